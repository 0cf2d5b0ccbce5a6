import { mix } from '../kit/colour';
import { wood } from '../kit/land';
import { mist } from '../kit/mist';
import { ridge } from '../kit/path';
import { aoDai, dress } from '../kit/people';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import { curvedRoof } from '../kit/temple-roof';
import { broadTree, sugarPalm } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The gate of Đền Hùng at the foot of Nghĩa Lĩnh, its stair going up into the wood to a temple roof. That gate only. */
export function hungTemple(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('hung-temple');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const ground = 930;
  const slope = (label: string, y: number, rise: number, dim: number) =>
    wood(
      stage,
      label,
      ridge(random.fork(label), {
        left: -20,
        right: WIDTH + 20,
        y,
        rise: 26,
        swell: 230,
        bend: (px) => -Math.exp(-(((px - x) / 620) ** 2)) * rise,
      }),
      66,
      mix(inks.leafDark, inks.far, dim),
      mix(inks.leaf, inks.far, dim),
      520,
    );
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.4), inks.near, 0.2);
  stage.add(
    sky(stage, {
      horizon: 640,
      clouds: random.int(3, 5),
      sun: { x: x + side * random.range(480, 620), y: 220, r: 78 },
    }),
    slope('top', 600, 260, 0.34),
    curvedRoof(stage, { x, half: 96, eave: 356, ridge: 316, span: 0.6, upturn: 14, tile }),
    slope('middle', 720, 250, 0.18),
    mist(stage, 'air', 560, 150, inks.skyLow, 0.4),
    slope('low', 830, 120, 0.04),
    sugarPalm(stage, 'palm', x - s * 760, ground - 10, 470),
    sugarPalm(stage, 'palm2', x - s * 610, ground - 30, 390),
    broadTree(stage, 'old', x + s * 720, ground + 10, 560),
  );
  const stone = mix(mix(inks.ground, inks.far, 0.4), inks.near, dark ? 0.45 : 0.08);
  let steps = '';
  for (let i = 0; i < 24; i++) {
    const t = i / 23;
    const half = 36 + t * 60;
    steps += `M${num(x - half)} ${num(470 + t * 440)}H${num(x + half)}`;
  }
  stage.add(
    fill(`M${x - 34} 462H${x + 34}L${x + 98} ${ground}H${x - 98}Z`, mix(stone, inks.near, 0.16)),
    stroke(steps, mix(stone, inks.light, 0.4), 6),
    box(
      -10,
      ground - 4,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(stone, inks.light, 0.25)],
        [1, mix(stone, inks.near, 0.25)],
      ]),
    ),
    oval(x, ground + 12, 330, 18, inks.ink, { 'fill-opacity': 0.22 }),
    place(gate(stage, tile), x, ground + 8),
  );
  for (const [dx, y, k, which] of [
    [-330, 1030, 1.3, 0],
    [-270, 1038, 1.3, 3],
    [300, 1010, 1.2, 1],
  ] as const)
    stage.add(
      oval(x + s * dx, y, 26 * k, 5 * k, inks.ink, { 'fill-opacity': 0.25 }),
      place(
        which === 1 ? visitor(dress(stage, 1), { bag: inks.gold }) : aoDai(dress(stage, which)),
        x + s * dx,
        y,
        k,
        s < 0,
      ),
    );
  return { x: x / WIDTH, y: 0.56 };
}

/** Two storeys of lime-washed brick with a great arch and roofs that turn up; about 520 wide and 480 high. */
function gate(stage: Stage, tile: string): string {
  const { inks, side, dark } = stage;
  const wall = mix(mix(inks.paper, inks.gold, 0.2), inks.near, dark ? 0.42 : 0.05);
  const shade = mix(wall, inks.near, 0.36);
  const red = mix(inks.accent, inks.near, 0.3);
  const pillar = (px: number, h: number, w: number) =>
    box(px - w / 2, -h, w, h, wall) +
    box(side > 0 ? px - w / 2 : px + w * 0.14, -h, w * 0.36, h, shade) +
    box(px - w * 0.3, -h * 0.86, w * 0.6, h * 0.66, red) +
    stroke(`M${px} ${num(-h * 0.8)}V${num(-h * 0.28)}`, inks.gold, 6, { 'stroke-dasharray': '16 12' }) +
    box(px - w * 0.72, -h - 14, w * 1.44, 15, wall) +
    fill(
      `M${px - w * 0.36} ${-h - 14}Q${px - w * 0.7} ${-h - 44} ${px} ${-h - 66}Q${px + w * 0.7} ${-h - 44} ${px + w * 0.36} ${-h - 14}Z`,
      wall,
    );
  const guard = (k: number) =>
    box(k * 138 - 30, -196, 60, 128, shade) +
    fill(`M${k * 138 - 18} -74V-140q18 -18 36 0V-74Z`, red) +
    disc(k * 138, -158, 13, mix(inks.gold, wall, 0.3)) +
    stroke(`M${k * 138 + k * 24} -76V-188`, inks.gold, 4);
  return (
    pillar(-250, 300, 50) +
    pillar(250, 300, 50) +
    box(-186, -262, 372, 264, wall) +
    box(side > 0 ? -186 : 96, -262, 90, 264, shade, { 'fill-opacity': 0.4 }) +
    guard(-1) +
    guard(1) +
    fill('M-92 2V-118a92 92 0 0 1 184 0V2Z', mix(wall, inks.light, 0.3)) +
    fill('M-76 2V-118a76 76 0 0 1 152 0V2Z', mix(mix(inks.leafDark, inks.near, 0.4), inks.ink, 0.25)) +
    fill('M-30 -84H30L64 2H-64Z', mix(inks.ground, inks.near, 0.3)) +
    stroke('M-34 -70H34M-42 -50H42M-50 -28H50M-58 -8H58', mix(inks.ground, inks.light, 0.3), 4) +
    box(-204, -14, 120, 16, shade) +
    box(84, -14, 120, 16, shade) +
    box(-108, -250, 216, 38, red) +
    stroke('M-84 -231h30M-36 -231h30M12 -231h30M58 -231h28', inks.gold, 14) +
    curvedRoof(stage, { x: 0, half: 214, eave: -258, ridge: -306, span: 0.7, upturn: 24, tile }) +
    box(-112, -384, 224, 82, wall) +
    box(side > 0 ? -112 : 62, -384, 50, 82, shade, { 'fill-opacity': 0.5 }) +
    fill('M-30 -304V-344a30 30 0 0 1 60 0V-304Z', mix(inks.near, inks.ink, 0.4)) +
    disc(-76, -344, 18, red) +
    disc(76, -344, 18, red) +
    curvedRoof(stage, {
      x: 0,
      half: 138,
      eave: -380,
      ridge: -446,
      span: 0.42,
      upturn: 22,
      tile,
      crowned: true,
    })
  );
}
