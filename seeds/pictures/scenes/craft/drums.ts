import { mix } from '../../kit/colour';
import { bigDrum } from '../../kit/dragon';
import { dress } from '../../kit/people';
import { posed } from '../../kit/pose';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { closer, FLOOR, shed, shedFrame, shedLamp } from './shed';

/** Drum makers: one drives pegs into the rim of a great drum, hides are stretched to dry, small drums stand in rows. */
export function drums(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('drums');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const { timber } = shed(stage, x);
  const red = mix(mix(inks.accent, inks.accentDark, 0.4), inks.near, stage.dark ? 0.34 : 0.06);
  const hide = mix(mix(inks.paper, inks.gold, 0.3), inks.near, stage.dark ? 0.34 : 0.06);
  for (const [dx, y, r] of [
    [-s * 470, 480, 120],
    [s * 520, 460, 110],
  ] as const)
    stage.add(stretched(stage, x + dx, y, r, hide, timber));
  shedFrame(stage, x, timber);
  stage.add(box(x - 690, FLOOR - 60, 1380, 18, timber));
  for (let px = -620; px < 640; px += 120) {
    const k = 0.7 + ((px + 700) % 3) * 0.12;
    stage.add(place(barrel(stage, red, hide), x + px, FLOOR - 60, k));
  }
  shedLamp(stage, Math.round(x));
  const shadow = oval(x, 1130, 480, 34, inks.ink, { 'fill-opacity': 0.3 });
  const [dx, dy] = [x + s * 140, 1046];
  const rest = `M${num(dx - 150)} 1130L${num(dx - 90)} 1040H${num(dx + 90)}L${num(dx + 150)} 1130Z`;
  const drum = fill(rest, mix(timber, inks.ink, 0.2)) + place(bigDrum(stage, 190), dx, dy, 1);
  const c = dress(stage, random.pick([1, 4, 3]));
  const figure = posed(
    c,
    {
      head: [15, -94],
      neck: [8, -78],
      hip: [-8, -34],
      arms: [
        [
          [30, -64],
          [50, -58],
        ],
        [
          [8, -98],
          [28, -112],
        ],
      ],
      legs: [
        [
          [18, -26],
          [14, 2],
        ],
        [
          [8, -14],
          [-18, 2],
        ],
      ],
    },
    { sash: inks.gold },
  );
  const mallet =
    stroke('M26 -110L40 -122', timber, 3.4) + stroke('M35 -130L47 -116', mix(timber, inks.ground, 0.4), 8);
  stage.add(closer(shadow + drum + place(figure + mallet, x - s * 230, 1116, 4, s < 0), x, 1.18));
  stage.add(
    place(barrel(stage, red, hide), x - s * 620, 1170, 2.1),
    place(barrel(stage, mix(timber, inks.ground, 0.5), hide), x - s * 800, 1190, 1.8),
    place(barrel(stage, red, hide), x + s * 700, 1180, 1.9),
  );
  let staves = '';
  for (let i = 0; i < 7; i++)
    staves += `M${num(x + s * (420 + i * 30))} ${1128 + i * 6}L${num(x + s * (620 + i * 34))} ${1070 + i * 8}`;
  stage.add(stroke(staves, mix(timber, inks.ground, 0.5), 13));
  return { x: x / WIDTH, y: 0.68 };
}

/** A hide pegged in a round frame. */
function stretched(stage: Stage, x: number, y: number, r: number, hide: string, timber: string): string {
  let cords = '';
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    cords += `M${num(x + Math.cos(a) * r * 0.78)} ${num(y + Math.sin(a) * r * 0.78)}L${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}`;
  }
  return (
    stroke(
      `M${num(x)} ${num(y - r)}V110M${num(x - r * 0.5)} ${num(y + r * 0.9)}V${FLOOR}M${num(x + r * 0.5)} ${num(y + r * 0.9)}V${FLOOR}`,
      timber,
      8,
    ) +
    disc(x, y, r * 0.8, hide) +
    disc(x + r * 0.2, y - r * 0.1, r * 0.42, mix(hide, stage.inks.ground, 0.4), { 'fill-opacity': 0.6 }) +
    stroke(cords, mix(timber, hide, 0.3), 3) +
    disc(x, y, r, 'none', { stroke: timber, 'stroke-width': 13 })
  );
}

/** A small drum on its end, about 100 high. */
function barrel(stage: Stage, paint: string, hide: string): string {
  const { inks, side } = stage;
  return (
    fill('M-36 -4Q-56 -50 -36 -96H36Q56 -50 36 -4Z', paint) +
    fill(
      side > 0 ? 'M-36 -4Q-56 -50 -36 -96H-16Q-30 -50 -16 -4Z' : 'M36 -4Q56 -50 36 -96H16Q30 -50 16 -4Z',
      mix(paint, inks.ink, 0.4),
    ) +
    stroke('M-41 -26Q0 -14 41 -26M-41 -78Q0 -66 41 -78', mix(paint, inks.ink, 0.5), 3) +
    oval(0, -96, 36, 9, hide) +
    stroke('M-35 -88Q0 -78 35 -88', inks.gold, 3, { 'stroke-dasharray': '1 6' }) +
    stroke('M-36 -4Q0 8 36 -4', hide, 5)
  );
}
