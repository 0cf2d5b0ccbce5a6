import { star } from '../kit/boats';
import { mix } from '../kit/colour';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { heightAt, ridge } from '../kit/path';
import { dress } from '../kit/people';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The flag tower of Lũng Cú on its hill at the northern border: eight sides, drums of bronze at its foot, ranges all round. That tower only. */
export function flagTower(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('flag-tower');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const sun = { x: x - s * random.range(460, 620), y: 300, r: 80 };
  stage.add(
    sky(stage, { horizon: 860, clouds: random.int(4, 7), sun }),
    birds(stage, x - s * 420, 470, 110, inks.ink),
  );
  for (const [i, [y, rise, swell, far]] of (
    [
      [640, 70, 210, 0.1],
      [730, 90, 260, 0.4],
      [820, 90, 300, 0.75],
    ] as const
  ).entries()) {
    const ink = mix(mix(inks.far, inks.skyLow, 0.25), mix(inks.middle, inks.leafDark, 0.3), far);
    stage.add(
      massif(stage, `range${i}`, { y, rise, swell, base: 1000, ink, shade: mix(ink, inks.near, 0.22) }).svg,
      mist(stage, `air${i}`, y + 90, 150, inks.skyLow, 0.55 - i * 0.12),
    );
  }
  const hill = ridge(random.fork('hill'), {
    left: -30,
    right: WIDTH + 30,
    y: 1010,
    rise: 16,
    swell: 260,
    bend: (px) => -330 * Math.exp(-(((px - x) / 430) ** 2)),
  });
  const top = heightAt(hill, x) + 6;
  const green = mix(inks.leafDark, inks.leaf, 0.35);
  stage.add(
    place(tower(stage), x, top, 0.86),
    wood(
      stage,
      'hill',
      hill.map(([px, py]): Point => [px, py + (Math.abs(px - x) < 150 ? 34 : 4)]),
      30,
      mix(inks.leafDark, inks.middle, 0.15),
      mix(inks.leaf, inks.leafDark, 0.35),
      620,
    ),
  );
  let steps = '';
  let edge = '';
  const way: Point[] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    way.push([x + s * Math.sin(t * 3.4) * 150 * (0.2 + t), top + 30 + t ** 1.25 * (HEIGHT + 30 - top - 30)]);
  }
  for (const [i, [px, py]] of way.entries()) {
    const w = 16 + i * 4.4;
    steps += box(
      px - w,
      py,
      w * 2,
      9 + i * 0.7,
      i % 2 ? mix(inks.paper, inks.far, 0.35) : mix(inks.paper, inks.near, 0.4),
    );
    edge += `M${num(px + w + 6)} ${num(py + 8)}v${num(-16 - i * 1.3)}`;
  }
  stage.add(steps, stroke(edge, mix(inks.paper, inks.far, 0.4), 4));
  for (const [i, which] of [
    [15, 0],
    [20, 3],
  ] as const) {
    const [px, py] = way[i] as Point;
    stage.add(
      oval(px, py + 6, 20, 4, inks.ink, { 'fill-opacity': 0.3 }),
      place(
        visitor(dress(stage, which), { skirt: which === 3, bag: which ? '' : inks.gold }),
        px,
        py + 6,
        0.5 + i * 0.036,
      ),
    );
  }
  const low = ridge(random.fork('low'), {
    left: -30,
    right: WIDTH + 30,
    y: HEIGHT - 40,
    rise: 16,
    swell: 300,
    bend: (px) => (Math.abs(px - x) < 420 ? 110 : 0),
  });
  stage.add(wood(stage, 'low', low, 54, mix(inks.leafDark, inks.ink, 0.2), green, 120));
  return { x: x / WIDTH, y: 0.42 };
}

/** Foot at the origin, about 620 high with its flag. */
function tower(stage: Stage): string {
  const { inks, side, dark } = stage;
  const stone = mix(mix(inks.paper, inks.ground, 0.3), inks.near, dark ? 0.36 : 0.08);
  const shade = mix(stone, inks.near, 0.36);
  const lit = mix(stone, inks.light, dark ? 0.1 : 0.4);
  const bronze = mix(mix(inks.gold, inks.groundDark, 0.5), inks.near, dark ? 0.3 : 0.08);
  const faces = (half: number, y: number, h: number) =>
    box(-half, y - h, half * 2, h, stone) +
    box(side > 0 ? -half : half * 0.5, y - h, half * 0.5, h, shade) +
    box(side > 0 ? half * 0.52 : -half, y - h, half * 0.48, h, lit, { 'fill-opacity': 0.7 }) +
    stroke(`M${num(-half * 0.5)} ${y}v${-h}M${num(half * 0.5)} ${y}v${-h}`, shade, 3);
  const drum = (px: number, r: number) =>
    disc(px, -62, r, bronze) +
    disc(px, -62, r * 0.76, 'none', { stroke: mix(bronze, inks.ink, 0.4), 'stroke-width': 3 }) +
    disc(px, -62, r * 0.5, 'none', { stroke: mix(bronze, inks.ink, 0.4), 'stroke-width': 3 }) +
    star(px, -62, r * 0.42, mix(bronze, inks.light, 0.5));
  let windows = '';
  for (const y of [-170, -230, -290]) windows += box(-7, y - 26, 14, 30, mix(inks.near, inks.ink, 0.3));
  let rail = '';
  for (let i = -5; i <= 5; i++) rail += `M${i * 13} -372v-22`;
  const flag = 'M4 -640Q70 -676 140 -644T282 -648V-478Q214 -446 144 -474T4 -470Z';
  const clip = stage.clip(fill(flag, '#000'));
  return (
    box(-118, -12, 236, 60, shade) +
    box(-126, -20, 252, 12, lit) +
    faces(96, -18, 92) +
    drum(0, 34) +
    drum(-70, 20) +
    drum(70, 20) +
    box(-106, -122, 212, 14, lit) +
    faces(56, -120, 226) +
    windows +
    box(-70, -362, 140, 18, stone) +
    box(-76, -368, 152, 8, lit) +
    stroke(rail, shade, 4) +
    box(-72, -398, 144, 7, lit) +
    faces(22, -364, 34) +
    stroke('M0 -390V-652', mix(inks.far, inks.ink, 0.4), 8) +
    fill(flag, mix(inks.accent, inks.near, dark ? 0.18 : 0)) +
    `<g clip-path="${clip}">${fill('M60 -690Q110 -560 70 -440H120Q150 -560 120 -690ZM200 -690Q236 -560 204 -440H250Q276 -560 256 -690Z', inks.ink, { 'fill-opacity': 0.1 })}</g>` +
    star(142, -560, 52, inks.gold)
  );
}
