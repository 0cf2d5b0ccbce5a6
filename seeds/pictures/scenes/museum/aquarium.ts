import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** People before the great tank of an aquarium: shoals, corals, a turtle, light from above. */
export function aquarium(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('aquarium');
  const x = WIDTH * random.range(0.48, 0.52);
  const [left, top, w, h] = [110, 110, WIDTH - 220, 780];
  const room = mix(mix(inks.near, inks.waterLow, 0.3), inks.ink, 0.55);
  const deep = mix(inks.waterLow, inks.ink, 0.25);
  const glow = mix(inks.waterTop, inks.light, 0.25);
  let rays = '';
  for (let i = 0; i < 7; i++) {
    const px = left + 120 + i * 230 + random.range(-40, 40);
    rays += `M${num(px)} ${top}h80l${num(random.range(40, 140))} ${h}h-190Z`;
  }
  let corals = '';
  for (let i = 0; i < 26; i++) {
    const px = left + 30 + random.next() * (w - 60);
    const r = random.range(34, 80);
    const ink = mix(random.pick([inks.accent, inks.gold, inks.lotus, inks.leaf]), deep, 0.35);
    const limb = (a: number) =>
      `M${num(px)} ${top + h}q${num(Math.sin(a) * r * 0.4)} ${num(-r)} ${num(Math.sin(a) * r)} ${num(-r * 1.9 * Math.cos(a))}`;
    corals +=
      i % 3
        ? stroke([-0.7, -0.35, 0, 0.35, 0.7].map(limb).join(''), ink, r * 0.2)
        : disc(px, top + h + r * 0.2, r, ink);
  }
  const fish = (px: number, py: number, k: number, ink: string, flip: boolean) =>
    place(
      fill('M-40 0Q-10 -30 34 -4L58 -22L54 0L58 22L34 4Q-10 30 -40 0Z', ink) +
        stroke('M-14 -16Q-6 0 -14 16M10 -14V13', mix(ink, inks.ink, 0.4), 4) +
        disc(-26, -4, 3.4, inks.ink),
      px,
      py,
      k,
      flip,
    );
  let shoal = '';
  for (let i = 0; i < 34; i++)
    shoal += fish(
      left + 90 + random.next() * (w - 180),
      top + 90 + random.next() * (h - 300),
      random.range(0.5, 1.25),
      random.pick([inks.gold, inks.paper, inks.accent, mix(inks.skyTop, inks.paper, 0.4)]),
      random.chance(0.4),
    );
  const turtle = place(
    fill('M-92 6Q-60 -66 20 -58Q88 -46 96 8Q20 40 -92 6Z', mix(inks.leafDark, inks.gold, 0.35)) +
      stroke(
        'M-40 -34L-20 16M6 -54L10 22M50 -46L46 18M-70 -10Q10 -30 90 -6',
        mix(inks.leafDark, inks.ink, 0.3),
        5,
      ) +
      fill(
        'M90 -8Q130 -40 148 -10Q136 18 92 8ZM40 16Q80 96 118 88Q96 40 78 8ZM-50 14Q-96 70 -120 60Q-96 20 -76 6Z',
        mix(inks.leaf, inks.gold, 0.4),
      ),
    x + random.sign() * 300,
    top + 250,
    1.2,
    random.chance(0.5),
  );
  const clip = stage.clip(box(left, top, w, h, '#000', { rx: 26 }));
  stage.add(
    box(0, 0, WIDTH, HEIGHT, room),
    `<g clip-path="${clip}">${box(
      left,
      top,
      w,
      h,
      stage.blend([
        [0, glow],
        [1, deep],
      ]),
    )}${fill(rays, inks.light, { 'fill-opacity': 0.12 })}${corals}${shoal}${turtle}</g>`,
    box(left, top, w, h, 'none', { rx: 26, stroke: mix(room, inks.ink, 0.5), 'stroke-width': 18 }),
    box(
      0,
      930,
      WIDTH,
      HEIGHT - 930,
      stage.blend([
        [0, mix(room, inks.waterTop, 0.3)],
        [1, mix(room, inks.ink, 0.3)],
      ]),
    ),
  );
  for (const [i, dx, k] of [
    [0, -420, 3.6],
    [3, -310, 3.4],
    [2, -230, 2.2],
    [1, 330, 3.7],
    [4, 450, 2.3],
  ] as const)
    stage.add(
      oval(x + dx, 1092, 74, 12, inks.ink, { 'fill-opacity': 0.35 }),
      place(visitor(dress(stage, i), { skirt: i === 3 || i === 4 }), x + dx, 1090, k),
    );
  return { x: x / WIDTH, y: 0.5 };
}
