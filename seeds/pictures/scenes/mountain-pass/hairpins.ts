import { mix, tone } from '../../kit/colour';
import { clump, grassTuft } from '../../kit/foliage';
import { karst } from '../../kit/karst';
import { blade, fractal, polygon } from '../../kit/path';
import { dress } from '../../kit/people';
import { blossom } from '../../kit/plants';
import { basketCarrier, motorbike, tiedLoad } from '../../kit/riders';
import { alongRoad, kerbStones, type RoadPoint, road } from '../../kit/road';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, group, type Point, place } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { ranges } from './ranges';

/** Hairpins through grey cones of limestone, under a far high plain. */
export function hairpins(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.36, 0.44);
  const sun = {
    x: WIDTH * (0.5 + side * random.range(0.06, 0.26)),
    y: horizon * random.range(0.34, 0.62),
    r: random.range(76, 120),
  };
  stage.add(sky(stage, { horizon: horizon + 120, sun, rays: random.chance(0.5) }));
  const lean = random.fork('lean').sign();
  ranges(stage, horizon);
  stage.add(birds(stage, WIDTH * 0.5 - side * 240, horizon * 0.62, 110, inks.ink));
  return slope(stage, horizon, lean);
}

/** The near slope with the hairpins laid on it, from the saddle down to our feet. */
function slope(stage: Stage, horizon: number, lean: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('slope');
  const rough = fractal(random, 4);
  const at = (x: number) => (lean > 0 ? x : WIDTH - x);
  const saddle = random.range(560, 900);
  const crest = (x: number) =>
    horizon +
    150 +
    (Math.abs(x - saddle) / 520) ** 1.5 * -70 +
    rough(x / 260) * 40 +
    Math.max(0, x - 1300) * -0.12;
  const line: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 14) line.push([at(x), crest(x)]);
  const grass = mix(
    mix(inks.leaf, inks.ground, stage.season === 'autumn' || stage.season === 'winter' ? 0.45 : 0.12),
    inks.middle,
    0.18,
  );
  const body = polygon([...line, [at(WIDTH + 20), HEIGHT + 20], [at(-20), HEIGHT + 20]]);
  stage.add(
    fill(
      body,
      stage.blend([
        [0, mix(grass, inks.far, 0.3)],
        [0.5, grass],
        [1, mix(grass, inks.leafDark, 0.6)],
      ]),
    ),
  );
  const spine: Point[] = [];
  const wander = fractal(random.fork('spine'), 3);
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    spine.push([
      at(saddle + 120 + wander(t * 4) * (60 + 260 * t)),
      crest(saddle) - 40 + (HEIGHT - crest(saddle) + 80) * t,
    ]);
  }
  const away = -stage.side;
  const dark = polygon([
    ...spine,
    [WIDTH / 2 + away * WIDTH, HEIGHT + 40],
    [WIDTH / 2 + away * WIDTH, horizon - 200],
  ]);
  let gullies = '';
  let ribs = '';
  for (let i = 0; i < 13; i++) {
    const x = i * 155 + random.range(-60, 60);
    const top = crest(x) + random.range(-10, 30);
    const fall: Point = [at(x + random.range(-90, 90)), top + random.range(200, 460)];
    gullies += blade([at(x), top], fall, random.range(30, 70), random.range(-50, 50));
    ribs += blade(
      [at(x + 60), top + 8],
      [fall[0] + 40, fall[1] - 60],
      random.range(8, 18),
      random.range(-30, 30),
    );
  }
  stage.add(
    group(
      fill(dark, mix(grass, inks.near, 0.55), { 'fill-opacity': 0.55 }) +
        fill(gullies, mix(grass, inks.near, 0.7), { 'fill-opacity': 0.3 }) +
        fill(ribs, mix(grass, inks.light, 0.5), { 'fill-opacity': 0.3 }) +
        thickets(stage, crest, at),
      { 'clip-path': stage.clip(fill(body, '#000')) },
    ),
  );
  const turns = random.int(4, 6);
  const control: RoadPoint[] = [[at(saddle), crest(saddle) + 4, 12]];
  const left = random.range(520, 640);
  const right = random.range(1260, 1420);
  const from = crest(saddle);
  for (let i = 0; i < turns; i++) {
    const t = (i + 1) / (turns + 0.35);
    const y = from + (HEIGHT - from) * t ** 1.45;
    const w = 16 + 118 * t ** 1.5;
    const spread = 0.4 + 0.6 * t;
    const mid = (left + right) / 2 + (saddle - (left + right) / 2) * (1 - t);
    const outer = i % 2 ? mid - (mid - left) * spread : mid + (right - mid) * spread;
    const inner = i % 2 ? 1 : -1;
    const gap = (HEIGHT - from) * 0.05 * (0.3 + t);
    control.push(
      [at(outer + inner * 90 * spread), y - gap, w * 0.92],
      [at(outer), y, w],
      [at(outer + inner * 90 * spread), y + gap, w * 1.08],
    );
  }
  control.push([at(turns % 2 ? 500 : 1400), HEIGHT + 120, 220]);
  const way = alongRoad(control, 9);
  const tarmac = mix(mix(inks.ground, inks.paper, 0.3), inks.near, 0.16);
  shrubs(stage, way, crest, at);
  const split = Math.floor(way.length * 0.5);
  stage.add(
    road(stage, way.slice(0, split + 1), tarmac),
    road(stage, way.slice(split), tarmac),
    kerbStones(stage, way.slice(split), 0, 4),
  );
  return figures(stage, way, at);
}

/** Dark thickets where the slope holds water. */
function thickets(stage: Stage, crest: (x: number) => number, at: (x: number) => number): string {
  const random = stage.random.fork('thickets');
  const { inks } = stage;
  let back = '';
  let front = '';
  for (let i = 0; i < 26; i++) {
    const x = random.range(-40, WIDTH + 40);
    const y = crest(x) + 20 + random.next() * 620;
    const s = 0.4 + (y - crest(x)) / 380;
    const w = random.range(70, 170) * s;
    back += clump(random, at(x), y, w, 42 * s);
    front += clump(random, at(x) + stage.side * w * 0.14, y - 6 * s, w * 0.6, 26 * s);
  }
  return fill(back, mix(inks.leafDark, inks.near, 0.2)) + fill(front, mix(inks.leaf, inks.leafDark, 0.3));
}

function shrubs(
  stage: Stage,
  way: readonly RoadPoint[],
  crest: (x: number) => number,
  at: (x: number) => number,
): void {
  const { inks } = stage;
  const random = stage.random.fork('shrubs');
  let stones = '';
  let shade = '';
  let tufts = '';
  for (let i = 0; i < 80; i++) {
    const x = random.range(-20, WIDTH + 20);
    const y = crest(x) + 26 + random.next() ** 1.2 * (HEIGHT - crest(x) - 40);
    const px = at(x);
    if (way.some(([rx, ry, w]) => Math.abs(rx - px) < w * 0.9 + 20 && Math.abs(ry - y) < w * 0.42 + 14))
      continue;
    const s = 8 + ((y - crest(x)) / 700) * 34;
    if (i % 3) {
      const h = s * random.range(0.6, 1.3);
      stones += polygon([
        [px - s, y],
        [px - s * 0.6, y - h * 0.7],
        [px - s * 0.1, y - h],
        [px + s * 0.6, y - h * 0.6],
        [px + s, y],
      ]);
      const k = -stage.side;
      shade += polygon([
        [px + k * s, y],
        [px + k * s * 0.6, y - h * 0.65],
        [px + k * s * 0.1, y - h * 0.95],
        [px + k * s * 0.2, y],
      ]);
    } else tufts += grassTuft(random, px, y, s * 1.5, 6);
  }
  stage.add(
    fill(tufts, inks.leafDark),
    fill(stones, mix(inks.far, inks.paper, 0.2)),
    fill(shade, mix(inks.near, inks.far, 0.2), { 'fill-opacity': 0.8 }),
  );
}

function figures(stage: Stage, way: readonly RoadPoint[], at: (x: number) => number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('figures');
  const near = way
    .slice(Math.floor(way.length * 0.5))
    .filter(([x, y]) => y > HEIGHT * 0.62 && y < HEIGHT * 0.86 && Math.abs(x - WIDTH / 2) < 330);
  const [rx, ry] = near[random.int(0, Math.max(0, near.length - 1))] ?? [WIDTH / 2, HEIGHT * 0.75];
  const flip = random.chance(0.5);
  const c = dress(stage, random.pick([0, 3, 5]));
  const who = random.pick(['motorbike', 'walkers', 'motorbike']);
  if (who === 'motorbike')
    stage.add(place(motorbike(c, tiedLoad(c, random.int(0, 2)), true), rx, ry + 8, 1.9, flip));
  else {
    for (let i = 0; i < 3; i++) {
      const d = dress(stage, [0, 1, 4][i] ?? 0);
      stage.add(
        place(
          basketCarrier(d, i === 1 ? inks.gold : inks.accent),
          rx + (i - 1) * 120,
          ry + 10 - (i % 2) * 12,
          1.9 - i * 0.12,
          flip,
        ),
      );
    }
  }
  const far = way.filter(([x, y]) => y < HEIGHT * 0.58 && Math.abs(x - WIDTH / 2) < 420);
  const [fx, fy] = far[Math.floor(far.length / 2)] ?? [rx, ry - 200];
  stage.add(place(motorbike(dress(stage, 1), '', true), fx, fy + 2, 0.55, !flip));
  corner(stage, at);
  return { x: rx / WIDTH, y: (ry - 170) / HEIGHT };
}

/** A corner of rock and, in the cold months, buckwheat or plum in flower. */
function corner(stage: Stage, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('corner');
  const rock = karst(stage, 'corner-rock', {
    x: at(random.range(60, 170)),
    base: HEIGHT + 60,
    width: random.range(420, 600),
    height: random.range(260, 480),
    form: random.pick(['hump', 'cone', 'leaning']),
    detail: 1,
    ink: tone(inks.near, 0.03),
    shade: mix(inks.near, inks.ink, 0.6),
  });
  stage.add(rock.svg);
  const bloom = mix(inks.lotus, inks.accent, 0.18);
  let stems = '';
  let flowers = '';
  let grass = '';
  for (let i = 0; i < 70; i++) {
    const x = at(random.next() ** 1.4 * 980 - 20);
    const h = random.range(40, 150) * (1 - Math.abs(x - at(0)) / 1500);
    stems += `M${Math.round(x)} ${HEIGHT + 6}q${random.int(-10, 10)} ${Math.round(-h * 0.5)} ${random.int(-16, 16)} ${Math.round(-h)}`;
    if (i % 2) grass += grassTuft(random, x, HEIGHT + 10, h * 0.9, 5);
    for (let k = 0; k < 3; k++) {
      flowers += blossom(
        x + random.range(-20, 20),
        HEIGHT - h + random.range(-12, 26),
        random.range(6, 11),
        k ? bloom : mix(bloom, inks.paper, 0.5),
        mix(bloom, inks.ink, 0.3),
        inks.gold,
        i * 17,
      );
    }
  }
  const cold = stage.season === 'autumn' || stage.season === 'winter' || random.chance(0.3);
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.4)));
  if (cold) stage.add(`<path d="${stems}" fill="none" stroke="${inks.leafDark}" stroke-width="3"/>`, flowers);
}
