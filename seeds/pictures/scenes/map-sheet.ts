import { mix } from '../kit/colour';
import { fractal, polygon, smoothClosed, smoothOpen } from '../kit/path';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, group, num, type Point, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { compassRose, frame, graticule } from './map-sheet/furniture';

const MOTIFS = ['hills', 'river', 'coast', 'delta', 'town'] as const;

/**
 * A sheet of a map that is no known place: heights in contour lines, a river, a coast, a delta's canals or the streets
 * of a town, with graticule and compass. It stands for what no drawing shows as it is.
 */
export function mapSheet(stage: Stage): Focal {
  const { random, inks } = stage;
  const motif =
    MOTIFS.find((name) => name === stage.motif) ?? random.fork('motif').pick<(typeof MOTIFS)[number]>(MOTIFS);
  const land = mix(mix(inks.paper, inks.light, 0.4), inks.ground, stage.dark ? 0.3 : 0.16);
  const waterInk = mix(inks.waterTop, land, stage.dark ? 0.1 : 0.3);
  stage.add(box(0, 0, WIDTH, HEIGHT, land), tints(stage, land));
  if (motif === 'hills') stage.add(contours(stage, 4, land));
  if (motif === 'river') stage.add(contours(stage, 3, land), river(stage, waterInk, 74));
  if (motif === 'coast') stage.add(contours(stage, 2, land), coast(stage, waterInk));
  if (motif === 'delta') stage.add(canals(stage, waterInk));
  if (motif === 'town') stage.add(streets(stage, land), river(stage, waterInk, 96));
  const left = random.fork('rose').chance(0.5);
  const [x, y] = [WIDTH * (left ? 0.36 : 0.64), HEIGHT * 0.52];
  stage.add(graticule(stage), frame(stage, land), place(compassRose(stage, land), x, y, 1));
  return { x: x / WIDTH, y: y / HEIGHT };
}

/** Soft fields and woods under the lines. */
function tints(stage: Stage, land: string): string {
  const random = stage.random.fork('tints');
  let out = '';
  for (let i = 0; i < 7; i++)
    out += fill(
      ring(stage, `tint${i}`, random.range(0, WIDTH), random.range(0, HEIGHT), random.range(160, 420)),
      mix(land, random.pick([stage.inks.leaf, stage.inks.leafLight, stage.inks.ground]), 0.22),
    );
  return out;
}

/** A closed line about a centre, uneven as a hill's foot is. */
function ring(stage: Stage, label: string, x: number, y: number, radius: number): string {
  const rough = fractal(stage.random.fork(label), 3);
  const points: Point[] = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2;
    const r = radius * (1 + 0.42 * rough(Math.cos(a) * 1.4 + 5) + 0.3 * rough(Math.sin(a) * 1.6 + 20));
    return [x + Math.cos(a) * r * 1.25, y + Math.sin(a) * r * 0.9];
  });
  return smoothClosed(points);
}

function contours(stage: Stage, peaks: number, land: string): string {
  const random = stage.random.fork('contours');
  const brown = mix(stage.inks.groundDark, stage.inks.accent, 0.25);
  let out = '';
  for (let peak = 0; peak < peaks; peak++) {
    const x = WIDTH * ((peak + random.range(0.2, 0.8)) / peaks);
    const y = HEIGHT * random.range(0.15, 0.8);
    const size = random.range(280, 460);
    for (let step = 0; step < 12; step++) {
      const d = ring(stage, `peak${peak}`, x + step * 6, y - step * 5, size * (1 - step / 12));
      if (step % 3 === 0) out += fill(d, mix(land, brown, 0.05 + step * 0.018), { 'fill-opacity': 0.75 });
      out += stroke(d, brown, step % 4 ? 2 : 4, { 'stroke-opacity': 0.62 });
    }
    out += fill(`M${num(x + 50)} ${num(y - 78)}l16 26h-32z`, stage.inks.accent);
  }
  return out;
}

function winding(stage: Stage, label: string, from: Point, to: Point, swing: number): Point[] {
  const rough = fractal(stage.random.fork(label), 3);
  return Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    const aside = rough(t * 4) * swing;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    return [from[0] + dx * t - (dy / length) * aside, from[1] + dy * t + (dx / length) * aside];
  });
}

function river(stage: Stage, water: string, width: number): string {
  const random = stage.random.fork('river');
  const bank = mix(water, stage.inks.near, 0.5);
  const course = winding(
    stage,
    'course',
    [-60, HEIGHT * random.range(0.15, 0.85)],
    [WIDTH + 60, HEIGHT * random.range(0.15, 0.85)],
    300,
  );
  const middle = course[6] ?? [WIDTH / 2, HEIGHT / 2];
  const brook = winding(stage, 'brook', [WIDTH * random.range(0.2, 0.8), -40], middle, 150);
  const lines = [smoothOpen(course), smoothOpen(brook)] as const;
  return (
    stroke(lines[1], bank, width * 0.4 + 6) +
    stroke(lines[0], bank, width + 8) +
    stroke(lines[1], water, width * 0.4) +
    stroke(lines[0], water, width)
  );
}

function coast(stage: Stage, water: string): string {
  const random = stage.random.fork('coast');
  const rough = fractal(random, 4);
  const right = random.chance(0.6);
  const edge = (inset: number): Point[] =>
    Array.from({ length: 33 }, (_, i): Point => {
      const y = -20 + (i / 32) * (HEIGHT + 40);
      const x = WIDTH * 0.62 + rough(y / 260) * 230 + Math.sin(y / 210) * 60 + inset;
      return [right ? x : WIDTH - x, y];
    });
  const far = right ? WIDTH + 20 : -20;
  const sea = polygon([...edge(0), [far, HEIGHT + 20], [far, -20]]);
  const bank = mix(water, stage.inks.near, 0.5);
  let out = fill(sea, water) + stroke(smoothOpen(edge(0)), bank, 6);
  for (let i = 1; i < 6; i++)
    out += stroke(smoothOpen(edge(i * 34)), bank, 2.4, { 'stroke-opacity': 0.6 - i * 0.09 });
  const at = (k: number) => (right ? WIDTH * k : WIDTH * (1 - k));
  for (let i = 0; i < 3; i++) {
    const d = ring(
      stage,
      `isle${i}`,
      at(random.range(0.82, 0.94)),
      HEIGHT * random.range(0.12, 0.9),
      random.range(22, 58),
    );
    out += fill(d, mix(stage.inks.paper, stage.inks.leaf, 0.35)) + stroke(d, bank, 4);
  }
  return out;
}

/** Arms of a great river and the straight canals that people have dug between them. */
function canals(stage: Stage, water: string): string {
  const random = stage.random.fork('canals');
  const bank = mix(water, stage.inks.near, 0.45);
  let arms = '';
  for (let i = 0; i < 3; i++)
    arms += smoothOpen(
      winding(
        stage,
        `arm${i}`,
        [-60, HEIGHT * (0.1 + i * 0.16)],
        [WIDTH + 60, HEIGHT * (0.14 + i * 0.36)],
        130,
      ),
    );
  let dug = '';
  for (let i = 0; i < 13; i++) {
    const x = (i / 12) * WIDTH + random.range(-50, 50);
    dug += `M${num(x)} -20L${num(x + random.range(120, 260))} ${HEIGHT + 20}`;
  }
  let plots = '';
  for (let i = 0; i < 40; i++)
    plots += `M${num(random.range(0, WIDTH))} ${num(random.range(0, HEIGHT))}l${num(random.range(70, 150))} ${num(random.range(10, 30))}`;
  return (
    stroke(plots, stage.inks.leaf, 3, { 'stroke-opacity': 0.6 }) +
    stroke(dug, bank, 14) +
    stroke(arms, bank, 66) +
    stroke(dug, water, 9) +
    stroke(arms, water, 58)
  );
}

/** Blocks of houses between streets that meet nearly at right angles. */
function streets(stage: Stage, land: string): string {
  const random = stage.random.fork('streets');
  const turn = random.range(-14, 14);
  const house = [0.2, 0.34, 0.5].map((k) => mix(land, stage.inks.accent, k));
  let out = '';
  for (let row = -2; row < 13; row++)
    for (let column = -3; column < 19; column++) {
      if (random.chance(0.14)) continue;
      const [w, h] = [random.range(74, 108), random.range(70, 96)];
      const ink = random.chance(0.12)
        ? mix(land, stage.inks.leaf, 0.5)
        : (house[random.int(0, 2)] ?? stage.inks.accent);
      out += box(column * 122 + (row % 3) * 9, row * 112, w, h, ink, { rx: 4 });
    }
  out +=
    disc(WIDTH * 0.5, HEIGHT * 0.4, 92, land) +
    disc(WIDTH * 0.5, HEIGHT * 0.4, 58, mix(land, stage.inks.leaf, 0.5));
  return group(out, { transform: `rotate(${num(turn)} ${WIDTH / 2} ${HEIGHT / 2})` });
}
