import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';

/** Someone standing. */
export const STAND: Pose = {
  head: [2, -89],
  neck: [0, -77],
  hip: [0, -45],
  arms: [
    [
      [10, -60],
      [14, -46],
    ],
    [
      [-9, -60],
      [-8, -42],
    ],
  ],
  legs: [
    [
      [5, -22],
      [7, 0],
    ],
    [
      [-5, -22],
      [-7, 0],
    ],
  ],
};

const REACH: Pose = {
  ...STAND,
  arms: [
    [
      [16, -66],
      [32, -60],
    ],
    [
      [14, -60],
      [30, -54],
    ],
  ],
};

/** One stall in perspective: striped or plain roof, counter with wares, a bulb, the keeper. */
export function stall(stage: Stage, x: number, horizon: number, way: number, k: number, i: number): string {
  const { inks } = stage;
  const random = stage.random.fork(`stall${way}${i}`);
  const at = (dx: number, dy: number, deep = 0): Point => {
    const z = k / (1 + deep * k);
    return [x + way * dx * z, horizon + dy * z];
  };
  const quad = (a: Point, b: Point, c: Point, d: Point) =>
    `M${[a, b, c, d].map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`;
  const lit = mix(inks.gold, inks.light, 0.25);
  const roof = random.pick([
    inks.accent,
    inks.gold,
    mix(inks.leaf, inks.leafLight, 0.2),
    mix(inks.waterLow, inks.waterTop, 0.4),
    mix(inks.lotus, inks.accent, 0.3),
  ]);
  const [near, far] = [420, 1150];
  const d = 0.55;
  let out = fill(
    quad(at(near, -250), at(far, -250), at(far, 430), at(near, 430)),
    mix(inks.accentDark, inks.ink, 0.5),
  );
  out += fill(
    quad(at(near + 24, -210), at(far, -210), at(far, 250), at(near + 24, 250)),
    mix(lit, inks.accent, 0.22),
  );
  for (let s = 0; s < 2; s++) {
    const y = -30 + s * 110;
    out += fill(
      quad(at(near + 24, y), at(far, y), at(far, y + 12), at(near + 24, y + 12)),
      mix(inks.groundDark, inks.ink, 0.4),
    );
    for (let w = near + 50; w < far; w += 46) {
      const h = random.range(30, 74);
      const [px, py] = at(w, y);
      const ink = random.pick([
        inks.accent,
        inks.leaf,
        inks.gold,
        inks.lotus,
        inks.paper,
        mix(inks.waterLow, inks.waterTop, 0.4),
      ]);
      out += random.chance(0.5)
        ? oval(px, py - (h * k) / 2, 17 * k, (h * k) / 2, mix(ink, lit, 0.2))
        : box(px - 17 * k, py - h * k, 34 * k, h * k, mix(ink, lit, 0.2));
    }
  }
  const keeper = at(near + 190, 330);
  out += place(
    posed(dress(stage, random.int(0, 5)), random.pick([STAND, REACH]), {}),
    keeper[0],
    keeper[1],
    3.2 * k,
    way > 0,
  );
  out +=
    fill(
      quad(at(near - 20, 210), at(far, 210), at(far, 430), at(near - 20, 430)),
      mix(inks.groundDark, inks.accentDark, 0.4),
    ) +
    fill(
      quad(at(near - 36, 196), at(far, 196), at(far, 222), at(near - 36, 222)),
      mix(inks.ground, inks.gold, 0.4),
    );
  for (let w = near; w < far; w += 60) {
    const [px, py] = at(w, 200);
    const ink = random.pick([inks.accent, inks.leafLight, inks.gold, inks.lotus, inks.paper]);
    out += fill(`M${num(px - 27 * k)} ${num(py)}q${num(27 * k)} ${num(-56 * k)} ${num(54 * k)} 0Z`, ink);
  }
  const side = quad(at(near - 20, 210), at(near - 20, 430), at(near - 20, 430, d), at(near - 20, 210, d));
  out +=
    fill(side, mix(inks.groundDark, inks.ink, 0.55)) +
    stroke(
      `M${at(near - 14, 430)
        .map(num)
        .join(' ')}L${at(near - 14, -250)
        .map(num)
        .join(' ')}`,
      inks.ink,
      13 * k,
    );
  out += fill(quad(at(near - 70, -250), at(far, -250), at(far, -390), at(near + 20, -400)), roof);
  let stripes = '';
  for (let w = 0; w < 8; w += 2)
    stripes += quad(
      at(near - 70 + w * 92, -250),
      at(near + 22 + w * 92, -250),
      at(near + 102 + w * 80, -396),
      at(near + 20 + w * 80, -398),
    );
  out += fill(stripes, inks.paper, { 'fill-opacity': 0.85 });
  let fringe = '';
  for (let w = 0; w < 14; w++) {
    const a = at(near - 70 + w * 56, -252);
    fringe += `M${num(a[0])} ${num(a[1])}q${num(way * 28 * k)} ${num(72 * k)} ${num(way * 56 * k)} 0Z`;
  }
  out += fill(fringe, mix(roof, inks.ink, 0.25));
  for (const w of [near + 60, near + 260, near + 460, near + 640]) {
    const [px, py] = at(w, -170);
    out +=
      disc(px, py, 110 * k, inks.gold, { 'fill-opacity': 0.16 }) +
      disc(px, py, 46 * k, inks.gold, { 'fill-opacity': 0.35 }) +
      disc(px, py, 18 * k, inks.light);
  }
  return out;
}
