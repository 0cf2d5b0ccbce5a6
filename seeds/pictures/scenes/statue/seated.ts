import { backdrop } from '../../kit/backdrop';
import { buddha } from '../../kit/buddha';
import { mix } from '../../kit/colour';
import { polygon } from '../../kit/path';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import { leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** The white Buddha above Long Sơn pagoda: seated on his lotus at the head of the stair, over the trees of the hill. That statue only. */
export function seatedBuddha(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('seated');
  const x = WIDTH * random.range(0.47, 0.53);
  const earth = mix(inks.leafDark, inks.near, dark ? 0.5 : 0.24);
  backdrop(stage, { ground: 800, hills: 160, earth });
  const foot = 720;
  const hill: Point[] = [];
  for (let px = -20; px <= WIDTH + 20; px += 40)
    hill.push([px, foot + 20 + Math.min(1, Math.abs(px - x) / 1050) ** 1.5 * 330]);
  stage.add(fill(polygon([...hill, [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]]), earth));
  for (let i = 0; i < 26; i++) {
    const s = i % 2 ? 1 : -1;
    const dx = s * random.range(250, 940);
    const y = foot + 40 + (Math.abs(dx) / 1050) ** 1.5 * 330 + random.range(0, 210);
    const r = random.range(60, 120);
    stage.add(
      fill(leafMass(random, x + dx, y, r, r * 0.62, 10), mix(inks.leafDark, inks.ink, 0.12)),
      fill(
        leafMass(random, x + dx + side * 14, y - r * 0.2, r * 0.66, r * 0.36, 8),
        mix(inks.leaf, inks.leafDark, 0.3),
      ),
    );
  }
  const tread = mix(mix(inks.paper, inks.ground, 0.4), inks.near, dark ? 0.4 : 0.08);
  const width = (y: number) => 150 + (y - foot) * 0.42;
  stage.add(
    fill(
      `M${num(x - width(foot))} ${foot + 10}H${num(x + width(foot))}L${num(x + width(HEIGHT))} ${HEIGHT + 10}H${num(x - width(HEIGHT))}Z`,
      tread,
    ),
  );
  let steps = '';
  for (let y = foot + 24, gap = 11; y < HEIGHT; y += gap, gap *= 1.075)
    steps += `M${num(x - width(y))} ${num(y)}H${num(x + width(y))}`;
  const wall = (s: number) =>
    fill(
      `M${num(x + s * width(foot))} ${foot + 6}L${num(x + s * width(HEIGHT))} ${HEIGHT}H${num(x + s * (width(HEIGHT) + 60))}L${num(x + s * (width(foot) + 26))} ${foot + 6}Z`,
      mix(tread, s === side ? inks.light : inks.near, 0.3),
    );
  const white = mix(mix(inks.paper, inks.light, 0.5), inks.near, dark ? 0.28 : 0);
  stage.add(
    stroke(steps, mix(tread, inks.near, 0.4), 4, { 'stroke-opacity': 0.6 }),
    wall(-1),
    wall(1),
    oval(x, foot + 10, 420, 30, inks.ink, { 'fill-opacity': 0.2 }),
    place(buddha(stage, white), x, foot + 6, 0.98, side < 0),
  );
  for (const [which, dx, y, k] of [
    [3, -90, 850, 0.9],
    [0, -40, 860, 0.9],
    [1, 120, 930, 1.1],
    [4, -150, 1070, 1.6],
  ] as const)
    stage.add(
      oval(x + dx, y, 20 * k, 4 * k, inks.ink, { 'fill-opacity': 0.26 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + dx, y, k),
    );
  return { x: x / WIDTH, y: 0.44 };
}
