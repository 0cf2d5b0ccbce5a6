import { mix } from '../kit/colour';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { ridge } from '../kit/path';
import { dress } from '../kit/people';
import { basketCarrier } from '../kit/riders';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, type Point, place, stroke } from '../kit/svg';
import { curvedRoof } from '../kit/temple-roof';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The Vương family mansion at Sà Phìn on the Đồng Văn plateau: the gate in its stone wall, wooden storeys behind, tall sa mộc firs, bare peaks. That house only. */
export function vuongMansion(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('vuong');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const ground = 880;
  const sun = { x: x + side * random.range(520, 680), y: 240, r: 74 };
  stage.add(
    sky(stage, { horizon: 760, clouds: random.int(3, 6), ...(stage.time === 'noon' ? {} : { sun }) }),
  );
  const rock = mix(mix(inks.far, inks.ground, 0.2), inks.skyLow, 0.2);
  const nearRock = mix(mix(inks.middle, inks.far, 0.4), inks.leafDark, 0.15);
  stage.add(
    massif(stage, 'far', {
      y: 420,
      rise: 130,
      swell: 170,
      base: 800,
      ink: rock,
      shade: mix(rock, inks.middle, 0.35),
    }).svg,
    mist(stage, 'air', 560, 170, inks.skyLow, 0.55),
    massif(stage, 'near', {
      y: 600,
      rise: 100,
      swell: 210,
      base: 860,
      ink: nearRock,
      shade: mix(nearRock, inks.near, 0.35),
    }).svg,
    wood(
      stage,
      'slope',
      ridge(random.fork('slope'), { left: -20, right: WIDTH + 20, y: 760, rise: 26, swell: 280 }),
      34,
      mix(inks.leafDark, inks.far, 0.25),
      mix(inks.leaf, inks.far, 0.2),
      160,
    ),
    mist(stage, 'low-air', 740, 120, inks.skyLow, 0.35),
  );
  for (const [dx, h] of [
    [-760, 520],
    [-650, 600],
    [-560, 480],
    [590, 560],
    [680, 640],
    [790, 520],
    [880, 600],
  ] as const)
    stage.add(fir(stage, `fir${dx}`, x + s * dx, ground - 20, h));
  stage.add(place(house(stage), x, ground));
  const stone = mix(mix(inks.far, inks.ground, 0.35), inks.near, stage.dark ? 0.42 : 0.1);
  let joints = '';
  for (let r = 0; r < 6; r++) {
    const y = ground + 8 + r * r * 10 + r * 14;
    joints += `M-10 ${num(y)}H${WIDTH + 10}`;
    for (let i = -12; i <= 12; i++)
      joints += `M${num(x + (i + (r % 2) * 0.5) * (90 + r * 34))} ${num(y)}l${num(i * 1.8)} ${num(14 + r * 20)}`;
  }
  stage.add(
    box(
      -10,
      ground,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(stone, inks.light, 0.25)],
        [1, mix(stone, inks.near, 0.35)],
      ]),
    ),
    stroke(joints, mix(stone, inks.ink, 0.34), 2.6, { 'stroke-opacity': 0.5 }),
    fill(
      `M${x - 470} ${ground}H${x + 470}L${x - side * 150 + 430} ${ground + 56}H${x - side * 240 - 430}Z`,
      inks.near,
      { 'fill-opacity': 0.22 },
    ),
  );
  const c = dress(stage, 1);
  stage.add(
    oval(x - s * 260, ground + 120, 60, 8, inks.ink, { 'fill-opacity': 0.3 }),
    place(basketCarrier(c, inks.accent), x - s * 260, ground + 120, 1.9, s < 0),
    oval(x + s * 190, ground + 80, 36, 5, inks.ink, { 'fill-opacity': 0.3 }),
    place(visitor(dress(stage, 0), { bag: inks.gold }), x + s * 176, ground + 80, 1.4),
    place(visitor(dress(stage, 3), { skirt: true }), x + s * 226, ground + 84, 1.38),
  );
  return { x: x / WIDTH, y: 0.56 };
}

/** A sa mộc: a straight bole with tiers of drooping needles, narrow as a spear. */
function fir(stage: Stage, label: string, x: number, y: number, height: number): string {
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  let dark = '';
  let lit = '';
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const w = height * (0.13 - 0.115 * t) * random.range(0.85, 1.15);
    const py = y - height * (0.2 + 0.78 * t);
    const d = (from: number, to: number): Point[] => [
      [x + from * w, py + w * 0.5],
      [x, py - w * 0.8],
      [x + to * w, py + w * 0.5],
    ];
    const path = (points: Point[]) =>
      `M${points.map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}Q${num(x)} ${num(py + w * 0.1)} ${num(points[0]?.[0] ?? x)} ${num(points[0]?.[1] ?? py)}Z`;
    dark += path(d(-1, 1));
    lit += path(d(side > 0 ? 0.06 : -0.86, side > 0 ? 0.86 : -0.06));
  }
  return (
    stroke(
      `M${num(x)} ${num(y)}V${num(y - height * 0.96)}`,
      mix(inks.groundDark, inks.ink, 0.5),
      height * 0.022,
    ) +
    fill(dark, mix(inks.leafDark, inks.ink, 0.12)) +
    fill(lit, mix(inks.leaf, inks.leafDark, 0.45))
  );
}

/** Gate, wall and the storeys behind; about 960 wide and 480 high, ground at the origin. */
function house(stage: Stage): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const stone = mix(mix(inks.far, inks.paper, 0.3), inks.near, dark ? 0.4 : 0.18);
  const timber = mix(mix(inks.groundDark, inks.accentDark, 0.35), inks.ink, 0.3);
  const plank = mix(timber, inks.ground, 0.3);
  const tile = mix(mix(inks.far, inks.near, 0.6), inks.ink, dark ? 0.2 : 0.1);
  const deep = lamp ? mix(inks.gold, inks.accentDark, 0.2) : mix(inks.near, inks.ink, 0.55);
  const storey = (cx: number, half: number, foot: number, h: number, bays: number) => {
    let out =
      box(cx - half, foot - h, half * 2, h, plank) +
      box(side > 0 ? cx - half : cx + half * 0.6, foot - h, half * 0.4, h, inks.ink, { 'fill-opacity': 0.2 });
    const step = (half * 2) / bays;
    for (let i = 0; i < bays; i++)
      out +=
        box(cx - half + step * (i + 0.24), foot - h + 16, step * 0.52, h - 34, deep) +
        stroke(`M${num(cx - half + step * (i + 0.5))} ${foot - h + 16}v${h - 34}`, timber, 3);
    for (let i = 0; i <= bays; i++) out += box(cx - half + step * i - 5, foot - h, 10, h, timber);
    return out + box(cx - half - 6, foot - h * 0.24, half * 2 + 12, 6, timber);
  };
  const wing = (k: number) =>
    storey(k * 300, 130, -150, 70, 4) +
    curvedRoof(stage, { x: k * 300, half: 156, eave: -216, ridge: -274, span: 0.8, upturn: 14, tile });
  let blocks = '';
  for (let r = 0; r < 6; r++)
    for (let i = 0; i < 15; i++) blocks += `M${-466 + i * 66 + (r % 2) * 30} ${-150 + r * 25}v25`;
  for (let r = 0; r <= 6; r++) blocks += `M-470 ${-150 + r * 25}H470`;
  return (
    storey(0, 210, -250, 84, 6) +
    curvedRoof(stage, { x: 0, half: 244, eave: -328, ridge: -404, span: 0.78, upturn: 20, tile }) +
    box(-220, -256, 440, 110, mix(plank, timber, 0.4)) +
    wing(-1) +
    wing(1) +
    box(-470, -150, 940, 152, stone) +
    stroke(blocks, mix(stone, inks.ink, 0.4), 2.4, { 'stroke-opacity': 0.55 }) +
    fill(side > 0 ? 'M-470 -150H-390V2H-470Z' : 'M470 -150H390V2H470Z', inks.near, { 'fill-opacity': 0.22 }) +
    box(-478, -160, 956, 13, mix(tile, stone, 0.3)) +
    box(-106, -196, 212, 198, mix(stone, inks.light, 0.12)) +
    fill('M-64 2V-104A64 64 0 0 1 64 -104V2Z', mix(stone, inks.ink, 0.4)) +
    fill('M-52 2V-102A52 52 0 0 1 52 -102V2Z', deep) +
    stroke('M0 2V-154', timber, 5) +
    box(-84, -192, 168, 18, mix(inks.accentDark, inks.ink, 0.2)) +
    stroke('M-54 -183H54', inks.gold, 5, { 'stroke-dasharray': '14 12' }) +
    curvedRoof(stage, { x: 0, half: 138, eave: -194, ridge: -246, span: 0.74, upturn: 22, tile }) +
    stroke('M-130 -176v26M130 -176v26', timber, 7) +
    fill('M-150 2L-120 -22H120L150 2Z', mix(stone, inks.near, 0.2))
  );
}
