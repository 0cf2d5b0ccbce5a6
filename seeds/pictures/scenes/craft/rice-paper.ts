import { mix } from '../../kit/colour';
import { mist } from '../../kit/mist';
import { conicalHat, dress } from '../../kit/people';
import { palm } from '../../kit/plants';
import { posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke, use } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';

/** Rice paper drying: rounds like moons on racks of split bamboo leaning to the sun, a woman who carries one out. */
export function ricePaper(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('rice-paper');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const sun = { x: x + s * random.range(380, 620), y: random.range(190, 280), r: 84 };
  stage.add(sky(stage, { horizon: 640, clouds: random.int(3, 6), sun }));
  const yard = mix(mix(inks.ground, inks.paper, 0.25), inks.near, dark ? 0.42 : 0.04);
  stage.add(
    broadTree(stage, 'grove-a', x - 760, 660, 420, { distance: 0.2 }),
    broadTree(stage, 'grove-b', x + 780, 660, 380, { distance: 0.25 }),
    palm(stage, 'palm-a', x - s * 420, 660, 440, 0.06),
    palm(stage, 'palm-b', x + s * 560, 664, 520, -0.08),
    place(house(stage), x - s * 120, 664, 1, s < 0),
    mist(stage, 'air', 620, 110, inks.skyLow, 0.4),
    box(
      -10,
      650,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(yard, inks.light, 0.3)],
        [1, mix(yard, inks.near, 0.24)],
      ]),
    ),
  );
  const rack = stage.define(dryingRack(stage, yard));
  for (const [y, k, shift] of [
    [720, 0.5, 60],
    [800, 0.72, -40],
    [910, 1, 90],
  ] as const)
    for (let i = -4; i <= 4; i++) {
      const px = x + s * shift + i * 470 * k;
      if (y === 910 && Math.abs(px - x) < 330) continue;
      stage.add(place(use(rack), px, y, k, s < 0));
    }
  stage.add(woman(stage, x, s, rack));
  for (const px of [x - 720, x - 60, x + 640]) stage.add(place(use(rack), px, 1190, 1.32, s < 0));
  return { x: x / WIDTH, y: 0.6 };
}

/** The low house with its stove, steam over the pot where the sheets are made. */
function house(stage: Stage): string {
  const { inks, dark } = stage;
  const wall = mix(mix(inks.paper, inks.gold, 0.3), inks.near, dark ? 0.45 : 0.1);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.45), inks.near, 0.22);
  let rows = '';
  for (let px = -230; px < 240; px += 16) rows += `M${px} -112L${num(px * 0.86)} -196`;
  return (
    box(-220, -116, 440, 120, wall) +
    box(-60, -92, 110, 96, mix(inks.near, inks.ink, 0.3)) +
    box(110, -84, 70, 50, mix(inks.near, inks.ink, 0.3)) +
    fill('M-252 -108H252L204 -200H-204Z', tile) +
    stroke(rows, mix(tile, inks.ink, 0.35), 3) +
    stroke('M-206 -200H206', mix(tile, inks.light, 0.3), 9) +
    stroke('M-6 -96q-26 -40 6 -84t-6 -90t18 -70', inks.paper, 22, { 'stroke-opacity': 0.32 })
  );
}

/** A rack of woven bamboo with six rounds on it, leaning on its stick; about 430 wide, its foot at the origin. */
function dryingRack(stage: Stage, yard: string): string {
  const { inks, side } = stage;
  const bamboo = mix(mix(inks.gold, inks.groundDark, 0.4), inks.near, stage.dark ? 0.3 : 0.05);
  const sheet = mix(mix(inks.paper, inks.light, 0.5), inks.near, stage.dark ? 0.3 : 0);
  const frame = 'M-215 0L-178 -210H178L215 0Z';
  let weave = '';
  for (let i = 1; i < 18; i++) {
    const t = i / 18;
    weave += `M${num(-215 + 430 * t)} 0L${num(-178 + 356 * t)} -210`;
  }
  for (let y = -14; y > -206; y -= 16) weave += `M${num(-215 - y * 0.176)} ${y}H${num(215 + y * 0.176)}`;
  let rounds = '';
  for (const [row, y] of [
    [0, -54],
    [1, -152],
  ] as const)
    for (const i of [-1, 0, 1]) {
      const px = i * (132 - row * 14);
      rounds +=
        oval(px + 4, y + 5, 62 - row * 5, 46 - row * 4, mix(bamboo, inks.ink, 0.3)) +
        oval(px, y, 62 - row * 5, 46 - row * 4, sheet) +
        oval(px - side * 4, y + 3, 52 - row * 5, 37 - row * 4, mix(sheet, yard, 0.14)) +
        stroke(
          `M${num(px - 30)} ${y - 16}l50 26M${num(px - 10)} ${y - 30}l40 22M${num(px - 40)} ${y + 6}l40 22`,
          mix(sheet, bamboo, 0.26),
          2,
        );
    }
  return (
    fill(`M-230 8L-60 -30H300L240 14Z`, inks.near, { 'fill-opacity': 0.22 }) +
    stroke('M-150 -190L-110 8M150 -190L190 8', mix(bamboo, inks.ink, 0.4), 9) +
    fill(frame, mix(bamboo, yard, 0.3)) +
    stroke(weave, bamboo, 3) +
    rounds +
    stroke('M-215 0L-178 -210H178L215 0Z', mix(bamboo, inks.ink, 0.24), 9)
  );
}

function woman(stage: Stage, x: number, s: number, rack: string): string {
  const { inks } = stage;
  const c = {
    ...dress(stage, stage.random.fork('coat').pick([0, 1, 4])),
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
          [16, -68],
          [22, -88],
        ],
        [
          [12, -62],
          [24, -84],
        ],
      ],
      legs: [
        [
          [-12, -22],
          [-20, -2],
        ],
        [
          [8, -22],
          [14, -2],
        ],
      ],
    },
    { legs: mix(inks.ink, inks.near, 0.3) },
  );
  return (
    oval(x, 1000, 150, 14, inks.ink, { 'fill-opacity': 0.28 }) +
    place(use(rack), x + s * 40, 716, 0.9, s < 0) +
    place(figure + conicalHat(c, 6, -90, 4, 20), x - s * 20, 996, 4, s < 0)
  );
}
