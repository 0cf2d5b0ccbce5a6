import { sampan } from '../kit/boats';
import { mix } from '../kit/colour';
import { clump } from '../kit/foliage';
import { massif, wood } from '../kit/land';
import { fractal, lens, polygon } from '../kit/path';
import { dress } from '../kit/people';
import { palm } from '../kit/plants';
import type { Random } from '../kit/random';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, num, place, type Point, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { lightPath } from '../kit/water';
import { caver, trekker } from './cave-light/cavers';

interface Opening {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** A great cave: daylight falls through its mouth, or through a broken roof, on people made small by it. */
export function caveLight(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const plan = stage.motif ?? random.fork('plan').pick(['river', 'skylight', 'river']);
  const skylight = plan === 'skylight';
  const mouth: Opening = skylight
    ? { x: WIDTH * random.range(0.44, 0.56), y: HEIGHT * random.range(0.14, 0.2), rx: random.range(270, 350), ry: random.range(150, 200) }
    : { x: WIDTH * random.range(0.42, 0.58), y: HEIGHT * random.range(0.42, 0.47), rx: random.range(330, 430), ry: random.range(300, 350) };
  const floor = HEIGHT * (skylight ? 0.74 : random.range(0.63, 0.67));
  outside(stage, mouth, skylight);
  const rock = stage.dark ? inks.middle : mix(inks.middle, inks.near, 0.25);
  const tones = [mix(rock, inks.light, stage.dark ? 0.12 : 0.26), rock, mix(rock, inks.ink, 0.4), mix(inks.near, inks.ink, 0.55), inks.ink];
  for (const [i, ink] of tones.entries()) {
    const grow = 1 + i * 0.3 + i * i * 0.05;
    const hole = { x: mouth.x + (WIDTH / 2 - mouth.x) * i * 0.16, y: mouth.y + (skylight ? i * 66 : i * 22), rx: mouth.rx * grow, ry: mouth.ry * (skylight ? grow * (1 + i * 0.1) : 0.75 + grow * 0.3) };
    vault(stage, `vault${i}`, hole, ink, i, side, i > 1 ? 3.2 : 1);
    if (i === 1) ground(stage, mouth, floor, skylight, tones);
  }
  beams(stage, mouth, floor, skylight);
  const focal = life(stage, mouth, floor, skylight);
  stalagmites(stage);
  return focal;
}

function outside(stage: Stage, mouth: Opening, skylight: boolean): void {
  const { inks, side } = stage;
  const random = stage.random.fork('outside');
  const horizon = mouth.y + mouth.ry * (skylight ? 2 : 0.45);
  const sun = { x: mouth.x + side * mouth.rx * 0.34, y: mouth.y - mouth.ry * 0.3, r: skylight ? 60 : 86 };
  stage.add(sky(stage, { horizon: horizon + 200, sun, rays: true, clouds: 3 }));
  if (skylight) return;
  for (let i = 0; i < 3; i++) {
    const ink = [mix(inks.far, inks.skyLow, 0.3), mix(inks.leaf, inks.far, 0.5), inks.leaf][i] ?? inks.leaf;
    const hill = massif(stage, `hill${i}`, { y: horizon - 60 + i * 62, rise: 70, swell: 150, base: HEIGHT, ink, shade: mix(ink, inks.middle, 0.4) });
    stage.add(hill.svg);
    if (i) stage.add(wood(stage, `wood${i}`, hill.line.map(([x, y]): Point => [x, y + 8]), 12 + i * 6, mix(ink, inks.leafDark, 0.5), mix(ink, inks.leafLight, 0.5), 22));
  }
  for (let i = 0; i < 3; i++) stage.add(palm(stage, `palm${i}`, mouth.x + random.range(-0.8, 0.8) * mouth.rx, horizon + 120, random.range(150, 240), random.range(-0.2, 0.2)));
  stage.add(birds(stage, mouth.x, mouth.y - mouth.ry * 0.2, 110, inks.ink));
}

/** One ring of rock with a hole in it: teeth of stone above, a lit lip, streaks that fall from it. */
function vault(stage: Stage, label: string, hole: Opening, ink: string, depth: number, side: number, below: number): void {
  const { inks } = stage;
  const random = stage.random.fork(label);
  const rough = fractal(random, 4);
  const points: Point[] = [];
  const count = 110;
  for (let i = 0; i <= count; i++) {
    const a = -Math.PI / 2 + (i / count) * Math.PI * 2;
    const above = Math.max(0, -Math.sin(a));
    const r = 1 + (rough(Math.cos(a) * 2.4 + 13) + rough(Math.sin(a) * 2.4 + 57)) * 0.13;
    const low = Math.max(0, Math.sin(a));
    const x = hole.x + Math.cos(a) * hole.rx * r * (below > 1 ? 1 + low * 0.7 : 1);
    const y = hole.y + Math.sin(a) * hole.ry * r * (Math.sin(a) > 0 ? below : 1);
    points.push([x, y]);
    if (above > 0.25 && random.chance(0.3)) points.push(...tooth(random, x, y, hole.ry * random.range(0.08, 0.32) * above * (1 + depth * 0.12), Math.cos(a)));
  }
  const outline = polygon(points);
  const frame = `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z${outline}`;
  stage.add(fill(frame, ink, { 'fill-rule': 'evenodd' }));
  let lip = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q] = [points[i] as Point, points[i + 1] as Point];
    if ((p[0] - hole.x) * side < 0 && p[1] < hole.y + hole.ry * 0.8) lip += `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`;
  }
  if (depth < 4) stage.add(stroke(lip, mix(ink, inks.light, 0.5), 5 - depth, { 'stroke-opacity': 0.55 }));
  let streaks = '';
  let pale = '';
  for (let i = 0; i < 26; i++) {
    const a = random.range(0, Math.PI * 2);
    const k = random.range(1.06, 1.5);
    const [x, y] = [hole.x + Math.cos(a) * hole.rx * k, hole.y + Math.sin(a) * hole.ry * k];
    const l = hole.ry * random.range(0.15, 0.5);
    const w = random.range(6, 20);
    const d = `M${num(x)} ${num(y - l / 2)}Q${num(x + w)} ${num(y)} ${num(x + w * 0.2)} ${num(y + l / 2)}Q${num(x - w)} ${num(y)} ${num(x)} ${num(y - l / 2)}Z`;
    if (i % 3) streaks += d;
    else pale += d;
  }
  const clip = stage.clip(`<path d="${frame}" clip-rule="evenodd"/>`);
  stage.add(`<g clip-path="${clip}">${fill(streaks, mix(ink, inks.ink, 0.4), { 'fill-opacity': 0.5 })}${fill(pale, mix(ink, inks.light, 0.3), { 'fill-opacity': 0.4 })}</g>`);
  if (depth === 0) {
    let vines = '';
    let leaves = '';
    for (let i = 0; i < 16; i++) {
      const p = points[random.int(0, 26)] ?? points[0];
      const q = points[points.length - 1 - random.int(0, 26)] ?? points[0];
      for (const e of [p, q]) {
        if (!e) continue;
        vines += `M${num(e[0])} ${num(e[1])}q${random.int(-8, 8)} ${random.int(20, 50)} ${random.int(-10, 10)} ${random.int(50, 110)}`;
        leaves += clump(random, e[0], e[1] + random.range(-4, 10), random.range(40, 90), random.range(14, 24));
      }
    }
    stage.add(stroke(vines, inks.leafDark, 2.6), fill(leaves, inks.leafDark));
  }
}

function tooth(random: Random, x: number, y: number, length: number, lean: number): Point[] {
  const w = length * random.range(0.16, 0.3);
  return [[x - w * 0.3, y + length * 0.3], [x + lean * 4, y + length], [x + w * 0.5, y + length * 0.3]];
}

/** The cave floor: water that holds the sky, or a hill of fallen stone with a garden on it. */
function ground(stage: Stage, mouth: Opening, floor: number, skylight: boolean, tones: readonly string[]): void {
  const { inks, side } = stage;
  const random = stage.random.fork('ground');
  const bank = tones[2] ?? inks.near;
  if (skylight) {
    const rough = fractal(random, 4);
    const line: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 14) line.push([x, floor + 190 - Math.exp(-(((x - mouth.x) / 400) ** 2)) * 210 + rough(x / 110) * 26]);
    stage.add(fill(polygon([...line, [WIDTH + 20, HEIGHT], [-20, HEIGHT]]), bank));
    const garden = line.filter(([x]) => Math.abs(x - mouth.x) < 430);
    stage.add(wood(stage, 'garden', garden, 24, mix(inks.leaf, inks.leafDark, 0.5), mix(inks.leafLight, inks.light, 0.2), 40));
    for (let i = 0; i < 5; i++) {
      const x = mouth.x + random.range(-300, 300);
      if (Math.abs(x - mouth.x) > 90) stage.add(palm(stage, `fern${i}`, x, floor + 20, random.range(110, 190), random.range(-0.3, 0.3)));
    }
    const lower = line.map(([x, y]): Point => [x, y + 70 + rough(x / 70 + 9) * 30]);
    stage.add(fill(polygon([...lower, [WIDTH + 20, HEIGHT], [-20, HEIGHT]]), mix(bank, inks.ink, 0.3)));
    return;
  }
  const paint = stage.blend([[0, mix(inks.skyLow, inks.waterTop, 0.5)], [0.4, mix(inks.waterTop, inks.waterLow, 0.6)], [1, mix(inks.waterLow, inks.ink, 0.5)]]);
  stage.add(fill(`M-20 ${num(floor)}H${WIDTH + 20}V${HEIGHT}H-20Z`, paint));
  stage.add(lightPath(stage, mouth.x + side * 40, floor, HEIGHT, inks.light, 1.35));
  let glints = '';
  for (let i = 0; i < 60; i++) {
    const t = random.next();
    const x = mouth.x + random.range(-1, 1) * (300 + t * 700);
    glints += lens(x, x + 40 + t * 120, floor + 10 + t * (HEIGHT - floor), 1.4 + t * 3);
  }
  stage.add(fill(glints, inks.waterTop, { 'fill-opacity': 0.4 }));
  for (const s of [-1, 1]) {
    const rough = fractal(random.fork(`bank${s}`), 4);
    const line: Point[] = [];
    for (let i = 0; i <= 40; i++) {
      const t = i / 40;
      line.push([mouth.x + s * (mouth.rx * 0.62 + t * 760 + rough(t * 6) * 40), floor - 24 + t ** 1.5 * (HEIGHT - floor) * 0.9 + rough(t * 9 + 5) * 14]);
    }
    const crest = line.map(([x], i): Point => [x + s * 50, floor - 60 - i * 4 - Math.abs(rough(i * 0.4)) * 70]);
    stage.add(fill(polygon([...line, [s > 0 ? WIDTH + 60 : -60, HEIGHT], [s > 0 ? WIDTH + 60 : -60, floor - 160], ...crest.reverse()]), bank));
    stage.add(stroke(polygon(line, false), mix(bank, inks.light, 0.4), 3, { 'stroke-opacity': 0.6 }));
  }
}

function beams(stage: Stage, mouth: Opening, floor: number, skylight: boolean): void {
  if (stage.weather === 'rain' && !skylight) return;
  const { inks, side } = stage;
  const random = stage.random.fork('beams');
  const fade = stage.blend([[0, inks.light, stage.dark ? 0.34 : 0.62], [1, inks.light, 0]]);
  const lean = -side * (skylight ? random.range(40, 160) : random.range(160, 420));
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.2) / count;
    const x = mouth.x + (t - 0.45) * mouth.rx * 1.5;
    const w = random.range(30, 110);
    const top = mouth.y - mouth.ry * (skylight ? 0.7 : 0.55);
    const foot = skylight ? floor + 30 : floor + random.range(60, 220);
    stage.add(fill(polygon([[x, top], [x + w, top], [x + w * 1.9 + lean, foot], [x - w * 0.5 + lean, foot]]), fade, { 'fill-opacity': 0.75 }));
  }
}

function life(stage: Stage, mouth: Opening, floor: number, skylight: boolean): Focal {
  const { inks } = stage;
  const random = stage.random.fork('life');
  const flip = random.chance(0.5);
  const dark = { ...dress(stage, 0), trousers: inks.ink };
  if (skylight) {
    const y = floor + 26;
    stage.add(place(trekker(dark, inks.gold), mouth.x, y, 1.15, flip));
    for (let i = 0; i < 4; i++) stage.add(place(caver(dress(stage, i * 2 + 1), inks.gold), mouth.x + (flip ? 1 : -1) * (130 + i * 78), y + 44 + i * 26, 0.94 + i * 0.05, flip));
    return { x: mouth.x / WIDTH, y: (floor - 120) / HEIGHT };
  }
  const y = floor + random.range(110, 160);
  const x = mouth.x + random.range(-70, 70);
  const hull = sampan(stage, dark, 'standing');
  stage.add(fill(lens(x - 190, x + 190, y + 18, 12), inks.ink, { 'fill-opacity': 0.5 }), place(hull, x, y, 1.75, flip));
  const far = x + (flip ? 1 : -1) * random.range(170, 260);
  stage.add(place(sampan(stage, dress(stage, 3), 'seated'), far, floor + 34, 0.62, !flip));
  const shore = mouth.x + (flip ? -1 : 1) * (mouth.rx * 0.62 + 250);
  stage.add(place(trekker(dress(stage, 5), inks.gold), shore, floor + 46, 0.9, !flip), place(caver(dress(stage, 1), inks.gold), shore + 70, floor + 58, 0.86, !flip));
  return { x: mouth.x / WIDTH, y: (floor - 70) / HEIGHT };
}

/** Stone standing up at our feet, cut against the light. */
function stalagmites(stage: Stage): void {
  const { inks, side } = stage;
  const random = stage.random.fork('stalagmites');
  let d = '';
  let rim = '';
  for (let i = 0; i < 15; i++) {
    const edge = random.next() ** 1.5 * 520;
    const x = i % 2 ? edge : WIDTH - edge;
    const h = (random.range(120, 400) * (1 - edge / 900)) | 0;
    const w = h * random.range(0.24, 0.4);
    const bulge = random.range(0.16, 0.3) * w;
    d += `M${num(x - w)} ${HEIGHT + 10}Q${num(x - w * 0.4)} ${num(HEIGHT - h * 0.3)} ${num(x - bulge)} ${num(HEIGHT - h * 0.62)}Q${num(x - bulge * 1.1)} ${num(HEIGHT - h * 0.9)} ${num(x)} ${num(HEIGHT - h)}Q${num(x + bulge * 1.1)} ${num(HEIGHT - h * 0.9)} ${num(x + bulge)} ${num(HEIGHT - h * 0.62)}Q${num(x + w * 0.4)} ${num(HEIGHT - h * 0.3)} ${num(x + w)} ${HEIGHT + 10}Z`;
    const s = x < WIDTH / 2 ? 1 : -1;
    if (s === -side || i % 3 === 0) rim += `M${num(x)} ${num(HEIGHT - h)}Q${num(x + s * bulge * 1.1)} ${num(HEIGHT - h * 0.9)} ${num(x + s * bulge)} ${num(HEIGHT - h * 0.62)}Q${num(x + s * w * 0.4)} ${num(HEIGHT - h * 0.3)} ${num(x + s * w)} ${HEIGHT}`;
  }
  stage.add(fill(d, inks.ink), stroke(rim, mix(inks.near, inks.light, 0.35), 3.4, { 'stroke-opacity': 0.7 }));
}
