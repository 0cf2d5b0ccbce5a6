import { backdrop } from '../../kit/backdrop';
import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { lotusFlower, lotusLeaf, palm } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, place } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { cottage } from './orchard';

/** A thatched house of the countryside in its swept yard, a clipped hedge, areca palms and a lotus pond before it. */
export function thatchedHouse(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('thatched-house');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const ground = 660;
  backdrop(stage, { ground, earth: mix(mix(inks.ground, inks.leaf, 0.35), inks.near, 0.1) });
  for (const [dx, h] of [
    [-520, 460],
    [-430, 390],
    [440, 420],
    [540, 480],
  ] as const)
    stage.add(palm(stage, `areca${dx}`, x + s * dx, ground + 60, h, 0.03));
  stage.add(
    oval(x, 850, 760, 90, mix(mix(inks.ground, inks.paper, 0.2), inks.near, dark ? 0.4 : 0.06)),
    place(cottage(stage), x + s * 340, 770, 0.86, s > 0),
    place(cottage(stage), x - s * 90, 815, 1.3, s > 0),
  );
  const green = mix(inks.leafDark, inks.leaf, 0.4);
  for (const k of [-1, 1])
    for (let i = 0; i < 9; i++)
      stage.add(
        fill(
          clump(random, x + k * (190 + i * 92), 950, 130, 74),
          i % 2 ? green : mix(green, inks.leafLight, 0.15),
        ),
      );
  const water = stage.blend([
    [0, mix(inks.waterTop, inks.skyLow, 0.3)],
    [1, inks.waterLow],
  ]);
  stage.add(
    fill(
      `M-10 ${HEIGHT + 10}V1010Q${num(x - 400)} 960 ${num(x)} 980T${WIDTH + 10} 1000V${HEIGHT + 10}Z`,
      water,
    ),
  );
  for (let i = 0; i < 26; i++) {
    const [px, py] = [random.range(0, WIDTH), random.range(1020, 1190)];
    const r = 30 + (py - 1000) * 0.3;
    stage.add(lotusLeaf(stage, px, py, r, r * 0.34, random.range(0, 6)));
    if (i % 4 === 0) stage.add(lotusFlower(stage, px + r, py - r * 0.4, r * 0.9));
  }
  return { x: x / WIDTH, y: 0.6 };
}
