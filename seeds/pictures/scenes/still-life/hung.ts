import { mix } from '../../kit/colour';
import { gong } from '../../kit/old-things';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { layTable, under } from './table';

/** One star lantern of bamboo and glassine in its ring, hung from (0, 0), radius r. */
function starOf(stage: Stage, r: number, hue: string, tilt: number): string {
  const { inks } = stage;
  const cane = mix(inks.ground, inks.gold, 0.4);
  const cy = r * 1.5;
  const at = (i: number, k: number): Point => {
    const a = ((i * 36 - 90 + tilt) * Math.PI) / 180;
    return [Math.cos(a) * r * k, cy + Math.sin(a) * r * k];
  };
  let facets = '';
  let dim = '';
  let outline = '';
  let ribs = '';
  for (let i = 0; i < 10; i++) {
    const [a, b] = [at(i, i % 2 ? 0.39 : 1), at(i + 1, i % 2 ? 1 : 0.39)];
    outline += `${i ? 'L' : 'M'}${num(a[0])} ${num(a[1])}`;
    const facet = `M0 ${num(cy)}L${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}Z`;
    if (i % 2) facets += facet;
    else dim += facet;
    ribs += `M0 ${num(cy)}L${num(a[0])} ${num(a[1])}`;
  }
  let tassels = '';
  for (const i of [2, 4, 6, 8]) {
    const [tx, ty] = at(i, 1);
    for (let k = -2; k <= 2; k++)
      tassels += `M${num(tx + k * r * 0.02)} ${num(ty)}q${num(k * r * 0.05)} ${num(r * 0.16)} ${num(k * r * 0.04)} ${num(r * 0.34)}`;
  }
  let fringe = '';
  for (let i = 0; i < 64; i++) {
    const a = (i / 64) * Math.PI * 2;
    fringe += `M${num(Math.cos(a) * r * 1.03)} ${num(cy + Math.sin(a) * r * 1.03)}L${num(Math.cos(a) * r * 1.12)} ${num(cy + Math.sin(a) * r * 1.12)}`;
  }
  return (
    disc(0, cy, r * 1.5, mix(inks.gold, hue, 0.4), { 'fill-opacity': stage.dark ? 0.18 : 0.1 }) +
    stroke(`M0 0V${num(cy - r)}`, inks.ink, 3) +
    stroke(fringe, inks.gold, r * 0.03) +
    disc(0, cy, r, hue, { 'fill-opacity': 0.16, stroke: cane, 'stroke-width': r * 0.045 }) +
    stroke(tassels, mix(hue, inks.gold, 0.5), r * 0.016) +
    fill(facets, mix(hue, inks.gold, 0.16)) +
    fill(dim, mix(hue, inks.ink, 0.2)) +
    disc(0, cy, r * 0.34, inks.gold, { 'fill-opacity': 0.5 }) +
    disc(0, cy, r * 0.18, inks.light, { 'fill-opacity': 0.85 }) +
    stroke(ribs, cane, r * 0.016) +
    stroke(`${outline}Z`, mix(cane, inks.gold, 0.4), r * 0.035)
  );
}

/** Star lanterns of Mid-Autumn on a line, the full moon behind them, mooncakes and tea below. */
export function starLantern(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('star-lantern');
  const x = WIDTH * random.range(0.48, 0.52);
  const deep = mix(mix(inks.near, inks.waterLow, 0.35), inks.ink, stage.dark ? 0.3 : 0.1);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(deep, inks.ink, 0.4)],
        [1, mix(deep, inks.accent, 0.2)],
      ]),
    ),
    disc(x - side * 380, 330, 250, inks.light, { 'fill-opacity': 0.1 }),
    disc(x - side * 380, 330, 190, mix(inks.light, inks.gold, 0.25)),
  );
  for (const [dx, dy, r] of [
    [-60, -50, 40],
    [50, 40, 56],
    [60, -80, 24],
  ] as const)
    stage.add(disc(x - side * 380 + dx, 330 + dy, r, inks.gold, { 'fill-opacity': 0.16 }));
  stage.add(stroke(`M-20 40Q${num(x)} 150 ${WIDTH + 20} 30`, inks.ink, 4));
  const hues = random.shuffle([
    inks.accent,
    mix(inks.leaf, inks.leafLight, 0.4),
    mix(inks.gold, inks.accent, 0.3),
    mix(inks.lotus, inks.accent, 0.3),
    inks.waterTop,
  ]);
  for (const [i, [dx, top, r]] of (
    [
      [-800, 54, 110],
      [830, 54, 120],
      [-470, 84, 150],
      [480, 84, 140],
      [0, 92, 250],
    ] as const
  ).entries())
    stage.add(
      place(
        starOf(stage, r, i === 4 ? inks.accent : (hues[i] ?? inks.accent), random.range(-8, 8)),
        x + dx,
        top,
      ),
    );
  const foot = 1000;
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.4), inks.ink, 0.35);
  stage.add(
    box(
      0,
      foot - 70,
      WIDTH,
      300,
      stage.blend([
        [0, mix(wood, inks.light, 0.24)],
        [1, mix(wood, inks.ink, 0.5)],
      ]),
    ),
  );
  stage.add(
    place(mooncakes(stage), x - side * 30, foot + 40, 1.15),
    place(teapot(stage), x + side * 460, foot + 34, 1.1, side < 0),
  );
  return { x: x / WIDTH, y: 0.5 };
}

/** Three mooncakes, one cut, on a plate. */
function mooncakes(stage: Stage): string {
  const { inks } = stage;
  const crust = mix(inks.gold, inks.groundDark, 0.35);
  const cake = (x: number, y: number, w: number) => {
    let teeth = '';
    for (let i = 0; i < 10; i++)
      teeth += `M${num(x - w + (i + 0.5) * w * 0.2)} ${num(y - 6)}v${num(-w * 0.5)}`;
    return (
      box(x - w, y - w * 0.62, w * 2, w * 0.66, mix(crust, inks.ink, 0.2), { rx: 12 }) +
      stroke(teeth, mix(crust, inks.ink, 0.45), 4) +
      oval(x, y - w * 0.62, w, w * 0.34, crust) +
      oval(x, y - w * 0.64, w * 0.78, w * 0.25, mix(crust, inks.light, 0.24)) +
      stroke(
        Array.from({ length: 8 }, (_, i) => {
          const a = (i / 8) * Math.PI * 2;
          return `M${num(x)} ${num(y - w * 0.64)}q${num(Math.cos(a + 0.5) * w * 0.3)} ${num(Math.sin(a + 0.5) * w * 0.1)} ${num(Math.cos(a) * w * 0.6)} ${num(Math.sin(a) * w * 0.19)}`;
        }).join(''),
        mix(crust, inks.ink, 0.4),
        4,
      )
    );
  };
  return (
    oval(0, 26, 300, 40, inks.ink, { 'fill-opacity': 0.35 }) +
    oval(0, 10, 280, 46, mix(inks.paper, inks.near, 0.2)) +
    oval(0, 2, 262, 40, inks.paper) +
    oval(0, 2, 240, 35, mix(inks.paper, inks.waterLow, 0.25)) +
    oval(0, 3, 222, 31, inks.paper) +
    cake(-100, -2, 92) +
    cake(104, 2, 92) +
    cake(0, -74, 84)
  );
}

/** A small pot and two cups of tea. */
function teapot(stage: Stage): string {
  const { inks } = stage;
  const clay = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.1);
  const cup = (x: number) =>
    fill(
      `M${x - 36} -44H${x + 36}Q${x + 32} 0 ${x + 14} 2H${x - 14}Q${x - 32} 0 ${x - 36} -44Z`,
      inks.paper,
    ) +
    oval(x, -44, 36, 9, mix(inks.gold, inks.groundDark, 0.4)) +
    stroke(`M${x - 32} -26q32 14 64 0`, inks.waterLow, 4);
  return (
    oval(-20, 4, 210, 16, inks.ink, { 'fill-opacity': 0.3 }) +
    stroke('M86 -70Q140 -74 144 -120M-84 -96Q-150 -130 -130 -50Q-120 -30 -80 -34', clay, 17) +
    fill('M-90 -110Q-110 -10 -40 0H40Q110 -10 90 -110Z', clay) +
    fill('M-90 -110Q-110 -10 -40 0H-6Q-60 -40 -50 -110Z', mix(clay, inks.ink, 0.3)) +
    oval(0, -112, 90, 20, mix(clay, inks.light, 0.16)) +
    fill('M-52 -116Q0 -156 52 -116Z', clay) +
    disc(0, -142, 12, mix(clay, inks.light, 0.2)) +
    cup(-190) +
    cup(210)
  );
}

/** Gongs of the highlands on a beam, from small to great, a jar of rice wine with its cane straws below. */
export function gongs(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('gongs');
  const x = WIDTH * random.range(0.48, 0.52);
  const y = layTable(stage, x, 930);
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.ink, 0.4);
  const s = random.sign();
  stage.add(
    stroke(`M-20 ${150 - s * 14}L${WIDTH + 20} ${150 + s * 14}`, wood, 44),
    stroke(`M-20 ${138 - s * 14}L${WIDTH + 20} ${138 + s * 14}`, mix(wood, inks.light, 0.22), 8),
  );
  const sizes = [84, 104, 128, 156, 196, 230];
  let px = x - s * 820;
  for (const [i, r] of sizes.entries()) {
    px += s * (i ? (sizes[i - 1] ?? r) * 0.72 + r * 0.72 + 6 : 0);
    stage.add(
      oval(px - side * 34, 150 + r * 1.4, r * 0.98, r, inks.ink, { 'fill-opacity': 0.16 }),
      place(gong(stage, r), px, 150, 1),
    );
  }
  stage.add(under(stage, x - s * 330, y - 20, 160), place(wineJar(stage), x - s * 330, y - 20, 1.35));
  return { x: x / WIDTH, y: 0.46 };
}

/** A brown jar with ears and long curved straws; about 220 wide, foot at the origin. */
function wineJar(stage: Stage): string {
  const { inks, side } = stage;
  const clay = mix(mix(inks.accentDark, inks.groundDark, 0.6), inks.near, 0.2);
  return (
    stroke(
      'M-6 -250Q-30 -420 -150 -440M10 -250Q30 -430 170 -420M0 -250Q10 -450 60 -490',
      mix(inks.ground, inks.gold, 0.4),
      7,
    ) +
    fill('M-60 0Q-130 -100 -108 -170Q-86 -220 -54 -230V-252H54V-230Q86 -220 108 -170Q130 -100 60 0Z', clay) +
    fill(
      side > 0
        ? 'M-60 0Q-130 -100 -108 -170Q-86 -220 -54 -230V-252H-20Q-70 -120 -10 0Z'
        : 'M60 0Q130 -100 108 -170Q86 -220 54 -230V-252H20Q70 -120 10 0Z',
      mix(clay, inks.ink, 0.4),
    ) +
    stroke('M-104 -160Q0 -136 104 -160M-110 -120Q0 -96 110 -120', mix(clay, inks.gold, 0.35), 6) +
    stroke('M-82 -206q-34 4 -26 34M82 -206q34 4 26 34', clay, 12) +
    fill('M-64 -246Q0 -290 64 -246Q0 -226 -64 -246Z', inks.leafDark) +
    stroke('M-40 -252l-30 -30M10 -262l20 -34M40 -250l40 -18', inks.leaf, 8)
  );
}
