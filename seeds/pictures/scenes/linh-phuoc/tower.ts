import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, num, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import { mosaic, shards } from './mosaic';

const arch = (x: number, foot: number, w: number, h: number) =>
  `M${num(x - w)} ${num(foot)}V${num(foot - h)}A${num(w)} ${num(w)} 0 0 1 ${num(x + w)} ${num(foot - h)}V${num(foot)}Z`;

/** A column with a dragon of shards wound round it, foot at (x, y). */
function dragonColumn(stage: Stage, x: number, y: number, h: number, w: number): string {
  const [white, cobalt, green, ochre] = shards(stage);
  let coil = '';
  for (let py = y - 8; py > y - h + 18; py -= w * 2.6)
    coil += `M${num(x - w)} ${num(py)}Q${num(x)} ${num(py - 2)} ${num(x + w)} ${num(py - w * 1.4)}`;
  return (
    box(x - w, y - h, w * 2, h, white) +
    stroke(coil, green ?? white, w * 0.7) +
    stroke(coil, ochre ?? white, w * 0.2) +
    box(x - w - 3, y - 7, w * 2 + 6, 7, cobalt ?? white) +
    box(x - w - 3, y - h, w * 2 + 6, 7, cobalt ?? white)
  );
}

/** One storey with three arches between columns, a parapet before it, its foot at y; about `w` wide. */
function storey(stage: Stage, label: string, y: number, w: number, h: number): string {
  const { inks, dark, side } = stage;
  const lamp = dark || stage.time === 'dusk';
  const [white, cobalt, green, ochre] = shards(stage);
  const wall = mix(mix(inks.far, inks.paper, 0.45), inks.near, dark ? 0.5 : 0.14);
  const deep = lamp ? mix(inks.gold, inks.accent, 0.2) : mix(inks.near, inks.ink, 0.4);
  const bays = [-0.31, 0, 0.31];
  return (
    box(-w / 2, y - h, w, h, wall) +
    mosaic(stage, label, -w / 2, y - h, w, h, Math.round(w / 9), 8) +
    box(side > 0 ? -w / 2 : w * 0.24, y - h, w * 0.26, h, inks.near, { 'fill-opacity': 0.2 }) +
    bays
      .map(
        (k) =>
          fill(arch(w * k, y - 4, w * 0.115, h * 0.5), ochre ?? white) +
          fill(arch(w * k, y - 4, w * 0.09, h * 0.48), deep),
      )
      .join('') +
    [-0.46, -0.155, 0.155, 0.46].map((k) => dragonColumn(stage, w * k, y, h, w * 0.026)).join('') +
    box(-w / 2 - 10, y - h * 0.24, w + 20, h * 0.24, mix(cobalt ?? wall, inks.near, 0.12)) +
    mosaic(stage, `${label}-rail`, -w / 2 - 8, y - h * 0.22, w + 16, h * 0.2, Math.round(w / 14), 6) +
    box(-w / 2 - 14, y - h * 0.27, w + 28, h * 0.05, white) +
    bays
      .map(
        (k) =>
          disc(w * k, y - h * 0.11, h * 0.075, ochre ?? white) +
          disc(w * k, y - h * 0.11, h * 0.045, green ?? white),
      )
      .join('')
  );
}

/** The bell tower of seven storeys, each under its roof of shards; about 900 high, foot at the origin. */
export function bellTower(stage: Stage): string {
  const { inks } = stage;
  const [white, cobalt, , ochre] = shards(stage);
  const tile = mix(mix(cobalt ?? white, inks.far, 0.45), inks.near, 0.12);
  let out = box(-196, -26, 392, 28, mix(white, inks.near, 0.3)) + box(-180, -44, 360, 20, white);
  let [y, w] = [-44, 300];
  for (let i = 0; i < 7; i++) {
    const h = 92 * 0.945 ** i;
    const half = w * 0.63;
    out +=
      storey(stage, `storey${i}`, y, w, h) +
      curvedRoof(stage, {
        x: 0,
        half,
        eave: y - h + 8,
        ridge: y - h - 34 * 0.95 ** i,
        span: 0.68,
        upturn: 17,
        tile,
      }) +
      mosaic(stage, `roof${i}`, -half * 0.66, y - h - 26, half * 1.32, 26, Math.round(w / 16), 6) +
      [-1, 1]
        .map((k) =>
          stroke(
            `M${num(k * (half + 10))} ${num(y - h - 12)}q${num(k * 20)} -10 ${num(k * 14)} -30q${num(-k * 4)} -12 ${num(-k * 14)} -6`,
            ochre ?? white,
            5,
          ),
        )
        .join('');
    y -= h + 30 * 0.95 ** i;
    w *= 0.885;
  }
  return (
    out +
    box(-26, y - 18, 52, 24, white) +
    fill(
      `M-30 ${num(y - 16)}Q-26 ${num(y - 56)} 0 ${num(y - 66)}Q26 ${num(y - 56)} 30 ${num(y - 16)}Z`,
      tile,
    ) +
    disc(0, y - 72, 9, ochre ?? white) +
    stroke(`M0 ${num(y - 78)}v-34`, ochre ?? white, 6)
  );
}

/** The front of the main hall: three doors between dragon columns, roofs in three tiers with dragons and the wheel; foot at the origin. */
export function hallFront(stage: Stage): string {
  const { inks } = stage;
  const [white, cobalt, , ochre] = shards(stage);
  const tile = mix(mix(cobalt ?? white, inks.far, 0.4), inks.near, 0.16);
  const roof = (half: number, eave: number, ridge: number, crowned = false) =>
    curvedRoof(stage, { x: 0, half, eave, ridge, span: 0.72, upturn: 18, tile, crowned });
  let steps = '';
  for (let i = 0; i < 6; i++)
    steps += box(-110 - i * 9, -36 + i * 6, 220 + i * 18, 7, mix(white, inks.near, i % 2 ? 0.3 : 0.1));
  return (
    box(-270, -36, 540, 38, mix(white, inks.near, 0.25)) +
    storey(stage, 'hall', -36, 480, 150) +
    box(-92, -80, 184, 44, mix(inks.near, inks.ink, 0.4)) +
    steps +
    roof(296, -180, -236) +
    storey(stage, 'hall-up', -226, 300, 74) +
    roof(200, -294, -342) +
    box(-62, -372, 124, 34, white) +
    mosaic(stage, 'lantern', -60, -370, 120, 30, 9, 7) +
    roof(112, -370, -420, true) +
    disc(0, -356, 14, ochre ?? white)
  );
}
