import { mix } from '../../kit/colour';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, group, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { backcloth, boards, clothOf, curtains, sunburst } from './house';
import { face, plumes, type Role } from './painted-face';

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
  const { deep, glow } = clothOf(stage, random);
  backcloth(stage, x, 480, deep, glow);
  sunburst(stage, x, 470, glow);
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
