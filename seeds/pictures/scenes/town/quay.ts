import { awning, sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { palm } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, place, stroke, use } from '../../kit/svg';
import { houseRow } from '../../kit/town-houses';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { mirrored, ripples } from '../../kit/water';

/** A town of the delta along its water: a stone quay with steps, or a canal under a humped footbridge. */
export function quay(stage: Stage, kind: 'quay' | 'canal'): Focal {
  const { inks } = stage;
  const random = stage.random.fork(kind);
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const line = 720;
  const stone = mix(mix(inks.far, inks.ground, 0.45), inks.near, stage.dark ? 0.46 : 0.12);
  stage.add(sky(stage, { horizon: 640, clouds: random.int(3, 6) }));
  for (const [i, dx] of [-860, -520, -200, 240, 560, 880].entries())
    stage.add(
      i % 2
        ? palm(stage, `back${i}`, x + dx, line, random.range(480, 600), random.range(-0.1, 0.1))
        : broadTree(stage, `back${i}`, x + dx, line, random.range(330, 430), { distance: 0.3 }),
    );
  let front = houseRow(stage, 'houses', -40, WIDTH + 40, line - 20, { tall: 2, tin: true, scale: 0.98 });
  front += [-620, 640]
    .map((dx, i) =>
      palm(stage, `palm${i}`, x + s * dx, line + 4, random.range(520, 620), s * (i ? -0.12 : 0.1)),
    )
    .join('');
  if (kind === 'canal') front += footbridge(stage, x, line);
  const scene = use(stage.define(front));
  let courses = '';
  for (const y of [line + 26, line + 52, line + 78]) courses += `M-10 ${y}H${WIDTH + 10}`;
  for (let i = 0; i < 40; i++) courses += `M${i * 50 + (i % 2) * 12} ${line + (i % 3) * 26}v26`;
  const water = line + 104;
  stage.add(
    box(-10, line - 22, WIDTH + 20, 30, mix(stone, inks.light, 0.3)),
    scene,
    box(-10, line + 2, WIDTH + 20, 106, mix(stone, inks.near, 0.2)),
    stroke(courses, mix(stone, inks.ink, 0.4), 2.4, { 'stroke-opacity': 0.5 }),
    box(-10, line - 4, WIDTH + 20, 10, mix(stone, inks.light, 0.45)),
    ...[-380, 420].map((dx) =>
      Array.from({ length: 6 }, (_, i) =>
        box(
          x + s * dx - 70 - i * 6,
          line + 6 + i * 17,
          140 + i * 12,
          18,
          mix(stone, i % 2 ? inks.near : inks.light, 0.2),
        ),
      ).join(''),
    ),
  );
  if (kind === 'canal') stage.add(footbridge(stage, x, line));
  for (const [dx, which] of [
    [-560, 0],
    [-516, 3],
    [kind === 'canal' ? 330 : 90, 1],
    [470, 4],
    [520, 2],
  ] as const)
    stage.add(place(visitor(dress(stage, which), { skirt: which % 3 === 0 }), x + s * dx, line + 2, 1.05));
  stage.add(
    box(
      -10,
      water,
      WIDTH + 20,
      HEIGHT - water + 10,
      stage.blend([
        [0, mix(inks.waterTop, inks.ground, 0.25)],
        [1, mix(inks.waterLow, inks.leafDark, 0.15)],
      ]),
    ),
    mirrored(stage, 'mirror', scene, { waterline: water - 50, depth: 330, squash: 0.55, opacity: 0.42 }),
    ripples(stage, 'river', water + 10, HEIGHT, 0.9),
    place(sampan(stage, dress(stage, 0), 'standing', inks.leaf), x + s * 80, water + 130, 1.7, s < 0),
    place(sampan(stage, dress(stage, 4), 'seated'), x - s * 520, water + 60, 1.1, s > 0),
  );
  if (kind === 'quay') stage.add(place(ferry(stage), x + s * 560, water + 50, 1.05, s > 0));
  else
    stage.add(
      place(sampan(stage, dress(stage, 2), 'seated') + awning(stage), x + s * 600, water + 70, 1.2, s > 0),
    );
  let hyacinth = '';
  for (let i = 0; i < 46; i++) {
    const px = x - s * random.range(380, 1000);
    const py = HEIGHT - random.range(0, 90);
    hyacinth += `M${num(px - 26)} ${num(py)}q26 -40 52 0q-26 16 -52 0Z`;
  }
  stage.add(
    fill(hyacinth, mix(inks.leaf, inks.leafDark, 0.4)),
    fill(hyacinth, inks.leafLight, { 'fill-opacity': 0.35, transform: 'translate(4 -8)' }),
  );
  return { x: x / WIDTH, y: 0.6 };
}

/** A small flat ferry with a roof and benches, about 360 long, waterline at the origin. */
function ferry(stage: Stage): string {
  const { inks } = stage;
  const hull = mix(mix(inks.waterLow, inks.leaf, 0.4), inks.near, 0.2);
  const people = [-110, -70, -20, 40, 90]
    .map((px, i) => place(visitor(dress(stage, i), { skirt: i % 2 === 0 }), px, -34, 0.7))
    .join('');
  return (
    people +
    stroke('M-140 -30V-120M140 -30V-120M0 -30V-120', inks.ink, 5) +
    fill('M-166 -116H166L150 -136H-150Z', mix(inks.far, inks.near, 0.35)) +
    box(-166, -118, 332, 7, mix(inks.ink, inks.far, 0.3)) +
    fill('M-200 -40H200L180 6H-176Z', hull) +
    fill('M-200 -40H200L197 -28H-196Z', inks.accent) +
    stroke(
      'M-150 -40v-24M-100 -40v-24M-50 -40v-24M50 -40v-24M100 -40v-24M150 -40v-24M-150 -64H150',
      inks.paper,
      4,
    ) +
    stroke('M-198 -38L-240 -22', mix(hull, inks.ink, 0.4), 12)
  );
}

/** A humped footbridge over the mouth of the canal. */
function footbridge(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  const stone = mix(mix(inks.paper, inks.ground, 0.35), inks.near, stage.dark ? 0.45 : 0.08);
  let bars = '';
  for (let i = -14; i <= 14; i++) bars += `M${num(x + i * 25)} ${num(y - 8 - (1 - (i / 15) ** 2) * 120)}v-40`;
  return (
    fill(
      `M${num(x - 400)} ${y + 100}V${y - 10}Q${num(x)} ${y - 250} ${num(x + 400)} ${y - 10}V${y + 100}H${num(x + 270)}Q${num(x)} ${y - 170} ${num(x - 270)} ${y + 100}Z`,
      stone,
    ) +
    fill(
      `M${num(x - 270)} ${y + 100}Q${num(x)} ${y - 170} ${num(x + 270)} ${y + 100}Z`,
      mix(inks.near, inks.waterLow, 0.4),
    ) +
    stroke(bars, mix(stone, inks.near, 0.4), 5) +
    stroke(
      `M${num(x - 390)} ${y - 46}Q${num(x)} ${y - 292} ${num(x + 390)} ${y - 46}`,
      mix(stone, inks.light, 0.3),
      10,
    ) +
    stroke(
      `M${num(x - 400)} ${y - 8}Q${num(x)} ${y - 248} ${num(x + 400)} ${y - 8}`,
      mix(stone, inks.near, 0.3),
      9,
    )
  );
}
