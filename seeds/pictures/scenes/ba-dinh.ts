import { star } from '../kit/boats';
import { mix } from '../kit/colour';
import { wood } from '../kit/land';
import { ridge } from '../kit/path';
import { dress } from '../kit/people';
import { sky } from '../kit/sky';
import { solemn } from '../kit/solemn';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The mausoleum on Ba Đình square in Hà Nội, in quiet light: grey granite in steps, square columns, lawns in a grid before it. */
export function baDinh(whole: Stage): Focal {
  const stage = solemn(whole);
  const { inks, side } = stage;
  const random = stage.random.fork('ba-dinh');
  const x = WIDTH * random.range(0.49, 0.51);
  const ground = 790;
  stage.add(
    sky(stage, { horizon: 700, clouds: random.int(3, 5) }),
    wood(
      stage,
      'far',
      ridge(random.fork('f'), { left: -20, right: WIDTH + 20, y: 640, rise: 20, swell: 240 }),
      60,
      mix(inks.leafDark, inks.far, 0.4),
      mix(inks.leaf, inks.far, 0.36),
      220,
    ),
    broadTree(stage, 'a', x - 830, ground, 420, { distance: 0.2 }),
    broadTree(stage, 'b', x + 840, ground, 440, { distance: 0.18 }),
  );
  let canes = '';
  for (const k of [-1, 1])
    for (let i = 0; i < 16; i++)
      canes += `M${num(x + k * (470 + i * 17))} ${ground}q${k * 4} -90 ${num(k * ((i % 3) - 1) * 12)} ${-150 - ((i * 29) % 40)}`;
  stage.add(
    stroke(canes, mix(inks.leafDark, inks.leaf, 0.35), 9),
    stroke(canes, mix(inks.leaf, inks.leafLight, 0.3), 3, { transform: `translate(${side * 3} 0)` }),
    place(house(stage), x, ground + 2),
  );
  square(stage, x, ground);
  for (const [dx, dy, k, which] of [
    [-330, 120, 1.05, 3],
    [-292, 126, 1.08, 1],
    [360, 190, 1.35, 1],
  ] as const)
    stage.add(
      oval(x + dx, ground + dy, 24 * k, 4 * k, inks.ink, { 'fill-opacity': 0.26 }),
      place(
        visitor(dress(stage, which), { skirt: which === 3, bag: which === 3 ? '' : inks.groundDark }),
        x + dx,
        ground + dy,
        k,
      ),
    );
  return { x: x / WIDTH, y: 0.44 };
}

/** About 860 wide and 460 high, ground at the origin. */
function house(stage: Stage): string {
  const { inks, side, dark } = stage;
  const granite = mix(mix(inks.far, inks.paper, 0.4), inks.near, dark ? 0.3 : 0.1);
  const lit = mix(granite, inks.light, dark ? 0.1 : 0.4);
  const shade = mix(granite, inks.near, 0.36);
  const deep = mix(mix(inks.accentDark, inks.near, 0.6), inks.ink, 0.3);
  const block = (half: number, y: number, h: number, lean = 0) =>
    fill(`M${-half} ${y + h}L${-half + lean} ${y}H${half - lean}L${half} ${y + h}Z`, granite) +
    fill(
      side > 0
        ? `M${-half} ${y + h}L${-half + lean} ${y}H${-half * 0.76}V${y + h}Z`
        : `M${half} ${y + h}L${half - lean} ${y}H${half * 0.76}V${y + h}Z`,
      shade,
      { 'fill-opacity': 0.6 },
    ) +
    box(-half + lean - 3, y - 3, (half - lean) * 2 + 6, 7, lit);
  let columns = box(-236, -330, 472, 190, deep);
  for (let i = 0; i <= 6; i++) {
    const px = -236 + i * 78.6;
    columns +=
      box(px - 15, -330, 30, 190, granite) +
      box(side > 0 ? px - 15 : px + 4, -330, 11, 190, shade) +
      box(side > 0 ? px + 11 : px - 15, -330, 4, 190, lit);
  }
  const steps = Array.from({ length: 6 }, (_, i) =>
    box(-92 - i * 8, -76 + i * 13, 184 + i * 16, 14, i % 2 ? lit : granite),
  ).join('');
  const guard = (px: number) =>
    box(px - 6, -112, 12, 34, mix(inks.paper, inks.near, dark ? 0.3 : 0)) +
    oval(px, -118, 5, 6, inks.skin) +
    fill(`M${px - 7} -120Q${px} -130 ${px + 7} -120Z`, inks.paper);
  let joints = '';
  for (let px = -400; px <= 400; px += 80) joints += `M${px} -52v50`;
  return (
    block(430, -56, 58) +
    stroke(joints, shade, 2) +
    block(360, -104, 50, 6) +
    block(300, -142, 40, 6) +
    columns +
    box(-258, -346, 516, 20, granite) +
    block(290, -372, 30, -6) +
    box(-250, -366, 500, 16, mix(granite, deep, 0.1)) +
    stroke('M-150 -358H150', deep, 6, { 'stroke-dasharray': '15 8' }) +
    block(272, -400, 28, 8) +
    block(228, -426, 26, 8) +
    box(-46, -250, 92, 174, deep) +
    steps +
    guard(-66) +
    guard(66)
  );
}

/** The avenue and its lawns, and the mast with the flag. */
function square(stage: Stage, x: number, ground: number): void {
  const { inks } = stage;
  const pave = mix(mix(inks.far, inks.paper, 0.35), inks.near, stage.dark ? 0.4 : 0.06);
  const lawn = mix(mix(inks.leaf, inks.leafLight, 0.2), inks.near, stage.dark ? 0.3 : 0.06);
  stage.add(
    box(
      -10,
      ground,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(pave, inks.light, 0.3)],
        [1, mix(pave, inks.near, 0.26)],
      ]),
    ),
  );
  const at = (u: number, v: number) =>
    `${num(x + u * (0.46 + v * 1.25))} ${num(ground + 64 + v * v * 0.4 * 400 + v * 240)}`;
  let plots = '';
  for (const [v, w] of [
    [0.03, 0.2],
    [0.26, 0.48],
    [0.56, 0.86],
    [0.95, 1.4],
  ] as const)
    for (let i = -7; i < 7; i++) {
      const [a, b] = [i * 150 + (i < 0 ? -110 : 110) + 12, (i + 1) * 150 + (i < 0 ? -110 : 110) - 12];
      plots += `M${at(a, v)}L${at(b, v)}L${at(b, w)}L${at(a, w)}Z`;
    }
  stage.add(
    fill(plots, lawn),
    stroke(`M${x} ${ground + 40}V${ground - 610}`, mix(pave, inks.near, 0.3), 7),
    box(x - 20, ground + 30, 40, 22, mix(pave, inks.near, 0.2)),
    fill(
      `M${x + 4} ${ground - 606}q42 -16 84 0t84 -2v96q-42 14 -84 2t-84 0Z`,
      mix(inks.accent, inks.near, stage.dark ? 0.2 : 0),
    ),
    star(x + 86, ground - 556, 26, inks.gold),
  );
}
