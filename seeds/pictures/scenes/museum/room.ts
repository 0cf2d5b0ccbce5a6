import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, fill, num, oval, stroke } from '../../kit/svg';

/** The inks of a quiet room: its wall, floor and wood follow the light of the hour. */
export function roomInks(stage: Stage): {
  wall: string;
  deep: string;
  floor: string;
  trim: string;
  plinth: string;
} {
  const { inks } = stage;
  const random = stage.random.fork('room');
  const tint = random.pick([inks.waterLow, inks.leafDark, inks.accentDark, inks.middle]);
  const wall = mix(mix(tint, inks.paper, stage.dark ? 0.08 : 0.34), inks.near, stage.dark ? 0.45 : 0.2);
  return {
    wall,
    deep: mix(wall, inks.ink, 0.4),
    floor: mix(mix(inks.ground, inks.groundDark, 0.5), inks.near, stage.dark ? 0.42 : 0.14),
    trim: mix(wall, inks.paper, 0.5),
    plinth: mix(inks.paper, inks.far, stage.dark ? 0.4 : 0.2),
  };
}

/** A plinth with its top seen a little, standing at (x, y). */
export function plinth(
  stage: Stage,
  x: number,
  y: number,
  half: number,
  height: number,
  ink: string,
): string {
  const { inks, side } = stage;
  const top = y - height;
  return (
    fill(
      `M${num(x - half)} ${num(y)}L${num(x - side * half * 2.6)} ${num(y + 46)}H${num(x + half * (side > 0 ? -0.2 : 2))}L${num(x + half)} ${num(y)}Z`,
      inks.ink,
      { 'fill-opacity': 0.2 },
    ) +
    box(x - half, top, half * 2, height, ink) +
    box(side > 0 ? x - half : x + half * 0.36, top, half * 0.64, height, mix(ink, inks.near, 0.34)) +
    fill(
      `M${num(x - half)} ${num(top)}L${num(x - half * 0.86)} ${num(top - 34)}H${num(x + half * 0.86)}L${num(x + half)} ${num(top)}Z`,
      mix(ink, inks.light, 0.6),
    ) +
    stroke(`M${num(x - half)} ${num(top)}H${num(x + half)}`, mix(ink, inks.near, 0.3), 2.4) +
    box(x - 34, top + height * 0.3, 68, 40, mix(inks.paper, inks.light, 0.5), { rx: 2 }) +
    stroke(
      `M${num(x - 24)} ${num(top + height * 0.3 + 12)}h48m-48 9h40m-40 9h44`,
      mix(inks.far, inks.ink, 0.4),
      2.4,
    )
  );
}

/** A soft cone of lamp light from above. */
export function lamplight(stage: Stage, x: number, top: number, foot: number, spread: number): string {
  const { inks } = stage;
  const paint = stage.blend([
    [0, inks.light, stage.dark ? 0.36 : 0.3],
    [1, inks.light, 0.02],
  ]);
  return (
    fill(
      `M${num(x - 20)} ${num(top)}H${num(x + 20)}L${num(x + spread)} ${num(foot)}H${num(x - spread)}Z`,
      paint,
    ) + oval(x, foot, spread, spread * 0.14, inks.light, { 'fill-opacity': stage.dark ? 0.1 : 0.14 })
  );
}
