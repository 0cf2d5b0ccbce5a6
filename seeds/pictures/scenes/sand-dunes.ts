import { sampan } from '../kit/boats';
import { mix, tone } from '../kit/colour';
import { grassTuft } from '../kit/foliage';
import { groundShadow, massif } from '../kit/land';
import { mist } from '../kit/mist';
import { fractal, heightAt, lens, polygon, smoothOpen } from '../kit/path';
import { dress, walkerWithPole } from '../kit/people';
import { basketCarrier } from '../kit/riders';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, group, type Point, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { flock } from './sand-dunes/flock';

interface Dune {
  crest: Point[];
  /** The knife edge from the top towards us, between the lit slope and the shaded one. */
  edge: Point[];
}

/** Dunes near the sea: knife edges of light and shade, and a file of women crossing them; or the low inland dunes of Nam Cương with a flock. */
export function sandDunes(stage: Stage): Focal {
  if (stage.motif === 'flock') return flock(stage);
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.36, 0.44);
  const sun = {
    x: WIDTH * (0.5 + side * random.range(0.14, 0.34)),
    y: horizon - random.range(20, 200),
    r: random.range(100, 160),
  };
  stage.add(sky(stage, { horizon: horizon + 30, sun, rays: random.chance(0.5) }));
  distance(stage, horizon);
  stage.add(birds(stage, WIDTH * 0.5 - side * 320, horizon * 0.5, 120, inks.ink));
  const peak = WIDTH * random.range(0.4, 0.6);
  dune(stage, 'far', horizon + 66, WIDTH * random.range(0.1, 0.9), 110, 420, 0.42);
  dune(stage, 'back', horizon + 130, WIDTH * random.range(0.1, 0.4), 170, 460, 0.24);
  dune(stage, 'back-b', horizon + 170, WIDTH * random.range(0.64, 0.95), 160, 420, 0.14);
  stage.add(mist(stage, 'dune-air', horizon + 120, 150, inks.skyLow, 0.4));
  const main = dune(
    stage,
    'main',
    horizon + random.range(330, 380),
    peak,
    random.range(230, 300),
    random.range(560, 720),
    0,
  );
  const focal = file(stage, main, peak);
  const front = dune(
    stage,
    'front',
    HEIGHT - random.range(60, 110),
    WIDTH * (side > 0 ? 0.12 : 0.88),
    150,
    520,
    -0.06,
  );
  grasses(stage, front);
  return focal;
}

function distance(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('distance');
  if (random.chance(0.6)) {
    stage.add(
      box(
        0,
        horizon - 20,
        WIDTH,
        120,
        stage.blend([
          [0, inks.waterTop],
          [1, mix(inks.waterTop, inks.waterLow, 0.6)],
        ]),
      ),
    );
    let glints = '';
    for (let i = 0; i < 46; i++) {
      const x = random.range(-40, WIDTH);
      glints += lens(x, x + random.range(40, 160), horizon - 14 + random.range(0, 80), 1.8);
    }
    stage.add(fill(glints, inks.light, { 'fill-opacity': 0.6 }));
    for (let i = 0; i < 3; i++)
      stage.add(
        place(
          sampan(stage, dress(stage, i), 'seated'),
          random.range(0.1, 0.9) * WIDTH,
          horizon + 4 + i * 9,
          0.3,
          random.chance(0.5),
        ),
      );
  } else {
    const ink = mix(inks.far, inks.skyLow, 0.3);
    stage.add(
      massif(stage, 'hills', {
        y: horizon - 20,
        rise: 70,
        swell: 320,
        base: horizon + 120,
        ink,
        shade: mix(ink, inks.middle, 0.35),
      }).svg,
      mist(stage, 'hill-air', horizon + 30, 110, inks.skyLow, 0.6),
    );
  }
}

function dune(
  stage: Stage,
  label: string,
  base: number,
  peak: number,
  height: number,
  spread: number,
  veil: number,
): Dune {
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  const swell = fractal(random, 2);
  const sand = stage.dark ? tone(inks.ground, 0.04) : mix(tone(inks.ground, 0.03), inks.gold, 0.12);
  const air = (ink: string) => mix(ink, inks.skyLow, Math.max(0, veil));
  const lit = air(mix(sand, inks.light, 0.14));
  const shade = air(mix(mix(inks.groundDark, inks.accentDark, 0.18), inks.near, veil < 0 ? 0.4 : 0.22));
  const top = (x: number) => {
    const u = (x - peak) / spread;
    const skew = u * side > 0 ? 1 : 0.72;
    return base - height * Math.exp(-((Math.abs(u) / skew) ** 1.5)) + swell(x / 520 + 5) * 42;
  };
  const crest: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 14) crest.push([x, top(x)]);
  const body = polygon([...crest, [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]]);
  const away = -side;
  const edge: Point[] = [];
  const bend = random.range(0.7, 1.25);
  const start = peak;
  const reach = HEIGHT + 40 - top(start);
  for (let i = 0; i <= 36; i++) {
    const t = i / 36;
    edge.push([
      start +
        side * Math.sin(t * Math.PI * 1.5 * bend) * spread * 0.34 * (0.3 + t) +
        away * spread * 0.5 * t * t,
      top(start) + reach * t ** 1.12,
    ]);
  }
  const ridge = crest.filter(([x]) => (x - start) * away > 0);
  const along = away > 0 ? ridge : [...ridge].reverse();
  const farEnd: Point = [away > 0 ? WIDTH + 40 : -40, HEIGHT + 40];
  const dark = polygon([...edge, farEnd, ...[...along].reverse()]);
  const clip = stage.clip(fill(body, '#000'));
  stage.add(
    fill(
      body,
      stage.blend([
        [0, lit],
        [0.55, mix(lit, sand, 0.6)],
        [1, air(mix(sand, inks.groundDark, 0.35))],
      ]),
    ),
  );
  stage.add(
    group(
      fill(dark, shade, { 'fill-opacity': stage.weather === 'clear' ? 0.95 : 0.6 }) +
        ripples(stage, random, edge, top, veil, lit, shade) +
        stroke(smoothOpen(edge), air(mix(lit, inks.light, 0.6)), veil > 0.2 ? 2 : 4),
      { 'clip-path': clip },
    ),
  );
  stage.add(stroke(polygon(crest, false), air(mix(lit, inks.light, 0.7)), 2.4, { 'stroke-opacity': 0.7 }));
  return { crest, edge };
}

/** Wind ripples: fine lines that run off the knife edge and follow the swell. */
function ripples(
  stage: Stage,
  random: Stage['random'],
  edge: readonly Point[],
  top: (x: number) => number,
  veil: number,
  lit: string,
  shade: string,
): string {
  if (veil > 0.2) return '';
  const { inks, side } = stage;
  let onLight = '';
  let onDark = '';
  for (let i = 3; i < edge.length; i++) {
    const [x, y] = edge[i] as Point;
    const t = i / edge.length;
    for (const s of [side, -side]) {
      const gap = random.range(10, 60) * (0.4 + t);
      const l = random.range(180, 620) * (0.35 + t);
      const x0 = x + s * gap;
      const drop = (top(x0 + s * l) - top(x0)) * (1 - t) * 0.6;
      const d = `M${Math.round(x0)} ${Math.round(y)}q${Math.round(s * l * 0.3)} ${Math.round(16 + drop * 0.3)} ${Math.round(s * l * 0.55)} ${Math.round(6 + drop * 0.6)}t${Math.round(s * l * 0.45)} ${Math.round(drop * 0.4 + 8)}`;
      if (s === side) onLight += d;
      else onDark += d;
    }
  }
  return (
    stroke(onLight, mix(lit, inks.groundDark, 0.4), 2.6, { 'stroke-opacity': 0.6 }) +
    stroke(onDark, mix(shade, lit, 0.4), 2.2, { 'stroke-opacity': 0.45 })
  );
}

/** The file of carriers along the crest, with their shadows lying down the slope. */
function file(stage: Stage, main: Dune, peak: number): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('file');
  const plan = stage.motif ?? random.pick(['crest', 'edge', 'crest']);
  const flip = random.chance(0.5);
  const dir = flip ? -1 : 1;
  const dark = mix(inks.groundDark, inks.near, 0.55);
  const put = (x: number, y: number, scale: number, i: number) => {
    const c = dress(stage, [0, 3, 5, 1][i % 4] ?? 0);
    stage.add(fill(groundShadow(stage, x, y, 26 * scale, 150 * scale), dark, { 'fill-opacity': 0.5 }));
    stage.add(
      place(
        i % 3 === 2 ? basketCarrier(c, inks.gold) : walkerWithPole(c, i % 2 ? inks.leafLight : inks.gold),
        x,
        y,
        scale,
        flip,
      ),
    );
  };
  if (plan === 'edge') {
    const steps = [13, 18, 24];
    for (const [i, n] of steps.entries()) {
      const [x, y] = main.edge[n] as Point;
      if (y > HEIGHT - 90) continue;
      put(x + side * 16, y + 10, 0.9 + i * 0.62, i);
    }
    let prints = '';
    for (const [x, y] of main.edge.slice(8, 30))
      prints += lens(x + side * 30, x + side * 50, y + 8, 3) + lens(x + side * 50, x + side * 70, y + 18, 3);
    stage.add(fill(prints, dark, { 'fill-opacity': 0.5 }));
    const [fx, fy] = main.edge[20] as Point;
    return { x: fx / WIDTH, y: (fy - 90) / HEIGHT };
  }
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++) {
    const x = peak + dir * (150 - i * random.range(150, 180));
    put(x, heightAt(main.crest, x) + 8, 1.9 - i * 0.12, i);
  }
  const x = peak - dir * 20;
  return { x: x / WIDTH, y: (heightAt(main.crest, x) - 30) / HEIGHT };
}

function grasses(stage: Stage, front: Dune): void {
  const { inks, side } = stage;
  const random = stage.random.fork('grasses');
  let back = '';
  let grass = '';
  for (let i = 0; i < 34; i++) {
    const near = random.next() ** 1.6 * 760;
    const x = side > 0 ? near : WIDTH - near;
    const y = heightAt(front.crest, x) + random.range(8, 90);
    const h = random.range(70, 210) * (1 - near / 1100);
    if (i % 2) grass += grassTuft(random, x, y, h, 8);
    else back += grassTuft(random, x, y, h * 1.1, 7);
  }
  const dry =
    stage.season === 'autumn' || stage.season === 'winter'
      ? mix(inks.leafDark, inks.groundDark, 0.5)
      : inks.leafDark;
  stage.add(fill(back, mix(dry, inks.leaf, 0.4)), fill(grass, mix(dry, inks.ink, 0.35)));
}
