import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { palm } from '../../kit/plants';
import type { Random } from '../../kit/random';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree, leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { ripples, water } from '../../kit/water';

/** A fruit garden of the delta: a canal between planted banks, a thatched house under palms, a boat with baskets. */
export function orchard(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('orchard');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const far = 620;
  stage.add(
    sky(stage, { horizon: far, clouds: random.int(3, 6), sun: { x: x + side * 200, y: far - 260, r: 80 } }),
    wood(
      stage,
      'far',
      ridge(random.fork('f'), { left: -20, right: WIDTH + 20, y: far - 70, rise: 24, swell: 260 }),
      60,
      mix(inks.leafDark, inks.far, 0.45),
      mix(inks.leaf, inks.far, 0.42),
      200,
    ),
    palm(stage, 'fa', x - s * 330, far, 330, s * 0.1),
    palm(stage, 'fb', x - s * 460, far + 6, 400, -s * 0.05),
    palm(stage, 'fc', x + s * 220, far, 300, s * 0.12),
    mist(stage, 'air', far - 40, 140, inks.skyLow, 0.5),
    water(stage, { top: far, lightAt: x }),
  );
  banks(stage, x, far);
  stage.add(place(cottage(stage), x + s * 470, far + 150, 1, s > 0));
  const fruits = [
    mix(inks.accent, inks.gold, 0.18),
    mix(inks.gold, inks.leaf, 0.2),
    mix(inks.gold, inks.accent, 0.35),
  ];
  for (const [dx, dy, h, f] of [
    [-340, 40, 250, 0],
    [330, 34, 220, 1],
    [-470, 100, 330, 2],
    [-690, 200, 440, 0],
    [830, 210, 430, 1],
  ] as const)
    stage.add(fruitTree(stage, `tree${dx}`, x + s * dx, far + dy, h, fruits[f] ?? inks.gold));
  plank(stage, x, far + 120);
  const y = far + 330;
  const load = baskets(stage, fruits);
  stage.add(
    oval(x - s * 20, y + 16, 230, 14, inks.waterLow, { 'fill-opacity': 0.6 }),
    place(sampan(stage, dress(stage, random.pick([0, 1, 2])), 'standing', load), x - s * 20, y, 2, s < 0),
  );
  stage.add(ripples(stage, 'near', y + 30, HEIGHT, 0.5));
  let reeds = '';
  let lit = '';
  for (let i = 0; i < 24; i++) {
    const px = x - s * (660 + i * 18);
    reeds += grassTuft(random, px, HEIGHT + 10, random.range(70, 200) * (0.5 + i / 30), 6);
    if (i % 2) lit += grassTuft(random, px + 8, HEIGHT + 10, random.range(50, 140) * (0.5 + i / 30), 5);
  }
  stage.add(fill(reeds, mix(inks.leafDark, inks.ink, 0.35)), fill(lit, mix(inks.leafDark, inks.leaf, 0.5)));
  stage.add(
    broadTree(stage, 'near', x + s * 990, HEIGHT + 20, 960, { spread: 0.72 }),
    hanging(stage, x + s * 800, fruits[0] ?? inks.accent),
  );
  return { x: x / WIDTH, y: 0.62 };
}

/** Raised beds of earth on both sides of a canal that runs to the far trees. */
function banks(stage: Stage, x: number, far: number): void {
  const { inks } = stage;
  const earth = mix(mix(inks.groundDark, inks.ground, 0.4), inks.near, stage.dark ? 0.4 : 0.12);
  const grass = mix(mix(inks.leaf, inks.leafLight, 0.2), inks.near, stage.dark ? 0.3 : 0.04);
  for (const k of [-1, 1]) {
    stage.add(
      fill(
        `M${x + k * 60} ${far + 4}Q${x + k * 210} ${far + 120} ${x + k * 420} ${far + 280}T${x + k * 760} ${HEIGHT + 20}H${x + k * 1400}V${far + 4}Z`,
        earth,
      ),
      fill(
        `M${x + k * 66} ${far}Q${x + k * 226} ${far + 104} ${x + k * 446} ${far + 256}T${x + k * 830} ${HEIGHT + 20}H${x + k * 1400}V${far}Z`,
        stage.blend([
          [0, mix(grass, inks.skyLow, 0.25)],
          [0.5, grass],
          [1, mix(grass, inks.leafDark, 0.6)],
        ]),
      ),
    );
    let tufts = '';
    const random = stage.random.fork(`tufts${k}`);
    for (let i = 0; i < 40; i++) {
      const t = random.next();
      const [px, py] = [x + k * (240 + t * 600 + random.range(0, 420)), far + 60 + t * 440];
      tufts += `M${num(px)} ${num(py)}q${num(-8 - t * 8)} ${num(-14 - t * 16)} ${num(-14)} ${num(-24 - t * 20)}M${num(px)} ${num(py)}q2 ${num(-16 - t * 14)} ${num(6)} ${num(-30 - t * 20)}M${num(px)} ${num(py)}q10 ${num(-10)} ${num(18)} ${num(-20 - t * 16)}`;
    }
    stage.add(stroke(tufts, mix(grass, inks.leafDark, 0.7), 3));
  }
}

/** A round fruit tree, heavy. */
function fruitTree(stage: Stage, label: string, x: number, y: number, height: number, fruit: string): string {
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  const crown = (dx: number, dy: number, r: number, ink: string) =>
    fill(leafMass(random, x + dx * height, y - dy * height, r * height, r * height * 0.8), ink);
  let fruits = '';
  for (let i = 0; i < 26; i++) {
    const a = random.range(0, Math.PI * 2);
    const d = Math.sqrt(random.next()) * 0.4 * height;
    const [px, py] = [x + Math.cos(a) * d * 1.1, y - height * 0.6 + Math.sin(a) * d * 0.74];
    const r = height * 0.02;
    fruits +=
      disc(px, py, r, mix(fruit, inks.ink, 0.25)) +
      disc(px + side * r * 0.2, py - r * 0.2, r * 0.74, mix(fruit, inks.near, stage.dark ? 0.3 : 0));
  }
  return (
    oval(x, y, height * 0.36, height * 0.05, inks.ink, { 'fill-opacity': 0.24 }) +
    stroke(
      `M${num(x)} ${num(y)}V${num(y - height * 0.5)}M${num(x)} ${num(y - height * 0.24)}L${num(x - height * 0.16)} ${num(y - height * 0.5)}M${num(x)} ${num(y - height * 0.26)}L${num(x + height * 0.17)} ${num(y - height * 0.52)}`,
      mix(inks.groundDark, inks.ink, 0.55),
      height * 0.045,
    ) +
    crown(0, 0.56, 0.44, inks.leafDark) +
    crown(side * 0.05, 0.62, 0.38, mix(inks.leaf, inks.leafDark, 0.3)) +
    crown(side * 0.12, 0.7, 0.24, mix(inks.leaf, inks.leafLight, 0.3)) +
    fruits
  );
}

/** A house of the garden: posts, a porch towards the water, a deep roof of palm leaf; about 420 wide, ground at the origin. */
export function cottage(stage: Stage): string {
  const { inks, side } = stage;
  const lamp = stage.dark || stage.time === 'dusk';
  const thatch = mix(mix(inks.ground, inks.groundDark, 0.5), inks.near, stage.dark ? 0.4 : 0.16);
  const timber = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.ink, 0.4);
  const wall = mix(timber, inks.ground, 0.45);
  let combs = '';
  for (let i = 0; i <= 22; i++) combs += `M${num(-120 + i * 11)} -262L${num(-236 + i * 21.4)} -126`;
  let slats = '';
  for (let i = 0; i < 20; i++) slats += `M${-176 + i * 18} -136V-24`;
  return (
    oval(0, 6, 260, 18, inks.ink, { 'fill-opacity': 0.26 }) +
    box(-200, -26, 400, 28, mix(timber, inks.ink, 0.2)) +
    box(-180, -140, 360, 116, wall) +
    stroke(slats, mix(wall, inks.ink, 0.3), 2) +
    [-116, 116]
      .map(
        (px) =>
          box(px - 34, -118, 68, 58, lamp ? inks.gold : mix(inks.near, inks.ink, 0.4)) +
          stroke(`M${px} -118v58M${px - 34} -89h68`, timber, 4),
      )
      .join('') +
    box(-36, -122, 72, 98, lamp ? mix(inks.gold, inks.light, 0.3) : mix(inks.near, inks.ink, 0.5)) +
    stroke('M-190 -140V-24M-72 -140V-24M72 -140V-24M190 -140V-24', timber, 11) +
    stroke('M-190 -58H-72M72 -58H190', timber, 6) +
    stroke('M-190 -26V34M-60 -26V30M60 -26V30M190 -26V34', timber, 10) +
    fill(
      'M-124 -266Q0 -276 124 -266Q188 -192 244 -128Q120 -112 0 -116Q-120 -112 -244 -128Q-188 -192 -124 -266Z',
      thatch,
    ) +
    fill(
      side > 0
        ? 'M30 -272Q80 -272 124 -266Q188 -192 244 -128Q160 -116 90 -116Q76 -200 30 -272Z'
        : 'M-30 -272Q-80 -272 -124 -266Q-188 -192 -244 -128Q-160 -116 -90 -116Q-76 -200 -30 -272Z',
      mix(thatch, inks.light, 0.3),
    ) +
    stroke(combs, mix(thatch, inks.ink, 0.36), 2.4, { 'stroke-opacity': 0.7 }) +
    stroke('M-128 -266Q0 -278 128 -266', mix(thatch, inks.ink, 0.5), 11) +
    stroke('M90 -44Q130 -10 176 -44', inks.accent, 7)
  );
}

/** A plank laid over the canal with a rail of bamboo at one side. */
function plank(stage: Stage, x: number, y: number): void {
  const { inks } = stage;
  const cane = mix(mix(inks.ground, inks.gold, 0.3), inks.near, stage.dark ? 0.4 : 0.1);
  stage.add(
    stroke(`M${x - 236} ${y + 6}Q${x} ${y - 34} ${x + 236} ${y + 6}`, mix(cane, inks.ink, 0.5), 17),
    stroke(`M${x - 236} ${y}Q${x} ${y - 40} ${x + 236} ${y}`, cane, 10),
    stroke(
      `M${x - 200} ${y - 4}v-66M${x - 70} ${y - 18}v-66M${x + 70} ${y - 18}v-66M${x + 200} ${y - 4}v-66`,
      mix(cane, inks.ink, 0.3),
      6,
    ),
    stroke(`M${x - 236} ${y - 58}Q${x} ${y - 100} ${x + 236} ${y - 58}`, cane, 6),
    stroke(`M${x - 80} ${y - 14}v96M${x + 80} ${y - 14}v96`, mix(cane, inks.ink, 0.45), 9),
  );
}

function baskets(stage: Stage, fruits: readonly string[]): string {
  const { inks } = stage;
  let out = '';
  for (const [i, px] of [-16, 18, 50].entries()) {
    for (let k = 0; k < 7; k++)
      out += disc(px - 11 + (k % 4) * 7.4, -16 - Math.floor(k / 4) * 7, 5, fruits[i] ?? inks.gold);
    out +=
      fill(`M${px - 17} -13H${px + 17}L${px + 12} 4H${px - 12}Z`, mix(inks.ground, inks.ink, 0.4)) +
      stroke(`M${px - 17} -13H${px + 17}`, inks.gold, 2);
  }
  return out;
}

/** Clusters of fruit that hang into the picture from the nearest tree. */
function hanging(stage: Stage, x: number, fruit: string): string {
  const { inks, side } = stage;
  const random: Random = stage.random.fork('hanging');
  let out = '';
  for (let i = 0; i < 4; i++) {
    const [px, py] = [x + random.range(-150, 150), 560 + random.range(-70, 110)];
    for (let k = 0; k < 9; k++) {
      const [qx, qy] = [px + random.range(-24, 24), py + random.range(-20, 40)];
      out +=
        disc(qx, qy, 14, mix(fruit, inks.ink, 0.3)) +
        disc(qx + side * 3, qy - 3, 10, mix(fruit, inks.near, stage.dark ? 0.3 : 0));
    }
  }
  return out;
}
