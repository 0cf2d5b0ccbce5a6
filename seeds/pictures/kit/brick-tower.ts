import type { Stage } from './stage';
import { fill, num } from './svg';

/** One storey of a tower of brick with three sides in sight, standing at (0, y). */
export interface Storey {
  y: number;
  width: number;
  height: number;
  /** How far the middle side reaches from the axis, as a share of the width. */
  face: number;
  /** Half the width at the top, as a share of the width at the foot. */
  taper: number;
}

/** The three walls of a storey: the middle one in its own ink, the others in the light and out of it. */
export function storeyWalls(
  stage: Stage,
  { y, width, height, face: share, taper }: Storey,
  { wall, lit, shade }: { wall: string; lit: string; shade: string },
): string {
  const [half, face, top] = [width / 2, width * share, width * taper];
  const panel = (from: number, to: number, ink: string) =>
    fill(
      `M${num(from)} ${num(y)}L${num((from / half) * top)} ${num(y - height)}H${num((to / half) * top)}L${num(to)} ${num(y)}Z`,
      ink,
    );
  return (
    panel(-half, -face, stage.side > 0 ? shade : lit) +
    panel(-face, face, wall) +
    panel(face, half, stage.side > 0 ? lit : shade)
  );
}

/** Something set into each of the three walls of a storey: wide in the middle one, narrow in those to the sides. */
export function onEachWall(
  { width, face }: Storey,
  middle: number,
  aside: number,
  drawn: (x: number, half: number) => string,
): string {
  const at = (width * face + width / 2) / 2;
  return drawn(0, width * middle) + drawn(-at, width * aside) + drawn(at, width * aside);
}

/** A niche with a round head, its sill `sill` above the storey's foot, `tall` of its height up to the spring of the arch. */
export function arched(
  { y, height }: Storey,
  x: number,
  half: number,
  { sill, tall, ink }: { sill: number; tall: number; ink: string },
): string {
  return fill(
    `M${num(x - half)} ${num(y - sill)}V${num(y - height * tall)}a${num(half)} ${num(half)} 0 0 1 ${num(half * 2)} 0V${num(y - sill)}Z`,
    ink,
  );
}
