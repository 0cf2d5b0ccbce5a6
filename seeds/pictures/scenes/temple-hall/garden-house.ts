import { mix } from '../../kit/colour';
import { type CornerView, cornerView, edge, face } from '../../kit/corner-view';
import { clump, crowns, grassTuft } from '../../kit/foliage';
import { downTo } from '../../kit/path';
import { aoDai, dress } from '../../kit/people';
import { lines, panel } from '../../kit/plane';
import { bananaLeaf, floweringBough, lotusFlower, lotusLeaf, palm } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

const LONG = 1120;
const DEEP = 620;
const EAVE = 205;
const RIDGE = 470;

/** A garden house of Huế: a low sweep of tiles on turned columns, carved doors, a screen and a basin before it. */
export function gardenHouse(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('garden-house');
  const ground = HEIGHT * random.range(0.68, 0.71);
  const flip = random.chance(0.5) ? -1 : 1;
  const x = WIDTH / 2 - flip * random.range(330, 400);
  const view = cornerView({
    corner: [x, ground + 40],
    horizon: ground - 74,
    vanishU: x - flip * 1500,
    vanishV: x + flip * 2500,
    reachU: 2100,
    reachV: 3000,
  });
  stage.add(
    sky(stage, {
      horizon: ground,
      sun: { x: WIDTH / 2 + side * random.range(380, 560), y: ground - 520, r: 100 },
      rays: random.chance(0.5),
    }),
  );
  garden(stage, ground, flip);
  stage.add(house(stage, view, flip === side));
  court(stage, ground, flip);
  return { x: (x + flip * 300) / WIDTH, y: (ground - 130) / HEIGHT };
}

function garden(stage: Stage, ground: number, flip: number): void {
  const { inks } = stage;
  const random = stage.random.fork('garden');
  const at = (x: number) => (flip > 0 ? x : WIDTH - x);
  const line: Point[] = [
    [-60, ground],
    [WIDTH + 60, ground],
  ];
  for (const [low, high, haze] of [
    [190, 380, 0.5],
    [120, 250, 0.15],
  ] as const) {
    const ink = mix(inks.leafDark, inks.far, haze);
    stage.add(fill(downTo(crowns(random, line, low, high), ground + 6), ink));
    let lit = '';
    for (let i = 0; i < 22; i++)
      lit += clump(
        random,
        random.range(0, WIDTH),
        ground - random.range(low * 0.4, high),
        random.range(90, 190),
        random.range(34, 66),
      );
    stage.add(fill(lit, mix(ink, inks.leafLight, 0.32)));
  }
  for (const [px, h] of [
    [1640, 620],
    [1740, 520],
    [1830, 680],
    [130, 560],
  ] as const)
    stage.add(palm(stage, `areca${px}`, at(px), ground + 20, h, random.range(-0.04, 0.04)));
  const earth = mix(mix(inks.ground, inks.leaf, 0.14), inks.paper, stage.dark ? 0 : 0.15);
  stage.add(
    box(
      0,
      ground,
      WIDTH,
      HEIGHT - ground,
      stage.blend([
        [0, mix(earth, inks.leaf, 0.4)],
        [0.3, earth],
        [1, mix(earth, inks.groundDark, 0.55)],
      ]),
    ),
  );
}

function house(stage: Stage, view: CornerView, frontLit: boolean): string {
  const { inks } = stage;
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.45), inks.ink, 0.3);
  const dark = mix(wood, inks.ink, 0.55);
  const plaster = mix(mix(inks.paper, inks.gold, 0.25), inks.middle, stage.dark ? 0.5 : 0.08);
  const shade = mix(plaster, inks.near, 0.42);
  const warm =
    stage.dark || stage.time === 'dusk' ? mix(inks.gold, inks.accent, 0.14) : mix(inks.near, inks.ink, 0.35);
  const stone = mix(mix(inks.far, inks.ground, 0.5), inks.paper, 0.25);
  const front = view.alongV(96);
  const end = view.alongU(0);
  let out = face(
    view,
    mix(inks.near, inks.ink, 0.2),
    [-40, 0, 0],
    [-40, LONG, 0],
    [-260, LONG - 60, 0],
    [-220, -160, 0],
  );
  out = `<g fill-opacity=".3">${out}</g>`;
  out +=
    face(
      view,
      mix(stone, inks.near, frontLit ? 0.5 : 0.1),
      [-30, -30, 0],
      [DEEP, -30, 0],
      [DEEP, -30, 26],
      [-30, -30, 26],
    ) +
    face(
      view,
      frontLit ? stone : mix(stone, inks.near, 0.35),
      [-30, -30, 0],
      [-30, LONG + 30, 0],
      [-30, LONG + 30, 26],
      [-30, -30, 26],
    ) +
    face(
      view,
      mix(stone, inks.light, 0.35),
      [-30, -30, 26],
      [-30, LONG + 30, 26],
      [100, LONG + 30, 26],
      [100, -30, 26],
    );
  out +=
    panel(end, 96, 26, DEEP - 96, EAVE - 20, frontLit ? shade : plaster) +
    fill(
      end.shape([
        [96, EAVE - 6],
        [DEEP, EAVE - 6],
        [DEEP / 2 + 30, RIDGE - 90],
      ]),
      frontLit ? mix(shade, inks.near, 0.15) : mix(plaster, inks.near, 0.12),
    );
  out += lines(
    end,
    [
      [
        [DEEP * 0.4, 26],
        [DEEP * 0.4, EAVE],
      ],
      [
        [DEEP * 0.7, 26],
        [DEEP * 0.7, EAVE],
      ],
      [
        [96, EAVE - 8],
        [DEEP, EAVE - 8],
      ],
    ],
    wood,
    9,
  );
  out += panel(front, 0, 26, LONG, EAVE, dark);
  const bays = 7;
  const bay = LONG / bays;
  for (let i = 0; i < bays; i++) {
    const v = bay * i;
    const open = i === 3;
    out += panel(front, v + 12, 26, bay - 24, 168, open ? warm : wood);
    const leaves = 4;
    const w = (bay - 24) / leaves;
    for (let k = 0; k < leaves; k++) {
      if (open && k > 0 && k < 3) continue;
      const a = v + 12 + w * k;
      out +=
        panel(front, a + 3, 30, w - 6, 160, mix(wood, inks.ground, 0.14)) +
        panel(front, a + 8, 96, w - 16, 84, warm) +
        panel(front, a + 8, 38, w - 16, 46, mix(wood, inks.ink, 0.3));
      const grid: Point[][] = [];
      for (let g = 1; g < 6; g++)
        grid.push([
          [a + 8, 96 + g * 14],
          [a + w - 8, 96 + g * 14],
        ]);
      grid.push([
        [a + w / 2, 96],
        [a + w / 2, 180],
      ]);
      out += lines(front, grid, mix(wood, inks.ground, 0.1), Math.max(0.8, 2.6 * front.scale(v)));
    }
    if (open) {
      const [ax, ay] = front.point(v + bay / 2, 34);
      const k = front.scale(v);
      out +=
        fill(
          `M${num(ax - 40 * k)} ${num(ay)}h${num(80 * k)}v${num(-56 * k)}h${num(-80 * k)}Z`,
          mix(inks.accent, inks.ink, 0.25),
        ) +
        disc(ax, ay - 84 * k, 20 * k, inks.gold) +
        stroke(`M${num(ax - 44 * k)} ${num(ay - 58 * k)}h${num(88 * k)}`, inks.gold, 6 * k);
    }
  }
  out += tiles(stage, view, frontLit);
  for (let i = bays; i >= 0; i--) {
    const v = bay * i;
    const k = view.scale(0, v);
    const [px, py] = view.at(0, v, 26);
    const h = (EAVE - 22) * k;
    out +=
      box(px - 10 * k, py - h, 20 * k, h, wood) +
      box(stage.side > 0 ? px - 10 * k : px + 2 * k, py - h, 8 * k, h, dark) +
      box(px - 17 * k, py - 14 * k, 34 * k, 14 * k, stone);
    if (i < bays)
      out += lines(
        view.alongV(0),
        [
          [
            [v + 10, 176],
            [v + 40, 200],
          ],
          [
            [v + bay - 10, 176],
            [v + bay - 40, 200],
          ],
        ],
        wood,
        7 * k,
      );
  }
  return (
    out +
    panel(view.alongV(0), 0, EAVE - 6, LONG, 15, wood) +
    panel(view.alongV(0), 0, EAVE - 4, LONG, 3, inks.gold)
  );
}

/** The great roof: two slopes seen, ridge with its pearl and clouds, eaves lifted at the corners. */
function tiles(stage: Stage, view: CornerView, lit: boolean): string {
  const { inks } = stage;
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.55), inks.near, stage.dark ? 0.4 : 0.18);
  const front = lit ? mix(tile, inks.light, 0.1) : mix(tile, inks.near, 0.22);
  const end = lit ? mix(tile, inks.near, 0.36) : tile;
  const [o, low] = [76, EAVE - 30];
  const mid = DEEP / 2 + 30;
  const hip = 200;
  let out = face(
    view,
    end,
    [-o, -o, low + 16],
    [DEEP + o, -o, low + 16],
    [mid + 60, hip - 70, RIDGE - 110],
    [mid - 60, hip - 70, RIDGE - 110],
  );
  out +=
    fill(
      view.shape([
        [mid + 84, hip - 90, RIDGE - 130],
        [mid - 84, hip - 90, RIDGE - 130],
        [mid, hip - 90, RIDGE],
      ]),
      mix(tile, inks.paper, 0.45),
    ) + disc(...view.at(mid, hip - 90, RIDGE - 80), 17, mix(inks.waterLow, inks.paper, 0.25));
  out += face(
    view,
    front,
    [-o, -o, low + 16],
    [-o, LONG / 2, low],
    [-o, LONG + o, low + 16],
    [mid, LONG - hip + 90, RIDGE],
    [mid, hip - 90, RIDGE],
  );
  let courses = '';
  for (let i = 0; i <= 66; i++) {
    const t = i / 66;
    courses += view.line([
      [-o, -o + (LONG + 2 * o) * t, low + 16 * Math.abs(t - 0.5) * 2],
      [mid, hip - 90 + (LONG - 2 * hip + 180) * t, RIDGE],
    ]);
  }
  let rows = '';
  for (let k = 1; k < 12; k++) {
    const t = k / 12;
    rows += view.line([
      [-o + (mid + o) * t, -o + (hip - 90 + o) * t, low + 16 + (RIDGE - low - 16) * t],
      [-o + (mid + o) * t, LONG + o - (hip - 90 + o) * t, low + 16 + (RIDGE - low - 16) * t],
    ]);
  }
  out +=
    stroke(courses, mix(front, inks.ink, 0.4), 2.4) +
    stroke(rows, mix(front, inks.ink, 0.3), 1.6, { 'stroke-opacity': 0.6 });
  const random = stage.random.fork('moss');
  let moss = '';
  for (let i = 0; i < 12; i++) {
    const t = random.range(0.1, 0.8);
    const [px, py] = view.at(-o + (mid + o) * t, random.range(100, LONG - 100), low + (RIDGE - low) * t);
    moss += clump(random, px, py, random.range(40, 110), random.range(8, 20));
  }
  const lime = mix(inks.paper, tile, 0.25);
  const pearl = view.at(mid, LONG / 2, RIDGE + 26);
  const curl = (v: number, k: number) => {
    const [px, py] = view.at(mid, v, RIDGE);
    return stroke(
      `M${num(px)} ${num(py)}q${num(k * 34)} -8 ${num(k * 36)} -42q${num(-k * 4)} -20 ${num(-k * 24)} -12`,
      lime,
      9,
    );
  };
  const way = Math.sign(view.at(0, 100, 0)[0] - view.at(0, 0, 0)[0]);
  return (
    out +
    fill(moss, mix(inks.leaf, tile, 0.4), { 'fill-opacity': 0.6 }) +
    edge(view, lime, 13, [mid, hip - 90, RIDGE], [mid, LONG - hip + 90, RIDGE]) +
    edge(view, lime, 8, [-o, -o, low + 16], [mid, hip - 90, RIDGE]) +
    edge(view, lime, 6, [-o, LONG + o, low + 16], [mid, LONG - hip + 90, RIDGE]) +
    edge(
      view,
      mix(tile, inks.ink, 0.5),
      8,
      [-o, -o, low + 14],
      [-o, LONG / 2, low - 2],
      [-o, LONG + o, low + 14],
    ) +
    edge(view, mix(tile, inks.ink, 0.5), 7, [-o, -o, low + 14], [DEEP + o, -o, low + 14]) +
    curl(hip - 90, -way) +
    curl(LONG - hip + 90, way) +
    disc(pearl[0], pearl[1], 15, inks.accent) +
    disc(pearl[0], pearl[1], 8, inks.gold)
  );
}

/** The court: path, spirit screen with its basin of lotus, pots of bonsai, the lady of the house. */
function court(stage: Stage, ground: number, flip: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('court');
  const at = (x: number) => (flip > 0 ? x : WIDTH - x);
  const pave = mix(inks.ground, inks.paper, stage.dark ? 0.05 : 0.4);
  stage.add(
    fill(
      `M${at(860)} ${ground + 46}L${at(1010)} ${ground + 40}L${at(1560)} ${HEIGHT + 10}H${at(820)}Z`,
      pave,
    ),
  );
  let joints = '';
  for (let t = 0.1; t < 1; t = t * 1.3 + 0.04)
    joints += `M${num(at(860 - 40 * t))} ${num(ground + 46 + (HEIGHT - ground - 46) * t)}L${num(at(1010 + 550 * t))} ${num(ground + 42 + (HEIGHT - ground - 42) * t)}`;
  stage.add(stroke(joints, mix(pave, inks.near, 0.5), 2.4, { 'stroke-opacity': 0.45 }));
  for (const [i, px] of [560, 1120, 1300, 1470].entries())
    stage.add(pot(stage, random, at(px), ground + 96 + (i % 2) * 24, 0.9 + (i % 2) * 0.2));
  stage.add(
    oval(at(960) - side * 40, ground + 124, 50, 7, inks.near, { 'fill-opacity': 0.3 }),
    place(aoDai(dress(stage, random.pick([0, 3, 5]))), at(960), ground + 124, 1.25, flip < 0),
    place(aoDai(dress(stage, 3)), at(1040), ground + 116, 1.2, flip > 0),
  );
  const [bx, by] = [at(330), HEIGHT - 96];
  const stone = mix(mix(inks.far, inks.paper, 0.3), inks.near, stage.dark ? 0.45 : 0.15);
  stage.add(
    fill(
      `M${num(bx - 250)} ${by - 70}H${num(bx + 250)}L${num(bx + 230)} ${by + 130}H${num(bx - 230)}Z`,
      stone,
    ),
    fill(
      `M${num(bx - side * 250)} ${by - 70}H${num(bx - side * 120)}L${num(bx - side * 110)} ${by + 130}H${num(bx - side * 230)}Z`,
      mix(stone, inks.near, 0.4),
    ),
    oval(bx, by - 70, 264, 46, mix(stone, inks.light, 0.3)),
    oval(bx, by - 68, 238, 36, mix(inks.waterLow, inks.near, 0.2)),
    stroke(
      `M${num(bx - 190)} ${by + 20}q40 -40 80 0t80 0t80 0t80 0t80 0`,
      mix(stone, inks.accentDark, 0.5),
      7,
    ),
  );
  for (const [dx, dy, r] of [
    [-130, -76, 84],
    [70, -66, 96],
    [160, -90, 70],
    [-30, -100, 74],
  ] as const)
    stage.add(lotusLeaf(stage, bx + dx, by + dy, r, r * 0.3, dx));
  stage.add(lotusFlower(stage, bx - 60, by - 90, 92, -6), lotusFlower(stage, bx + 120, by - 110, 70, 7));
  stage.add(
    bananaLeaf(stage, 'b1', [at(1960), HEIGHT + 20], [at(1690), HEIGHT - 330], 70, -flip * 50),
    bananaLeaf(stage, 'b2', [at(1960), HEIGHT], [at(1850), HEIGHT - 500], 78, flip * 30),
  );
  let tufts = '';
  for (let i = 0; i < 34; i++)
    tufts += grassTuft(random, at(random.range(1380, 1940)), HEIGHT + 14, random.range(40, 130), 6);
  stage.add(fill(tufts, mix(inks.leafDark, inks.ink, 0.3)));
  if (random.chance(0.6))
    stage.add(
      floweringBough(
        stage,
        'bough',
        [flip > 0 ? -40 : WIDTH + 40, 40],
        [flip > 0 ? 480 : WIDTH - 480, 150],
        random.pick([inks.accent, inks.gold, inks.lotus]),
        30,
      ),
    );
}

function pot(stage: Stage, random: Stage['random'], x: number, y: number, s: number): string {
  const { inks } = stage;
  const blue = mix(inks.waterLow, inks.near, 0.1);
  let crown = '';
  for (const [dx, dy, w] of [
    [-34, -120, 70],
    [30, -140, 76],
    [0, -176, 64],
    [-10, -96, 50],
  ] as const)
    crown += clump(random, dx, dy, w, w * 0.45);
  return place(
    stroke(
      'M0 -48Q-20 -80 0 -110Q14 -130 4 -160M-4 -90L-30 -116M4 -112L30 -136',
      mix(inks.groundDark, inks.ink, 0.5),
      8,
    ) +
      fill(crown, mix(inks.leafDark, inks.leaf, 0.35)) +
      fill('M-46 -56H46L34 0H-34Z', mix(inks.paper, blue, 0.12)) +
      fill(
        `M${-stage.side * 46} -56H${-stage.side * 16}L${-stage.side * 12} 0H${-stage.side * 34}Z`,
        mix(inks.paper, blue, 0.5),
      ) +
      box(-52, -64, 104, 12, mix(inks.paper, blue, 0.3)) +
      stroke('M-34 -30q12 -14 22 0t22 0t22 0', blue, 4) +
      disc(20, -150, 6, inks.accent) +
      disc(-30, -126, 6, inks.accent),
    x,
    y,
    s,
  );
}
