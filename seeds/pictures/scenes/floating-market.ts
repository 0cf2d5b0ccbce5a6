import { sampan } from '../kit/boats';
import { mix } from '../kit/colour';
import { FRUITS, type Fruit, fruit } from '../kit/fruit';
import { wood } from '../kit/land';
import { fruitSampan, seller, tradingBoat } from '../kit/market-boats';
import { mist } from '../kit/mist';
import { lens } from '../kit/path';
import { dress, standingRower } from '../kit/people';
import { bananaLeaf, lotusFlower, lotusLeaf, palm } from '../kit/plants';
import { reuse } from '../kit/reuse';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, type Point, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { lightPath, mirrored, ripples, water } from '../kit/water';

/**
 * A floating market of the delta: boats heaped with fruit, each with its sign on a pole. As Cái Răng (`pole`) we lie under
 * the pole of a trading boat, the road bridge behind.
 */
export function floatingMarket(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.4, 0.47);
  const subject = WIDTH * random.range(0.45, 0.55);
  const sun = {
    x: subject + side * random.range(160, 480),
    y: horizon - random.range(130, 260),
    r: random.range(80, 124),
  };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.5) }));
  stage.add(birds(stage, subject - side * 420, horizon * 0.42, 110, inks.ink));
  stage.add(water(stage, { top: horizon, lightAt: sun.x }));
  bank(stage, horizon);
  if (stage.motif === 'pole') bridge(stage, horizon);
  stage.add(mist(stage, 'bank-air', horizon - 6, 90, inks.skyLow, 0.5));
  traffic(stage, horizon, subject);
  const y = stage.motif === 'pole' ? underThePole(stage, subject) : near(stage, subject);
  foreground(stage);
  return { x: subject / WIDTH, y: (y - 130) / HEIGHT };
}

/** The far bank: a wood of palms, and houses standing in the river. */
function bank(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('bank');
  const line: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 20) line.push([x, horizon - 14 + Math.sin(x / 170) * 5]);
  let out = wood(
    stage,
    'bank',
    line,
    22,
    mix(inks.leafDark, inks.far, 0.45),
    mix(inks.leaf, inks.far, 0.45),
    18,
  );
  for (let i = 0; i < 5; i++)
    out += palm(
      stage,
      `palm${i}`,
      random.range(0, WIDTH),
      horizon,
      random.range(120, 210),
      random.range(-0.2, 0.2),
    );
  const roofs = [
    mix(inks.accentDark, inks.far, 0.3),
    mix(inks.far, inks.middle, 0.5),
    mix(inks.groundDark, inks.far, 0.3),
  ];
  for (let x = random.range(-60, 60), i = 0; x < WIDTH; i++) {
    const w = random.range(110, 190);
    if (random.chance(0.72))
      out += riverHouse(stage, x, horizon, w, roofs[i % 3] ?? inks.far, random.range(52, 78));
    x += w + random.range(-6, 70);
  }
  const drawn = reuse(stage, out);
  stage.add(
    mirrored(stage, 'bank', drawn, { waterline: horizon + 8, depth: 150, squash: 0.7, opacity: 0.5 }),
    drawn,
  );
}

function riverHouse(stage: Stage, x: number, base: number, w: number, roof: string, h: number): string {
  const { inks, side } = stage;
  const wall = mix(inks.ground, inks.far, 0.45);
  const posts = Array.from(
    { length: 5 },
    (_, i) => `M${num(x + 8 + (i * (w - 16)) / 4)} ${num(base - 14)}v26`,
  ).join('');
  return (
    stroke(posts, inks.ink, 3.4) +
    box(x, base - h - 14, w, h, wall) +
    box(side > 0 ? x : x + w * 0.62, base - h - 14, w * 0.38, h, mix(wall, inks.near, 0.35)) +
    box(x + w * 0.14, base - h, w * 0.2, h - 16, stage.dark ? inks.gold : mix(inks.near, inks.far, 0.2)) +
    box(x + w * 0.56, base - h, w * 0.26, h * 0.45, stage.dark ? inks.gold : mix(inks.near, inks.far, 0.2)) +
    fill(
      `M${num(x - 14)} ${num(base - h - 6)}L${num(x + w * 0.14)} ${num(base - h - 50)}L${num(x + w * 0.86)} ${num(base - h - 50)}L${num(x + w + 14)} ${num(base - h - 6)}Z`,
      roof,
    ) +
    fill(
      `M${num(x - 14)} ${num(base - h - 6)}L${num(x + w * 0.14)} ${num(base - h - 50)}L${num(x + w * 0.4)} ${num(base - h - 50)}L${num(x + w * 0.3)} ${num(base - h - 6)}Z`,
      mix(roof, side > 0 ? inks.ink : inks.light, 0.22),
    ) +
    box(x - 8, base - 20, w + 16, 7, inks.ink) +
    stroke(
      `M${num(x - 4)} ${num(base - 36)}H${num(x + w * 0.12)}M${num(x + w * 0.4)} ${num(base - 36)}H${num(x + w + 4)}`,
      inks.ink,
      2,
    )
  );
}

function afloat(
  stage: Stage,
  label: string,
  drawing: string,
  x: number,
  y: number,
  scale: number,
  flip: boolean,
): void {
  const placed = reuse(stage, place(drawing, x, y, scale, flip));
  stage.add(
    mirrored(stage, label, placed, {
      waterline: y + 9 * scale,
      depth: 120 * scale,
      squash: 0.6,
      opacity: 0.42,
      left: x - 220 * scale,
      right: x + 220 * scale,
    }),
  );
  stage.add(
    fill(lens(x - 190 * scale, x + 190 * scale, y + 10 * scale, 12 * scale), stage.inks.waterLow, {
      'fill-opacity': 0.75,
    }),
    placed,
  );
}

/** The market behind: trading boats by depth, sampans between them. */
function traffic(stage: Stage, horizon: number, subject: number): void {
  const random = stage.random.fork('traffic');
  const kinds = random.shuffle(FRUITS);
  const pickKinds = (i: number): [Fruit, ...Fruit[]] => [
    kinds[i % 7] ?? 'melon',
    kinds[(i + 1) % 7] ?? 'mango',
    kinds[(i + 3) % 7] ?? 'pumpkin',
    kinds[(i + 4) % 7] ?? 'cabbage',
  ];
  const rowA = random.shuffle([0.08, 0.3, 0.52, 0.72, 0.94]).slice(0, random.int(3, 4));
  for (const [i, share] of rowA.entries()) {
    const s = random.range(0.52, 0.66);
    afloat(
      stage,
      `far${i}`,
      tradingBoat(stage, `far${i}`, pickKinds(i), place(standingRower(dress(stage, i)), 0, 0)),
      WIDTH * share + random.range(-30, 30),
      horizon + 62 + i * 9,
      s,
      random.chance(0.5),
    );
  }
  for (let i = 0; i < 3; i++)
    afloat(
      stage,
      `small${i}`,
      sampan(stage, dress(stage, i + 1), i % 2 ? 'standing' : 'seated'),
      WIDTH * random.range(0.08, 0.92),
      horizon + 150 + i * 22,
      0.74,
      random.chance(0.5),
    );
  const s = random.sign();
  afloat(
    stage,
    'mid-a',
    tradingBoat(stage, 'mid-a', pickKinds(2), place(standingRower(dress(stage, 1)), 0, 0)),
    subject + s * random.range(430, 560),
    horizon + 262,
    1.16,
    random.chance(0.5),
  );
  afloat(
    stage,
    'mid-b',
    tradingBoat(stage, 'mid-b', pickKinds(5), place(standingRower(dress(stage, 4)), 0, 0)),
    subject - s * random.range(500, 640),
    horizon + 226,
    1.02,
    random.chance(0.5),
  );
}

/** The boat we are buying from. */
function near(stage: Stage, subject: number): number {
  const { inks } = stage;
  const random = stage.random.fork('near');
  const kinds = random.shuffle(FRUITS);
  const y = HEIGHT * random.range(0.8, 0.83);
  const flip = random.chance(0.5);
  const [a, b, c] = [kinds[0] ?? 'pineapple', kinds[1] ?? 'mango', kinds[2] ?? 'melon'];
  const person = seller(dress(stage, random.pick([0, 3, 5])), fruit(stage, c));
  afloat(stage, 'near', fruitSampan(stage, 'near', [a, b], person), subject, y, 2.55, flip);
  stage.add(
    lightPath(stage, subject + stage.side * 90, y + 40, HEIGHT, inks.light, 0.7),
    ripples(stage, 'near-ripples', y + 30, HEIGHT, 0.5),
  );
  return y;
}

/** The road bridge over the river behind the market. */
function bridge(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const deck = mix(mix(inks.far, inks.paper, 0.2), inks.middle, 0.3);
  const y = horizon - 118;
  let piers = '';
  for (let x = 70; x < WIDTH; x += 262) piers += `M${x} ${y + 10}h44v${horizon - y + 2}h-44Z`;
  let rail = '';
  for (let x = 0; x < WIDTH; x += 30) rail += `M${x} ${y}v-13`;
  stage.add(
    fill(piers, mix(deck, inks.near, 0.24)),
    box(-10, y, WIDTH + 20, 20, deck),
    box(-10, y + 14, WIDTH + 20, 8, mix(deck, inks.near, 0.4)),
    stroke(`${rail}M-10 ${y - 13}H${WIDTH + 10}`, mix(deck, inks.near, 0.2), 3),
  );
}

/** The trading boat with its tall pole, and the small boat that has come alongside to buy. */
function underThePole(stage: Stage, subject: number): number {
  const { side } = stage;
  const random = stage.random.fork('pole');
  const y = HEIGHT * 0.79;
  const flip = side > 0;
  const s = flip ? 1 : -1;
  const kinds: [Fruit, ...Fruit[]] = ['pineapple', 'pumpkin', 'cabbage', 'melon'];
  const boat = tradingBoat(stage, 'pole', kinds, place(standingRower(dress(stage, 1)), 0, 0));
  afloat(stage, 'pole', boat, subject + s * 190, y, 1.92, flip);
  const buyer = seller(dress(stage, random.pick([0, 3])), fruit(stage, 'pineapple'));
  afloat(
    stage,
    'buyer',
    fruitSampan(stage, 'buyer', ['pineapple', 'cabbage'], buyer),
    subject - s * 330,
    y + 128,
    1.62,
    !flip,
  );
  stage.add(ripples(stage, 'pole-ripples', y + 40, HEIGHT, 0.5));
  return y - 60;
}

function foreground(stage: Stage): void {
  const random = stage.random.fork('front');
  const s = random.sign();
  const at = (v: number) => (s > 0 ? v : WIDTH - v);
  if (random.chance(0.5)) {
    const leaves: [Point, Point, number, number][] = [
      [[-30, HEIGHT], [150, HEIGHT - 560], 78, -40],
      [[-20, HEIGHT + 30], [340, HEIGHT - 330], 74, 60],
      [[10, HEIGHT + 40], [450, HEIGHT - 110], 62, 50],
    ];
    for (const [i, [a, b, w, bend]] of leaves.entries())
      stage.add(bananaLeaf(stage, `banana${i}`, [at(a[0]), a[1]], [at(b[0]), b[1]], w, s * bend));
    return;
  }
  for (let i = 0; i < 5; i++)
    stage.add(
      lotusLeaf(
        stage,
        at(random.range(-20, 420)),
        HEIGHT - random.range(-10, 70),
        random.range(80, 140),
        random.range(24, 40),
        random.range(0, 6),
      ),
    );
  stage.add(lotusFlower(stage, at(random.range(120, 280)), HEIGHT - 56, 92, random.range(-8, 8)));
}
