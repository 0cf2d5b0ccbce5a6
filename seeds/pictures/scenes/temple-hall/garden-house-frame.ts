import { mix } from '../../kit/colour';
import { type CornerView, edge, face } from '../../kit/corner-view';
import { clump } from '../../kit/foliage';
import { lines, panel } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, num, type Point, stroke } from '../../kit/svg';

const LONG = 1120;

const DEEP = 620;

const EAVE = 205;

const RIDGE = 470;

/** The house itself, from its corner. */
export function house(stage: Stage, view: CornerView, frontLit: boolean): string {
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
