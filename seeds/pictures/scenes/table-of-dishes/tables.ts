import { mix } from '../../kit/colour';
import { polygon } from '../../kit/path';
import { HEIGHT, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, type Point, place, stroke } from '../../kit/svg';
import { bananaLeaf } from './leaves';
import { newspaper } from './newspaper';
import type { View } from './view';

export type Table = 'boards' | 'tiles' | 'steel' | 'leaf' | 'mat' | 'painted' | 'cloth' | 'lacquer' | 'news';

const REACH = 1700;

/** The top of the table, seen to the edges of the sheet. */
export function layTable(v: View, kind: Table, centre: Point): string {
  const drawn = TABLES[kind](v);
  return (
    box(0, 0, WIDTH, HEIGHT, drawn.base) +
    v.up(v.flat(drawn.top, 0, 0, 0, drawn.turn, v.k < 0.55 ? 1.5 : 1), centre[0], centre[1] / v.k)
  );
}

interface Top {
  base: string;
  top: string;
  turn: number;
}

const TABLES: Record<Table, (v: View) => Top> = {
  boards,
  tiles,
  steel,
  leaf,
  mat,
  painted,
  cloth,
  lacquer,
  news,
};

function woodInk(v: View): string {
  const { food, inks, stage } = v;
  const wood = v.random
    .fork('wood')
    .pick([
      food.wood,
      mix(food.wood, food.bamboo, 0.35),
      mix(food.wood, food.char, 0.45),
      mix(food.wood, food.chilliDark, 0.3),
    ]);
  return stage.dark ? mix(wood, inks.near, 0.35) : mix(wood, inks.ground, 0.1);
}

function boards(v: View): Top {
  const { inks } = v;
  const random = v.random.fork('boards');
  const wood = woodInk(v);
  const width = random.range(150, 230);
  let top = '';
  for (let y = -REACH, i = 0; y < REACH; y += width, i++) {
    const plank = mix(wood, i % 2 ? inks.light : inks.ink, random.range(0.03, 0.1));
    let veins = '';
    for (let n = 0; n < 5; n++) {
      const gy = y + width * random.range(0.1, 0.9);
      veins += `M${num(random.range(-REACH, 900))} ${num(gy)}q${random.int(160, 300)} ${random.int(-14, 14)} ${random.int(420, 900)} 0`;
    }
    const knot = random.range(-1000, 1000);
    top +=
      box(-REACH, y, REACH * 2, width + 1, plank) +
      stroke(veins, mix(wood, inks.ink, 0.34), 2.6, { 'stroke-opacity': 0.5 }) +
      (random.chance(0.3)
        ? `<ellipse cx="${num(knot)}" cy="${num(y + width / 2)}" rx="34" ry="15" fill="${mix(wood, inks.ink, 0.32)}" fill-opacity=".6"/>`
        : '') +
      box(-REACH, y + width - 7, REACH * 2, 8, mix(wood, inks.ink, 0.5));
  }
  return { base: wood, top, turn: random.pick([0, 0, 4, -5, 90, 24, -24]) };
}

function tiles(v: View): Top {
  const { food, inks, stage } = v;
  const random = v.random.fork('tiles');
  const base = stage.dark ? mix(inks.middle, food.crumb, 0.22) : mix(food.crumb, inks.ground, 0.3);
  const [first, second, third] = random.shuffle([
    mix(inks.waterLow, inks.paper, 0.18),
    mix(inks.accent, inks.ground, 0.25),
    mix(inks.leaf, inks.near, 0.2),
    mix(inks.gold, inks.ground, 0.3),
  ]) as [string, string, string];
  const size = random.range(250, 330);
  const form = random.int(0, 2);
  const star = (cx: number, cy: number, r: number, n: number, k: number): string =>
    polygon(
      Array.from({ length: n }, (_, i): Point => {
        const a = (i / n) * Math.PI * 2 + Math.PI / 4;
        const rr = i % 2 ? r * k : r;
        return [cx + Math.cos(a) * rr, cy + Math.sin(a) * rr];
      }),
    );
  let a = '';
  let b = '';
  let c = '';
  let joints = '';
  const n = Math.ceil(REACH / size);
  for (let i = -n; i <= n; i++) {
    joints += `M${num(i * size)} ${-REACH}V${REACH}M${-REACH} ${num(i * size)}H${REACH}`;
    for (let j = -n; j <= n; j++) {
      const [x, y] = [(i + 0.5) * size, (j + 0.5) * size];
      a += star(x, y, size * 0.47, form === 1 ? 16 : 8, form === 2 ? 0.74 : 0.4);
      b += star(x, y, size * 0.2, 8, 0.6);
      c += star(i * size, j * size, size * 0.24, form === 0 ? 8 : 4, form === 0 ? 0.55 : 1);
    }
  }
  return {
    base,
    top: fill(a, first) + fill(c, second) + fill(b, third) + stroke(joints, mix(base, inks.near, 0.4), 5),
    turn: random.pick([0, 45, 8, -12]),
  };
}

function steel(v: View): Top {
  const { food, inks, stage } = v;
  const random = v.random.fork('steel');
  const metal = mix(food.steel, mix(inks.far, inks.waterTop, 0.5), stage.dark ? 0.6 : 0.5);
  let brushed = '';
  for (let i = 0; i < 90; i++) {
    brushed += `M${random.int(-REACH, REACH - 500)} ${random.int(-REACH, REACH)}h${random.int(180, 700)}`;
  }
  let sheen = '';
  for (let i = 0; i < 6; i++) {
    const y = -REACH + i * 600 + random.range(0, 260);
    sheen += `M${-REACH} ${num(y)}H${REACH}v${random.int(70, 200)}H${-REACH}Z`;
  }
  return {
    base: metal,
    top:
      fill(sheen, mix(metal, inks.light, 0.5), { 'fill-opacity': 0.55 }) +
      stroke(brushed, mix(metal, inks.near, 0.4), 2, { 'stroke-opacity': 0.35 }),
    turn: random.pick([32, -32, 24, -24]),
  };
}

function leaf(v: View): Top {
  const { top, base, turn } = boards(v);
  const random = v.random.fork('leaf-table');
  let leaves = '';
  const count = random.int(3, 4);
  const lead = random.range(0, 360);
  for (let i = 0; i < count; i++)
    leaves += place(
      bananaLeaf(v, `table-${i}`, 1500, 470),
      0,
      0,
      1,
      false,
      lead + (i * 360) / count + random.range(-24, 24),
    );
  return { base, top: top + leaves, turn };
}

function mat(v: View): Top {
  const { food, inks, stage } = v;
  const random = v.random.fork('mat');
  const straw = mix(mix(food.bamboo, inks.paper, 0.25), inks.near, stage.dark ? 0.4 : 0.04);
  const dyes = [
    mix(food.chilli, straw, 0.15),
    mix(food.leafDark, straw, 0.2),
    mix(food.turmericDark, straw, 0.2),
  ];
  let rows = '';
  for (let y = -REACH; y < REACH; y += 20) rows += `M${-REACH} ${y}H${REACH}`;
  let warps = '';
  for (let x = -REACH; x < REACH; x += 74) warps += `M${x} ${-REACH}V${REACH}`;
  let bands = '';
  const gap = random.range(330, 460);
  for (let x = -REACH, i = 0; x < REACH; x += gap, i++) {
    const dye = dyes[i % dyes.length] as string;
    bands +=
      box(x, -REACH, gap * 0.3, REACH * 2, dye) + box(x + gap * 0.36, -REACH, gap * 0.05, REACH * 2, dye);
  }
  return {
    base: straw,
    top:
      box(-REACH, -REACH, REACH * 2, REACH * 2, straw) +
      bands +
      stroke(rows, mix(straw, inks.ink, 0.55), 3, { 'stroke-opacity': 0.4 }) +
      stroke(warps, mix(straw, inks.ink, 0.5), 3, { 'stroke-opacity': 0.35 }),
    turn: random.pick([0, 90, 30, -30]),
  };
}

function painted(v: View): Top {
  const { food, inks, stage } = v;
  const random = v.random.fork('painted');
  const paint = random.pick([
    mix(inks.waterLow, food.celadon, 0.45),
    mix(food.pandan, food.celadon, 0.5),
    mix(food.turmeric, food.crust, 0.35),
    mix(food.chilli, food.clay, 0.3),
    mix(inks.waterTop, food.cobalt, 0.45),
  ]);
  const base = stage.dark ? mix(paint, inks.near, 0.45) : mix(paint, inks.ground, 0.12);
  let worn = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.int(-1300, 1300), random.int(-1300, 1300)];
    const w = random.int(20, 130);
    worn += `M${x} ${y}q${w / 2} ${random.int(-9, -3)} ${w} 0q${-w / 2} ${random.int(3, 9)} ${-w} 0Z`;
  }
  let joints = '';
  for (let y = -REACH; y < REACH; y += 330) joints += `M${-REACH} ${y}H${REACH}`;
  return {
    base,
    top:
      fill(worn, mix(base, food.wood, 0.55), { 'fill-opacity': 0.7 }) +
      stroke(joints, mix(base, inks.ink, 0.4), 7),
    turn: random.pick([0, 12, -12, 90]),
  };
}

function cloth(v: View): Top {
  const { food, inks, stage } = v;
  const random = v.random.fork('cloth');
  const linen = mix(food.crumb, stage.dark ? inks.middle : inks.paper, stage.dark ? 0.5 : 0.4);
  const dye = random.pick([food.chilli, food.cobalt, food.leaf, mix(food.turmericDark, food.clay, 0.3)]);
  const size = random.range(90, 130);
  let bands = '';
  for (let i = -REACH; i < REACH; i += size * 2)
    bands += `M${num(i)} ${-REACH}h${num(size)}V${REACH}h${num(-size)}Z`;
  return {
    base: linen,
    top:
      fill(bands, dye, { 'fill-opacity': 0.42 }) +
      fill(bands, dye, { 'fill-opacity': 0.42, transform: 'rotate(90)' }),
    turn: random.pick([0, 20, 45, -14]),
  };
}

function lacquer(v: View): Top {
  const { food, inks, stage } = v;
  const random = v.random.fork('lacquer');
  const red = random.chance(0.5);
  const body = red ? mix(food.chilliDark, inks.ink, 0.3) : mix(inks.ink, food.clayDark, 0.25);
  const base = stage.dark ? mix(body, inks.near, 0.3) : body;
  let flecks = '';
  for (let i = 0; i < 260; i++) flecks += `M${random.int(-1300, 1300)} ${random.int(-1300, 1300)}h.1`;
  return {
    base,
    top:
      stroke(flecks, food.turmericDark, 6, { 'stroke-opacity': 0.5 }) +
      disc(0, 0, 980, 'none', { stroke: food.turmericDark, 'stroke-width': 8, 'stroke-opacity': 0.55 }) +
      disc(0, 0, 1010, 'none', { stroke: food.turmericDark, 'stroke-width': 3, 'stroke-opacity': 0.55 }),
    turn: 0,
  };
}

function news(v: View): Top {
  const { top, base, turn } = boards(v);
  const random = v.random.fork('news');
  const sheets = [0, 1, 2]
    .map((i) =>
      place(
        newspaper(v, `table-${i}`, 900, 640),
        (i - 1) * 640 + random.range(-80, 80),
        random.range(-200, 200),
        1,
        false,
        random.range(-30, 30) + turn + i * 70,
      ),
    )
    .join('');
  return { base, top: top + sheets, turn };
}
