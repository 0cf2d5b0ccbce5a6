import { awning, sampan } from '../kit/boats';
import { cableBridge, dragonBridge, trussBridge } from '../kit/bridges';
import { mix } from '../kit/colour';
import { fireworks } from '../kit/fireworks';
import { crowns, grassTuft } from '../kit/foliage';
import { mist } from '../kit/mist';
import { downTo, polygon, ridge } from '../kit/path';
import { aoDai, cyclist, dress } from '../kit/people';
import { bananaLeaf, palm, springBough } from '../kit/plants';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, type Point, place, stroke, use } from '../kit/svg';
import { type TowerForm, tower } from '../kit/towers';
import type { Focal } from '../kit/types';
import { mirrored, reflection, ripples, water } from '../kit/water';

const BRIDGES = { dragon: dragonBridge, cable: cableBridge, truss: trussBridge };
type Bridge = keyof typeof BRIDGES;

const PLAIN: [TowerForm, ...TowerForm[]] = ['slab', 'stepped', 'wedge', 'crown', 'round', 'slab'];

/** Each bridge belongs to a city: how high it builds, and the towers that one knows it by. */
const CITIES: Record<
  Bridge,
  { rise: number; hills: number; landmarks: readonly [TowerForm, number, number][] }
> = {
  dragon: {
    rise: 0.62,
    hills: 200,
    landmarks: [
      ['round', 330, 96],
      ['wedge', 280, 84],
    ],
  },
  cable: {
    rise: 0.78,
    hills: 60,
    landmarks: [
      ['petal', 345, 92],
      ['bundle', 392, 106],
    ],
  },
  truss: {
    rise: 0.42,
    hills: 70,
    landmarks: [
      ['crown', 290, 84],
      ['slab', 250, 78],
    ],
  },
};

/**
 * A river city: towers, the bridge that is its sign, boats and lights on the water; fireworks over it for a motif that ends
 * in `-fireworks`.
 */
export function skylineBridge(stage: Stage): Focal {
  const { random, inks } = stage;
  const [named, show] = (stage.motif ?? '').split('-');
  const kind: Bridge =
    named === 'dragon' || named === 'cable' || named === 'truss'
      ? named
      : random.pick<Bridge>(['dragon', 'cable', 'truss']);
  const shore = HEIGHT * random.range(0.55, 0.6);
  const x = WIDTH * random.range(0.43, 0.57);
  const sun = {
    x: x - stage.side * -random.range(160, 420),
    y: shore - random.range(330, 480),
    r: random.range(76, 120),
  };
  stage.add(sky(stage, { horizon: shore, sun, rays: random.chance(0.4) }));
  const hills = ridge(random.fork('hills'), {
    left: -20,
    right: WIDTH + 20,
    y: shore - 70 - CITIES[kind].hills * 0.6,
    rise: CITIES[kind].hills,
    swell: 430,
  });
  stage.add(
    fill(downTo(hills, shore + 4), mix(inks.far, inks.skyLow, 0.3)),
    mist(stage, 'far-air', shore - 90, 180, inks.skyLow, 0.5),
  );
  if (show === 'fireworks') stage.add(fireworks(stage, shore));
  const outlines = town(stage, shore, x, kind);
  stage.add(water(stage, { top: shore, lightAt: sun.x }));
  for (const [i, outline] of outlines.entries())
    stage.add(
      reflection(stage, `tower-r${i}`, outline, {
        waterline: shore,
        ink: mix(inks.middle, inks.waterLow, 0.4),
        squash: 0.55,
        opacity: 0.5,
      }),
    );
  stage.add(columns(stage, outlines, shore));
  const deck = shore + random.range(84, 120);
  const scale = kind === 'dragon' ? random.range(0.66, 0.74) : random.range(0.72, 0.9);
  const flip = random.chance(0.5);
  const bridge = use(stage.define(place(BRIDGES[kind](stage), x, deck, scale, flip)));
  stage.add(
    mirrored(stage, 'bridge-r', bridge, { waterline: deck + 22, depth: 240, squash: 0.6, opacity: 0.62 }),
    bridge,
  );
  stage.add(ripples(stage, 'near-ripples', deck + 40, HEIGHT, 0.8));
  boats(stage, deck, x);
  promenade(stage, kind, kind === 'dragon' ? !flip : random.chance(0.5));
  const toHead = kind === 'dragon' ? (flip ? -250 : 250) : 0;
  return { x: (x + toHead) / WIDTH, y: (deck - 100) / HEIGHT };
}

function lit(stage: Stage): number {
  return stage.dark ? 0.5 : stage.time === 'dusk' ? 0.3 : stage.weather === 'clear' ? 0 : 0.12;
}

/** Three ranks of buildings, the tallest near the subject; answers the outlines of the front rank. */
function town(stage: Stage, shore: number, subject: number, kind: Bridge): Point[][] {
  const { inks } = stage;
  const random = stage.random.fork('town');
  const city = CITIES[kind];
  const fronts: Point[][] = [];
  const ranks = [
    { ink: mix(inks.far, inks.skyLow, 0.2), low: 120, high: 330, wide: [50, 90], lamps: 0.25 },
    { ink: mix(inks.middle, inks.far, 0.35), low: 110, high: 400, wide: [62, 120], lamps: 0.8 },
  ] as const;
  for (const [r, rank] of ranks.entries()) {
    for (let x = random.range(-40, 20); x < WIDTH + 40; ) {
      const width = random.range(rank.wide[0], rank.wide[1]);
      const pull = Math.exp(-(((x - subject) / 520) ** 2));
      const height =
        random.range(rank.low, rank.low + (rank.high - rank.low) * (0.35 + pull * 0.75)) * city.rise;
      const t = tower(stage, random, {
        x: x + width / 2,
        base: shore + 2,
        width,
        height,
        form: random.pick(PLAIN),
        ink: rank.ink,
        shade: mix(rank.ink, inks.near, 0.3),
        lit: lit(stage) * rank.lamps,
      });
      stage.add(t.svg);
      if (r === 1) fronts.push(t.outline);
      x += width + random.range(2, r ? 90 : 40);
    }
    stage.add(mist(stage, `town-air${r}`, shore - 50, 120, inks.skyLow, 0.4));
  }
  const mirror = stage.random.fork('mirror').sign();
  for (const [i, [form, height, width]] of city.landmarks.entries()) {
    const dx = (i ? 1 : -1) * mirror * random.range(160, 330);
    const ink = mix(inks.middle, inks.near, 0.35);
    const t = tower(stage, random, {
      x: subject + dx,
      base: shore + 2,
      width,
      height,
      form,
      ink,
      shade: mix(ink, inks.near, 0.6),
      lit: lit(stage),
    });
    stage.add(t.svg);
    fronts.push(t.outline);
  }
  const bank: Point[] = [
    [-20, shore + 2],
    [WIDTH + 20, shore + 2],
  ];
  stage.add(
    fill(
      polygon([...crowns(random, bank, 16, 34), [WIDTH + 20, shore + 6], [-20, shore + 6]]),
      mix(inks.leafDark, inks.near, 0.4),
    ),
  );
  stage.add(box(0, shore - 4, WIDTH, 10, mix(inks.near, inks.ground, 0.2)));
  return fronts;
}

/** Columns of lamp light that stand in the water under each lit building. */
function columns(stage: Stage, outlines: readonly Point[][], shore: number): string {
  if (lit(stage) < 0.2) return '';
  const random = stage.random.fork('columns');
  const { inks } = stage;
  const inksOf = [inks.gold, inks.accent, mix(inks.gold, inks.paper, 0.5), inks.lotus, inks.waterTop];
  const paths = inksOf.map(() => '');
  for (const outline of outlines) {
    const x = (outline[0]?.[0] ?? 0) + random.range(10, 60);
    const which = random.chance(0.55) ? 0 : random.int(0, inksOf.length - 1);
    const reach = random.range(140, 380);
    for (let y = shore + 6; y < shore + reach; y += random.range(9, 16)) {
      const w = random.range(6, 22) * (1 + (y - shore) / 420);
      paths[which] += `M${num(x - w + random.range(-4, 4))} ${num(y)}h${num(w * 2)}`;
    }
  }
  return paths.map((d, i) => stroke(d, inksOf[i] ?? inks.gold, 3.4, { 'stroke-opacity': 0.72 })).join('');
}

function boats(stage: Stage, deck: number, x: number): void {
  const random = stage.random.fork('boats');
  const count = random.int(1, 3);
  for (let i = 0; i < count; i++) {
    const px = x + random.range(-520, 520);
    const y = deck + 62 + i * 44;
    const s = 0.9 + i * 0.34;
    const craft = place(
      sampan(
        stage,
        dress(stage, random.int(0, 4)),
        random.pick(['standing', 'seated']),
        random.chance(0.6) ? awning(stage) : undefined,
      ),
      px,
      y,
      s,
      random.chance(0.5),
    );
    stage.add(
      mirrored(stage, `boat${i}`, craft, {
        waterline: y + 7 * s,
        depth: 70 * s,
        squash: 0.6,
        opacity: 0.5,
        left: px - 120 * s,
        right: px + 120 * s,
      }),
      craft,
    );
  }
}

/** The near bank: a railing, people looking or riding by, above where panels lie; a palm or a bough to frame it. */
function promenade(stage: Stage, kind: Bridge, left: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('promenade');
  const y = HEIGHT - random.range(196, 214);
  const stone = mix(inks.near, inks.ink, 0.3);
  let posts = '';
  for (let px = 0; px < WIDTH + 40; px += 44) posts += `M${px} ${y + 6}v-74`;
  let paving = `M0 ${num(y + 44)}H${WIDTH}M0 ${num(y + 104)}H${WIDTH}`;
  for (let px = -960; px < WIDTH + 960; px += 96)
    paving += `M${px} ${num(y + 9)}L${num(px + (px - WIDTH / 2) * 0.22)} ${HEIGHT}`;
  const people: string[] = [];
  const at = (px: number) => (left ? px : WIDTH - px);
  const first = dress(stage, random.pick([0, 3]));
  people.push(
    place(
      random.pick([cyclist(first), aoDai(first), cyclist(first)]),
      at(random.range(430, 640)),
      y + 34,
      1.65,
      !left,
    ),
  );
  people.push(
    place(
      random.pick([cyclist(dress(stage, 2)), aoDai(dress(stage, 5))]),
      at(random.range(1240, 1500)),
      y + 30,
      1.6,
      random.chance(0.5),
    ),
  );
  stage.add(
    stroke(posts, inks.ink, 5),
    stroke(`M0 ${y - 68}H${WIDTH}M0 ${y - 40}H${WIDTH}`, inks.ink, 6),
    box(0, y, WIDTH, HEIGHT - y, stone),
    box(0, y, WIDTH, 9, mix(stone, inks.ground, 0.4)),
    stroke(paving, mix(stone, inks.ground, 0.24), 3),
    people.join(''),
  );
  const frame = random.pick([kind === 'truss' ? 'banana' : 'palm', 'bough', 'banana']);
  if (frame === 'palm') stage.add(palm(stage, 'near-palm', at(120), HEIGHT + 20, 900, left ? 0.12 : -0.12));
  else if (frame === 'bough')
    stage.add(
      springBough(stage, 'bough', [at(-40), 40], [at(600), 190], random.pick([inks.accent, inks.lotus]), 34),
    );
  else {
    stage.add(
      bananaLeaf(stage, 'b1', [at(-30), HEIGHT + 20], [at(290), HEIGHT - 420], 70, left ? 60 : -60),
      bananaLeaf(stage, 'b2', [at(-30), HEIGHT], [at(120), HEIGHT - 620], 78, left ? -30 : 30),
    );
  }
  let tufts = '';
  for (let px = 0; px < 420; px += 24)
    tufts += grassTuft(random, at(px), HEIGHT + 8, random.range(50, 120), 6);
  stage.add(fill(tufts, mix(inks.leafDark, inks.ink, 0.4)));
}
