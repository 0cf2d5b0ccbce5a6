import { sampan } from '../kit/boats';
import { arched, onEachWall, type Storey, storeyWalls } from '../kit/brick-tower';
import { mix } from '../kit/colour';
import { wood } from '../kit/land';
import { ridge } from '../kit/path';
import { aoDai, dress } from '../kit/people';
import { lotusFlower, lotusLeaf } from '../kit/plants';
import { reuse } from '../kit/reuse';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import { curvedRoof } from '../kit/temple-roof';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';
import { mirrored, water } from '../kit/water';

/** The Trấn Quốc pagoda on its islet in Hà Nội's West Lake: the brick tower of eleven storeys with a white Buddha in each niche. Flat shores, no hills. */
export function tranQuoc(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('tran-quoc');
  const x = WIDTH * random.range(0.47, 0.53);
  const line = 700;
  const sun = { x: x + side * random.range(360, 520), y: 330, r: 88 };
  stage.add(sky(stage, { horizon: line, clouds: random.int(3, 5), sun }), farShore(stage, line));
  stage.add(water(stage, { top: line, lightAt: sun.x }), birds(stage, x - side * 440, 250, 100, inks.ink));
  const shore = line + 122;
  const islet = reuse(stage, isletAt(stage, x, shore, random.sign()));
  stage.add(
    mirrored(stage, 'below', islet, { waterline: shore + 6, depth: 370, squash: 0.72, opacity: 0.5 }),
    islet,
    place(sampan(stage, dress(stage, 0), 'seated'), x - side * 640, shore + 150, 1.7, side < 0),
  );
  const s = random.sign();
  for (let i = 0; i < 6; i++)
    stage.add(
      lotusLeaf(
        stage,
        x + s * random.range(560, 980),
        HEIGHT - random.range(0, 90),
        random.range(80, 130),
        random.range(22, 36),
        i,
      ),
    );
  stage.add(lotusFlower(stage, x + s * 760, HEIGHT - 60, 80, random.range(-8, 8)));
  return { x: x / WIDTH, y: 0.4 };
}

/** The far side of the lake: a line of trees and the blocks of the town, pale. */
function farShore(stage: Stage, line: number): string {
  const { inks } = stage;
  const random = stage.random.fork('far-shore');
  const far = mix(inks.far, inks.skyLow, 0.45);
  let blocks = '';
  let lights = '';
  for (let px = -20; px < WIDTH + 40; px += random.range(46, 130)) {
    const [w, h] = [random.range(40, 100), random.range(40, 170)];
    blocks += box(px, line - 20 - h, w, h, mix(far, inks.far, random.range(0, 0.5)));
    if (stage.dark)
      for (let k = 0; k < 5; k++)
        lights += `M${num(px + random.range(6, w - 8))} ${num(line - 30 - random.range(0, h - 20))}h5v7h-5Z`;
  }
  const trees = ridge(random, { left: -20, right: WIDTH + 20, y: line - 22, rise: 8, swell: 160 });
  return (
    blocks +
    fill(lights, inks.gold, { 'fill-opacity': 0.7 }) +
    wood(stage, 'far-trees', trees, 16, mix(inks.leafDark, inks.far, 0.5), mix(inks.leaf, inks.far, 0.5), 26)
  );
}

/** The islet with the tower, the small stupas, the low halls and the causeway that leads to it. */
function isletAt(stage: Stage, x: number, shore: number, s: 1 | -1): string {
  const { inks, dark } = stage;
  const stone = mix(mix(inks.ground, inks.paper, 0.35), inks.near, dark ? 0.45 : 0.12);
  const earth = mix(inks.leafDark, inks.near, 0.25);
  const left = x - 520;
  const right = x + 520;
  let posts = '';
  for (let px = left; px <= right; px += 38) posts += box(px - 5, shore - 42, 10, 34, stone);
  const way = x + s * 520;
  const end = s > 0 ? WIDTH + 20 : -20;
  let rails = '';
  for (let px = 0; px < Math.abs(end - way); px += 44)
    rails += box(way + s * px - 5, shore - 66, 10, 36, stone);
  return (
    broadTree(stage, 'tree-a', x - s * 330, shore - 10, 430, { spread: 0.8 }) +
    broadTree(stage, 'tree-b', x + s * 400, shore - 10, 390, { spread: 0.8 }) +
    broadTree(stage, 'tree-c', x - s * 500, shore - 10, 300, { spread: 0.9 }) +
    box(Math.min(way, end), shore - 34, Math.abs(end - way), 30, stone) +
    box(Math.min(way, end), shore - 70, Math.abs(end - way), 8, mix(stone, inks.light, 0.3)) +
    rails +
    hall(stage, x - s * 350, shore - 28, 1.15) +
    hall(stage, x + s * 330, shore - 28, 0.86) +
    [
      [-190, 0.74],
      [-130, 0.56],
      [150, 0.66],
      [212, 0.5],
    ]
      .map(([dx, k]) => place(stupa(stage), x + s * (dx ?? 0), shore - 22, k))
      .join('') +
    place(tower(stage), x, shore - 22) +
    fill(
      `M${num(left - 30)} ${shore + 6}Q${num(left)} ${shore - 30} ${num(left + 60)} ${shore - 30}H${num(right - 60)}Q${num(right)} ${shore - 30} ${num(right + 30)} ${shore + 6}Z`,
      earth,
    ) +
    box(left, shore - 16, right - left, 22, mix(stone, inks.near, 0.35)) +
    posts +
    box(left - 6, shore - 46, right - left + 12, 8, mix(stone, inks.light, 0.3)) +
    place(aoDai(dress(stage, 3)), way + s * 120, shore - 34, 0.62, s > 0) +
    place(visitor(dress(stage, 1)), way + s * 170, shore - 34, 0.62)
  );
}

/** Eleven storeys of brick with six sides, three of them seen, a white Buddha in each arch, a lotus of nine tiers on top; about 560 high. */
function tower(stage: Stage): string {
  const { inks, dark } = stage;
  const brick = mix(mix(inks.accent, inks.groundDark, 0.42), inks.near, dark ? 0.4 : 0.05);
  const shade = mix(brick, inks.near, 0.42);
  const lit = mix(brick, inks.light, 0.28);
  const rim = mix(brick, inks.paper, 0.34);
  const deep = dark ? mix(inks.gold, inks.accentDark, 0.4) : mix(shade, inks.ink, 0.5);
  const white = mix(inks.paper, inks.near, dark ? 0.12 : 0);
  let out = box(-98, -16, 196, 18, shade) + box(-88, -30, 176, 16, rim);
  let y = -30;
  let w = 150;
  for (let i = 0; i < 11; i++) {
    const h = 43 * 0.972 ** i;
    const storey: Storey = { y, width: w, height: h, face: 0.23, taper: 0.485 };
    const [face, top] = [w * 0.23, w * 0.485];
    const buddha = (px: number, k: number) =>
      arched(storey, px, k, { sill: 3, tall: 0.56, ink: deep }) +
      fill(
        `M${num(px - k * 0.66)} ${num(y - 4)}Q${num(px - k * 0.6)} ${num(y - h * 0.42)} ${num(px)} ${num(y - h * 0.44)}Q${num(px + k * 0.6)} ${num(y - h * 0.42)} ${num(px + k * 0.66)} ${num(y - 4)}Z`,
        white,
      ) +
      disc(px, y - h * 0.52, Math.max(1.4, k * 0.3), white);
    out +=
      storeyWalls(stage, storey, { wall: brick, lit, shade }) +
      onEachWall(storey, 0.1, 0.07, buddha) +
      fill(
        `M${num(-top - 12)} ${num(y - h - 2)}L${num(-top * 0.94)} ${num(y - h - 11)}H${num(top * 0.94)}L${num(top + 12)} ${num(y - h - 2)}Q${num(face)} ${num(y - h + 5)} 0 ${num(y - h + 4)}Q${num(-face)} ${num(y - h + 5)} ${num(-top - 12)} ${num(y - h - 2)}Z`,
        rim,
      );
    y -= h + 9;
    w *= 0.935;
  }
  let lotus = '';
  for (let i = 0; i < 9; i++) {
    const k = (9 - i) / 9;
    lotus += fill(
      `M${num(-26 * k)} ${num(y - i * 8)}Q0 ${num(y - i * 8 - 10)} ${num(26 * k)} ${num(y - i * 8)}Q0 ${num(y - i * 8 + 6)} ${num(-26 * k)} ${num(y - i * 8)}Z`,
      mix(white, inks.near, i % 2 ? 0.18 : 0.02),
    );
  }
  return (
    out +
    box(-24, y - 4, 48, 10, rim) +
    lotus +
    fill(`M-6 ${num(y - 70)}Q-10 ${num(y - 88)} 0 ${num(y - 100)}Q10 ${num(y - 88)} 6 ${num(y - 70)}Z`, white)
  );
}

/** A burial stupa of brick in the garden, three storeys; about 230 high. */
function stupa(stage: Stage): string {
  const { inks, side, dark } = stage;
  const brick = mix(mix(inks.accent, inks.groundDark, 0.55), inks.near, dark ? 0.45 : 0.12);
  const shade = mix(brick, inks.near, 0.42);
  let out = box(-62, -20, 124, 22, shade);
  let [y, w] = [-20, 92];
  for (let i = 0; i < 3; i++) {
    const h = 54 - i * 8;
    out +=
      box(-w / 2, y - h, w, h, brick) +
      box(side > 0 ? -w / 2 : w * 0.12, y - h, w * 0.38, h, shade) +
      fill(`M-11 ${y - 6}V${y - h * 0.5}a11 11 0 0 1 22 0V${y - 6}Z`, mix(shade, inks.ink, 0.5)) +
      fill(
        `M${num(-w * 0.66)} ${y - h}L${num(-w * 0.4)} ${y - h - 15}H${num(w * 0.4)}L${num(w * 0.66)} ${y - h}Z`,
        mix(brick, inks.paper, 0.3),
      );
    y -= h + 14;
    w *= 0.74;
  }
  return out + fill(`M-10 ${y}Q-16 ${y - 22} 0 ${y - 40}Q16 ${y - 22} 10 ${y}Z`, mix(brick, inks.paper, 0.4));
}

/** A low hall of the pagoda among the trees, foot at (x, y). */
function hall(stage: Stage, x: number, y: number, k: number): string {
  const { inks, dark } = stage;
  const wall = mix(mix(inks.gold, inks.paper, 0.35), inks.near, dark ? 0.5 : 0.1);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.2);
  let doors = '';
  for (const dx of [-84, -28, 28, 84])
    doors += box(
      dx - 20,
      -58,
      40,
      58,
      dark ? mix(inks.gold, inks.accentDark, 0.3) : mix(inks.accentDark, inks.ink, 0.4),
    );
  return place(
    oval(0, 0, 150, 8, inks.ink, { 'fill-opacity': 0.2 }) +
      box(-124, -78, 248, 80, wall) +
      doors +
      stroke('M-112 -74V0M-56 -74V0M0 -74V0M56 -74V0M112 -74V0', mix(inks.accentDark, inks.ink, 0.2), 7) +
      curvedRoof(stage, { x: 0, half: 142, eave: -74, ridge: -130, span: 0.72, upturn: 14, tile }),
    x,
    y,
    k,
  );
}
