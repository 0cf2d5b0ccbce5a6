import { mix } from '../kit/colour';
import { clock } from '../kit/masonry';
import { aoDai, dress } from '../kit/people';
import { motorbike, tiedLoad } from '../kit/riders';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The south gate of Bến Thành market in Sài Gòn: the clock tower between low tiled halls, motorbikes going by. That market only. */
export function benThanh(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('ben-thanh');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 830;
  const s = random.sign();
  const sun = { x: x + side * random.range(480, 640), y: 260, r: 80 };
  stage.add(sky(stage, { horizon: 760, clouds: random.int(3, 6), sun }));
  const far = mix(inks.far, inks.skyLow, 0.3);
  const lamp = stage.dark || stage.time === 'dusk';
  let town = '';
  let lights = '';
  for (let px = -30; px < WIDTH + 30; ) {
    const w = random.range(70, 170);
    const h = random.range(240, 470) * (Math.abs(px + w / 2 - x) < 280 ? 0.6 : 1);
    town += `M${num(px)} ${ground}V${num(ground - h)}h${num(w)}V${ground}Z`;
    for (let i = 0; i < 16; i++)
      lights += `M${num(px + random.range(8, w - 18))} ${num(ground - random.range(200, h - 20))}h9v12h-9Z`;
    px += w * random.range(0.94, 1.15);
  }
  stage.add(
    fill(town, far),
    fill(lights, lamp ? inks.gold : mix(far, inks.near, 0.3), { 'fill-opacity': lamp ? 0.8 : 0.5 }),
    broadTree(stage, 'a', x - 860, ground + 4, 460, { distance: 0.12 }),
    broadTree(stage, 'b', x + 870, ground + 4, 480, { distance: 0.12 }),
    place(market(stage), x, ground + 2, 1.04),
  );
  const asphalt = mix(mix(inks.far, inks.near, 0.5), inks.groundDark, 0.15);
  const kerb = mix(mix(inks.paper, inks.ground, 0.4), inks.near, stage.dark ? 0.42 : 0.08);
  let marks = '';
  for (let px = -40; px < WIDTH + 40; px += 190) marks += `M${px} ${ground + 214}h110l14 16h-124Z`;
  stage.add(
    box(-10, ground, WIDTH + 20, 96, kerb),
    box(-10, ground + 88, WIDTH + 20, 16, mix(kerb, inks.ink, 0.4)),
    box(
      -10,
      ground + 100,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(asphalt, inks.light, 0.14)],
        [1, mix(asphalt, inks.ink, 0.3)],
      ]),
    ),
    fill(marks, mix(inks.paper, asphalt, 0.3)),
  );
  for (const [dx, dy, k, silk, which] of [
    [-150, 44, 0.9, false, 0],
    [-210, 56, 0.95, true, 3],
    [-250, 58, 0.95, true, 5],
    [190, 50, 0.92, false, 1],
    [420, 66, 1, false, 4],
    [-560, 60, 0.98, false, 3],
  ] as const)
    stage.add(
      oval(x + dx, ground + dy, 22 * k, 4 * k, inks.ink, { 'fill-opacity': 0.28 }),
      place(
        silk
          ? aoDai(dress(stage, which))
          : visitor(dress(stage, which), { skirt: which === 3, bag: inks.gold }),
        x + dx,
        ground + dy,
        k,
        dx > 0,
      ),
    );
  for (const [dx, dy, k, which, flip] of [
    [s * 330, 190, 1.35, 0, false],
    [-s * 420, 178, 1.3, 4, true],
    [-s * 60, 306, 1.95, 1, s < 0],
    [s * 640, 330, 2.05, 5, s > 0],
  ] as const) {
    const c = dress(stage, which);
    stage.add(
      oval(x + dx, ground + dy, 66 * k, 6 * k, inks.ink, { 'fill-opacity': 0.35 }),
      place(motorbike(c, tiedLoad(c, which), true), x + dx, ground + dy, k, flip),
    );
  }
  return { x: x / WIDTH, y: 0.52 };
}

/** About 1200 wide and 590 high, pavement at the origin. */
function market(stage: Stage): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const wall = mix(mix(inks.paper, inks.gold, 0.36), inks.near, dark ? 0.34 : 0.05);
  const shade = mix(wall, mix(inks.near, inks.groundDark, 0.4), 0.32);
  const trim = mix(mix(inks.paper, inks.light, 0.4), inks.near, dark ? 0.3 : 0);
  const tile = mix(mix(inks.accent, inks.groundDark, 0.5), inks.near, dark ? 0.36 : 0.12);
  const deep = lamp ? mix(inks.gold, inks.light, 0.2) : mix(inks.near, inks.ink, 0.5);
  const roof = (from: number, to: number, y: number, rise: number, inset: number) => {
    let courses = '';
    for (let i = 0; i <= 26; i++) {
      const t = i / 26;
      courses += `M${num(from - 14 + (to - from + 28) * t)} ${y}L${num(from + inset + (to - from - inset * 2) * t)} ${y - rise}`;
    }
    return (
      fill(`M${from - 14} ${y}L${from + inset} ${y - rise}H${to - inset}L${to + 14} ${y}Z`, tile) +
      stroke(courses, mix(tile, inks.ink, 0.34), 2.4) +
      stroke(`M${from - 14} ${y}H${to + 14}`, mix(tile, inks.ink, 0.5), 6) +
      stroke(`M${from + inset} ${y - rise}H${to - inset}`, mix(tile, inks.paper, 0.3), 6)
    );
  };
  const hall = (k: number) => {
    const [from, to] = k < 0 ? [-600, -150] : [150, 600];
    let out = box(from, -168, to - from, 168, k === side ? wall : mix(wall, shade, 0.5));
    for (let i = 0; i < 6; i++) {
      const px = from + 38 + i * 75;
      const awning = i % 2 ? inks.accent : mix(inks.leaf, inks.near, 0.2);
      out +=
        box(px - 28, -92, 56, 92, deep) +
        fill(
          `M${px - 34} -92H${px + 34}L${px + 40} -68H${px - 40}Z`,
          mix(awning, inks.near, dark ? 0.3 : 0.04),
        ) +
        stroke(`M${px - 16} -92l-3 24M${px} -92v24M${px + 16} -92l3 24`, trim, 5);
      out +=
        box(px - 24, -146, 48, 30, lamp ? inks.gold : mix(inks.near, inks.waterTop, 0.25)) +
        stroke(`M${px - 12} -146v30M${px} -146v30M${px + 12} -146v30`, wall, 3);
    }
    return (
      out +
      roof(from, to, -164, 62, 10) +
      box(from + 60, -256, to - from - 120, 32, shade) +
      roof(from + 50, to - 50, -252, 50, 40)
    );
  };
  const arch = (w: number, h: number) => `M${-w} 0V${-h + w}A${w} ${w} 0 0 1 ${w} ${-h + w}V0Z`;
  return (
    hall(-1) +
    hall(1) +
    box(-164, -250, 328, 250, wall) +
    box(side > 0 ? -164 : 100, -250, 64, 250, shade, { 'fill-opacity': 0.7 }) +
    box(-172, -258, 344, 14, trim) +
    [-126, 126]
      .map(
        (px) =>
          box(px - 24, -214, 48, 60, shade) +
          box(px - 18, -208, 36, 48, mix(inks.waterLow, inks.paper, 0.4)) +
          oval(px, -184, 12, 9, inks.gold),
      )
      .join('') +
    fill(arch(92, 196), trim) +
    fill(arch(78, 182), deep) +
    stroke('M-46 0V-146M0 0V-182M46 0V-146M-78 -92H78', mix(deep, inks.near, lamp ? 0.3 : 0.1), 5) +
    box(-84, -402, 168, 152, wall) +
    box(side > 0 ? -84 : 46, -402, 38, 152, shade, { 'fill-opacity': 0.75 }) +
    box(-58, -274, 116, 20, mix(inks.accentDark, inks.near, 0.1)) +
    stroke('M-44 -264H44', trim, 5, { 'stroke-dasharray': '10 7' }) +
    [-90, 90]
      .map((px) => box(px - 12, -330, 24, 80, trim) + fill(`M${px - 14} -330q14 -34 14 -40q0 6 14 40Z`, trim))
      .join('') +
    place(clock(stage, 0, 0, 40), 0, -340) +
    box(-94, -410, 188, 12, trim) +
    box(-74, -452, 148, 44, wall) +
    [-46, 0, 46].map((px) => box(px - 13, -444, 26, 30, deep)).join('') +
    roof(-84, 84, -448, 22, 14) +
    fill('M-72 -468L0 -560L72 -468Z', tile) +
    fill(side > 0 ? 'M-72 -468L0 -560L-14 -468Z' : 'M72 -468L0 -560L14 -468Z', mix(tile, inks.ink, 0.3)) +
    stroke('M0 -560v-34', trim, 5)
  );
}
