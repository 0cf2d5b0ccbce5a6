import { mix } from '../../kit/colour';
import { balustrade, column, opening, pane, windowOn } from '../../kit/masonry';
import { type Plane, panel } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { disc, fill, num, type Point, stroke } from '../../kit/svg';
import { evening, type Wall } from './common';

/** The columned front of the northern house. */
export function columnFront(stage: Stage, plane: Plane, wall: Wall): string {
  const { inks } = stage;
  const glow = evening(stage);
  let out = '';
  const bays = 7;
  const bay = 600 / bays;
  for (let i = 0; i < bays; i++) {
    const x = -300 + bay * (i + 0.5);
    out +=
      fill(plane.shape(opening(x, 0, 62, 124, 'round')), wall.trim) +
      fill(plane.shape(opening(x, 0, 50, 116, 'round')), glow ? mix(inks.gold, inks.accent, 0.1) : wall.deep);
    out += stroke(`M${num(x)} 0v-112M${num(x - 25)} -86h50`, mix(inks.groundDark, inks.ink, 0.5), 3);
    out += windowOn(stage, plane, x, 158, 44, 138, {
      head: 'round',
      trim: wall.trim,
      glass: pane(stage, glow),
      shutter: mix(inks.leafDark, inks.near, 0.2),
    });
    out += windowOn(stage, plane, x, 328, 30, 34, {
      trim: wall.trim,
      glass: pane(stage, glow && i % 2 === 0),
    });
  }
  out += panel(plane, -310, 140, 620, 14, wall.trim) + balustrade(plane, -304, 304, 154, 28, wall.trim, 14);
  for (let i = 0; i <= bays; i++) out += column(stage, -300 + bay * i, -152, 158, 27, wall.trim);
  out += panel(plane, -322, 310, 644, 18, wall.trim) + panel(plane, -312, 300, 624, 10, wall.shade);
  out += panel(plane, -326, 372, 652, 16, wall.trim) + balustrade(plane, -320, 320, 388, 30, wall.trim, 17);
  for (const x of [-300, -100, 100, 300]) out += urn(x, -418, wall);
  return out;
}

/** A vase of stone on a cornice. */
export function urn(x: number, y: number, wall: Wall): string {
  return (
    fill(`M${x - 12} ${y}h24l-5 -10q16 -14 6 -34h-26q-10 20 6 34Z`, wall.trim) + disc(x, y - 50, 7, wall.trim)
  );
}

/** The arch of the southern house: a shell over three doors, with figures and garlands. */
export function archFront(stage: Stage, plane: Plane, wall: Wall): string {
  const { inks, side } = stage;
  const glow = evening(stage);
  const ring = (r: number, lift: number): Point[] => {
    const list: Point[] = [
      [-r, 120],
      [r, 120],
    ];
    for (let i = 0; i <= 20; i++) {
      const a = (Math.PI * i) / 20;
      list.push([Math.cos(a) * r, 190 + lift + Math.sin(a) * r]);
    }
    return list;
  };
  let out =
    panel(plane, -300, 0, 600, 420, wall.lit) + panel(plane, side > 0 ? -300 : 200, 0, 100, 420, wall.shade);
  out +=
    fill(plane.shape(ring(250, 0)), wall.trim) +
    fill(plane.shape(ring(228, 0)), wall.shade) +
    fill(plane.shape(ring(206, 0)), wall.trim) +
    fill(plane.shape(ring(186, 0)), glow ? mix(inks.gold, inks.accent, 0.2) : wall.deep);
  let rays = '';
  for (let i = 1; i < 12; i++) {
    const a = (Math.PI * i) / 12;
    rays += `M${num(Math.cos(a) * 60)} ${num(-190 - Math.sin(a) * 60)}L${num(Math.cos(a) * 184)} ${num(-190 - Math.sin(a) * 184)}`;
  }
  out += stroke(rays, glow ? mix(inks.gold, inks.ink, 0.5) : mix(wall.shade, inks.ink, 0.2), 4);
  for (const k of [-124, -62, 0, 62, 124]) out += panel(plane, k - 4, 124, 8, 66, wall.trim);
  out += panel(plane, -310, 112, 620, 16, wall.trim) + balustrade(plane, -300, 300, 128, 30, wall.trim, 15);
  for (const x of [-200, -100, 0, 100, 200])
    out +=
      fill(plane.shape(opening(x, 0, 66, 100, 'round')), wall.trim) +
      fill(plane.shape(opening(x, 0, 52, 92, 'round')), glow ? mix(inks.gold, inks.accent, 0.1) : wall.deep) +
      stroke(`M${x} 0v-90`, inks.ink, 3);
  for (const k of [-1, 1]) {
    for (const x of [k * 282, k * 246]) out += column(stage, x, -128, 292, 20, wall.trim);
    out += figure(k * 112, -452, wall, k) + figure(k * 176, -436, wall, -k);
  }
  const crest: Point[] = [
    [-320, 420],
    [320, 420],
    [320, 438],
    [230, 440],
    [150, 474],
    [0, 512],
    [-150, 474],
    [-230, 440],
    [-320, 438],
  ];
  out += fill(plane.shape(crest), wall.trim) + disc(0, -462, 32, wall.shade) + disc(0, -462, 22, inks.gold);
  let leaves = '';
  for (let i = 0; i < 9; i++) leaves += `M${-200 + i * 50} -424q25 26 50 0`;
  return out + stroke(leaves, wall.shade, 5);
}

/** A winged figure on the cornice. */
function figure(x: number, y: number, wall: Wall, k: number): string {
  return (
    fill(`M${x - 10} ${y}L${x - 4} ${y - 42}h10l8 42Z`, wall.trim) +
    fill(`M${x} ${y - 40}q${k * 30} -34 ${k * 44} -20q${-k * 8} 22 ${-k * 36} 34Z`, wall.trim) +
    stroke(`M${x + 2} ${y - 38}L${x - k * 20} ${y - 62}`, wall.trim, 5) +
    disc(x + 1, y - 50, 7, wall.trim)
  );
}
