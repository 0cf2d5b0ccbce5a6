import { mix } from '../../kit/colour';
import { clump, grassTuft } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { lens } from '../../kit/path';
import { palm } from '../../kit/plants';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, group, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored } from '../../kit/water';
import { lounger, openSea, sandInk, seaInks, thatchShade } from './sea';

/** Thatched shades and loungers between the sea and a still pool. */
export function resort(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('resort');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const horizon = HEIGHT * random.range(0.43, 0.46);
  const deck = horizon + random.range(190, 210);
  const sun = {
    x: WIDTH / 2 + side * random.range(150, 460),
    y: horizon - random.range(100, 240),
    r: random.range(86, 126),
  };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.5) }));
  const isle = massif(stage, 'isle', {
    y: horizon - 50,
    rise: 90,
    swell: 260,
    base: horizon + 3,
    left: flip ? 60 : 1060,
    right: flip ? 860 : 1860,
    ink: mix(inks.far, inks.middle, 0.2),
    shade: mix(inks.middle, inks.far, 0.4),
    bend: (x) => Math.max(0, Math.abs(x - at(1460)) - 200) * 0.5,
  });
  stage.add(isle.svg);
  openSea(stage, horizon, deck, sun.x);
  stage.add(birds(stage, at(1240), horizon - 240, 100, inks.ink));
  const sand = sandInk(stage);
  stage.add(
    fill(
      `M0 ${deck - 58}Q${WIDTH / 2} ${deck - 92} ${WIDTH} ${deck - 54}V${deck + 40}H0Z`,
      seaInks(stage).foam,
    ),
    fill(`M0 ${deck - 44}Q${WIDTH / 2} ${deck - 80} ${WIDTH} ${deck - 42}V${deck + 40}H0Z`, sand),
  );
  const row = use(stage.define(terrace(stage, deck, at, flip)));
  const edge = deck + 96;
  pool(stage, edge);
  stage.add(
    row,
    mirrored(stage, 'terrace-r', row, { waterline: edge, depth: 420, squash: 0.82, opacity: 0.55 }),
  );
  rim(stage, edge, at);
  stage.add(swimmer(stage, at(random.range(880, 1180)), edge + random.range(200, 280), flip));
  frame(stage, at, flip);
  return { x: at(random.range(860, 960)) / WIDTH, y: (deck - 30) / HEIGHT };
}

function terrace(stage: Stage, deck: number, at: (x: number) => number, flip: boolean): string {
  const { inks, side } = stage;
  const random = stage.random.fork('terrace');
  const wood = mix(mix(inks.groundDark, inks.ground, 0.5), inks.paper, stage.dark ? 0 : 0.15);
  let scrub = '';
  for (let i = 0; i < 30; i++)
    scrub += clump(random, random.range(0, WIDTH), deck + 8, random.range(60, 130), random.range(22, 50));
  let out =
    fill(scrub, inks.leafDark) +
    palm(stage, 'back-a', at(560), deck + 16, 420, 0.12) +
    palm(stage, 'back-b', at(1330), deck + 14, 500, -0.14) +
    villa(stage, at(1640), deck + 20, flip);
  let joints = '';
  for (let i = -14; i <= 14; i++)
    joints += `M${num(WIDTH / 2 + i * 90)} ${deck + 10}L${num(WIDTH / 2 + i * 112)} ${deck + 96}`;
  out +=
    box(0, deck + 10, WIDTH, 88, wood) +
    stroke(`M0 ${deck + 34}H${WIDTH}M0 ${deck + 64}H${WIDTH}`, mix(wood, inks.ink, 0.3), 2) +
    stroke(joints, mix(wood, inks.ink, 0.3), 1.6, { 'stroke-opacity': 0.6 }) +
    box(0, deck + 90, WIDTH, 8, mix(wood, inks.ink, 0.45));
  const cloth = random.pick([inks.paper, inks.accent, mix(inks.waterLow, inks.paper, 0.25), inks.gold]);
  const start = random.range(250, 330);
  for (let i = 0; i < 4; i++) {
    const x = at(start + i * random.range(325, 350));
    out += oval(x - side * 110, deck + 78, 150, 12, inks.near, { 'fill-opacity': 0.3 });
    out +=
      place(lounger(stage, cloth), x - 100, deck + 66, 0.86, true) +
      place(thatchShade(stage, `shade${i}`), x, deck + 72, 1.1) +
      place(lounger(stage, cloth), x + 108, deck + 74, 0.9, flip);
    if (i === 1) out += reader(stage, x + (flip ? 96 : 120), deck + 74, flip);
  }
  return out;
}

/** A guest lying with a book and a hat. */
function reader(stage: Stage, x: number, y: number, flip: boolean): string {
  const { inks } = stage;
  return place(
    stroke('M-52 -60L-10 -48L24 -62L58 -46', inks.skin, 9) +
      fill('M-62 -72Q-40 -74 -4 -56L-8 -42Q-40 -48 -64 -62Z', inks.accent) +
      disc(-70, -78, 9, inks.skin) +
      oval(-74, -86, 20, 6, mix(inks.paper, inks.gold, 0.4)) +
      stroke('M-44 -60L-22 -80', inks.skin, 6) +
      fill('M-30 -96L-14 -92L-16 -74L-32 -78Z', inks.paper),
    x,
    y,
    0.9,
    flip,
  );
}

/** A low bungalow under a broad thatched roof. */
function villa(stage: Stage, x: number, y: number, flip: boolean): string {
  const { inks, side } = stage;
  const straw = mix(mix(inks.gold, inks.groundDark, 0.55), inks.near, stage.dark ? 0.35 : 0.1);
  const warm =
    stage.dark || stage.time === 'dusk'
      ? mix(inks.gold, inks.light, 0.2)
      : mix(inks.near, inks.waterTop, 0.2);
  let straws = '';
  for (let i = -14; i <= 14; i++) straws += `M${i * 7} -268L${i * 20} -142`;
  let posts = '';
  for (const px of [-220, -110, 0, 110, 220]) posts += `M${px} 0V-150`;
  return place(
    group(
      box(-230, -150, 460, 150, mix(inks.groundDark, inks.ink, 0.35)) +
        box(-214, -128, 94, 128, warm) +
        box(-98, -128, 190, 128, warm) +
        box(114, -128, 96, 128, warm) +
        stroke('M0 -128V0M-50 -128V0M46 -128V0', mix(inks.groundDark, inks.ink, 0.3), 4) +
        stroke(posts, mix(inks.groundDark, inks.ground, 0.3), 10) +
        box(-250, -8, 500, 14, mix(inks.ground, inks.groundDark, 0.5)),
    ) +
      fill('M-300 -138Q-180 -200 -110 -274H110Q180 -200 300 -138Q0 -118 -300 -138Z', straw) +
      fill(
        `M${-side * 300} -138Q${-side * 180} -200 ${-side * 110} -274H${-side * 20}Q${-side * 60} -200 ${-side * 70} -130Q${-side * 200} -128 ${-side * 300} -138Z`,
        mix(straw, inks.ink, 0.35),
      ) +
      stroke(straws, mix(straw, inks.ink, 0.5), 2.4, { 'stroke-opacity': 0.7 }) +
      stroke('M-112 -274H112', mix(straw, inks.ink, 0.5), 12),
    x,
    y,
    1,
    flip,
  );
}

function pool(stage: Stage, edge: number): void {
  const { inks } = stage;
  const tile = mix(mix(inks.waterTop, inks.leafLight, 0.2), inks.light, stage.dark ? 0.08 : 0.35);
  const deep = mix(inks.waterTop, inks.waterLow, stage.dark ? 0.4 : 0.55);
  stage.add(
    box(
      0,
      edge,
      WIDTH,
      HEIGHT - edge,
      stage.blend([
        [0, tile],
        [1, deep],
      ]),
    ),
  );
  let joints = '';
  for (let i = -20; i <= 20; i++)
    joints += `M${num(WIDTH / 2 + i * 90)} ${edge}L${num(WIDTH / 2 + i * 200)} ${HEIGHT}`;
  for (let t = 0.06; t < 1; t = t * 1.34 + 0.03) joints += `M0 ${num(edge + (HEIGHT - edge) * t)}H${WIDTH}`;
  stage.add(stroke(joints, mix(tile, deep, 0.6), 2, { 'stroke-opacity': 0.5 }));
  const random = stage.random.fork('pool');
  let glints = '';
  for (let i = 0; i < 70; i++) {
    const t = random.next();
    const y = edge + 14 + t * (HEIGHT - edge);
    const x = random.range(-40, WIDTH);
    glints += lens(x, x + random.range(40, 120) * (0.5 + t), y, 1.4 + t * 3);
  }
  stage.add(fill(glints, mix(tile, inks.light, 0.6), { 'fill-opacity': 0.6 }));
}

function rim(stage: Stage, edge: number, at: (x: number) => number): void {
  const { inks } = stage;
  const stone = mix(inks.paper, inks.ground, stage.dark ? 0.6 : 0.25);
  stage.add(box(0, edge - 6, WIDTH, 12, stone), box(0, edge + 6, WIDTH, 6, mix(stone, inks.near, 0.5)));
  for (const k of [-26, 26])
    stage.add(
      stroke(
        `M${num(at(330) + k)} ${edge + 70}V${edge - 40}q0 -22 18 -22t18 22v20`,
        mix(inks.paper, inks.far, 0.35),
        7,
      ),
    );
}

function swimmer(stage: Stage, x: number, y: number, flip: boolean): string {
  const { inks } = stage;
  const rings = [1, 1.6, 2.3]
    .map((k) =>
      stroke(`M${num(-90 * k)} 6a${num(90 * k)} ${num(20 * k)} 0 1 0 ${num(180 * k)} 0`, inks.paper, 3, {
        'stroke-opacity': 0.5 / k,
      }),
    )
    .join('');
  return place(
    rings +
      fill('M-40 4Q-34 -34 0 -34Q34 -34 40 4Z', inks.skin) +
      fill('M-18 4Q-16 -20 0 -20Q18 -20 20 4Z', inks.accent) +
      disc(0, -56, 20, inks.skin) +
      fill(
        'M-66 -58Q-30 -72 -20 -80Q0 -98 22 -80Q34 -72 68 -58Q0 -44 -66 -58Z',
        mix(inks.paper, inks.gold, 0.4),
      ) +
      stroke('M-21 -72Q0 -62 23 -72', inks.accent, 6),
    x,
    y,
    1.15,
    flip,
  );
}

function frame(stage: Stage, at: (x: number) => number, flip: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  let back = '';
  let front = '';
  for (let i = 0; i < 30; i++) {
    const x = random.range(-40, 320);
    const d = grassTuft(random, at(x), HEIGHT + 20, random.range(120, 260) * (1 - x / 520), 7);
    if (i % 2) back += d;
    else front += d;
  }
  stage.add(
    palm(stage, 'near-palm', at(90), HEIGHT + 20, 1000, flip ? -0.13 : 0.13),
    fill(back, mix(inks.leafDark, inks.ink, 0.35)),
    fill(front, inks.leafDark),
  );
  const bloom = random.pick([inks.accent, inks.lotus, inks.gold]);
  for (let i = 0; i < 9; i++) {
    const [x, y] = [at(random.range(0, 240)), HEIGHT - random.range(10, 140)];
    for (let k = 0; k < 5; k++)
      stage.add(oval(x + Math.cos(k * 1.257) * 13, y + Math.sin(k * 1.257) * 13, 10, 10, bloom));
    stage.add(disc(x, y, 7, inks.paper));
  }
}
