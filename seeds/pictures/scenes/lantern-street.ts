import { awning, sampan } from '../kit/boats';
import { mix, tone } from '../kit/colour';
import { clump, crowns } from '../kit/foliage';
import { facade, type RoofStyle } from '../kit/facade';
import { floatingLamp, lanternString, silks } from '../kit/lanterns';
import { mist } from '../kit/mist';
import type { WindowStyle } from '../kit/openings';
import { downTo, polygon, ridge } from '../kit/path';
import { aoDai, cyclist, dress, walkerWithPole } from '../kit/people';
import { flatPlane, type Plane, recedingPlane } from '../kit/plane';
import { blossom, floweringBough, palm } from '../kit/plants';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, oval, place, type Point, stroke, use } from '../kit/svg';
import type { Focal } from '../kit/types';
import { mirrored, water } from '../kit/water';
import { coveredBridge } from '../kit/covered-bridge';

type Layout = 'quay' | 'bridge' | 'lane';

/** Hội An by its river: ochre houses, silk lanterns, a boat with lamps. */
export function lanternStreet(stage: Stage): Focal {
  const { random } = stage;
  const motif = stage.motif;
  const layout: Layout = motif === 'bridge' || motif === 'lane' || motif === 'quay' ? motif : random.pick<Layout>(['quay', 'bridge', 'lane']);
  const horizon = HEIGHT * (layout === 'lane' ? 0.5 : 0.56);
  const sun = { x: WIDTH * (0.5 + stage.side * random.range(0.1, 0.3)), y: HEIGHT * random.range(0.14, 0.26), r: random.range(66, 96) };
  stage.add(sky(stage, { horizon, sun }));
  if (layout === 'lane') return lane(stage, horizon);
  const bank = HEIGHT * random.range(0.63, 0.67);
  backdrop(stage, bank);
  stage.add(water(stage, { top: bank + 26, lightAt: stage.time === 'noon' ? undefined : sun.x }));
  const focal = layout === 'bridge' ? acrossBridge(stage, bank) : acrossQuay(stage, bank);
  lamps(stage, bank + 150);
  overhead(stage);
  return focal;
}

function lampsLit(stage: Stage): boolean {
  return stage.time === 'night' || stage.time === 'dusk' || stage.weather === 'rain';
}

function backdrop(stage: Stage, bank: number): void {
  const { inks } = stage;
  const line = ridge(stage.random.fork('hills'), { left: -20, right: WIDTH + 20, y: bank - 330, rise: 70, swell: 380 });
  stage.add(fill(downTo(line, bank + 20), mix(inks.far, inks.skyLow, 0.25)), mist(stage, 'town-air', bank - 200, 240, inks.skyLow, 0.6));
}

/** Old houses in a row along a plane, ochre more often than not. */
function houses(stage: Stage, label: string, plane: Plane, from: number, to: number, tall = 1): string {
  const random = stage.random.fork(label);
  const { inks, dark } = stage;
  const under = dark ? 0.34 : stage.time === 'dusk' ? 0.12 : 0.03;
  const lime = mix(inks.gold, inks.accent, 0.08);
  const ochre = mix(tone(lime, dark ? -0.2 : stage.time === 'dusk' ? -0.07 : -0.01, 0.85), inks.middle, under);
  const walls: [string, ...string[]] = [ochre, ochre, mix(ochre, inks.paper, 0.35), mix(ochre, inks.accent, 0.18), mix(inks.paper, inks.middle, under + 0.1), mix(mix(inks.waterTop, inks.paper, 0.4), inks.middle, under)];
  const shutters: [string, ...string[]] = [mix(inks.leafDark, inks.near, 0.2), mix(inks.groundDark, inks.ink, 0.3), mix(inks.waterLow, inks.near, 0.2), inks.accentDark];
  let svg = '';
  const parts: string[] = [];
  for (let x = from; x < to; ) {
    const width = random.range(150, 270);
    const wall = random.pick(walls);
    const house = facade(stage, random, plane, {
      x, width, storeys: random.chance(0.78) ? 2 : 1, storey: random.range(118, 158) * tall, wall, awnings: 0.22,
      trim: mix(wall, inks.paper, 0.4), shutter: random.pick(shutters), lit: lampsLit(stage) ? 0.72 : 0.06,
      roof: random.pick<RoofStyle>(['tile', 'tile', 'tile', 'parapet']), windows: random.pick<WindowStyle>(['gallery', 'gallery', 'shutters', 'balcony']),
    });
    parts.push(house.svg);
    x += width + 1;
  }
  for (const part of parts.reverse()) svg += part;
  return svg;
}

function quayWall(stage: Stage, bank: number): string {
  const { inks } = stage;
  const stone = mix(inks.groundDark, inks.near, 0.3);
  let joints = '';
  for (let x = 0; x < WIDTH; x += 64) joints += `M${x} ${bank + 2}v14M${x + 32} ${bank + 16}v14`;
  return box(0, bank - 8, WIDTH, 10, mix(inks.ground, inks.paper, 0.25)) + box(0, bank + 2, WIDTH, 28, stone) + stroke(`${joints}M0 ${bank + 16}H${WIDTH}`, mix(stone, inks.ink, 0.4), 1.6);
}

function townRow(stage: Stage, bank: number): string {
  const random = stage.random.fork('row');
  const plane = flatPlane(-60, bank - 8, random.range(1.0, 1.14));
  let svg = gardens(stage, bank) + houses(stage, 'front', plane, 0, 1960);
  const lit = lampsLit(stage);
  for (let i = 0; i < 5; i++) {
    const x = i * 400 - 30;
    svg += lanternString(stage, random, [x, bank - 170], [x + 390, bank - 170 + random.range(-14, 14)], 16, 6, 13, lit);
  }
  return svg;
}

/** Trees of the courtyards behind, above the roofs. */
function gardens(stage: Stage, bank: number): string {
  const random = stage.random.fork('gardens');
  const { inks } = stage;
  let d = '';
  for (let i = 0; i < 4; i++) {
    const x = random.range(0, WIDTH);
    const half = random.range(120, 230);
    const line: Point[] = [[x - half, bank - 250], [x, bank - 310], [x + half, bank - 250]];
    d += polygon([...crowns(random, line, 50, 110), [x + half, bank - 60], [x - half, bank - 60]]);
  }
  return fill(d, mix(inks.leafDark, inks.middle, 0.35));
}

function walkers(stage: Stage, bank: number, subject: number): string {
  const random = stage.random.fork('walkers');
  let svg = '';
  for (let i = 0; i < 6; i++) {
    const x = WIDTH * ((i + random.range(0.2, 0.8)) / 6);
    if (Math.abs(x - subject) < 120) continue;
    const c = dress(stage, random.int(0, 5));
    const person = random.pick([walkerWithPole(c, stage.inks.leafLight), aoDai(c), cyclist(c)]);
    svg += place(person, x, bank - 2, 0.92, random.chance(0.5));
  }
  return svg;
}

function boat(stage: Stage, x: number, y: number, scale: number): void {
  const random = stage.random.fork('boat');
  const { inks } = stage;
  const flip = random.chance(0.5);
  const covered = random.chance(0.45);
  const rope: Point[] = flip ? [[70, -52], [-86, -40]] : [[-20, -96], [100, -44]];
  const lights = lanternString(stage, random, rope[0] as Point, rope[1] as Point, 8, 3, 9, lampsLit(stage));
  const mast = stroke('M98 -22L104 -50', inks.ink, 2.4);
  const drawing = sampan(stage, dress(stage, random.int(0, 3)), 'standing', covered ? awning(stage) : undefined) + mast + (flip ? place(lights, 0, 0, 1, true) : lights);
  const placed = place(drawing, x, y, scale, flip);
  stage.add(mirrored(stage, 'boat-r', placed, { waterline: y + 6 * scale, depth: 150 * scale * 0.6, squash: 0.6, opacity: 0.5, left: x - 190 * scale, right: x + 190 * scale }), placed);
}

function acrossQuay(stage: Stage, bank: number): Focal {
  const random = stage.random.fork('quay');
  const x = WIDTH * random.range(0.42, 0.58);
  const town = townRow(stage, bank) + quayWall(stage, bank) + walkers(stage, bank, x);
  const trees = riverTrees(stage, bank);
  const row = use(stage.define(town));
  stage.add(mirrored(stage, 'town-r', row, { waterline: bank + 28, depth: 330, squash: 0.72, opacity: 0.62 }), row, trees);
  boat(stage, x, bank + 250, 2.3);
  return { x: x / WIDTH, y: (bank + 110) / HEIGHT };
}

function riverTrees(stage: Stage, bank: number): string {
  const random = stage.random.fork('trees');
  const sideX = random.chance(0.5) ? random.range(60, 300) : WIDTH - random.range(60, 300);
  return palm(stage, 'quay-palm', sideX, bank - 4, random.range(430, 520), random.range(-0.2, 0.2)) + palm(stage, 'quay-palm2', sideX + 120, bank - 4, random.range(300, 380), random.range(0, 0.3));
}

function acrossBridge(stage: Stage, bank: number): Focal {
  const random = stage.random.fork('bridge');
  const x = WIDTH * random.range(0.44, 0.56);
  const scale = random.range(1.3, 1.5);
  const town = townRow(stage, bank) + quayWall(stage, bank);
  const { inks } = stage;
  const wood: Point[] = [[x - 560, bank - 6], [x + 560, bank - 6]];
  const grove = fill(polygon([...crowns(random, wood, 90, 190), [x + 560, bank], [x - 560, bank]]), mix(inks.leafDark, inks.near, 0.15)) +
    fill(polygon([...crowns(random, wood.map(([a, b]): Point => [a + 30, b + 2]), 60, 120), [x + 560, bank], [x - 560, bank]]), inks.leaf);
  const bridge = place(coveredBridge(stage, lampsLit(stage)), x, bank + 34, scale);
  const all = use(stage.define(town + grove + bridge));
  stage.add(mirrored(stage, 'bridge-r', all, { waterline: bank + 34, depth: 340, squash: 0.74, opacity: 0.6 }), all);
  boat(stage, x + random.sign() * random.range(220, 330), bank + 300, 1.7);
  return { x: x / WIDTH, y: (bank - 90) / HEIGHT };
}

/** A quay running away along the houses, the river beside it. */
function lane(stage: Stage, horizon: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('lane');
  const left = random.chance(0.5);
  const dir = left ? -1 : 1;
  const vanish: Point = [WIDTH * (0.5 - dir * random.range(0.06, 0.12)), horizon];
  const far = ridge(random, { left: -20, right: WIDTH + 20, y: horizon - 50, rise: 50, swell: 260 });
  stage.add(fill(downTo(far, horizon + 4), mix(inks.far, inks.skyLow, 0.2)), water(stage, { top: horizon, lightAt: vanish[0] - dir * 260 }));
  const view = { vanish, below: 190, focus: 620, start: 150 };
  const edge = (aside: number, z: number): Point => [vanish[0] + (aside * 620) / z, horizon + (190 * 620) / z];
  const inner = dir * 330;
  const outer = -dir * 90;
  const pave = mix(inks.ground, inks.groundDark, stage.dark ? 0.6 : 0.22);
  const stone = mix(inks.groundDark, inks.near, 0.35);
  const wet = stage.weather === 'rain' ? stage.blend([[0, mix(pave, inks.skyLow, 0.5)], [1, pave]]) : pave;
  stage.add(fill(polygon([edge(outer, 90), edge(outer, 4000), [edge(outer, 4000)[0], horizon + 36], [edge(outer, 90)[0], HEIGHT + 400]]), stone));
  const ground = polygon([edge(inner, 90), edge(inner, 4000), edge(outer, 4000), edge(outer, 90)]);
  stage.add(fill(ground, wet));
  let slabs = '';
  for (let z = 150; z < 2600; z *= 1.16) slabs += polygon([edge(inner, z), edge(outer, z)], false);
  for (let k = 1; k < 4; k++) slabs += polygon([edge(outer + ((inner - outer) * k) / 4, 100), edge(outer + ((inner - outer) * k) / 4, 3000)], false);
  stage.add(stroke(slabs, mix(pave, inks.near, 0.4), 1.6, { 'stroke-opacity': 0.55 }));
  stage.add(houses(stage, 'lane-houses', recedingPlane({ ...view, aside: inner }), -20, 2600, 1.15));
  const lit = lampsLit(stage);
  if (lit) {
    for (const z of [300, 400, 540, 760]) {
      const [px, py] = edge((inner + outer) / 2, z);
      stage.add(oval(px, py + 20, (190 * 620) / z / 1.6, (30 * 620) / z, inks.gold, { 'fill-opacity': 0.2 }), oval(px, py + 20, (100 * 620) / z / 1.6, (15 * 620) / z, inks.gold, { 'fill-opacity': 0.25 }));
    }
  }
  for (const z of [900, 640, 470, 350, 265]) stage.add(pottedTree(stage, edge(inner * 0.93, z), (1.05 * 620) / z, z));
  for (const z of [1100, 760, 540, 400, 300]) {
    const a = edge(inner, z);
    const up = (260 * 620) / z;
    const [ox, oy] = edge(outer, z);
    stage.add(stroke(polygon([[ox, oy], [ox, oy - up - 40]], false), inks.ink, (5 * 620) / z));
    stage.add(lanternString(stage, random, [a[0], a[1] - up * 1.2], [ox, oy - up], (24 * 620) / z, 5, (15 * 620) / z, lit));
  }
  const x = vanish[0] + dir * 90;
  const y = HEIGHT * 0.86;
  const c = dress(stage, random.pick([0, 3, 0]));
  const figure = random.pick([cyclist(c, fill('M-58 -68Q-40 -92 -22 -68Z', inks.lotus)), aoDai(c), walkerWithPole(c, inks.leafLight)]);
  stage.add(place(aoDai(dress(stage, 3)), vanish[0] + dir * 40, horizon + 150, 0.95), place(aoDai(dress(stage, 0)), vanish[0] + dir * 76, horizon + 156, 0.95));
  stage.add(place(figure, x, y, 3));
  boat(stage, vanish[0] - dir * 520, horizon + 270, 1.5);
  overhead(stage);
  return { x: (x - dir * 20) / WIDTH, y: (y - 190) / HEIGHT };
}

/** A glazed pot with a flowering shrub by a door. */
function pottedTree(stage: Stage, [x, y]: Point, scale: number, seed: number): string {
  const random = stage.random.fork(`pot${seed}`);
  const { inks } = stage;
  const bloom = random.pick([mix(inks.lotus, inks.accent, 0.5), inks.gold, inks.lotus]);
  let flowers = '';
  for (let i = 0; i < 9; i++) flowers += blossom(random.range(-24, 24), random.range(-82, -38), random.range(4, 6), bloom, inks.accentDark, inks.gold);
  const shrub = fill(clump(random, 0, -32, 66, 56), inks.leafDark) + fill(clump(random, 4, -42, 50, 40), inks.leaf);
  const pot = fill('M-18 -28H18L13 0H-13Z', mix(inks.accentDark, inks.groundDark, 0.4)) + fill('M-20 -32H20V-26H-20Z', mix(inks.accent, inks.ground, 0.45));
  return place(shrub + flowers + pot, x, y, scale);
}

function lamps(stage: Stage, top: number): void {
  if (!lampsLit(stage)) return;
  const random = stage.random.fork('lamps');
  const colours = silks(stage);
  for (let i = 0; i < 13; i++) {
    const t = random.next();
    stage.add(floatingLamp(stage, random.range(40, WIDTH - 40), top + 40 + t * (HEIGHT - top - 80), 11 + t * 17, random.pick(colours)));
  }
}

/** Big lanterns or a bough across the top corner. */
function overhead(stage: Stage): void {
  const random = stage.random.fork('overhead');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  if (random.chance(0.7)) {
    stage.add(lanternString(stage, random, [at(-40), 30], [at(900), -60], 50, 4, 62, lampsLit(stage)));
    stage.add(lanternString(stage, random, [at(1300), -50], [at(WIDTH + 30), 60], 30, 3, 44, lampsLit(stage)));
  } else {
    stage.add(floweringBough(stage, 'bougainvillea', [at(-40), 20], [at(640), 190], mix(stage.inks.lotus, stage.inks.accent, 0.5), 36));
  }
}
