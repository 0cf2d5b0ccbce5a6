import { mix, oklch } from '../../kit/colour';
import { wood } from '../../kit/land';
import { ridge } from '../../kit/path';
import { arm, bust, type Person } from '../../kit/portrait';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, place, stroke } from '../../kit/svg';
import { broadTree, frangipani } from '../../kit/trees';
import type { Focal } from '../../kit/types';

/** A guide who points something out to two visitors, under old trees by a wall capped with tiles: no place in particular. */
export function guide(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('guide');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  setting(stage, x, s);
  const sandy = mix(oklch(0.72, 0.09, 70), inks.near, stage.dark ? 0.4 : 0.1);
  const grey = mix(oklch(0.82, 0.01, 80), inks.near, stage.dark ? 0.4 : 0.08);
  const coats = random.shuffle([
    inks.accent,
    mix(inks.waterLow, inks.waterTop, 0.35),
    mix(inks.paper, inks.near, 0.06),
  ]);
  const [coat, other] = [coats[0] ?? inks.accent, coats[1] ?? inks.paper];
  const first: Person = {
    top: coat,
    cut: 'tee',
    hair: random.pick(['long', 'curls']),
    hairInk: sandy,
    turn: s * 0.8,
    fair: random.pick([0.95, 0.1]),
    hat: 'sun',
    hatInk: mix(inks.paper, inks.gold, 0.15),
  };
  const second: Person = {
    top: other,
    cut: 'shirt',
    hair: 'short',
    hairInk: grey,
    turn: -s * 0.6,
    fair: 0.9,
    glasses: true,
    old: true,
  };
  const told: Person = {
    top: mix(mix(inks.leaf, inks.leafDark, 0.25), inks.near, 0.02),
    cut: 'shirt',
    hair: random.pick(['bob', 'short', 'bun']),
    turn: s * 0.35,
    fair: 0.42,
    speaks: true,
  };
  const strap = mix(inks.accent, inks.ink, 0.15);
  const badge =
    stroke('M-52 -310L0 -120L52 -310', strap, 9) +
    box(-30, -124, 60, 78, inks.paper, { rx: 7 }) +
    box(-20, -112, 40, 14, inks.accent) +
    stroke('M-18 -84h36M-18 -70h26', mix(inks.far, inks.ink, 0.3), 4);
  const pack = mix(mix(inks.gold, inks.groundDark, 0.3), inks.near, 0.1);
  stage.add(
    place(
      bust(stage, second) +
        arm(stage, [-156, -236], [-196, -70], [-176, 60], other, { fair: 0.9, long: false }) +
        arm(stage, [156, -236], [194, -70], [180, 60], other, { fair: 0.9, long: false }) +
        stroke('M-104 -296Q-120 -150 -100 10M104 -296Q120 -150 100 10', pack, 26),
      x + s * 610,
      1210,
      1.42,
    ),
    place(
      bust(stage, first) +
        stroke('M-110 -296L120 10', mix(inks.ink, coat, 0.3), 16) +
        arm(stage, [-156, -236], [-198, -76], [-150, 50], coat, { fair: first.fair ?? 0.9, long: false }) +
        arm(stage, [156, -236], [200, -80], [150, 40], coat, { fair: first.fair ?? 0.9, long: false }),
      x - s * 620,
      1230,
      1.42,
    ),
    place(
      arm(stage, [-154, -236], [-206, -84], [-96, -40], mix(told.top, inks.ink, 0.14), {
        fair: 0.42,
        long: false,
      }) +
        bust(stage, told) +
        badge +
        arm(stage, [154, -240], [226, -140], [232, -290], told.top, { fair: 0.42, long: false }),
      x - s * 30,
      1210,
      1.6,
      s < 0,
    ),
  );
  return { x: x / WIDTH, y: 0.44 };
}

function setting(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const ground = 860;
  const sun = { x: x + s * 620, y: 220, r: 76 };
  stage.add(
    sky(stage, {
      horizon: 640,
      clouds: stage.random.fork('clouds').int(2, 5),
      ...(stage.time === 'noon' ? {} : { sun }),
    }),
  );
  stage.add(
    wood(
      stage,
      'behind',
      ridge(stage.random.fork('behind'), { left: -20, right: WIDTH + 20, y: 560, rise: 30, swell: 280 }),
      56,
      mix(inks.leafDark, inks.far, 0.4),
      mix(inks.leaf, inks.far, 0.35),
      200,
    ),
  );
  const plaster = mix(mix(inks.paper, inks.gold, 0.35), inks.near, stage.dark ? 0.44 : 0.06);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.2);
  let caps = '';
  for (let px = -10; px < WIDTH + 20; px += 34) caps += `M${px} 690v-34a17 17 0 0 1 34 0v34Z`;
  let flaws = '';
  const random = stage.random.fork('flaws');
  for (let i = 0; i < 14; i++)
    flaws += `M${num(random.range(0, WIDTH))} ${num(random.range(740, 840))}q40 -14 80 0t60 20q-60 14 -140 -20Z`;
  stage.add(
    broadTree(stage, 'old', x - s * 660, ground - 60, 640, { distance: 0.08, spread: 0.95 }),
    box(-10, 690, WIDTH + 20, ground - 690, plaster),
    fill(flaws, mix(plaster, inks.groundDark, 0.2)),
    box(-10, 690, WIDTH + 20, 24, inks.ink, { 'fill-opacity': 0.2 }),
    fill(caps, tile),
    stroke(caps, mix(tile, inks.ink, 0.35), 3),
    box(-10, 684, WIDTH + 20, 12, mix(tile, inks.ink, 0.2)),
    box(
      -10,
      ground,
      WIDTH + 20,
      HEIGHT - ground + 10,
      mix(mix(inks.ground, inks.paper, 0.25), inks.near, stage.dark ? 0.45 : 0.06),
    ),
    frangipani(stage, 'blossom', x + s * 720, ground + 20, 560),
  );
}
