import { mix } from './colour';
import type { Stage } from './stage';
import { disc, fill, num, oval, type Point, stroke } from './svg';

/** The outline of a turned thing from half its profile (radius and height), mirrored. */
function turned(profile: readonly Point[]): string {
  const right = profile.map(([r, y]) => `${num(r)} ${num(-y)}`);
  const left = [...profile].reverse().map(([r, y]) => `${num(-r)} ${num(-y)}`);
  return `M${[...right, ...left].join('L')}Z`;
}

/** The side of a turned thing away from the light. */
function dim(stage: Stage, profile: readonly Point[], depth = 0.4): string {
  const k = -stage.side;
  const outer = profile.map(([r, y]) => `${num(k * r)} ${num(-y)}`);
  const inner = [...profile].reverse().map(([r, y]) => `${num(k * r * depth)} ${num(-y)}`);
  return `M${[...outer, ...inner].join('L')}Z`;
}

function bronzeOf(stage: Stage): { body: string; dark: string; lit: string; green: string } {
  const { inks } = stage;
  const body = mix(mix(inks.gold, inks.groundDark, 0.6), inks.near, stage.dark ? 0.34 : 0.22);
  return {
    body,
    dark: mix(body, inks.ink, 0.5),
    lit: mix(body, inks.light, 0.4),
    green: mix(mix(body, inks.leaf, 0.5), inks.waterTop, 0.2),
  };
}

/** A bronze drum of Đông Sơn: star on the tympan, rings, boats round the shoulder; about 400 wide, foot at the origin. */
export function bronzeDrum(stage: Stage): string {
  const { body, dark, lit, green } = bronzeOf(stage);
  const side: readonly Point[] = [
    [196, 0],
    [190, 16],
    [150, 70],
    [136, 120],
    [138, 168],
    [176, 200],
    [194, 240],
    [190, 280],
    [176, 300],
  ];
  const top = -300;
  let star = '';
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    const r = i % 2 ? 0.1 : 0.34;
    star += `${i ? 'L' : 'M'}${num(Math.cos(a) * 180 * r)} ${num(top + Math.sin(a) * 52 * r)}`;
  }
  const ring = (k: number) =>
    `M${num(-180 * k)} ${top}a${num(180 * k)} ${num(52 * k)} 0 1 0 ${num(360 * k)} 0a${num(180 * k)} ${num(52 * k)} 0 1 0 ${num(-360 * k)} 0Z`;
  let birds = '';
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2;
    const [bx, by] = [Math.cos(a) * 180 * 0.66, top + Math.sin(a) * 52 * 0.66];
    birds += `M${num(bx - 13)} ${num(by + 3)}q9 -8 15 -1l14 -4`;
  }
  let boats = '';
  for (const [bx, y] of [
    [-120, -238],
    [-40, -228],
    [44, -228],
    [124, -238],
  ] as const)
    boats += `M${bx - 34} ${y}q34 20 68 0M${bx - 16} ${y + 4}v-20M${bx} ${y + 6}v-24M${bx + 16} ${y + 4}v-20`;
  let rungs = '';
  for (let i = -8; i <= 8; i++) rungs += `M${num(i * 15)} -160L${num(i * 16.6)} -82`;
  return (
    oval(0, 0, 220, 18, stage.inks.ink, { 'fill-opacity': 0.35 }) +
    fill(turned(side), body) +
    fill(dim(stage, side, 0.3), dark) +
    fill(turned(side.map(([r, y]): Point => [r * 0.5, y])), green, {
      'fill-opacity': 0.28,
      transform: `translate(${stage.side * 60} 0)`,
    }) +
    stroke(
      'M-180 -204Q0 -178 180 -204M-192 -262Q0 -238 192 -262M-140 -166Q0 -146 140 -166M-152 -74Q0 -52 152 -74',
      lit,
      4,
      { 'stroke-opacity': 0.75 },
    ) +
    stroke(boats, lit, 3.4, { 'stroke-opacity': 0.8 }) +
    stroke(rungs, lit, 2.2, { 'stroke-opacity': 0.5 }) +
    stroke('M-150 -190q-34 8 -18 56M150 -190q34 8 18 56', body, 12) +
    oval(0, top, 182, 54, dark) +
    oval(0, top - 3, 180, 52, mix(body, lit, 0.35)) +
    stroke(ring(0.9) + ring(0.78) + ring(0.54) + ring(0.42), dark, 2.6) +
    stroke(birds, dark, 3) +
    fill(`${star}Z`, dark) +
    disc(0, top, 5, lit)
  );
}

/** A glazed jar with a band of scrolls; about 200 wide, foot at the origin. */
export function glazedJar(stage: Stage, glaze: string, tall = 1): string {
  const { inks } = stage;
  const h = (y: number) => y * tall;
  const profile: readonly Point[] = [
    [58, 0],
    [64, h(10)],
    [84, h(60)],
    [104, h(130)],
    [100, h(180)],
    [70, h(218)],
    [46, h(234)],
    [48, h(252)],
    [60, h(264)],
  ];
  const blue = mix(inks.waterLow, inks.ink, 0.2);
  const scroll = Array.from({ length: 5 }, (_, i) => {
    const px = -72 + i * 36;
    const sag = Math.cos(px / 80) * 12;
    return `M${px - 14} ${num(-h(126) + sag)}q14 -26 26 -6q6 18 -10 16M${px + 8} ${num(-h(108) + sag)}q6 14 -10 16`;
  }).join('');
  return (
    oval(0, 0, 84, 9, inks.ink, { 'fill-opacity': 0.35 }) +
    fill(turned(profile), glaze) +
    stroke(scroll, blue, 5) +
    stroke(
      `M-98 ${num(-h(160))}Q0 ${num(-h(144))} 98 ${num(-h(160))}M-92 ${num(-h(84))}Q0 ${num(-h(66))} 92 ${num(-h(84))}M-74 ${num(-h(40))}Q0 ${num(-h(26))} 74 ${num(-h(40))}`,
      blue,
      3.6,
    ) +
    stroke(
      Array.from(
        { length: 7 },
        (_, i) =>
          `M${num(-60 + i * 20)} ${num(-h(70) + Math.abs(i - 3) * -2)}L${num((-60 + i * 20) * 0.9)} ${num(-h(38))}`,
      ).join(''),
      blue,
      3,
    ) +
    fill(dim(stage, profile, 0.45), mix(glaze, inks.near, 0.6), { 'fill-opacity': 0.5 }) +
    fill(
      `M${stage.side * 52} ${num(-h(190))}Q${stage.side * 82} ${num(-h(140))} ${stage.side * 66} ${num(-h(84))}Q${stage.side * 70} ${num(-h(140))} ${stage.side * 52} ${num(-h(190))}Z`,
      inks.paper,
      { 'fill-opacity': 0.7 },
    ) +
    oval(0, -h(264), 60, 9, mix(glaze, inks.ink, 0.45))
  );
}

/** A knobbed gong hung on cords from the origin, radius r. */
export function gong(stage: Stage, r: number): string {
  const { inks, side } = stage;
  const { body, dark, lit } = bronzeOf(stage);
  const cy = r * 1.34;
  return (
    stroke(
      `M0 0L${num(-r * 0.5)} ${num(cy - r * 0.86)}M0 0L${num(r * 0.5)} ${num(cy - r * 0.86)}`,
      mix(inks.accent, inks.ink, 0.2),
      r * 0.05,
    ) +
    disc(-side * r * 0.08, cy + r * 0.03, r, dark) +
    disc(0, cy, r, body) +
    disc(0, cy, r * 0.82, dark) +
    disc(side * r * 0.015, cy - r * 0.015, r * 0.79, mix(body, lit, 0.3)) +
    disc(0, cy, r * 0.52, mix(body, dark, 0.3)) +
    disc(0, cy, r * 0.49, body) +
    disc(0, cy, r * 0.25, dark) +
    disc(side * r * 0.02, cy - r * 0.02, r * 0.22, lit) +
    stroke(
      `M${num(side * r * 0.4)} ${num(cy - r * 0.62)}A${num(r * 0.74)} ${num(r * 0.74)} 0 0 ${side > 0 ? 1 : 0} ${num(side * r * 0.72)} ${num(cy - r * 0.16)}`,
      mix(lit, inks.paper, 0.4),
      r * 0.05,
    )
  );
}

/** An oil lamp on a tall turned foot; about 120 wide, 220 high, foot at the origin. */
export function oilLamp(stage: Stage): string {
  const { inks } = stage;
  const { body, dark, lit } = bronzeOf(stage);
  const profile: readonly Point[] = [
    [64, 0],
    [60, 12],
    [22, 28],
    [13, 60],
    [20, 84],
    [12, 108],
    [12, 160],
    [30, 178],
    [66, 192],
    [72, 208],
  ];
  return (
    oval(0, 0, 78, 8, inks.ink, { 'fill-opacity': 0.35 }) +
    fill(turned(profile), body) +
    fill(dim(stage, profile, 0.3), dark) +
    oval(0, -208, 72, 13, dark) +
    oval(0, -208, 62, 9, mix(inks.groundDark, inks.ink, 0.4)) +
    stroke('M-20 -84H20M-12 -122H12M-28 -180H28', lit, 3.4)
  );
}
