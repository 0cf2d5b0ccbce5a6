import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, group, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { bunch, jarOfFlowers } from './chrysanthemums';

/** A bronze urn with burning incense on a stone terrace, white chrysanthemums laid before it. */
export function incense(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('memorial-incense');
  const x = WIDTH * random.range(0.47, 0.53);
  const terrace = 800;
  stage.add(sky(stage, { horizon: 640, clouds: 3 }));
  const hills = ridge(random.fork('hills'), { left: -20, right: WIDTH + 20, y: 560, rise: 46, swell: 420 });
  stage.add(
    wood(stage, 'far-wood', hills, 30, mix(inks.far, inks.middle, 0.3), mix(inks.far, inks.middle, 0.1), 260),
    mist(stage, 'hill-air', 640, 200, inks.skyLow, 0.75),
  );
  for (const [k, dx, h] of [
    [-1, 640, 420],
    [1, 700, 440],
    [-1, 900, 600],
    [1, 930, 620],
  ] as const) {
    const [tx, th] = [x + k * (dx + random.range(-40, 40)), h * random.range(0.9, 1.12)];
    stage.add(
      broadTree(stage, `tree${k}${dx}`, tx, 770, th, { spread: random.range(0.72, 0.95), distance: 0.24 }),
    );
  }
  stage.add(mist(stage, 'grove-air', 660, 160, inks.skyLow, 0.5));
  screen(stage, x);
  ground(stage, x, terrace);
  stage.add(group(urn(stage), { transform: `translate(${num(x)} ${terrace + 40})` }));
  stage.add(smoke(stage, x, terrace - 330));
  stage.add(
    jarOfFlowers(stage, 'jar-l', x - 356, terrace + 66, 180),
    jarOfFlowers(stage, 'jar-r', x + 356, terrace + 66, 180),
    bunch(stage, 'bunch-a', x - side * 210, 1010, 150, side),
    bunch(stage, 'bunch-b', x + side * 250, 1030, 132, random.sign()),
    bunch(stage, 'bunch-c', x - side * 620, 1046, 124, random.sign()),
  );
  if (random.chance(0.6)) stage.add(bunch(stage, 'bunch-d', x + side * 690, 1020, 120, random.sign()));
  return { x: x / WIDTH, y: 0.6 };
}

/** A bare screen wall of dressed stone, the light lying on one side of it. */
function screen(stage: Stage, x: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('screen');
  const stone = mix(mix(inks.far, inks.paper, stage.dark ? 0.06 : 0.3), inks.near, stage.dark ? 0.3 : 0.12);
  const half = random.range(470, 560);
  const top = random.range(330, 380);
  let joints = '';
  for (let row = 0, y = top + 70; y < 800; y += 76, row++) {
    joints += `M${num(x - half)} ${num(y)}h${num(half * 2)}`;
    for (let px = x - half + (row % 2 ? 90 : 180); px < x + half; px += 180)
      joints += `M${num(px)} ${num(y)}v76`;
  }
  stage.add(
    box(x - half, top, half * 2, 470, stone),
    box(
      x - half,
      top,
      half * 2,
      470,
      stage.blend([
        [0, inks.light, stage.dark ? 0.03 : 0.2],
        [1, inks.near, 0.3],
      ]),
    ),
    fill(
      `M${num(x - side * half)} ${num(top)}H${num(x + side * half * 0.1)}L${num(x - side * half * 0.36)} 800H${num(x - side * half)}Z`,
      inks.near,
      { 'fill-opacity': 0.16 },
    ),
    stroke(joints, mix(stone, inks.ink, 0.4), 2, { 'stroke-opacity': 0.5 }),
    box(x - half - 26, top - 30, half * 2 + 52, 34, mix(stone, inks.light, 0.4)),
    box(x - half - 26, top - 2, half * 2 + 52, 12, mix(stone, inks.ink, 0.4)),
  );
}

function ground(stage: Stage, x: number, terrace: number): void {
  const { inks } = stage;
  const stone = mix(mix(inks.far, inks.paper, stage.dark ? 0.02 : 0.22), inks.near, stage.dark ? 0.36 : 0.16);
  const step = (y: number, h: number, lit: number) => box(-10, y, WIDTH + 20, h, mix(stone, inks.light, lit));
  let joints = '';
  for (let i = -9; i <= 9; i++)
    joints += `M${num(x + i * 150)} ${terrace - 40}L${num(x + i * 206)} ${terrace + 106}`;
  let low = '';
  for (let i = -8; i <= 8; i++)
    low += `M${num(x + 70 + i * 240)} ${terrace + 162}L${num(x + 90 + i * 330)} ${HEIGHT}`;
  stage.add(
    step(terrace - 40, 150, stage.dark ? 0.06 : 0.3),
    stroke(joints, mix(stone, inks.ink, 0.4), 2.4, { 'stroke-opacity': 0.5 }),
    box(-10, terrace + 106, WIDTH + 20, 56, mix(stone, inks.near, 0.4)),
    box(-10, terrace + 102, WIDTH + 20, 10, mix(stone, inks.light, stage.dark ? 0.2 : 0.6)),
    step(terrace + 162, HEIGHT - terrace - 162, 0.06),
    box(-10, terrace + 162, WIDTH + 20, 30, inks.near, { 'fill-opacity': 0.25 }),
    stroke(low, mix(stone, inks.ink, 0.4), 3, { 'stroke-opacity': 0.5 }),
    box(
      0,
      HEIGHT - 190,
      WIDTH,
      190,
      stage.blend([
        [0, inks.ink, 0],
        [1, inks.ink, 0.34],
      ]),
    ),
    oval(x - stage.side * 70, terrace + 44, 300, 26, inks.ink, { 'fill-opacity': 0.3 }),
  );
}

/** The urn: belly on three feet, two ears, a band of waves, sticks in sand; about 440 wide, ground at the origin. */
function urn(stage: Stage): string {
  const { inks, side } = stage;
  const random = stage.random.fork('urn');
  const bronze = mix(mix(inks.gold, inks.groundDark, 0.6), inks.near, stage.dark ? 0.5 : 0.34);
  const dark = mix(bronze, inks.ink, 0.5);
  const lit = mix(bronze, inks.light, 0.34);
  const patina = mix(bronze, inks.leaf, 0.4);
  let sticks = '';
  const glow: string[] = [];
  for (let i = 0; i < 31; i++) {
    const a = (i - 15) / 15;
    const h = random.range(70, 190) * (1 - Math.abs(a) * 0.3);
    const bx = a * 140;
    const tx = a * 190 + random.range(-10, 10);
    sticks += `M${num(bx)} -262L${num(tx)} ${num(-262 - h)}`;
    if (i % 2) glow.push(`M${num(tx)} ${num(-264 - h)}v.1`);
  }
  const belly = 'M-206 -256Q-252 -150 -158 -80Q-80 -44 0 -44Q80 -44 158 -80Q252 -150 206 -256Z';
  const shadow =
    side > 0
      ? 'M-206 -256Q-252 -150 -158 -80Q-80 -44 0 -44Q-120 -90 -92 -256Z'
      : 'M206 -256Q252 -150 158 -80Q80 -44 0 -44Q120 -90 92 -256Z';
  const foot = (k: number) =>
    `M${k * 150} -96Q${k * 190} -50 ${k * 160} 4H${k * 112}Q${k * 116} -40 ${k * 84} -70Z`;
  const ear = (k: number) =>
    `M${k * 196} -226Q${k * 296} -240 ${k * 286} -320Q${k * 276} -372 ${k * 226} -340`;
  return (
    stroke(sticks, mix(inks.accentDark, inks.groundDark, 0.5), 3.6) +
    stroke(glow.join(''), mix(inks.accent, inks.light, 0.35), 7) +
    stroke(ear(-1) + ear(1), dark, 26) +
    stroke(ear(-1) + ear(1), bronze, 15) +
    fill(`${foot(-1)}${foot(1)}M-30 -52L-24 12H24L30 -52Z`, dark) +
    fill(belly, bronze) +
    fill(shadow, dark) +
    fill(
      side > 0
        ? 'M120 -250Q176 -160 118 -88Q196 -140 178 -250Z'
        : 'M-120 -250Q-176 -160 -118 -88Q-196 -140 -178 -250Z',
      lit,
      { 'fill-opacity': 0.5 },
    ) +
    stroke('M-214 -206Q0 -178 214 -206M-204 -136Q0 -96 204 -136', patina, 7) +
    stroke(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${-176 + i * 40} ${-158 + Math.round(Math.sin((i / 8) * Math.PI) * 22)}q10 -26 28 -14q8 14 -8 16`,
      ).join(''),
      lit,
      5,
    ) +
    box(-224, -278, 448, 28, bronze, { rx: 5 }) +
    box(-224, -278, 448, 9, lit, { rx: 4 }) +
    oval(0, -276, 200, 9, mix(inks.groundDark, inks.ink, 0.5))
  );
}

/** Smoke that leans with the air and loosens as it rises. */
function smoke(stage: Stage, x: number, y: number): string {
  const random = stage.random.fork('smoke');
  const { inks } = stage;
  const veil = stage.blend([
    [0, inks.paper, 0.02],
    [0.6, inks.paper, stage.dark ? 0.2 : 0.42],
    [1, inks.paper, 0.08],
  ]);
  let d = '';
  const lean = random.sign() * random.range(60, 130);
  for (let i = 0; i < 6; i++) {
    const sx = (i - 2.5) * 44;
    const h = random.range(330, 620);
    const s = random.range(40, 76) * (i % 2 ? 1 : -1);
    const w = random.range(20, 42);
    d += `M${num(sx)} 0C${num(sx - s)} ${num(-h * 0.28)} ${num(sx + s + lean * 0.3)} ${num(-h * 0.5)} ${num(sx + lean * 0.6)} ${num(-h * 0.74)}Q${num(sx - s + lean)} ${num(-h * 0.92)} ${num(sx + lean + s)} ${num(-h)}Q${num(sx + w + lean)} ${num(-h * 0.88)} ${num(sx + w + lean * 0.6)} ${num(-h * 0.7)}C${num(sx + s + w + lean * 0.3)} ${num(-h * 0.46)} ${num(sx - s + w)} ${num(-h * 0.26)} ${num(sx + 4)} 0Z`;
  }
  return place(fill(d, veil), x, y, 1);
}
