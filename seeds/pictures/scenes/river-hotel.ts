import { mix } from '../kit/colour';
import { hotelBlock } from '../kit/hotel-block';
import { wood } from '../kit/land';
import { mist } from '../kit/mist';
import { ridge } from '../kit/path';
import { cyclist, dress } from '../kit/people';
import { palm } from '../kit/plants';
import { reuse } from '../kit/reuse';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';
import { mirrored, water } from '../kit/water';

/** A hotel of our time in a provincial town: a tower of balconies over a tree-lined quay and a river. No house in particular. */
export function riverHotel(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('river-hotel');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const quay = 790;
  const lamp = stage.dark || stage.time === 'dusk';
  const sun = { x: x - s * random.range(380, 540), y: random.range(300, 380), r: 80 };
  stage.add(sky(stage, { horizon: quay, clouds: random.int(3, 6), sun }));
  const far = mix(inks.far, inks.skyLow, 0.28);
  let town = '';
  let lights = '';
  for (let px = -30; px < WIDTH + 30; ) {
    const [w, h] = [random.range(70, 150), random.range(120, 240)];
    town += `M${num(px)} ${quay}V${num(quay - h)}h${num(w)}V${quay}Z`;
    for (let i = 0; i < 7; i++)
      lights += `M${num(px + random.range(8, w - 18))} ${num(quay - random.range(60, h - 14))}h9v12h-9Z`;
    px += w * random.range(0.95, 1.25);
  }
  const trees = wood(
    stage,
    'row',
    ridge(random.fork('row'), { left: -20, right: WIDTH + 20, y: quay - 40, rise: 8, swell: 150 }),
    40,
    mix(inks.leafDark, inks.far, 0.2),
    mix(inks.leaf, inks.far, 0.15),
    46,
  );
  const tower = reuse(stage, place(hotelBlock(stage, random.int(8, 11)), x + s * 40, quay, 1, s < 0));
  stage.add(
    fill(town, far),
    fill(lights, lamp ? inks.gold : mix(far, inks.near, 0.24), { 'fill-opacity': 0.7 }),
    mist(stage, 'air', quay - 130, 150, inks.skyLow, 0.5),
    broadTree(stage, 'back', x - s * 470, quay, 330, { distance: 0.15 }),
    tower,
    palm(stage, 'pa', x - s * 330, quay + 4, 300, 0.06),
    palm(stage, 'pb', x + s * 440, quay + 4, 340, -0.06),
    trees,
  );
  const stone = mix(mix(inks.far, inks.paper, 0.3), inks.near, stage.dark ? 0.42 : 0.14);
  let rail = '';
  let joints = '';
  for (let px = 0; px < WIDTH; px += 30) rail += `M${px} ${quay + 4}v-24`;
  for (let px = 20; px < WIDTH; px += 110) joints += `M${px} ${quay + 12}v44`;
  stage.add(
    water(stage, { top: quay + 56, lightAt: sun.x }),
    mirrored(stage, 'tower-below', tower + trees, {
      waterline: quay + 56,
      depth: 340,
      squash: 0.72,
      opacity: 0.5,
    }),
    box(-10, quay, WIDTH + 20, 58, stone),
    box(-10, quay - 2, WIDTH + 20, 9, mix(stone, inks.light, 0.4)),
    stroke(joints, mix(stone, inks.ink, 0.3), 2.4),
    stroke(rail, mix(inks.near, inks.ink, 0.3), 3),
    stroke(`M-10 ${quay - 20}H${WIDTH + 10}`, mix(inks.near, inks.ink, 0.3), 5),
  );
  for (const [dx, k, which] of [
    [-210, 0.62, 0],
    [-180, 0.62, 3],
    [250, 0.64, 1],
  ] as const)
    stage.add(place(visitor(dress(stage, which), { skirt: which === 3 }), x + s * dx, quay, k));
  stage.add(place(cyclist(dress(stage, 5)), x - s * 20, quay, 0.62, s < 0));
  const bank = mix(inks.leafDark, inks.leaf, 0.3);
  stage.add(
    fill(
      `M-10 ${HEIGHT - 70}Q${WIDTH * 0.3} ${HEIGHT - 110} ${WIDTH * 0.5} ${HEIGHT - 44}T${WIDTH + 10} ${HEIGHT - 84}V${HEIGHT + 10}H-10Z`,
      mix(bank, inks.near, 0.25),
    ),
    broadTree(stage, 'near', x - s * 940, HEIGHT - 40, 900, { spread: 0.74 }),
    oval(x + s * 620, HEIGHT - 20, 300, 60, bank),
  );
  return { x: (x + s * 30) / WIDTH, y: 0.42 };
}
