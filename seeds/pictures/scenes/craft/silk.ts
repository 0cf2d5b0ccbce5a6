import { mix, oklch } from '../../kit/colour';
import { arm, bust, type Person } from '../../kit/portrait';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { FLOOR, shed, shedFrame, shedLamp } from './shed';

/** A woman who reels silk: yellow cocoons that dance in the hot basin, threads drawn up to the wheel, trays and hanks about her. */
export function silk(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('silk');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const { timber } = shed(stage, x);
  const thread = mix(oklch(0.86, 0.13, 90), inks.near, dark ? 0.32 : 0.02);
  stage.add(hanks(stage, x - s * 560, thread, timber));
  shedFrame(stage, x, timber);
  shedLamp(stage, Math.round(x - s * 40));
  const top = mix(
    random.pick([inks.paper, mix(inks.waterLow, inks.near, 0.1), mix(inks.lotus, inks.accent, 0.35)]),
    inks.near,
    0.04,
  );
  const person: Person = {
    top,
    cut: 'ba-ba',
    hair: 'bun',
    turn: 0.7,
    fair: 0.4,
    ...(random.chance(0.5) ? { old: true, hairInk: mix(inks.ink, inks.paper, 0.4) } : {}),
  };
  stage.add(
    oval(x - s * 190, FLOOR + 372, 330, 26, inks.ink, { 'fill-opacity': 0.3 }),
    place(
      fill(
        'M-150 -20Q-270 40 -236 96Q-120 124 0 96Q120 124 236 96Q270 40 150 -20Z',
        mix(inks.ink, inks.near, 0.25),
      ) +
        stroke('M-20 92Q-120 70 -190 24M20 92Q120 70 190 24', mix(inks.near, inks.paper, 0.14), 4) +
        bust(stage, person) +
        arm(stage, [-154, -236], [-190, -70], [-40, -20], mix(top, inks.ink, 0.15), { fair: 0.4 }) +
        arm(stage, [154, -236], [230, -96], [330, -70], top, { fair: 0.4 }),
      x - s * 190,
      FLOOR + 230,
      1.3,
      s < 0,
    ),
  );
  stage.add(basin(stage, x + s * 130, FLOOR + 250, thread), trays(stage, x, s, thread));
  stage.add(wheel(stage, x + s * 520, FLOOR + 60, timber, thread, x + s * 150, FLOOR + 150));
  return { x: x / WIDTH, y: 0.5 };
}

/** Raw silk in hanks on a pole. */
function hanks(stage: Stage, x: number, thread: string, timber: string): string {
  const { inks } = stage;
  let out = stroke(
    `M${num(x - 190)} 400H${num(x + 190)}M${num(x - 170)} 400V${FLOOR}M${num(x + 170)} 400V${FLOOR}`,
    timber,
    12,
  );
  for (let i = -2; i <= 2; i++) {
    const [px, ink] = [x + i * 66, mix(thread, i % 2 ? inks.paper : inks.gold, 0.24)];
    out +=
      fill(
        `M${num(px - 26)} 398Q${num(px - 34)} 540 ${num(px - 12)} 590H${num(px + 12)}Q${num(px + 34)} 540 ${num(px + 26)} 398Z`,
        ink,
      ) +
      stroke(
        `M${num(px - 12)} 404Q${num(px - 18)} 520 ${num(px - 6)} 586M${num(px + 2)} 404V588M${num(px + 14)} 404Q${num(px + 20)} 520 ${num(px + 6)} 586`,
        mix(ink, inks.groundDark, 0.3),
        3,
      ) +
      box(px - 30, 440, 60, 12, mix(inks.accent, inks.near, 0.1));
  }
  return out;
}

/** A clay stove with its basin of hot water, cocoons in it, and steam. */
function basin(stage: Stage, x: number, y: number, thread: string): string {
  const { inks } = stage;
  const random = stage.random.fork('basin');
  const clay = mix(mix(inks.accentDark, inks.ground, 0.45), inks.near, 0.12);
  const tin = mix(mix(inks.paper, inks.far, 0.4), inks.near, stage.dark ? 0.3 : 0.06);
  let cocoons = '';
  for (let i = 0; i < 26; i++) {
    const a = random.range(0, 6.28);
    const r = Math.sqrt(random.range(0, 1));
    cocoons += place(
      oval(0, 0, 22, 14, mix(thread, inks.gold, random.range(0, 0.4))) +
        oval(-4, -4, 9, 4, inks.light, { 'fill-opacity': 0.5 }),
      x + Math.cos(a) * r * 150,
      y - 96 + Math.sin(a) * r * 26,
      1,
      false,
      random.range(-60, 60),
    );
  }
  return (
    oval(x, y + 110, 250, 24, inks.ink, { 'fill-opacity': 0.34 }) +
    fill(
      `M${num(x - 180)} ${y - 40}L${num(x - 206)} ${y + 112}H${num(x + 206)}L${num(x + 180)} ${y - 40}Z`,
      clay,
    ) +
    fill(
      `M${num(x - 60)} ${y + 112}V${y + 50}Q${num(x)} ${y + 6} ${num(x + 60)} ${y + 50}V${y + 112}Z`,
      mix(inks.ink, inks.accentDark, 0.2),
    ) +
    fill(
      `M${num(x - 38)} ${y + 112}Q${num(x - 30)} ${y + 60} ${num(x - 10)} ${y + 88}Q${num(x)} ${y + 44} ${num(x + 16)} ${y + 90}Q${num(x + 32)} ${y + 66} ${num(x + 36)} ${y + 112}Z`,
      mix(inks.accent, inks.gold, 0.4),
    ) +
    fill(
      `M${num(x - 210)} ${y - 98}Q${num(x - 190)} ${y - 10} ${num(x)} ${y - 8}Q${num(x + 190)} ${y - 10} ${num(x + 210)} ${y - 98}Z`,
      mix(tin, inks.ink, 0.22),
    ) +
    oval(x, y - 98, 210, 44, tin) +
    oval(x, y - 96, 190, 36, mix(inks.waterTop, inks.paper, 0.3)) +
    cocoons +
    stroke(
      `M${num(x - 60)} ${y - 140}q-24 -46 6 -90t-8 -84M${num(x + 70)} ${y - 140}q24 -46 -6 -90t8 -84`,
      inks.paper,
      13,
      { 'stroke-opacity': 0.3 },
    )
  );
}

/** Flat baskets of cocoons about the floor. */
function trays(stage: Stage, x: number, s: number, thread: string): string {
  const { inks } = stage;
  const random = stage.random.fork('trays');
  const rim = mix(mix(inks.gold, inks.groundDark, 0.45), inks.near, 0.06);
  let out = '';
  for (const [dx, y, r] of [
    [-640, 1060, 220],
    [620, 1090, 230],
    [-470, 1160, 170],
  ] as const) {
    const px = x + s * dx;
    let heap = '';
    for (let i = 0; i < 46; i++) {
      const a = random.range(0, 6.28);
      const k = Math.sqrt(random.range(0, 1)) * 0.82;
      heap += place(
        oval(0, 0, 21, 13, mix(thread, random.chance(0.3) ? inks.paper : inks.gold, random.range(0.05, 0.4))),
        px + Math.cos(a) * r * k,
        y - 16 + Math.sin(a) * r * 0.26 * k,
        1,
        false,
        random.range(-70, 70),
      );
    }
    out +=
      oval(px, y + 14, r * 1.04, r * 0.3, inks.ink, { 'fill-opacity': 0.3 }) +
      oval(px, y, r, r * 0.32, rim) +
      oval(px, y - 6, r * 0.92, r * 0.28, mix(rim, inks.paper, 0.25)) +
      heap;
  }
  return out;
}

/** The reel on its stand, and the threads that run to it from the basin. */
function wheel(
  stage: Stage,
  x: number,
  y: number,
  timber: string,
  thread: string,
  bx: number,
  by: number,
): string {
  const { inks } = stage;
  const r = 190;
  let spokes = '';
  let rungs = '';
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    const [px, py] = [x + Math.cos(a) * r * 0.62, y - 130 + Math.sin(a) * r];
    spokes += `M${num(x)} ${num(y - 130)}L${num(px)} ${num(py)}`;
    rungs += `M${num(px - 34)} ${num(py + 10)}L${num(px + 34)} ${num(py - 10)}`;
  }
  let runs = '';
  for (const dx of [-20, -6, 8, 22]) runs += `M${num(bx + dx * 3)} ${by}L${num(x - 60 + dx)} ${num(y - 236)}`;
  return (
    oval(x, y + 160, 190, 20, inks.ink, { 'fill-opacity': 0.3 }) +
    stroke(
      `M${num(x)} ${y - 130}L${num(x - 120)} ${y + 156}M${num(x)} ${y - 130}L${num(x + 120)} ${y + 156}M${num(x - 74)} ${y + 50}H${num(x + 74)}`,
      timber,
      18,
    ) +
    stroke(spokes, mix(timber, inks.ground, 0.35), 11) +
    oval(x, y - 130, r * 0.66, r * 1.04, 'none', { stroke: thread, 'stroke-width': 26 }) +
    oval(x, y - 130, r * 0.66, r * 1.04, 'none', {
      stroke: mix(thread, inks.groundDark, 0.35),
      'stroke-width': 2,
    }) +
    stroke(rungs, mix(timber, inks.ground, 0.2), 11) +
    disc(x, y - 130, 18, timber) +
    stroke(runs, mix(thread, inks.paper, 0.4), 2.4)
  );
}
