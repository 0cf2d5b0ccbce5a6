import { mix } from '../../kit/colour';
import { crowns } from '../../kit/foliage';
import { LANTERN_FORMS, lantern, silks } from '../../kit/lanterns';
import { downTo } from '../../kit/path';
import { aoDai, dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { STAND, stall } from './stall';

const WALK: Pose = {
  head: [4, -89],
  neck: [2, -77],
  hip: [0, -45],
  arms: [
    [
      [-6, -60],
      [-10, -46],
    ],
    [
      [10, -60],
      [18, -50],
    ],
  ],
  legs: [
    [
      [-3, -22],
      [-14, -2],
    ],
    [
      [10, -23],
      [14, 0],
    ],
  ],
};

/** A fair after dark: two rows of stalls run to a wheel of lights, bulbs overhead, people between. */
export function nightFair(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('night-fair');
  const x = WIDTH * random.range(0.44, 0.56);
  const horizon = HEIGHT * random.range(0.5, 0.54);
  const glow = mix(inks.gold, inks.light, 0.3);
  stage.add(sky(stage, { horizon, clouds: 4 }));
  const veil = mix(inks.near, inks.ink, 0.4);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      horizon + 10,
      stage.blend([
        [0, veil, stage.dark ? 0 : 0.86],
        [1, mix(inks.accentDark, inks.near, 0.4), stage.dark ? 0.2 : 0.6],
      ]),
    ),
  );
  if (random.chance(0.65))
    wheel(stage, x + random.sign() * random.range(170, 330), horizon - 190, random.range(210, 260));
  else tower(stage, x, horizon);
  stage.add(
    fill(
      downTo(
        crowns(
          random,
          [
            [-40, horizon + 6],
            [WIDTH + 40, horizon + 6],
          ],
          46,
          100,
        ),
        horizon + 10,
      ),
      mix(inks.leafDark, inks.ink, 0.5),
    ),
  );
  const earth = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.near, 0.5);
  stage.add(
    box(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      stage.blend([
        [0, mix(earth, inks.gold, 0.45)],
        [0.5, earth],
        [1, mix(earth, inks.ink, 0.45)],
      ]),
    ),
  );
  for (let i = 0; i < 4; i++)
    stage.add(oval(x, horizon + 90 + i * 140, 260 + i * 230, 26 + i * 18, glow, { 'fill-opacity': 0.1 }));
  const depth = [0.2, 0.28, 0.38, 0.53, 0.75, 1.06];
  for (const [i, k] of depth.entries()) {
    for (const way of [-1, 1]) stage.add(stall(stage, x, horizon, way, k, i));
    crowd(stage, x, horizon, k, i);
    if (i > 1 && i < 5) bulbs(stage, x, horizon, k);
  }
  const colours = silks(stage);
  for (let i = 0; i < 7; i++) {
    const px = 60 + i * 300 + random.range(-50, 50);
    const drop = 30 + Math.abs(px - x) * 0.06 + random.range(0, 60);
    stage.add(
      stroke(`M${num(px)} 0v${num(drop)}`, inks.ink, 3),
      lantern(stage, px, drop, random.range(40, 62), random.pick(LANTERN_FORMS), random.pick(colours), true),
    );
  }
  return { x: x / WIDTH, y: (horizon + 150) / HEIGHT };
}

/** The big wheel with its cabins and lamps. */
function wheel(stage: Stage, x: number, y: number, r: number): void {
  const { inks } = stage;
  const light = mix(inks.gold, inks.light, 0.3);
  let spokes = '';
  let lamps = '';
  let cabins = '';
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
    spokes += `M${num(x)} ${num(y)}L${num(x + c)} ${num(y + s)}`;
    for (let k = 2; k < 7; k++) lamps += `M${num(x + (c * k) / 6.6)} ${num(y + (s * k) / 6.6)}h.1`;
    const ink = [inks.accent, inks.gold, inks.lotus, mix(inks.waterTop, inks.paper, 0.2)][i % 4] ?? inks.gold;
    cabins +=
      stroke(`M${num(x + c)} ${num(y + s)}v12`, inks.ink, 3) +
      fill(`M${num(x + c - 17)} ${num(y + s + 12)}h34l-4 26h-26Z`, ink) +
      box(x + c - 11, y + s + 15, 22, 9, light);
  }
  const ring = (k: number) =>
    `M${num(x - r * k)} ${num(y)}a${num(r * k)} ${num(r * k)} 0 1 0 ${num(r * 2 * k)} 0a${num(r * k)} ${num(r * k)} 0 1 0 ${num(-r * 2 * k)} 0`;
  stage.add(
    disc(x, y, r * 1.35, inks.gold, { 'fill-opacity': 0.08 }),
    stroke(
      `M${num(x)} ${num(y)}L${num(x - r * 0.5)} ${num(y + r * 1.5)}M${num(x)} ${num(y)}L${num(x + r * 0.5)} ${num(y + r * 1.5)}`,
      mix(inks.near, inks.paper, 0.3),
      9,
    ),
    stroke(ring(1) + ring(0.88) + spokes, mix(inks.near, inks.lotus, 0.5), 4),
    stroke(lamps, light, 6),
    cabins,
    disc(x, y, 22, inks.accent),
    disc(x, y, 11, light),
  );
}

/** A mast of lamps and paper stars where there is no wheel. */
function tower(stage: Stage, x: number, horizon: number): void {
  const { inks } = stage;
  let cords = '';
  let lamps = '';
  for (let i = -7; i <= 7; i++) {
    const [ex, ey] = [x + i * 130, horizon - 40];
    cords += `M${num(x)} ${num(horizon - 470)}Q${num(x + i * 44)} ${num(horizon - 150)} ${num(ex)} ${num(ey)}`;
    for (let k = 1; k < 12; k++) {
      const t = k / 12;
      const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * (x + i * 44) + t * t * ex;
      const py = (1 - t) ** 2 * (horizon - 470) + 2 * t * (1 - t) * (horizon - 150) + t * t * ey;
      lamps += `M${num(px)} ${num(py)}h.1`;
    }
  }
  stage.add(
    disc(x, horizon - 470, 190, inks.gold, { 'fill-opacity': 0.1 }),
    stroke(`M${num(x)} ${num(horizon)}V${num(horizon - 480)}`, inks.ink, 9),
    stroke(cords, inks.ink, 2),
    stroke(lamps, mix(inks.gold, inks.light, 0.4), 9),
    lantern(stage, x, horizon - 560, 54, 'diamond', inks.accent, true),
  );
}

/** Bulbs on cords across the way. */
function bulbs(stage: Stage, x: number, horizon: number, k: number): void {
  const { inks } = stage;
  const [w, y, sag] = [430 * k, horizon - 400 * k, 110 * k];
  let lamps = '';
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    lamps += `M${num(x - w + 2 * w * t)} ${num(y + 4 * sag * t * (1 - t) + 10 * k)}h.1`;
  }
  stage.add(
    stroke(`M${num(x - w)} ${num(y)}Q${num(x)} ${num(y + sag * 2)} ${num(x + w)} ${num(y)}`, inks.ink, 3 * k),
    stroke(lamps, inks.gold, 44 * k, { 'stroke-opacity': 0.2 }),
    stroke(lamps, inks.light, 19 * k),
  );
}

function crowd(stage: Stage, x: number, horizon: number, k: number, i: number): void {
  const { inks } = stage;
  const random = stage.random.fork(`crowd${i}`);
  const count = i > 4 ? 3 : 5;
  for (let n = 0; n < count; n++) {
    const c = dress(stage, random.int(0, 5));
    const px = x + random.range(-330, 330) * k;
    const y = horizon + 430 * k + random.range(-10, 10) * k;
    const dim = { ...c, top: mix(c.top, inks.gold, 0.14), topShade: mix(c.topShade, inks.ink, 0.2) };
    const figure = random.chance(0.35)
      ? aoDai(dim)
      : posed(dim, random.pick([WALK, STAND, WALK]), { legs: mix(inks.near, inks.ink, 0.4) });
    const held =
      i > 2 && random.chance(0.4)
        ? stroke('M18 -50l10 -26', inks.ink, 1.6) +
          lantern(stage, 28, -76, 8, 'round', random.pick(silks(stage)), true)
        : '';
    stage.add(
      oval(px, y, 34 * k * 3, 5 * k * 3, inks.ink, { 'fill-opacity': 0.3 }),
      place(figure + held, px, y, 3.3 * k, random.chance(0.5)),
    );
  }
}
