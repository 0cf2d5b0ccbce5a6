import { mix } from '../kit/colour';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { ridge } from '../kit/path';
import { dress } from '../kit/people';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, num, type Point, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** How high the walkway lies at an x, and how near it is: it swings out towards us and back into the slope. */
const deckAt = (x: number) => 690 + 120 * Math.sin(((x + 200) / (WIDTH + 400)) * Math.PI);

/** The Golden Bridge of Bà Nà: a gilded walkway that two hands of stone colour hold out over the forest. That bridge only. */
export function goldenBridge(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('golden-bridge');
  const x = WIDTH * random.range(0.48, 0.52);
  stage.add(
    sky(stage, {
      horizon: 700,
      clouds: random.int(4, 6),
      sun: { x: x - side * 120, y: 250, r: 84 },
      rays: random.chance(0.5),
    }),
  );
  for (const [i, y] of [500, 610, 730].entries()) {
    const ink = mix(mix(inks.middle, inks.leafDark, 0.2 + i * 0.25), inks.far, 0.55 - i * 0.25);
    stage.add(
      massif(stage, `range${i}`, {
        y,
        rise: 120 - i * 20,
        swell: 420 - i * 60,
        base: HEIGHT,
        ink,
        shade: mix(ink, inks.near, 0.2),
      }).svg,
      mist(stage, `air${i}`, y + 110, 180, mix(inks.cloud, inks.skyLow, 0.4), 0.7),
    );
  }
  const slope = (label: string, y: number, dim: number) =>
    wood(
      stage,
      label,
      ridge(random.fork(label), {
        left: -20,
        right: WIDTH + 20,
        y,
        rise: 30,
        swell: 240,
        bend: (px) => -(((px - x) / 900) ** 2) * 150,
      }),
      54,
      mix(inks.leafDark, inks.near, dim),
      mix(inks.leaf, inks.leafDark, dim),
      420,
    );
  stage.add(slope('back', 960, 0.1));
  stage.add(hand(stage, x - 330, 1), hand(stage, x + 330, -1));
  stage.add(walkway(stage));
  stage.add(thumb(stage, x - 330, 1), thumb(stage, x + 330, -1));
  stage.add(slope('front', 1110, dark ? 0.5 : 0.3));
  return { x: x / WIDTH, y: 0.58 };
}

const stoneOf = ({ inks, dark }: Stage) =>
  mix(mix(mix(inks.far, inks.ground, 0.55), inks.leafDark, 0.12), inks.near, dark ? 0.4 : 0.1);

/** The forearm out of the forest and four fingers behind the walkway; `turn` 1 leans to the right. */
function hand(stage: Stage, x: number, turn: 1 | -1): string {
  const { inks, side } = stage;
  const stone = stoneOf(stage);
  const shade = mix(stone, inks.near, 0.4);
  const y = deckAt(x);
  let out = fill(
    'M-92 420C-88 300 -112 210 -118 120C-122 60 -96 26 -40 22L84 26C112 40 112 96 96 150C84 220 92 320 104 420Z',
    stone,
  );
  out += fill(
    side * turn > 0
      ? 'M-92 420C-88 300 -112 210 -118 120C-121 74 -106 44 -76 32C-62 120 -40 240 -36 420Z'
      : 'M104 420C92 320 84 220 96 150C110 100 112 44 90 30C70 120 50 240 52 420Z',
    shade,
  );
  for (const [fx, h, lean] of [
    [-86, 150, -26],
    [-38, 196, -8],
    [12, 190, 12],
    [60, 150, 30],
  ] as const) {
    const tip: Point = [fx + lean, -h];
    out +=
      fill(
        `M${fx - 25} 40C${fx - 27} ${num(-h * 0.4)} ${num(tip[0] - 24)} ${num(-h * 0.8)} ${num(tip[0] - 15)} ${num(tip[1])}Q${num(tip[0])} ${num(tip[1] - 20)} ${num(tip[0] + 16)} ${num(tip[1])}C${num(tip[0] + 24)} ${num(-h * 0.75)} ${fx + 27} ${num(-h * 0.36)} ${fx + 25} 40Z`,
        stone,
      ) +
      fill(
        `M${fx + (side > 0 ? -25 : 25)} 40C${fx + (side > 0 ? -27 : 27)} ${num(-h * 0.4)} ${num(tip[0] - side * 24)} ${num(-h * 0.8)} ${num(tip[0] - side * 15)} ${num(tip[1])}Q${num(tip[0] - side * 4)} ${num(-h * 0.5)} ${fx - side * 7} 40Z`,
        shade,
      ) +
      stroke(
        `M${fx - 20 + lean * 0.5} ${num(-h * 0.5)}q20 -9 40 0M${fx - 20 + lean * 0.72} ${num(-h * 0.74)}q18 -8 36 0`,
        shade,
        4,
      );
  }
  let cracks = '';
  for (let i = 0; i < 6; i++) cracks += `M${-70 + i * 30} ${70 + (i % 3) * 60}l${8 - i * 3} 44l10 30`;
  out +=
    stroke(cracks, mix(shade, inks.ink, 0.2), 3, { 'stroke-opacity': 0.6 }) +
    fill(
      'M-112 90q22 -26 46 -8q-6 34 -40 50ZM60 130q30 -16 42 12q-12 40 -38 44Z',
      mix(stone, inks.leafDark, 0.55),
    );
  return place(out, x, y, 1.12, turn < 0);
}

/** The thumb, over the near rail. */
function thumb(stage: Stage, x: number, turn: 1 | -1): string {
  const { inks } = stage;
  const stone = mix(stoneOf(stage), inks.light, 0.12);
  return place(
    fill('M60 132C96 110 130 66 140 12Q146 -22 168 -20Q190 -14 184 26C176 92 140 150 92 176Z', stone) +
      stroke('M92 176C140 150 176 92 184 26', mix(stone, inks.near, 0.5), 5) +
      stroke('M144 8q18 -6 34 6', mix(stone, inks.near, 0.4), 4),
    x,
    deckAt(x),
    1.12,
    turn < 0,
  );
}

/** Gilded rails on both sides, a pale deck between them, and those who walk on it. */
function walkway(stage: Stage): string {
  const { inks, dark } = stage;
  const gold = mix(mix(inks.gold, inks.paper, 0.1), inks.near, dark ? 0.25 : 0);
  const low = mix(gold, mix(inks.accentDark, inks.ink, 0.4), 0.4);
  const line = (lift: number) => {
    let d = '';
    for (let x = -40; x <= WIDTH + 40; x += 40) d += `${d ? 'L' : 'M'}${x} ${num(deckAt(x) + lift)}`;
    return d;
  };
  const band = (from: number, to: number) => {
    let back = '';
    for (let x = WIDTH + 40; x >= -40; x -= 40) back += `L${x} ${num(deckAt(x) + to)}`;
    return `${line(from)}${back}Z`;
  };
  const posts = (from: number, to: number, gap: number) => {
    let d = '';
    for (let x = -40; x <= WIDTH + 40; x += gap) d += `M${x} ${num(deckAt(x) + from)}V${num(deckAt(x) + to)}`;
    return d;
  };
  const walkers = [
    [430, 0],
    [486, 3],
    [760, 1],
    [905, 4],
    [948, 2],
    [1120, 3],
    [1400, 5],
    [1462, 0],
  ] as const;
  return (
    stroke(posts(-52, -6, 30), low, 3) +
    stroke(line(-52), low, 6) +
    fill(band(-8, 34), mix(mix(inks.ground, inks.paper, 0.4), inks.near, dark ? 0.5 : 0.06)) +
    walkers
      .map(([x, which]) =>
        place(
          visitor(dress(stage, which), { skirt: which === 3, bag: which === 5 ? inks.groundDark : '' }),
          x,
          deckAt(x) + 18,
          0.86,
          x % 4 === 0,
        ),
      )
      .join('') +
    fill(band(34, 62), gold) +
    fill(band(54, 66), low) +
    stroke(posts(-18, 36, 22), gold, 4) +
    stroke(line(-18), gold, 9)
  );
}
