import { mix } from './colour';
import { type Dress, seatedPaddler, standingRower } from './people';
import type { Stage } from './stage';
import { disc, fill, group, num, oval, type Point, place, stroke } from './svg';

interface SailShape {
  mast: number;
  foot: number;
  height: number;
  width: number;
  rake: number;
}

/** One battened sail: a fan of panels between bamboo battens, shaded away from the light. */
function battenedSail(stage: Stage, shape: SailShape, side: number, ink: string): string {
  const { mast, foot, height, width, rake } = shape;
  const rows = 7;
  const luff = (t: number): Point => [
    mast - width * (0.3 - 0.16 * t) + rake * t * height * 0.3,
    foot - height * t,
  ];
  const leech = (t: number): Point => [
    mast +
      width * (0.66 * Math.sin(Math.PI * (0.3 + t * 0.6)) ** 0.8 + 0.06 - 0.26 * t * t) +
      rake * t * height * 0.3,
    foot - height * (t * 0.94 + 0.1 * t * t + 0.02),
  ];
  const lit: string[] = [];
  const battens: string[] = [];
  let outline = '';
  let back = '';
  for (let i = 0; i < rows; i++) {
    const [a, b] = [luff(i / rows), luff((i + 1) / rows)];
    const [c, d] = [leech(i / rows), leech((i + 1) / rows)];
    if (i === 0)
      outline += `M${num(a[0])} ${num(a[1])}Q${num((a[0] + c[0]) / 2)} ${num(a[1] + height * 0.03)} ${num(c[0])} ${num(c[1])}`;
    outline += `Q${num(c[0] + (d[0] - c[0]) * 0.5 - width * 0.05)} ${num((c[1] + d[1]) / 2)} ${num(d[0])} ${num(d[1])}`;
    back = `L${num(a[0])} ${num(a[1])}${back}`;
    const ma: Point = [a[0] + (c[0] - a[0]) * 0.52, a[1] + (c[1] - a[1]) * 0.5];
    const mb: Point = [b[0] + (d[0] - b[0]) * 0.52, b[1] + (d[1] - b[1]) * 0.5];
    const [p, q] = side > 0 ? [a, b] : [c, d];
    lit.push(
      `M${num(p[0])} ${num(p[1])}L${num(ma[0])} ${num(ma[1])}L${num(mb[0])} ${num(mb[1])}L${num(q[0])} ${num(q[1])}Z`,
    );
    if (i > 0)
      battens.push(
        `M${num(a[0] - 5)} ${num(a[1])}Q${num((a[0] + c[0]) / 2)} ${num((a[1] + c[1]) / 2 + height * 0.012)} ${num(c[0] + 5)} ${num(c[1])}`,
      );
  }
  const peak = luff(1);
  const d = `${outline}L${num(peak[0])} ${num(peak[1])}${back}Z`;
  const sheets = [0.3, 0.55, 0.8].map((t) => {
    const [x, y] = leech(t);
    return `M${num(x)} ${num(y)}L${num(mast + width * 0.85)} ${num(foot + height * 0.07)}`;
  });
  return (
    stroke(sheets.join(''), stage.inks.ink, 1) +
    stroke(
      `M${num(mast)} ${num(foot + height * 0.14)}L${num(mast + rake * height * 0.3)} ${num(foot - height * 1.1)}`,
      stage.inks.ink,
      5,
    ) +
    fill(d, ink) +
    fill(lit.join(''), mix(ink, stage.inks.ink, 0.3)) +
    stroke(battens.join(''), mix(ink, stage.inks.ink, 0.62), 2.6)
  );
}

/** A junk of the northern coast, waterline at the origin, about 300 long; bow to the right. */
export function junk(stage: Stage, sailInk: string, side: number): string {
  const { inks } = stage;
  const hullLight = mix(inks.ink, inks.ground, 0.28);
  const hull = 'M-160 -46Q-150 -8 -112 6L104 6Q142 -8 168 -40Q120 -26 60 -22L-70 -22Q-120 -26 -160 -46Z';
  return (
    battenedSail(stage, { mast: -96, foot: -74, height: 150, width: 84, rake: -0.12 }, side, sailInk) +
    battenedSail(stage, { mast: 92, foot: -56, height: 172, width: 92, rake: 0.22 }, side, sailInk) +
    battenedSail(stage, { mast: -6, foot: -70, height: 258, width: 146, rake: 0.06 }, side, sailInk) +
    fill('M-128 -28L-128 -54Q-92 -74 -44 -54L-44 -22Z', hullLight) +
    fill('M-136 -52Q-92 -80 -36 -52Q-92 -62 -136 -52Z', inks.ink) +
    fill(
      'M-118 -48L-106 -50L-106 -34L-118 -34ZM-98 -51L-86 -52L-86 -35L-98 -34ZM-78 -52L-66 -50L-66 -34L-78 -35Z',
      inks.gold,
    ) +
    fill(hull, inks.ink) +
    fill(
      'M-152 -34Q-112 -14 -70 -12L60 -12Q118 -16 158 -32L150 -24Q116 -8 60 -5L-70 -5Q-116 -8 -144 -22Z',
      hullLight,
    ) +
    stroke('M-158 -44Q-120 -26 -70 -22L60 -22Q120 -26 166 -39', mix(inks.accent, inks.ink, 0.2), 4) +
    disc(136, -21, 5.4, inks.paper) +
    disc(137.5, -21, 2.6, inks.ink) +
    stroke('M-150 -20L-172 14', inks.ink, 5) +
    flag(inks.accent, inks.gold)
  );
}

function flag(red: string, gold: string): string {
  return (
    stroke('M-150 -44L-156 -92', '#222', 2.4) +
    fill('M-156 -92Q-172 -98 -184 -90Q-192 -86 -200 -90L-198 -70Q-190 -66 -182 -70Q-170 -77 -154 -72Z', red) +
    star(-176, -81, 6, gold)
  );
}

/** A five-pointed star. */
export function star(x: number, y: number, r: number, ink: string): string {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    const k = i % 2 ? r * 0.4 : r;
    d += `${i ? 'L' : 'M'}${num(x + Math.cos(a) * k)} ${num(y + Math.sin(a) * k)}`;
  }
  return fill(`${d}Z`, ink);
}

/** The closed outline of the junk in the same space, for its reflection. */
export const JUNK_OUTLINE: readonly Point[] = [
  [-160, -46],
  [-136, -54],
  [-124, -210],
  [-84, -220],
  [-56, -150],
  [-46, -190],
  [-16, -326],
  [40, -330],
  [84, -240],
  [92, -214],
  [120, -222],
  [150, -150],
  [150, -60],
  [168, -40],
  [142, -6],
  [104, 4],
  [-112, 4],
  [-150, -8],
];

/** A sampan with someone at work in it, waterline at the origin, about 190 long; bow to the right. */
export function sampan(stage: Stage, dress: Dress, how: 'standing' | 'seated', cargo?: string): string {
  const { inks } = stage;
  const light = mix(inks.ink, inks.ground, 0.34);
  const hull = 'M-98 -20Q-78 4 -40 8L46 8Q84 4 108 -24Q72 -8 40 -6L-44 -6Q-74 -8 -98 -20Z';
  const person =
    how === 'standing' ? place(standingRower(dress), -58, -5, 1) : place(seatedPaddler(dress), -34, -4, 1);
  return (
    (cargo ? group(cargo, { transform: 'translate(26 -6)' }) : '') +
    person +
    fill(hull, inks.ink) +
    stroke('M-90 -13Q-70 -2 -42 0L44 0Q76 -2 98 -15', light, 3) +
    stroke('M-10 -6L-10 4M22 -6L22 4', light, 2)
  );
}

/** The awning of woven bamboo over a sampan, to pass as cargo. */
export function awning(stage: Stage): string {
  const { inks } = stage;
  const mat = mix(inks.ground, inks.gold, 0.25);
  return (
    fill('M-34 0Q-36 -44 0 -46Q36 -44 36 0Z', inks.ink) +
    fill('M-42 -4Q-44 -50 -2 -52Q22 -52 28 -42Q30 -20 30 -4L14 -4Q16 -38 -4 -42Q-26 -42 -28 -4Z', mat) +
    stroke('M-36 -14Q-34 -48 0 -50M-30 -8Q-30 -44 -2 -46', mix(mat, inks.ink, 0.4), 1.6) +
    fill('M14 -4Q16 -38 -4 -42Q18 -48 26 -40Q30 -20 30 -4Z', mix(mat, inks.ink, 0.3))
  );
}

/** A round basket boat, waterline at the origin, about 100 across. */
export function basketBoat(stage: Stage, rim = stage.inks.gold): string {
  const { inks } = stage;
  const bowl = mix(inks.ground, inks.ink, 0.55);
  let weave = '';
  for (let i = -5; i <= 5; i++) weave += `M${i * 8.6} -14Q${i * 8} 4 ${i * 5.4} 16`;
  return (
    fill('M-50 -16Q-48 12 -22 20L22 20Q48 12 50 -16Z', bowl) +
    fill('M6 -10L50 -16Q48 12 22 20L8 20Q22 6 6 -10Z', mix(bowl, inks.ink, 0.4)) +
    stroke(weave, mix(bowl, inks.ink, 0.5), 1.4) +
    stroke('M-48 -4Q0 10 48 -4', mix(bowl, inks.ink, 0.5), 1.4) +
    oval(0, -16, 50, 12, rim) +
    oval(0, -15, 44, 8.6, mix(bowl, inks.ink, 0.7))
  );
}
