import { mix } from '../../kit/colour';
import { clump, crowns } from '../../kit/foliage';
import { mist } from '../../kit/mist';
import { downTo } from '../../kit/path';
import { aoDai, dress } from '../../kit/people';
import { lotusBud, lotusFlower, lotusLeaf, springBough } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, type Point, place, stroke, use } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import type { Focal } from '../../kit/types';
import { mirrored, ripples, water } from '../../kit/water';

/** The scholars' court: the pavilion of the constellation over its gate, the square pond, stelae on tortoises. */
export function courtyard(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('courtyard');
  const ground = HEIGHT * random.range(0.6, 0.63);
  const x = WIDTH * random.range(0.46, 0.54);
  stage.add(
    sky(stage, {
      horizon: ground,
      sun: { x: x + side * random.range(360, 560), y: ground - 440, r: random.range(90, 130) },
      rays: random.chance(0.6),
    }),
  );
  trees(stage, ground);
  const court = use(stage.define(scene(stage, x, ground)));
  stage.add(
    water(stage, { top: ground + 62 }),
    mirrored(stage, 'court-r', court, { waterline: ground + 66, depth: 470, squash: 0.74, opacity: 0.62 }),
    court,
  );
  kerbs(stage, x, ground);
  stage.add(ripples(stage, 'pond', ground + 120, HEIGHT, 0.6));
  lotus(stage, x, ground);
  if (random.chance(0.7)) {
    const left = random.chance(0.5);
    stage.add(
      springBough(
        stage,
        'bough',
        [left ? -40 : WIDTH + 40, 40],
        [left ? 600 : WIDTH - 600, 210],
        random.pick([inks.accent, inks.lotus, inks.gold]),
        36,
      ),
    );
  }
  return { x: x / WIDTH, y: (ground - 150) / HEIGHT };
}

function trees(stage: Stage, ground: number): void {
  const { inks } = stage;
  const random = stage.random.fork('trees');
  const line: Point[] = [
    [-60, ground],
    [WIDTH + 60, ground],
  ];
  for (const [low, high, haze] of [
    [170, 330, 0.5],
    [110, 230, 0.18],
  ] as const) {
    const ink = mix(inks.leafDark, inks.far, haze);
    stage.add(fill(downTo(crowns(random, line, low, high), ground + 4), ink));
    let lit = '';
    for (let i = 0; i < 20; i++)
      lit += clump(
        random,
        random.range(0, WIDTH),
        ground - random.range(low * 0.5, high * 0.9),
        random.range(90, 190),
        random.range(34, 66),
      );
    stage.add(
      fill(lit, mix(ink, inks.leafLight, 0.3)),
      mist(stage, `court-air${low}`, ground - 40, 120, inks.skyLow, 0.35),
    );
  }
}

function scene(stage: Stage, x: number, ground: number): string {
  const { inks } = stage;
  const random = stage.random.fork('court');
  const brick = mix(mix(inks.accent, inks.ground, 0.45), inks.middle, stage.dark ? 0.45 : 0.12);
  let joints = '';
  for (let px = 0; px < WIDTH; px += 54)
    joints += `M${px} ${ground - 66}v20M${px + 27} ${ground - 46}v22M${px} ${ground - 24}v20`;
  let out =
    box(0, ground - 70, WIDTH, 72, brick) +
    stroke(`M0 ${ground - 46}H${WIDTH}M0 ${ground - 24}H${WIDTH}${joints}`, mix(brick, inks.ink, 0.28), 1.6) +
    fill(
      `M0 ${ground - 68}H${WIDTH}l-10 -18H10Z`,
      mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.3),
    );
  for (const k of [-1, 1])
    out += stelae(stage, x + k * 620, ground + 20, k) + sideGate(stage, x + k * 330, ground, k);
  out += box(0, ground, WIDTH, 46, mix(inks.ground, inks.paper, stage.dark ? 0 : 0.2));
  out += pavilion(stage, x, ground + 22);
  for (const [dx, s, coat] of [
    [-210, 0.86, 3],
    [-150, 0.84, 0],
    [250, 0.88, 5],
    [-480, 0.92, 0],
    [500, 0.9, 3],
  ] as const)
    out += place(aoDai(dress(stage, coat)), x + dx + random.range(-20, 20), ground + 34, s, dx > 0);
  return out;
}

/** Four brick pillars that carry a red timber storey with a round window like the sun, under two roofs. */
function pavilion(stage: Stage, x: number, y: number): string {
  const { inks, side } = stage;
  const red = mix(inks.accent, inks.ink, 0.06);
  const plaster = mix(mix(inks.paper, inks.ground, 0.35), inks.middle, stage.dark ? 0.5 : 0.1);
  const tile = mix(mix(inks.accent, inks.groundDark, 0.5), inks.near, stage.dark ? 0.4 : 0.16);
  const lit = stage.dark || stage.time === 'dusk';
  let out =
    box(x - 210, y - 14, 420, 18, plaster) + box(x - 190, y - 24, 380, 12, mix(plaster, inks.light, 0.3));
  for (const k of [-1, 1]) out += box(x + k * 78 - 20, y - 200, 40, 180, mix(plaster, inks.near, 0.45));
  for (const k of [-1, 1]) {
    const px = x + k * 140;
    out +=
      box(px - 34, y - 212, 68, 190, plaster) +
      box(side > 0 ? px - 34 : px + 8, y - 212, 26, 190, mix(plaster, inks.near, 0.4)) +
      box(px - 42, y - 34, 84, 14, mix(plaster, inks.light, 0.3)) +
      box(px - 42, y - 220, 84, 14, mix(plaster, inks.light, 0.3)) +
      box(px - 16, y - 190, 32, 140, mix(plaster, inks.near, 0.2)) +
      stroke(
        `M${num(px)} ${y - 176}v16m-8 8h16m-8 14v20m-9 6h18m-9 14v18`,
        mix(inks.accentDark, inks.ink, 0.2),
        4,
      );
  }
  out += box(x - 196, y - 236, 392, 22, red) + box(x - 206, y - 244, 412, 10, mix(red, inks.gold, 0.4));
  out += box(x - 146, y - 370, 292, 130, red);
  let rails = '';
  for (let i = -12; i <= 12; i++) rails += `M${num(x + i * 15)} ${y - 276}v32`;
  const sun = lit ? inks.gold : mix(inks.near, inks.ink, 0.3);
  let rays = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.39;
    rays += `M${num(x + Math.cos(a) * 18)} ${num(y - 312 + Math.sin(a) * 18)}L${num(x + Math.cos(a) * 50)} ${num(y - 312 + Math.sin(a) * 50)}`;
  }
  out +=
    box(x - 116, y - 364, 232, 104, mix(red, inks.ink, 0.3)) +
    disc(x, y - 312, 54, mix(red, inks.gold, 0.5)) +
    disc(x, y - 312, 46, sun) +
    stroke(rays, red, 6) +
    disc(x, y - 312, 19, red);
  for (const k of [-1, 1])
    out +=
      box(x + k * 92 - 14, y - 352, 28, 80, sun) +
      stroke(`M${num(x + k * 92)} ${y - 352}v80M${num(x + k * 92 - 14)} ${y - 312}h28`, red, 4);
  out +=
    stroke(rails, red, 5) +
    stroke(`M${num(x - 186)} ${y - 278}h372M${num(x - 186)} ${y - 246}h372`, mix(red, inks.gold, 0.25), 6);
  for (const k of [-1, 1])
    out += box(x + k * 150 - 8, y - 376, 16, 140, mix(red, inks.ink, k === side ? 0 : 0.35));
  out +=
    curvedRoof(stage, { x, half: 216, eave: y - 372, ridge: y - 430, span: 0.66, upturn: 24, tile }) +
    box(x - 132, y - 466, 264, 40, red) +
    box(x - 118, y - 458, 236, 24, mix(red, inks.ink, 0.3));
  return (
    out +
    curvedRoof(stage, {
      x,
      half: 160,
      eave: y - 460,
      ridge: y - 534,
      span: 0.58,
      upturn: 22,
      tile,
      crowned: true,
    })
  );
}

/** A small gate in the wall, red doors under a tiled roof. */
function sideGate(stage: Stage, x: number, y: number, k: number): string {
  const { inks } = stage;
  const plaster = mix(mix(inks.paper, inks.ground, 0.45), inks.middle, stage.dark ? 0.5 : 0.14);
  const tile = mix(mix(inks.accent, inks.groundDark, 0.5), inks.near, 0.3);
  return (
    box(x - 58, y - 128, 116, 132, k === stage.side ? plaster : mix(plaster, inks.near, 0.25)) +
    fill(
      `M${num(x - 34)} ${y + 4}V${y - 74}A34 34 0 0 1 ${num(x + 34)} ${y - 74}V${y + 4}Z`,
      mix(inks.accentDark, inks.ink, 0.3),
    ) +
    box(x - 24, y - 70, 22, 74, inks.accent) +
    box(x + 2, y - 70, 22, 74, mix(inks.accent, inks.ink, 0.2)) +
    curvedRoof(stage, { x, half: 70, eave: y - 124, ridge: y - 158, span: 0.7, upturn: 11, tile })
  );
}

/** A roofed row of doctoral stelae, each on a stone tortoise. */
function stelae(stage: Stage, x: number, y: number, k: number): string {
  const { inks, side } = stage;
  const stone = mix(mix(inks.far, inks.paper, 0.25), inks.near, stage.dark ? 0.45 : 0.2);
  const dark = mix(stone, inks.near, 0.5);
  const tile = mix(mix(inks.accent, inks.groundDark, 0.5), inks.near, 0.22);
  let out =
    box(x - 250, y - 196, 500, 200, mix(inks.near, inks.ink, 0.25)) +
    box(x - 264, y - 6, 528, 18, mix(stone, inks.ground, 0.4));
  for (let i = -2; i <= 2; i++) {
    const px = x + i * 98;
    out +=
      fill(
        `M${num(px - 26)} ${y - 36}V${y - 126}Q${num(px)} ${y - 156} ${num(px + 26)} ${y - 126}V${y - 36}Z`,
        stone,
      ) +
      fill(
        `M${num(px - side * 26)} ${y - 36}V${y - 126}Q${num(px - side * 16)} ${y - 142} ${num(px - side * 8)} ${y - 140}V${y - 36}Z`,
        dark,
      ) +
      stroke(
        `M${num(px - 12)} ${y - 112}v64M${num(px)} ${y - 116}v68M${num(px + 12)} ${y - 112}v64`,
        dark,
        2.6,
        { 'stroke-dasharray': '5 4' },
      );
    out +=
      fill(
        `M${num(px - 40)} ${y - 6}Q${num(px - 38)} ${y - 38} ${num(px)} ${y - 38}Q${num(px + 38)} ${y - 38} ${num(px + 40)} ${y - 6}Z`,
        mix(stone, inks.light, 0.12),
      ) +
      fill(`M${num(px - k * 36)} ${y - 18}q${-k * 22} -20 ${-k * 26} 2q${k * 4} 10 ${k * 22} 8Z`, stone) +
      stroke(`M${num(px - 22)} ${y - 12}q22 -22 44 0`, dark, 3);
  }
  for (let i = -3; i <= 3; i++) out += box(x + i * 82 - 6, y - 200, 12, 200, mix(inks.accent, inks.ink, 0.2));
  return (
    out +
    box(x - 262, y - 208, 524, 14, mix(inks.accent, inks.ink, 0.3)) +
    curvedRoof(stage, { x, half: 280, eave: y - 200, ridge: y - 262, span: 0.88, upturn: 14, tile })
  );
}

/** The stone edge of the well with its balusters, and its sides in perspective. */
function kerbs(stage: Stage, x: number, ground: number): void {
  const { inks } = stage;
  const stone = mix(mix(inks.ground, inks.paper, 0.3), inks.near, stage.dark ? 0.45 : 0.1);
  let posts = '';
  for (let px = x - 760; px <= x + 760; px += 40) posts += `M${num(px)} ${ground + 58}v-24`;
  stage.add(
    stroke(posts, mix(stone, inks.near, 0.2), 10),
    box(x - 780, ground + 26, 1560, 10, stone),
    box(0, ground + 54, WIDTH, 14, stone),
    box(0, ground + 66, WIDTH, 7, mix(stone, inks.ink, 0.4)),
  );
  for (const k of [-1, 1]) {
    const edge = (near: number, far: number) =>
      `M${num(x + k * far)} ${ground + 60}L${num(x + k * near)} ${HEIGHT + 10}`;
    stage.add(
      fill(`${edge(1240, 780)}H${num(x + k * 2400)}V${ground + 60}Z`, mix(stone, inks.leaf, 0.12)),
      stroke(edge(1240, 780), mix(stone, inks.light, 0.35), 26),
      stroke(edge(1215, 764), mix(stone, inks.ink, 0.45), 14),
    );
  }
}

function lotus(stage: Stage, x: number, ground: number): void {
  const random = stage.random.fork('lotus');
  const leaves: Point[] = [];
  for (let i = 0; i < 34; i++) {
    const k = random.sign();
    const y = ground + 170 + random.next() ** 0.7 * (HEIGHT - ground - 150);
    leaves.push([x + k * random.range(330, 800 + (y - ground) * 0.4), y]);
  }
  leaves.sort((a, b) => a[1] - b[1]);
  for (const [i, [px, y]] of leaves.entries()) {
    const near = (y - ground) / (HEIGHT - ground);
    const r = 30 + near * 90;
    stage.add(lotusLeaf(stage, px, y, r, r * 0.27, random.range(0, 6.2)));
    if (i % 4 === 1)
      stage.add(lotusFlower(stage, px + r * 0.3, y - r * 0.2, 20 + near * 60, random.range(-9, 9)));
    if (i % 6 === 3)
      stage.add(lotusBud(stage, px - r * 0.3, y, 40 + near * 80, 16 + near * 34, random.range(-0.12, 0.12)));
  }
}
