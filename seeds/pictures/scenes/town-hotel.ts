import { mix } from '../kit/colour';
import { glassHotel, hotelBlock } from '../kit/hotel-block';
import { wood } from '../kit/land';
import { ridge } from '../kit/path';
import { cyclist, dress } from '../kit/people';
import { palm } from '../kit/plants';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** A hotel of our time on a provincial avenue: its forecourt, a taxi, street trees and lamps. No house in particular. */
export function townHotel(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('town-hotel');
  const s = random.sign();
  const x = WIDTH * random.range(0.46, 0.54);
  const ground = 880;
  const lamp = dark || stage.time === 'dusk';
  const hilly = stage.motif === 'hills';
  const tall = stage.motif === 'tower';
  const sun = { x: x - s * random.range(420, 640), y: random.range(220, 360), r: random.range(70, 96) };
  stage.add(sky(stage, { horizon: ground - 120, clouds: random.int(2, 6), sun }));
  if (hilly) stage.add(ranges(stage, ground));
  else stage.add(roofs(stage, ground, lamp));
  stage.add(
    wood(
      stage,
      'avenue',
      ridge(random.fork('avenue'), { left: -20, right: WIDTH + 20, y: ground - 84, rise: 10, swell: 170 }),
      46,
      mix(inks.leafDark, inks.far, 0.25),
      mix(inks.leaf, inks.far, 0.15),
      54,
    ),
    place(
      tall ? glassHotel(stage) : hotelBlock(stage, random.int(6, 10)),
      x,
      ground,
      tall ? 1.14 : 1.24,
      s < 0,
    ),
    ...(hilly
      ? [
          broadTree(stage, 'left', x - 560, ground + 6, 420),
          broadTree(stage, 'right', x + 600, ground + 6, 380),
        ]
      : [
          palm(stage, 'left', x - s * 430, ground + 8, 400, 0.05),
          palm(stage, 'right', x + s * 520, ground + 8, 450, -0.05),
          broadTree(stage, 'tree', x - s * 720, ground + 6, 430),
        ]),
  );
  stage.add(forecourt(stage, x, ground), street(stage, ground, lamp));
  stage.add(
    oval(x - s * 190, ground + 78, 150, 14, inks.ink, { 'fill-opacity': 0.3 }),
    place(taxi(stage), x - s * 190, ground + 76, 1, s > 0),
  );
  for (const [dx, k, which] of [
    [60, 1.05, 1],
    [112, 1.05, 3],
  ] as const)
    stage.add(place(visitor(dress(stage, which), { skirt: which === 3 }), x + s * dx, ground + 70, k));
  stage.add(place(cyclist(dress(stage, 2)), x + s * random.range(380, 560), ground + 210, 1.7, s > 0));
  return { x: x / WIDTH, y: 0.5 };
}

function ranges(stage: Stage, ground: number): string {
  const { inks } = stage;
  const random = stage.random.fork('ranges');
  let out = '';
  for (const [y, k] of [
    [330, 0.55],
    [220, 0.3],
  ] as const) {
    const line = ridge(random, { left: -20, right: WIDTH + 20, y: ground - y, rise: 70, swell: 260 });
    out += fill(
      `M-20 ${ground}${line.map(([px, py]) => `L${num(px)} ${num(py)}`).join('')}L${WIDTH + 20} ${ground}Z`,
      mix(mix(inks.far, inks.leafDark, 0.2), inks.skyLow, k),
    );
  }
  return out;
}

function roofs(stage: Stage, ground: number, lamp: boolean): string {
  const { inks } = stage;
  const random = stage.random.fork('roofs');
  const far = mix(inks.far, inks.skyLow, 0.35);
  let houses = '';
  let windows = '';
  for (let px = -30; px < WIDTH + 30; ) {
    const [w, h] = [random.range(90, 170), random.range(130, 270)];
    houses += `M${num(px)} ${ground}V${num(ground - h)}h${num(w)}V${ground}Z`;
    for (let i = 0; i < 8; i++)
      windows += `M${num(px + random.range(10, w - 20))} ${num(ground - random.range(90, h - 14))}h11v14h-11Z`;
    px += w * random.range(0.95, 1.2);
  }
  return (
    fill(houses, far) +
    fill(windows, lamp ? inks.gold : mix(far, inks.near, 0.22), { 'fill-opacity': lamp ? 0.75 : 0.6 })
  );
}

/** A drive before the door with low hedges, pots and a round bed of flowers. */
function forecourt(stage: Stage, x: number, ground: number): string {
  const { inks } = stage;
  const stone = mix(mix(inks.ground, inks.paper, 0.35), inks.near, stage.dark ? 0.45 : 0.08);
  const hedge = mix(inks.leafDark, inks.leaf, 0.4);
  let out = box(-10, ground, WIDTH + 20, 100, stone);
  for (const [from, to] of [
    [-20, x - 420],
    [x + 420, WIDTH + 20],
  ] as const)
    out += box(from, ground - 26, to - from, 40, hedge, { rx: 18 });
  for (const dx of [-340, 340])
    out +=
      fill(`M${num(x + dx - 34)} ${ground - 4}h68l-12 46h-44Z`, mix(inks.accentDark, inks.ground, 0.2)) +
      disc(x + dx, ground - 34, 44, hedge) +
      disc(x + dx - 16, ground - 44, 8, inks.lotus) +
      disc(x + dx + 18, ground - 30, 8, inks.lotus);
  return out;
}

function street(stage: Stage, ground: number, lamp: boolean): string {
  const { inks, dark } = stage;
  const kerb = ground + 100;
  const road = mix(mix(inks.far, inks.near, 0.5), inks.ink, dark ? 0.4 : 0.12);
  let dashes = '';
  for (let px = 60; px < WIDTH; px += 210) dashes += `M${px} ${kerb + 132}h104l14 12h-126Z`;
  let posts = '';
  let bulbs = '';
  for (const px of [180, 700, 1220, 1740]) {
    posts += `M${px} ${kerb}V${kerb - 300}q4 -40 64 -44`;
    bulbs += disc(px + 70, kerb - 342, 13, lamp ? inks.light : mix(inks.paper, inks.far, 0.2));
  }
  return (
    box(-10, kerb, WIDTH + 20, HEIGHT - kerb + 10, road) +
    box(-10, kerb, WIDTH + 20, 16, mix(inks.paper, inks.near, 0.3)) +
    fill(dashes, inks.paper, { 'fill-opacity': 0.7 }) +
    stroke(posts, mix(inks.near, inks.ink, 0.4), 7) +
    bulbs
  );
}

/** A car from its side, wheels at the origin; about 290 long. */
function taxi(stage: Stage): string {
  const { inks } = stage;
  const paint = mix(stage.random.fork('taxi').pick([inks.paper, inks.leaf, inks.gold]), inks.near, 0.06);
  const glass = mix(inks.waterTop, inks.near, 0.3);
  return (
    fill(
      'M-140 -22Q-146 -58 -112 -64L-84 -68Q-60 -106 -20 -108H40Q72 -106 92 -70L128 -60Q146 -52 142 -22Z',
      paint,
    ) +
    fill('M-68 -68Q-48 -96 -18 -97H4V-68ZM16 -97H38Q60 -94 74 -68H16Z', glass) +
    stroke('M10 -68V-30M-136 -44H138', mix(paint, inks.near, 0.4), 3) +
    box(-6, -122, 36, 14, inks.accent, { rx: 4 }) +
    disc(-84, -20, 24, inks.ink) +
    disc(84, -20, 24, inks.ink) +
    disc(-84, -20, 10, mix(inks.paper, inks.far, 0.4)) +
    disc(84, -20, 10, mix(inks.paper, inks.far, 0.4)) +
    disc(134, -46, 7, inks.light)
  );
}
