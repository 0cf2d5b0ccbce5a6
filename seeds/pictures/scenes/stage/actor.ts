import { mix } from '../../kit/colour';
import { blade } from '../../kit/path';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, group, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { backcloth, boards, curtains, sunburst } from './house';

interface Role {
  face: string;
  mark: string;
  robe: string;
  trim: string;
  flag: string;
  beard: string;
}

/** A general of the classical theatre (tuồng): painted face, command flags on the back, plumes and a long beard. */
export function actor(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('actor');
  const x = WIDTH * random.range(0.47, 0.53);
  const floor = HEIGHT * 0.86;
  const white = mix(inks.paper, inks.light, 0.3);
  const red: Role = {
    face: inks.accent,
    mark: inks.ink,
    robe: mix(inks.leaf, inks.waterLow, 0.3),
    trim: inks.gold,
    flag: mix(inks.gold, inks.accent, 0.12),
    beard: inks.ink,
  };
  const roles: readonly [Role, ...Role[]] = [
    red,
    {
      face: white,
      mark: inks.accent,
      robe: inks.accent,
      trim: inks.gold,
      flag: mix(inks.waterLow, inks.near, 0.1),
      beard: inks.ink,
    },
    {
      face: mix(inks.leaf, inks.gold, 0.2),
      mark: inks.ink,
      robe: mix(inks.accent, inks.gold, 0.2),
      trim: inks.paper,
      flag: inks.accent,
      beard: mix(inks.accent, inks.gold, 0.3),
    },
    {
      face: inks.ink,
      mark: white,
      robe: mix(inks.waterLow, inks.waterTop, 0.2),
      trim: inks.gold,
      flag: mix(inks.accent, inks.gold, 0.2),
      beard: white,
    },
  ];
  const role = random.pick(roles);
  const deep = mix(inks.near, mix(role.flag, inks.accentDark, 0.5), 0.35);
  backcloth(stage, x, 480, deep, mix(inks.gold, inks.ground, 0.4));
  sunburst(stage, x, 470, mix(inks.gold, deep, 0.5));
  boards(stage, floor, mix(inks.groundDark, inks.accentDark, 0.4));
  const flip = random.chance(0.5);
  stage.add(
    oval(x, floor + 110, 420, 40, inks.ink, { 'fill-opacity': 0.4 }),
    place(figure(stage, role), x, floor + 126, 0.98, flip),
  );
  curtains(stage, mix(role.face === inks.accent ? inks.accentDark : inks.accent, inks.ink, 0.15), 210);
  for (let i = 0; i < 9; i++)
    stage.add(
      disc(240 + i * 180, HEIGHT - 4, 40, inks.gold, { 'fill-opacity': 0.25 }),
      oval(240 + i * 180, HEIGHT, 26, 22, inks.light),
    );
  return { x: x / WIDTH, y: 0.46 };
}

function figure(stage: Stage, role: Role): string {
  return (
    flags(stage, role) +
    robe(stage, role) +
    spear(stage, role) +
    place(plumes(stage, role) + face(stage, role), 0, -664, 1.18) +
    sleeves(stage, role)
  );
}

/** The four three-cornered flags fanned behind the shoulders. */
function flags(stage: Stage, role: Role): string {
  const { inks } = stage;
  let out = '';
  for (const [angle, dim] of [
    [-64, 0.25],
    [64, 0.25],
    [-30, 0],
    [30, 0],
  ] as const) {
    const k = Math.sign(angle);
    const ink = mix(role.flag, inks.ink, dim);
    const cloth = `M0 -120L0 -420Q${k * 90} -380 ${k * 190} -330Q${k * 110} -290 ${k * 76} -230Q${k * 40} -180 0 -120Z`;
    out += group(
      stroke('M0 0V-452', inks.ink, 9) +
        fill(cloth, role.trim) +
        fill(
          `M${k * 5} -146L${k * 5} -398Q${k * 76} -366 ${k * 148} -330Q${k * 84} -284 ${k * 58} -232Q${k * 34} -186 ${k * 5} -146Z`,
          ink,
        ) +
        disc(k * 56, -312, 27, role.trim) +
        disc(k * 56, -312, 16, mix(ink, inks.ink, 0.25)) +
        stroke(
          `M${k * 26} -366q${k * 20} 10 ${k * 36} 4M${k * 24} -246q${k * 16} -6 ${k * 20} -18`,
          role.trim,
          5,
        ) +
        fill('M-9 -446L0 -486L9 -446Z', role.trim),
      { transform: `translate(${k * 60} -470) rotate(${angle})` },
    );
  }
  return out;
}

function robe(stage: Stage, role: Role): string {
  const { inks, side } = stage;
  const s = side;
  const dark = mix(role.robe, inks.ink, 0.4);
  let waves = '';
  for (let i = 0; i < 7; i++) waves += `M${-252 + i * 72} -30q36 -56 72 0`;
  let scales = '';
  for (let row = 0; row < 5; row++)
    for (let i = -3; i <= 3; i++) scales += `M${i * 44 + (row % 2) * 22 - 22} ${-480 + row * 34}q22 34 44 0`;
  return (
    fill('M-70 0L-96 22H-20L-16 0ZM70 0L96 22H20L16 0Z', inks.ink) +
    fill('M-150 -520Q-190 -300 -262 -14Q0 36 262 -14Q190 -300 150 -520Z', role.robe) +
    fill(
      `M${-s * 150} -520Q${-s * 190} -300 ${-s * 262} -14Q${-s * 150} 10 ${-s * 80} 12Q${-s * 90} -300 ${-s * 50} -520Z`,
      dark,
    ) +
    fill('M-254 -46Q0 2 254 -46L262 -14Q0 36 -262 -14Z', role.trim) +
    stroke(waves, role.face, 7) +
    stroke('M-236 -92Q0 -44 236 -92', role.trim, 6) +
    fill('M-128 -548Q0 -586 128 -548L146 -320Q0 -284 -146 -320Z', mix(role.robe, inks.ink, 0.18)) +
    stroke(scales, role.trim, 4) +
    fill('M-150 -332Q0 -290 150 -332L156 -282Q0 -240 -156 -282Z', role.trim) +
    disc(0, -290, 34, role.face) +
    disc(0, -290, 20, role.trim) +
    fill('M-50 -272Q0 -256 50 -272L66 -60Q0 -34 -66 -60Z', role.flag) +
    stroke('M-50 -272L-66 -60Q0 -34 66 -60L50 -272', role.trim, 8) +
    disc(0, -160, 34, role.trim) +
    stroke('M0 -186q26 14 0 27t0 27', role.flag, 8) +
    fill(
      'M-170 -550Q-90 -612 0 -600Q90 -612 170 -550Q196 -510 190 -470Q120 -530 0 -520Q-120 -530 -190 -470Q-196 -510 -170 -550Z',
      role.flag,
    ) +
    stroke('M-186 -478Q-118 -534 0 -524Q118 -534 186 -478', role.trim, 9)
  );
}

function sleeves(stage: Stage, role: Role): string {
  const { inks } = stage;
  const dark = mix(role.robe, inks.ink, 0.3);
  const skin = mix(mix(inks.skin, inks.gold, 0.2), inks.paper, 0.4);
  return (
    fill('M150 -540Q270 -520 312 -440L250 -380Q190 -440 140 -450Z', dark) +
    fill('M250 -384L316 -446L350 -396L290 -336Z', role.trim) +
    disc(330, -372, 25, skin) +
    stroke('M322 -358l26 -26M332 -350l22 -24', mix(skin, inks.accent, 0.35), 4) +
    fill('M-150 -540Q-230 -500 -236 -410Q-150 -330 -70 -352L-84 -420Q-140 -420 -144 -460Z', dark) +
    fill('M-64 -344Q-20 -360 6 -410L-28 -440Q-70 -440 -92 -420Z', mix(inks.paper, role.robe, 0.1)) +
    disc(8, -424, 23, skin)
  );
}

function spear(stage: Stage, role: Role): string {
  const { inks } = stage;
  return (
    stroke('M330 60V-820', mix(inks.accentDark, inks.ink, 0.2), 13) +
    fill('M330 -940Q372 -900 352 -830H308Q288 -900 330 -940Z', mix(inks.paper, inks.far, 0.4)) +
    fill('M330 -940Q288 -900 308 -830H330Z', mix(inks.paper, inks.near, 0.45)) +
    fill(
      'M304 -830H356Q372 -770 346 -720Q336 -760 330 -714Q322 -760 312 -720Q290 -770 304 -830Z',
      role.face === inks.ink ? inks.accent : role.face,
    )
  );
}

/** The crown with its pompons and two long pheasant plumes. */
function plumes(stage: Stage, role: Role): string {
  const { inks } = stage;
  let out = '';
  for (const k of [-1, 1]) {
    out +=
      stroke(
        `M${k * 60} -120Q${k * 120} -330 ${k * 250} -330Q${k * 340} -322 ${k * 352} -240`,
        inks.ink,
        13,
      ) +
      stroke(
        `M${k * 60} -120Q${k * 120} -330 ${k * 250} -330Q${k * 340} -322 ${k * 352} -240`,
        role.trim,
        6,
        { 'stroke-dasharray': '16 12' },
      );
    let hair = '';
    for (let i = 0; i < 9; i++)
      hair += blade([k * (200 + i * 18), -330 + i * i * 1.2], [k * (214 + i * 22), -292 + i * i * 1.5], 5);
    out += fill(hair, inks.ink);
  }
  const crown: Point[] = [
    [-110, -78],
    [-120, -140],
    [-64, -126],
    [-44, -206],
    [0, -164],
    [44, -206],
    [64, -126],
    [120, -140],
    [110, -78],
  ];
  out +=
    fill(`M${crown.map(([a, b]) => `${a} ${b}`).join('L')}Q0 -116 -110 -78Z`, role.trim) +
    fill('M-92 -92Q0 -128 92 -92L84 -122Q0 -150 -84 -122Z', role.robe);
  for (const [px, py, r] of [
    [-120, -150, 17],
    [120, -150, 17],
    [-44, -216, 17],
    [44, -216, 17],
    [0, -184, 25],
    [-80, -146, 13],
    [80, -146, 13],
  ] as const)
    out +=
      disc(px, py, r, inks.accent) +
      disc(px + stage.side * r * 0.3, py - r * 0.3, r * 0.42, mix(inks.accent, inks.paper, 0.55));
  for (const k of [-1, 1])
    out += stroke(`M${k * 112} -70V40M${k * 126} -74V14`, inks.accent, 7) + disc(k * 112, 44, 9, inks.gold);
  return out;
}

/** The painted face: brows that climb the forehead, ringed eyes, and a beard in strands. */
function face(stage: Stage, role: Role): string {
  const { inks } = stage;
  const pale = role.face === inks.ink || role.mark === inks.ink ? mix(inks.paper, inks.light, 0.3) : inks.ink;
  let strands = '';
  for (let i = -7; i <= 7; i++)
    strands += blade(
      [i * 10, 52 + Math.abs(i) * -2],
      [i * 17 + (i % 2) * 8, 240 - Math.abs(i) * 9],
      11,
      i * 0.8,
    );
  const wing = (k: number) =>
    fill(
      `M${k * 12} -20Q${k * 40} -50 ${k * 70} -62Q${k * 92} -78 ${k * 88} -100Q${k * 62} -92 ${k * 40} -74Q${k * 16} -60 ${k * 12} -20Z`,
      role.mark,
    ) +
    fill(
      `M${k * 14} -2Q${k * 40} -36 ${k * 84} -26Q${k * 76} 10 ${k * 46} 14Q${k * 20} 14 ${k * 14} -2Z`,
      pale,
    ) +
    fill(
      `M${k * 20} -4Q${k * 42} -24 ${k * 72} -18Q${k * 64} 2 ${k * 44} 5Q${k * 28} 6 ${k * 20} -4Z`,
      pale === inks.ink ? inks.paper : inks.ink,
    ) +
    disc(k * 46, -9, 8, pale === inks.ink ? inks.ink : inks.paper) +
    disc(k * 46, -9, 3.6, inks.ink) +
    fill(
      `M${k * 26} 20Q${k * 66} 10 ${k * 88} 34Q${k * 84} 62 ${k * 56} 60Q${k * 70} 40 ${k * 26} 20Z`,
      role.mark,
    ) +
    stroke(`M${k * 34} 32q${k * 22} 0 ${k * 32} 16`, pale, 4);
  return (
    fill(
      'M-94 -60Q-104 30 -62 74Q-30 104 0 104Q30 104 62 74Q104 30 94 -60Q60 -100 0 -100Q-60 -100 -94 -60Z',
      role.face,
    ) +
    fill(
      `M${-stage.side * 94} -60Q${-stage.side * 104} 30 ${-stage.side * 62} 74Q${-stage.side * 40} 96 ${-stage.side * 14} 102Q${-stage.side * 60} 40 ${-stage.side * 62} -84Q${-stage.side * 80} -76 ${-stage.side * 94} -60Z`,
      inks.ink,
      { 'fill-opacity': 0.25 },
    ) +
    wing(-1) +
    wing(1) +
    fill('M-9 -96Q0 -110 9 -96L13 -40Q0 -24 -13 -40Z', role.mark) +
    fill('M-6 -84L0 -92L6 -84L8 -50L0 -42L-8 -50Z', role.trim) +
    fill('M-12 -20L12 -20L20 22Q24 38 0 40Q-24 38 -20 22Z', mix(role.face, inks.paper, 0.35)) +
    stroke('M-14 32q-8 0 -8 -8M14 32q8 0 8 -8', role.mark, 4) +
    fill('M-66 50Q-30 40 0 50Q30 40 66 50Q50 74 0 70Q-50 74 -66 50Z', role.beard) +
    fill(strands, role.beard) +
    fill('M-20 62Q0 54 20 62Q0 78 -20 62Z', role.beard === inks.ink ? inks.accent : inks.accentDark) +
    stroke(
      `M${num(-30)} 84Q-36 150 -40 190M0 92V214M30 84Q36 150 40 190`,
      mix(role.beard, inks.paper, 0.3),
      3,
    )
  );
}
