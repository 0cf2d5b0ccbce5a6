import { mix } from '../../kit/colour';
import { conicalHat, dress } from '../../kit/people';
import { posed } from '../../kit/pose';
import type { Stage } from '../../kit/stage';
import { WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { closer, FLOOR, shed, shedFrame, shedLamp } from './shed';

/** A potter at the wheel, jars drying on planks behind, a heap of clay at hand. */
export function potter(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('potter');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const { timber } = shed(stage, x);
  const clay = mix(mix(inks.accentDark, inks.ground, 0.52), inks.near, stage.dark ? 0.36 : 0.06);
  const wet = mix(clay, inks.ink, 0.3);
  const kinds = [0, 1, 2, 3].map((k) =>
    stage.define(pot(stage, k, k % 2 ? clay : mix(clay, inks.paper, 0.2))),
  );
  for (const [row, y] of [
    [0, FLOOR - 178],
    [1, FLOOR - 20],
  ] as const) {
    stage.add(box(x - 700, y, 1400, 16, timber), box(x - 700, y, 1400, 5, mix(timber, inks.light, 0.3)));
    for (const px of [-560, 0, 560]) stage.add(box(x + px - 9, y, 18, 150, timber));
    for (let px = -640; px < 660; px += 92) {
      const k = random.int(0, 3);
      stage.add(place(use(kinds[k] ?? ''), x + px, y, random.range(0.56, 0.66) * (row ? 1 : 0.94)));
    }
  }
  shedFrame(stage, x, timber);
  shedLamp(stage, Math.round(x + s * 30));
  const [wx, wy] = [x + s * 150, 1010];
  const wheel = [
    oval(wx - s * 150, 1106, 470, 36, inks.ink, { 'fill-opacity': 0.3 }),
    fill(
      `M${num(wx - 40)} ${wy + 20}H${num(wx + 40)}L${num(wx + 66)} ${wy + 92}H${num(wx - 66)}Z`,
      mix(timber, inks.ink, 0.2),
    ),
    oval(wx, wy + 18, 176, 36, mix(timber, inks.ink, 0.3)),
    oval(wx, wy, 176, 36, mix(timber, inks.ground, 0.42)),
    stroke(
      `M${num(wx - 120)} ${wy}A120 22 0 0 0 ${num(wx + 60)} ${wy + 20}`,
      mix(timber, inks.light, 0.4),
      3,
    ),
    place(freshPot(stage, wet), wx, wy + 6, 1.08),
  ];
  const c = { ...dress(stage, random.pick([1, 2, 4])), hat: mix(inks.paper, inks.gold, 0.4) };
  const figure = posed(
    c,
    {
      head: [24, -86],
      neck: [17, -71],
      hip: [-2, -24],
      arms: [
        [
          [36, -54],
          [58, -56],
        ],
        [
          [31, -44],
          [52, -46],
        ],
      ],
      legs: [
        [
          [38, -32],
          [58, 4],
        ],
        [
          [32, -25],
          [24, 6],
        ],
      ],
    },
    { legs: mix(inks.near, inks.ink, 0.4) },
  );
  const apron = fill('M10 -46L34 -30Q40 -12 30 -2L22 -6Q24 -20 6 -26Z', mix(inks.paper, clay, 0.5));
  const person = [
    box(wx - s * 256 - 60, 1010, 120, 84, mix(timber, inks.ink, 0.1)),
    box(wx - s * 256 - 68, 1002, 136, 16, mix(timber, inks.ground, 0.3)),
    place(figure + apron + conicalHat(c, 23, -89, 8, 20), wx - s * 252, 1074, 4.1, s < 0),
  ];
  stage.add(closer([...wheel, ...person].join(''), x - s * 20, 1.26));
  stage.add(
    fill(
      `M${num(wx + s * 290)} 1150Q${num(wx + s * 300)} 1030 ${num(wx + s * 390)} 1024Q${num(wx + s * 480)} 1040 ${num(wx + s * 500)} 1150Z`,
      clay,
    ),
    fill(
      `M${num(wx + s * 390)} 1024Q${num(wx + s * 480)} 1040 ${num(wx + s * 500)} 1150H${num(wx + s * 430)}Q${num(wx + s * 440)} 1060 ${num(wx + s * 390)} 1024Z`,
      wet,
    ),
    place(use(kinds[1] ?? ''), x - s * 640, 1150, 1.5),
    place(use(kinds[0] ?? ''), x - s * 800, 1180, 1.7),
    place(use(kinds[2] ?? ''), x + s * 800, 1180, 1.6),
  );
  return { x: (x + s * 20) / WIDTH, y: 0.68 };
}

/** A jar or a bowl from the shelf, about 200 high, foot at the origin. */
function pot(stage: Stage, which: number, ink: string): string {
  const { inks, side } = stage;
  const shapes = [
    'M-44 0Q-92 -60 -78 -120Q-66 -160 -34 -172L-38 -192H38L34 -172Q66 -160 78 -120Q92 -60 44 0Z',
    'M-36 0Q-74 -70 -66 -110Q-58 -136 -24 -150Q-30 -190 -22 -214H22Q30 -190 24 -150Q58 -136 66 -110Q74 -70 36 0Z',
    'M-40 0Q-50 -10 -44 -20Q-92 -60 -96 -116H96Q92 -60 44 -20Q50 -10 40 0Z',
    'M-50 0Q-66 -80 -58 -150L-64 -166H64L58 -150Q66 -80 50 0Z',
  ];
  const d = shapes[which] ?? '';
  const tops = [-190, -212, -116, -166];
  const half = [36, 21, 92, 62];
  const [top, w] = [tops[which] ?? 0, half[which] ?? 0];
  const clip = stage.clip(fill(d, '#000'));
  return (
    fill(d, ink) +
    `<g clip-path="${clip}">${box(side > 0 ? -110 : 26, -230, 84, 240, mix(ink, inks.ink, 0.4))}${box(side > 0 ? 36 : -56, -230, 20, 240, mix(ink, inks.light, 0.4))}${stroke('M-100 -92Q0 -78 100 -92M-100 -74Q0 -60 100 -74', mix(ink, inks.ink, 0.35), 5)}</g>` +
    oval(0, top, w, w * 0.2, mix(ink, inks.ink, 0.6))
  );
}

/** The pot that grows on the wheel, with rings left by the fingers. */
function freshPot(stage: Stage, clay: string): string {
  const { inks, side } = stage;
  const d =
    'M-62 0Q-104 -60 -92 -120Q-84 -150 -54 -172Q-50 -196 -62 -212H62Q50 -196 54 -172Q84 -150 92 -120Q104 -60 62 0Z';
  const clip = stage.clip(fill(d, '#000'));
  let rings = '';
  for (let y = -20; y > -200; y -= 17) rings += `M-110 ${y}Q0 ${y + 18} 110 ${y}`;
  return (
    fill(d, clay) +
    `<g clip-path="${clip}">${fill(side > 0 ? 'M-110 10V-230H-44Q-70 -90 -30 10Z' : 'M110 10V-230H44Q70 -90 30 10Z', mix(clay, inks.ink, 0.4))}${stroke(rings, mix(clay, inks.light, 0.26), 3)}</g>` +
    oval(0, -212, 61, 12, mix(clay, inks.ink, 0.6)) +
    stroke('M-61 -212A61 12 0 0 0 61 -212', mix(clay, inks.light, 0.4), 4)
  );
}
