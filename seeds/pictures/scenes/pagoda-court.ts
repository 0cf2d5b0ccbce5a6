import { mix } from '../kit/colour';
import { wood } from '../kit/land';
import { gatePillar, templeHall } from '../kit/pagoda';
import { ridge } from '../kit/path';
import { aoDai, dress } from '../kit/people';
import { lotusFlower, lotusLeaf } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree, frangipani } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** A pagoda or temple of the plain: its hall behind a swept court of bricks and four gate pillars, old trees about it. No hill, no water behind. */
export function pagodaCourt(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('pagoda-court');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 800;
  const sun = { x: x + side * random.range(480, 640), y: 250, r: 84 };
  stage.add(
    sky(stage, { horizon: ground, clouds: random.int(3, 5), sun }),
    birds(stage, x - side * 420, 230, 100, inks.ink),
    wood(
      stage,
      'far',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 690, rise: 22, swell: 240 }),
      38,
      mix(inks.leafDark, inks.far, 0.42),
      mix(inks.leaf, inks.far, 0.4),
      140,
    ),
  );
  for (const [dx, h] of [
    [-620, 520],
    [-860, 620],
    [600, 500],
    [850, 640],
  ] as const)
    stage.add(
      broadTree(stage, `tree${dx}`, x + dx, ground + 14, h * random.range(0.92, 1.08), { spread: 0.8 }),
    );
  const brick = mix(mix(inks.ground, inks.accentDark, 0.22), inks.near, dark ? 0.48 : 0.06);
  let joints = '';
  for (let i = -14; i <= 14; i++) joints += `M${num(x + i * 74)} ${ground - 4}L${num(x + i * 190)} ${HEIGHT}`;
  for (const y of [14, 40, 82, 146, 236, 350]) joints += `M-10 ${ground + y}H${WIDTH + 10}`;
  stage.add(
    box(
      -10,
      ground - 8,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(brick, inks.light, dark ? 0.05 : 0.26)],
        [1, mix(brick, inks.near, 0.36)],
      ]),
    ),
    stroke(joints, mix(brick, inks.ink, 0.35), 2.4, { 'stroke-opacity': 0.4 }),
    place(templeHall(stage, 300, 3), x - 420, ground + 8),
    place(templeHall(stage, 300, 3), x + 420, ground + 8),
    fill(
      `M${num(x - side * 330)} ${ground + 20}L${num(x - side * 620)} ${ground + 76}H${num(x + side * 180)}L${num(x + side * 330)} ${ground + 20}Z`,
      inks.ink,
      { 'fill-opacity': 0.2 },
    ),
    place(templeHall(stage, 640, 7), x, ground + 24),
    urn(stage, x, ground + 118),
  );
  for (const [dx, which, y, k] of [
    [-170, 3, 150, 1.34],
    [-118, 0, 158, 1.36],
    [250, 1, 128, 1.24],
  ] as const)
    stage.add(
      oval(x + dx, ground + y, 26, 5, inks.ink, { 'fill-opacity': 0.26 }),
      place(
        which === 1 ? visitor(dress(stage, 1)) : aoDai(dress(stage, which)),
        x + dx,
        ground + y,
        k,
        dx > 0,
      ),
    );
  for (const dx of [-330, 330]) stage.add(place(gatePillar(stage, 400), x + dx * 1.12, 1130));
  for (const dx of [-700, 700])
    stage.add(
      fill(
        `M${num(x + Math.sign(dx) * 420)} 1124V1010H${num(x + Math.sign(dx) * 1100)}V1124Z`,
        mix(mix(inks.ground, inks.paper, 0.4), inks.near, dark ? 0.45 : 0.1),
      ),
      box(
        Math.min(x + Math.sign(dx) * 420, x + Math.sign(dx) * 1100),
        1000,
        680,
        18,
        mix(mix(inks.accentDark, inks.groundDark, 0.4), inks.near, 0.2),
      ),
    );
  const s = random.sign();
  stage.add(
    frangipani(stage, 'frangipani', x - s * 760, 1010, 430, s * 0.1),
    jarOfLotus(stage, x + s * 560, 1160),
  );
  return { x: x / WIDTH, y: 0.56 };
}

/** The stone urn for incense before the hall. */
function urn(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  const stone = mix(mix(inks.far, inks.ground, 0.5), inks.near, 0.25);
  return (
    oval(x, y + 2, 62, 8, inks.ink, { 'fill-opacity': 0.26 }) +
    stroke(
      `M${num(x - 8)} ${y - 60}l-4 -40M${num(x)} ${y - 60}v-48M${num(x + 9)} ${y - 60}l5 -42`,
      mix(inks.accentDark, inks.groundDark, 0.4),
      3,
    ) +
    stroke(`M${num(x)} ${y - 112}q-16 -34 4 -66t-6 -70`, inks.paper, 5, { 'stroke-opacity': 0.3 }) +
    fill(`M${num(x - 52)} ${y - 62}H${num(x + 52)}L${num(x + 40)} ${y - 22}H${num(x - 40)}Z`, stone) +
    box(x - 58, y - 68, 116, 12, mix(stone, inks.light, 0.3)) +
    fill(
      `M${num(x - 36)} ${y - 22}H${num(x + 36)}L${num(x + 50)} ${y}H${num(x - 50)}Z`,
      mix(stone, inks.near, 0.3),
    )
  );
}

/** A glazed jar with a lotus in it, near us. */
function jarOfLotus(stage: Stage, x: number, y: number): string {
  const { inks, dark } = stage;
  const glaze = mix(mix(inks.waterTop, inks.paper, 0.3), inks.near, dark ? 0.45 : 0.05);
  return (
    lotusLeaf(stage, x - 60, y - 130, 78, 22, 1) +
    lotusLeaf(stage, x + 66, y - 120, 70, 20, 3) +
    lotusFlower(stage, x + 6, y - 150, 66, 0) +
    fill(
      `M${num(x - 118)} ${y - 110}H${num(x + 118)}Q${num(x + 140)} ${y - 40} ${num(x + 84)} ${y + 20}H${num(x - 84)}Q${num(x - 140)} ${y - 40} ${num(x - 118)} ${y - 110}Z`,
      glaze,
    ) +
    fill(
      `M${num(x - 118)} ${y - 110}H${num(x - 40)}Q${num(x - 70)} ${y - 40} ${num(x - 30)} ${y + 20}H${num(x - 84)}Q${num(x - 140)} ${y - 40} ${num(x - 118)} ${y - 110}Z`,
      inks.near,
      { 'fill-opacity': 0.25 },
    ) +
    box(x - 128, y - 122, 256, 20, mix(glaze, inks.light, 0.3), { rx: 9 })
  );
}
