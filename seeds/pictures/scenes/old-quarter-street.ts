import { mix, tone } from '../kit/colour';
import { facade, type RoofStyle } from '../kit/facade';
import { clump } from '../kit/foliage';
import { lanternString } from '../kit/lanterns';
import { mist } from '../kit/mist';
import type { WindowStyle } from '../kit/openings';
import { polygon } from '../kit/path';
import { aoDai, cyclist, dress, rider, walkerWithPole } from '../kit/people';
import { flatPlane, type Plane, recedingPlane } from '../kit/plane';
import { blossom } from '../kit/plants';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, oval, place, type Point, stroke } from '../kit/svg';
import { cyclo, passengerIn, utilityPole, wires } from '../kit/street';
import type { Focal } from '../kit/types';

type Layout = 'canyon' | 'front';
const MOTIFS = ['flowers', 'cyclo', 'vendor', 'aodai'] as const;
type Motif = (typeof MOTIFS)[number];

/** Hà Nội's old streets: narrow houses, wires, a bicycle heavy with flowers. */
export function oldQuarterStreet(stage: Stage): Focal {
  const { random } = stage;
  const layout: Layout = random.pick<Layout>(['canyon', 'canyon', 'front']);
  const motif: Motif = MOTIFS.find((name) => name === stage.motif) ?? random.pick(MOTIFS);
  return layout === 'canyon' ? canyon(stage, motif) : front(stage, motif);
}

function lit(stage: Stage): number {
  return stage.dark ? 0.62 : stage.time === 'dusk' || stage.weather === 'rain' ? 0.4 : 0.04;
}

/** Tube houses side by side along a plane; drawn from the far end to the near one. */
function row(stage: Stage, label: string, plane: Plane, from: number, to: number, size: number, shaded: boolean): string {
  const random = stage.random.fork(label);
  const { inks, time } = stage;
  const dim = (ink: string) => {
    const evening = time === 'night' ? mix(tone(ink, -0.15), inks.middle, 0.27) : time === 'dusk' ? mix(tone(ink, -0.05), inks.far, 0.14) : ink;
    return shaded ? mix(tone(evening, -0.06), inks.middle, 0.3) : evening;
  };
  const walls: [string, ...string[]] = [
    mix(inks.gold, inks.paper, 0.2), mix(inks.gold, inks.ground, 0.35), mix(inks.waterTop, inks.paper, 0.35), mix(inks.lotus, inks.paper, 0.35),
    mix(inks.paper, inks.ground, 0.3), mix(inks.leafLight, inks.paper, 0.5), mix(inks.accent, inks.paper, 0.55), mix(inks.gold, inks.accent, 0.2),
  ];
  const shutters: [string, ...string[]] = [inks.leafDark, mix(inks.waterLow, inks.near, 0.2), mix(inks.leaf, inks.waterLow, 0.4), mix(inks.accentDark, inks.near, 0.3)];
  const parts: string[] = [];
  for (let x = from; x < to; ) {
    const width = random.range(110, 190) * size;
    const wall = dim(random.pick(walls));
    const house = facade(stage, random, plane, {
      x, width, storeys: random.int(2, 4), storey: random.range(118, 142) * size, wall, trim: mix(wall, dim(inks.paper), 0.55), shutter: dim(random.pick(shutters)),
      roof: random.pick<RoofStyle>(['tile', 'parapet', 'gable', 'terrace']), windows: random.pick<WindowStyle>(['shutters', 'shutters', 'arched', 'balcony', 'balcony', 'gallery']), lit: lit(stage), awnings: 0.5,
    });
    parts.push(house.svg + greenery(stage, random.fork(`g${Math.round(x)}`).next(), plane, x, width, house.height));
    x += width + 1;
  }
  return parts.reverse().join('');
}

/** A creeper hanging from a balcony, on some houses. */
function greenery(stage: Stage, chance: number, plane: Plane, x: number, width: number, height: number): string {
  if (chance > 0.4) return '';
  const { inks } = stage;
  const s = plane.scale(x + width / 2);
  const [px, py] = plane.point(x + width * (0.3 + chance), height * 0.56);
  const random = stage.random.fork(`creeper${Math.round(x)}`);
  let out = fill(clump(random, px, py + 30 * s, width * 0.5 * s, 44 * s), inks.leafDark) + fill(clump(random, px + 6 * s, py + 16 * s, width * 0.36 * s, 30 * s), inks.leaf);
  if (chance < 0.22) {
    for (let i = 0; i < 7; i++) out += blossom(px + random.range(-0.24, 0.24) * width * s, py + random.range(-6, 34) * s, 6 * s, mix(inks.lotus, inks.accent, 0.5), inks.accentDark, inks.gold);
  }
  return out;
}

function canyon(stage: Stage, motif: Motif): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('canyon');
  const horizon = HEIGHT * random.range(0.5, 0.56);
  const vanish: Point = [WIDTH * random.range(0.4, 0.6), horizon];
  const sun = { x: vanish[0] + side * random.range(20, 110), y: horizon - random.range(200, 330), r: random.range(80, 120) };
  stage.add(sky(stage, { horizon: horizon + 30, sun, rays: random.chance(0.6), clouds: 4 }));
  farEnd(stage, vanish);
  const focus = 620;
  const view = { vanish, below: 170, focus, start: 170 };
  const half = random.range(310, 380);
  const at = (aside: number, z: number): Point => [vanish[0] + (aside * focus) / z, horizon + (170 * focus) / z];
  const road = mix(mix(inks.groundDark, inks.middle, 0.45), inks.ground, stage.dark ? 0 : 0.28);
  const paint = stage.weather === 'rain' ? stage.blend([[0, inks.skyLow], [0.5, road], [1, mix(road, inks.ink, 0.3)]]) : road;
  stage.add(fill(polygon([at(-half, 6000), at(half, 6000), at(half, 90), at(-half, 90)]), paint));
  const kerb = half * 0.76;
  const walk = mix(road, inks.paper, stage.dark ? 0.1 : 0.32);
  for (const k of [-1, 1]) {
    stage.add(fill(polygon([at(k * half, 5000), at(k * kerb, 5000), at(k * kerb, 90), at(k * half, 90)]), walk), stroke(polygon([at(k * kerb, 5000), at(k * kerb, 90)], false), mix(walk, inks.ink, 0.3), 4));
  }
  stage.add(roadwork(stage, at, kerb, road), shadow(stage, at, half, kerb), mist(stage, 'street-air', horizon - 10, 190, inks.skyLow, 0.55));
  for (const k of [-side, side]) stage.add(row(stage, `row${k}`, recedingPlane({ ...view, aside: k * half }), -30, 2600, 1.05, k === side));
  overhead(stage, at, half);
  crowd(stage, at, kerb);
  const x = vanish[0] + random.range(-60, 60);
  return subject(stage, motif, x, HEIGHT * 0.85, motif === 'cyclo' ? 3.2 : 3.3);
}

/** What closes the street: trees and a tower with a cross or a pavilion. */
function farEnd(stage: Stage, [x, y]: Point): void {
  const { inks } = stage;
  const random = stage.random.fork('end');
  const ink = mix(inks.far, inks.middle, 0.25);
  if (random.chance(0.5)) {
    stage.add(box(x - 62, y - 110, 124, 130, ink));
    for (const k of [-1, 1]) stage.add(box(x + k * 46 - 22, y - 170, 44, 190, ink), box(x + k * 46 - 8, y - 152, 16, 40, mix(ink, inks.near, 0.4)), stroke(`M${x + k * 46} ${y - 170}v-22M${x + k * 46 - 7} ${y - 184}h14`, ink, 4));
    stage.add(fill(`M${x - 24} ${y - 110}L${x} ${y - 150}L${x + 24} ${y - 110}Z`, ink), oval(x, y - 80, 14, 14, mix(ink, inks.near, 0.4)));
  }
  stage.add(fill(clump(random, x - 70, y + 10, 190, 90) + clump(random, x + 90, y + 12, 170, 76), mix(inks.leafDark, inks.far, 0.45)));
}

/** What lies on the road: setts along the gutters, a worn middle line, fallen leaves. */
function roadwork(stage: Stage, at: (aside: number, z: number) => Point, kerb: number, road: string): string {
  const random = stage.random.fork('road');
  const { inks } = stage;
  let joints = '';
  for (let z = 150; z < 2200; z *= 1.09) joints += polygon([at(-kerb, z), at(-kerb * 0.86, z)], false) + polygon([at(kerb, z), at(kerb * 0.86, z)], false);
  joints += polygon([at(-kerb * 0.86, 90), at(-kerb * 0.86, 3000)], false) + polygon([at(kerb * 0.86, 90), at(kerb * 0.86, 3000)], false);
  let dashes = '';
  for (let z = 190; z < 2600; z *= 1.32) dashes += polygon([at(-4, z), at(4, z), at(4, z * 1.14), at(-4, z * 1.14)]);
  let leaves = '';
  for (let i = 0; i < 26; i++) {
    const z = random.range(200, 620);
    const [x, y] = at(random.range(-1, 1) * kerb, z);
    const s = 4.4 * (620 / z);
    leaves += `M${Math.round(x)} ${Math.round(y)}q${Math.round(s)} ${Math.round(-s * 0.8)} ${Math.round(s * 2)} 0q${Math.round(-s)} ${Math.round(s * 0.5)} ${Math.round(-s * 2)} 0z`;
  }
  return (
    stroke(joints, mix(road, inks.ink, 0.35), 1.8, { 'stroke-opacity': 0.6 }) + fill(dashes, mix(road, inks.paper, 0.5), { 'fill-opacity': 0.7 }) +
    fill(leaves, stage.season === 'autumn' ? inks.gold : mix(inks.gold, inks.leaf, 0.35), { 'fill-opacity': 0.85 })
  );
}

/** The shade one row throws over the road: half the poster's drawing. */
function shadow(stage: Stage, at: (aside: number, z: number) => Point, half: number, kerb: number): string {
  if (stage.dark || stage.weather !== 'clear') return '';
  const k = stage.side;
  const random = stage.random.fork('shadow');
  const points: Point[] = [at(k * half, 5000), at(k * half, 90)];
  for (let z = 90; z < 3000; z *= 1.35) {
    const reach = k * (half - kerb * random.range(0.75, 1.2));
    points.push(at(reach, z), at(reach, z * 1.3));
  }
  return fill(polygon(points), stage.inks.near, { 'fill-opacity': 0.3 });
}

function overhead(stage: Stage, at: (aside: number, z: number) => Point, half: number): void {
  const random = stage.random.fork('overhead');
  const glow = lit(stage) > 0.3;
  const up = (z: number, h: number) => (h * 620) / z;
  const k = random.sign();
  const poles = [1500, 820, 430].map((z) => ({ z, foot: at(k * half * 0.8, z) }));
  const strings = [1150, 700, 450];
  for (const [i, pole] of poles.entries()) {
    const h = up(pole.z, 470);
    stage.add(utilityPole(stage, pole.foot[0], pole.foot[1], h));
    const next = poles[i + 1];
    const end: Point = next ? [next.foot[0], next.foot[1] - up(next.z, 440)] : [k > 0 ? WIDTH + 200 : -200, -160];
    stage.add(wires(stage, random, [pole.foot[0], pole.foot[1] - h * 0.94], end, 6, 30 + i * 26, 1.2 + i * 0.7));
    const across = at(-k * half, pole.z);
    stage.add(wires(stage, random, [pole.foot[0], pole.foot[1] - h * 0.9], [across[0], across[1] - up(pole.z, 330)], 3, 30 + i * 14, 1 + i * 0.6));
    const z = strings[i] ?? 700;
    const a = at(-half, z);
    const b = at(half, z);
    if (i < 2 || random.chance(0.5)) stage.add(lanternString(stage, random, [a[0], a[1] - up(z, 320)], [b[0], b[1] - up(z, 300)], up(z, 30), 6, up(z, 16), glow));
  }
}

function crowd(stage: Stage, at: (aside: number, z: number) => Point, kerb: number): void {
  const random = stage.random.fork('crowd');
  for (const z of [1500, 1150, 900, 720, 600]) {
    const [x, y] = at(random.range(-0.95, 0.95) * kerb, z);
    const c = dress(stage, random.int(0, 5));
    const figure = random.pick([cyclist(c), walkerWithPole(c, stage.inks.leafLight), aoDai(c), cyclist(c)]);
    stage.add(oval(x, y, 34 * (620 / z), 5 * (620 / z), stage.inks.ink, { 'fill-opacity': 0.25 }), place(figure, x, y, (0.98 * 620) / z, random.chance(0.5)));
  }
}

function flowersLoad(stage: Stage): string {
  const random = stage.random.fork('load');
  const { inks } = stage;
  const blooms: [string, ...string[]] = [inks.lotus, inks.paper, inks.gold, inks.accent, mix(inks.lotus, inks.accent, 0.4)];
  let out = fill(clump(random, -40, -64, 66, 34), inks.leafDark) + fill(clump(random, -40, -66, 54, 26), inks.leaf);
  for (let i = 0; i < 30; i++) {
    const a = random.range(Math.PI, Math.PI * 2);
    const r = random.range(0.2, 1);
    out += blossom(-40 + Math.cos(a) * r * 33, -68 + Math.sin(a) * r * 32, random.range(4, 6.5), random.pick(blooms), inks.accentDark, inks.gold, random.range(0, 70));
  }
  return out;
}

function subject(stage: Stage, motif: Motif, x: number, y: number, scale: number): Focal {
  const random = stage.random.fork('subject');
  const { inks } = stage;
  const flip = random.chance(0.5);
  const c = dress(stage, random.pick([0, 3, 2, 0]));
  let figure = aoDai(c);
  if (motif === 'flowers') figure = cyclist(c, flowersLoad(stage));
  if (motif === 'vendor') figure = walkerWithPole(c, inks.lotus);
  if (motif === 'cyclo') figure = cyclo(stage, place(rider(dress(stage, 4)), -32, -8), passengerIn(stage, inks.paper));
  if (motif === 'aodai') figure = place(aoDai(dress(stage, 3)), -26, 0) + place(aoDai(dress(stage, 0)), 22, 4, 1.04);
  const ground = oval(x, y + 2, 62 * scale, 6.5 * scale, inks.ink, { 'fill-opacity': 0.32 });
  stage.add(ground, place(figure, x, y, scale, flip));
  return { x: x / WIDTH, y: (y - 58 * scale) / HEIGHT };
}

function front(stage: Stage, motif: Motif): Focal {
  const { inks } = stage;
  const random = stage.random.fork('front');
  const ground = HEIGHT * 0.74;
  const sun = { x: WIDTH * random.range(0.3, 0.7), y: HEIGHT * 0.16, r: 90 };
  stage.add(sky(stage, { horizon: ground, sun, rays: random.chance(0.5) }));
  stage.add(mist(stage, 'roofs', ground - 460, 300, inks.skyLow, 0.4));
  stage.add(row(stage, 'behind', flatPlane(-140, ground - 90, 1.15), 0, 1900, 1, true));
  stage.add(row(stage, 'houses', flatPlane(-80, ground, 1.42), 0, 1440, 1, false));
  const road = mix(mix(inks.groundDark, inks.middle, 0.45), inks.ground, stage.dark ? 0 : 0.28);
  const walk = mix(road, inks.paper, stage.dark ? 0.1 : 0.34);
  stage.add(box(0, ground, WIDTH, 44, walk), box(0, ground + 40, WIDTH, 14, mix(walk, inks.ink, 0.35)), box(0, ground + 54, WIDTH, HEIGHT - ground, stage.weather === 'rain' ? stage.blend([[0, mix(road, inks.skyLow, 0.5)], [1, road]]) : road));
  for (let i = 0; i < 5; i++) {
    const px = WIDTH * ((i + random.range(0.1, 0.9)) / 5);
    const c = dress(stage, random.int(0, 5));
    stage.add(place(random.pick([aoDai(c), walkerWithPole(c, inks.leafLight), cyclist(c)]), px, ground + 26, 1.35, random.chance(0.5)));
  }
  const poleX = WIDTH * random.pick([0.14, 0.86]);
  stage.add(utilityPole(stage, poleX, ground + 44, 760), wires(stage, random, [-20, ground - 690], [poleX, ground - 660], 5, 60, 2.4), wires(stage, random, [poleX, ground - 660], [WIDTH + 20, ground - 700], 6, 80, 2.4));
  stage.add(lanternString(stage, random, [-20, ground - 560], [WIDTH + 20, ground - 600], 70, 11, 24, lit(stage) > 0.3));
  stage.add(gutter(stage, ground, road));
  const focal = subject(stage, motif, WIDTH * random.range(0.44, 0.56), HEIGHT * 0.945, 3.5);
  stage.add(shadeTree(stage, random.chance(0.5)));
  return focal;
}

/** The near road: the shade of the trees, a worn line, a wet gleam when it rains. */
function gutter(stage: Stage, ground: number, road: string): string {
  const { inks } = stage;
  const random = stage.random.fork('gutter');
  let shade = '';
  for (let i = 0; i < 9; i++) shade += clump(random, random.range(0, WIDTH), ground + random.range(90, 300), random.range(180, 420), random.range(16, 34));
  let dashes = '';
  for (let x = random.range(-160, 0); x < WIDTH; x += 250) dashes += `M${Math.round(x)} ${Math.round(ground + 150)}h150l-14 12h-150z`;
  return fill(dashes, mix(road, inks.paper, 0.45), { 'fill-opacity': 0.6 }) + fill(shade, stage.weather === 'rain' ? inks.skyLow : inks.near, { 'fill-opacity': stage.dark ? 0.3 : 0.24 });
}

/** An old street tree that frames one side: trunk, forks, and leaves over the top corner. */
function shadeTree(stage: Stage, left: boolean): string {
  const { inks } = stage;
  const random = stage.random.fork('tree');
  const bark = mix(inks.ink, inks.groundDark, 0.3);
  const at = (x: number) => (left ? x : WIDTH - x);
  const d = `M${at(20)} ${HEIGHT + 10}Q${at(70)} 800 ${at(50)} 420Q${at(40)} 200 ${at(-40)} 60L${at(60)} 20Q${at(120)} 180 ${at(140)} 300Q${at(240)} 140 ${at(420)} 90L${at(430)} 110Q${at(260)} 190 ${at(168)} 400Q${at(150)} 800 ${at(210)} ${HEIGHT + 10}Z`;
  const lit = `M${at(150)} ${HEIGHT + 10}Q${at(118)} 760 ${at(134)} 420L${at(160)} 400Q${at(146)} 800 ${at(204)} ${HEIGHT + 10}Z`;
  const paint = stage.season === 'autumn' ? mix(inks.gold, inks.leaf, 0.3) : inks.leaf;
  let low = '';
  let mid = '';
  let high = '';
  for (let i = 0; i < 15; i++) {
    const x = at(random.range(-60, 620));
    const y = random.range(10, 190) * (1 - Math.abs(x - at(0)) / 1100);
    const w = random.range(150, 300);
    low += clump(random, x, y + 34, w, w * 0.34);
    mid += clump(random, x + stage.side * 12, y + 10, w * 0.8, w * 0.27);
    if (i % 2) high += clump(random, x + stage.side * 26, y - 8, w * 0.44, w * 0.15);
  }
  return fill(d, bark) + fill(lit, mix(bark, inks.ground, 0.25)) + fill(low, inks.leafDark) + fill(mid, paint) + fill(high, inks.leafLight);
}
