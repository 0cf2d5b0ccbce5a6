import { backdrop } from '../../kit/backdrop';
import { mix } from '../../kit/colour';
import { conicalHat, dress } from '../../kit/people';
import { posed } from '../../kit/pose';
import { type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { villageYard } from './yard';

/** Noodles of canna starch drying below mountains, brown as tea. */
export function cannaNoodles(stage: Stage): Focal {
  const { inks, dark } = stage;
  const earth = mix(mix(inks.ground, inks.groundDark, 0.25), inks.near, dark ? 0.42 : 0.06);
  backdrop(stage, { ground: 640, hills: 330, earth });
  return drying(stage, mix(mix(inks.gold, inks.groundDark, 0.55), inks.accentDark, 0.12));
}

/** Rice noodles drying in a village yard, white. */
export function riceNoodles(stage: Stage): Focal {
  const x = WIDTH / 2;
  villageYard(stage, x, 650);
  return drying(stage, mix(stage.inks.paper, stage.inks.light, 0.4));
}

/** Rows of bamboo rails hung with noodles, nearer ones larger, and a woman who hangs up one more length. */
function drying(stage: Stage, noodle: string): Focal {
  const { inks } = stage;
  const random = stage.random.fork('noodles');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const ink = mix(noodle, inks.near, stage.dark ? 0.34 : 0.02);
  const rail = stage.define(railOf(stage, ink));
  for (const [y, k, shift] of [
    [742, 0.42, 110],
    [812, 0.6, -70],
    [912, 0.86, 60],
  ] as const)
    for (let i = -3; i <= 3; i++) {
      const px = x + s * shift + i * 640 * k;
      if (px > -400 && px < WIDTH + 400) stage.add(place(use(rail), px, y, k, i % 2 > 0));
    }
  stage.add(hanger(stage, x, s, ink));
  for (const px of [x - s * 790, x + s * 700]) stage.add(place(use(rail), px, 1130, 1.24, s < 0));
  return { x: x / WIDTH, y: 0.62 };
}

/** A length of noodles doubled over its rail, hanging from the origin. */
function skein(stage: Stage, ink: string, label: string, length: number): string {
  const random = stage.random.fork(`skein-${label}`);
  const l = length * random.range(0.94, 1.05);
  const d = `M-30 -6Q0 -16 30 -6L${num(36 + random.range(-3, 3))} ${num(l)}Q0 ${num(l + 12)} ${num(-36 + random.range(-3, 3))} ${num(l - 4)}Z`;
  let dark = '';
  let lit = '';
  for (let i = -4; i <= 4; i++) {
    const line = `M${i * 6.4} -6Q${num(i * 7 + random.range(-3, 3))} ${num(l * 0.5)} ${num(i * 8)} ${num(l)}`;
    if (i % 2) dark += line;
    else lit += line;
  }
  return (
    fill(d, ink) +
    stroke(dark, mix(ink, stage.inks.ink, 0.3), 2.2) +
    stroke(lit, mix(ink, stage.inks.light, 0.5), 2) +
    fill(
      `M${-30 * stage.side} -6L${-10 * stage.side} -10L${-12 * stage.side} ${num(l)}H${-36 * stage.side}Z`,
      stage.inks.ink,
      {
        'fill-opacity': 0.12,
      },
    )
  );
}

/** A rail of bamboo on crossed legs with eight lengths on it; about 620 wide, its feet at the origin. */
function railOf(stage: Stage, ink: string): string {
  const { inks, dark } = stage;
  const bamboo = mix(mix(inks.gold, inks.groundDark, 0.45), inks.near, dark ? 0.36 : 0.06);
  const legs = 'M-286 6L-262 -262M-238 6L-262 -262M286 6L262 -262M238 6L262 -262';
  let lengths = '';
  for (let i = 0; i < 8; i++) lengths += place(skein(stage, ink, `${i}`, 196), -231 + i * 66, -246);
  return (
    fill('M-290 10L-230 -14H330L280 18Z', inks.ink, { 'fill-opacity': 0.22 }) +
    stroke(legs, mix(bamboo, inks.ink, 0.25), 11) +
    lengths +
    stroke('M-312 -248H312', bamboo, 13) +
    stroke('M-312 -251H312', mix(bamboo, inks.light, 0.4), 4)
  );
}

function hanger(stage: Stage, x: number, s: number, ink: string): string {
  const { inks } = stage;
  const c = {
    ...dress(stage, stage.random.fork('coat').pick([0, 1, 3])),
    skin: mix(inks.skin, inks.light, 0.2),
  };
  const figure = posed(
    c,
    {
      head: [6, -86],
      neck: [2, -72],
      hip: [-2, -42],
      arms: [
        [
          [16, -70],
          [34, -82],
        ],
        [
          [12, -64],
          [32, -78],
        ],
      ],
      legs: [
        [
          [-8, -22],
          [-14, -2],
        ],
        [
          [6, -22],
          [10, -2],
        ],
      ],
    },
    { legs: mix(inks.ink, inks.near, 0.3) },
  );
  return (
    oval(x, 1064, 160, 15, inks.ink, { 'fill-opacity': 0.28 }) +
    place(figure + conicalHat(c, 6, -90, 4, 20), x - s * 40, 1060, 4.2, s < 0) +
    place(
      skein(stage, ink, 'held-a', 210) + place(skein(stage, ink, 'held-b', 200), 58, 0),
      x - s * 40 + s * 150,
      722,
      1.1,
      s < 0,
    ) +
    stroke(`M${num(x + s * 60)} 716H${num(x + s * 260)}`, mix(inks.gold, inks.groundDark, 0.5), 12)
  );
}
