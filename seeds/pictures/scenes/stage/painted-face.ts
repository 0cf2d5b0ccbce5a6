import { mix } from '../../kit/colour';
import { blade } from '../../kit/path';
import type { Stage } from '../../kit/stage';
import { disc, fill, num, type Point, stroke } from '../../kit/svg';

/** How a role is painted and dressed. */
export interface Role {
  face: string;
  mark: string;
  robe: string;
  trim: string;
  flag: string;
  beard: string;
}

/** The crown with its pompons and two long pheasant plumes. */
export function plumes(stage: Stage, role: Role): string {
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
export function face(stage: Stage, role: Role): string {
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
