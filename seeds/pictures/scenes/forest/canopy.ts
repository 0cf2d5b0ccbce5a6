import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { blade, smoothOpen } from '../../kit/path';
import { dress } from '../../kit/people';
import { frond } from '../../kit/plants';
import { type Pose, posed } from '../../kit/pose';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

const WALK: Pose = {
  head: [4, -89],
  neck: [2, -77],
  hip: [0, -45],
  arms: [
    [
      [-8, -60],
      [6, -50],
    ],
    [
      [14, -62],
      [26, -54],
    ],
  ],
  legs: [
    [
      [-3, -22],
      [-14, -2],
    ],
    [
      [10, -23],
      [14, 0],
    ],
  ],
};

/** A giant of the old forest with buttress roots, a hanging walkway, hornbills in the shafts of light. */
export function canopy(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('canopy');
  const x = WIDTH * random.range(0.4, 0.6);
  const s = x < WIDTH / 2 ? 1 : -1;
  const air = mix(inks.skyLow, inks.leafLight, stage.dark ? 0.2 : 0.35);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(air, inks.light, stage.dark ? 0 : 0.3)],
        [0.6, mix(air, inks.leaf, 0.3)],
        [1, mix(inks.leafDark, inks.near, 0.4)],
      ]),
    ),
  );
  if (stage.dark)
    stage.add(
      disc(x + s * 420, 240, 84, inks.light),
      disc(x + s * 420, 240, 180, inks.light, { 'fill-opacity': 0.1 }),
    );
  else
    stage.add(
      disc(x + s * 400, 210, 130, inks.light, { 'fill-opacity': 0.75 }),
      disc(x + s * 400, 210, 260, inks.light, { 'fill-opacity': 0.25 }),
    );
  ranks(stage, air);
  shafts(stage, x + s * 400);
  ground(stage);
  giant(stage, x, side);
  walkway(stage, x, s);
  hornbill(stage, x + s * 470, 330, 1.35, s < 0);
  hornbill(stage, x - s * 520, 250, 0.9, s > 0);
  crown(stage);
  near(stage);
  return { x: x / WIDTH + s * 0.05, y: 0.5 };
}

/** Ranks of trunks, each nearer and darker. */
function ranks(stage: Stage, air: string): void {
  const { inks } = stage;
  const random = stage.random.fork('ranks');
  for (let row = 0; row < 3; row++) {
    const ink = mix(mix(inks.leafDark, inks.near, 0.3), air, 0.72 - row * 0.24);
    let trunks = '';
    let leaf = '';
    for (let i = 0; i < 15 - row * 3; i++) {
      const px = random.range(-40, WIDTH + 40);
      const w = random.range(12, 22) * (1 + row * 0.7);
      const lean = random.range(-26, 26);
      trunks += `M${num(px - w)} ${HEIGHT}Q${num(px - w * 0.5)} ${HEIGHT - 300} ${num(px - w * 0.5 + lean)} -20H${num(px + w * 0.5 + lean)}Q${num(px + w * 0.5)} ${HEIGHT - 300} ${num(px + w)} ${HEIGHT}Z`;
      for (let k = 0; k < 3; k++)
        leaf += clump(
          random,
          px + random.range(-80, 80),
          random.range(80, 520),
          random.range(110, 240),
          random.range(40, 80),
        );
    }
    stage.add(
      fill(trunks, ink),
      fill(leaf, mix(ink, inks.leafLight, 0.25 - row * 0.03), { 'fill-opacity': 0.9 }),
    );
    let low = '';
    for (let px = -40; px < WIDTH + 60; px += 66)
      low += clump(random, px, 800 + row * 70, random.range(130, 210), random.range(60, 110));
    stage.add(fill(`${low}M0 ${796 + row * 70}H${WIDTH}V${HEIGHT}H0Z`, mix(ink, inks.leaf, 0.25)));
  }
}

function shafts(stage: Stage, sun: number): void {
  if (stage.weather === 'rain') return;
  const random = stage.random.fork('shafts');
  let d = '';
  for (let i = 0; i < 6; i++) {
    const to = random.range(-200, WIDTH + 200);
    const w = random.range(60, 170);
    d += `M${num(sun + i * 20 - 60)} -20h46L${num(to + w)} ${HEIGHT}H${num(to - w)}Z`;
  }
  stage.add(fill(d, stage.inks.light, { 'fill-opacity': stage.dark ? 0.06 : 0.16 }));
}

function ground(stage: Stage): void {
  const { inks } = stage;
  const random = stage.random.fork('ground');
  const moss = mix(inks.leafDark, inks.groundDark, 0.35);
  stage.add(fill(`M0 1010Q${WIDTH * 0.3} 960 ${WIDTH * 0.55} 1000T${WIDTH} 990V${HEIGHT}H0Z`, moss));
  let litter = '';
  for (let i = 0; i < 70; i++) {
    const [px, py] = [random.range(0, WIDTH), random.range(1020, HEIGHT)];
    litter += blade([px, py], [px + random.range(-40, 40), py + random.range(-8, 8)], 7);
  }
  stage.add(fill(litter, mix(moss, inks.gold, 0.4), { 'fill-opacity': 0.7 }));
}

/** The great tree: fluted trunk, buttresses like sails, lianas and ferns on it. */
function giant(stage: Stage, x: number, side: number): void {
  const { inks } = stage;
  const random = stage.random.fork('giant');
  const bark = mix(mix(inks.groundDark, inks.middle, 0.3), inks.near, stage.dark ? 0.5 : 0.2);
  const light = mix(bark, inks.light, stage.dark ? 0.12 : 0.38);
  const dark = mix(bark, inks.ink, 0.5);
  const buttress = (k: number, reach: number, top: number, foot: number) =>
    `M${num(x + k * 60)} ${top}C${num(x + k * 96)} ${top + 210} ${num(x + k * reach * 0.42)} ${foot - 210} ${num(x + k * reach)} ${foot}L${num(x + k * reach * 0.5)} ${foot + 24}L${num(x + k * 20)} ${foot}Z`;
  stage.add(fill(buttress(-1, 470, 440, 1030) + buttress(1, 430, 470, 1020), dark));
  stage.add(
    fill(
      `M${num(x - 96)} -20C${num(x - 78)} 300 ${num(x - 104)} 620 ${num(x - 190)} 1060H${num(x + 190)}C${num(x + 104)} 620 ${num(x + 78)} 300 ${num(x + 100)} -20Z`,
      bark,
    ),
  );
  stage.add(
    fill(
      side > 0
        ? `M${num(x + 30)} -20C${num(x + 20)} 300 ${num(x + 40)} 640 ${num(x + 60)} 1060H${num(x + 190)}C${num(x + 104)} 620 ${num(x + 78)} 300 ${num(x + 100)} -20Z`
        : `M${num(x - 30)} -20C${num(x - 20)} 300 ${num(x - 40)} 640 ${num(x - 60)} 1060H${num(x - 190)}C${num(x - 104)} 620 ${num(x - 78)} 300 ${num(x - 96)} -20Z`,
      light,
    ),
  );
  stage.add(
    fill(buttress(-1, 330, 560, 1090), side < 0 ? light : mix(bark, inks.ink, 0.25)),
    fill(buttress(1, 350, 540, 1100), side > 0 ? light : mix(bark, inks.ink, 0.25)),
    fill(
      `M${num(x - 14)} 640C${num(x - 20)} 860 ${num(x - 90)} 1020 ${num(x - 130)} 1130H${num(x + 60)}C${num(x + 30)} 1000 ${num(x + 20)} 840 ${num(x + 20)} 640Z`,
      mix(bark, side > 0 ? inks.ink : inks.light, 0.2),
    ),
  );
  let flutes = '';
  for (let i = -4; i <= 4; i++)
    flutes += `M${num(x + i * 20)} -10C${num(x + i * 17)} 300 ${num(x + i * 20)} 620 ${num(x + i * 33)} ${1010 - Math.abs(i) * 20}`;
  stage.add(stroke(flutes, dark, 4, { 'stroke-opacity': 0.5 }));
  for (const k of [-1, 1]) {
    const bough = smoothOpen([
      [x + k * 70, 150],
      [x + k * 240, 60],
      [x + k * 520, 20],
      [x + k * 760, -60],
    ]);
    stage.add(stroke(bough, bark, 46));
  }
  let lianas = '';
  for (let i = 0; i < 6; i++) {
    const px = x + random.range(-640, 640);
    const drop = random.range(380, 820);
    lianas += `M${num(px)} -10C${num(px + 50)} ${num(drop * 0.4)} ${num(px - 60)} ${num(drop * 0.7)} ${num(px + random.range(-40, 40))} ${num(drop)}`;
  }
  stage.add(stroke(lianas, mix(inks.leafDark, inks.ink, 0.4), 7));
  let ferns = '';
  for (const [fx, fy, r] of [
    [-70, 300, 120],
    [84, 210, 130],
    [-96, 120, 100],
  ] as const)
    for (let k = 0; k < 9; k++)
      ferns += blade(
        [x + fx, fy],
        [x + fx + Math.cos(-Math.PI * (k / 8)) * r, fy + Math.sin(-Math.PI * (k / 8)) * r * 0.8 + 26],
        15,
        14,
      );
  stage.add(fill(ferns, inks.leaf));
}

function walkway(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const wood = mix(inks.ground, inks.groundDark, 0.35);
  const rope = mix(inks.ink, inks.ground, 0.2);
  const deck = (from: number, to: number, y0: number, y1: number, sag: number, front: boolean) => {
    const at = (t: number): Point => [from + (to - from) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)];
    const n = 40;
    let planks = '';
    let nets = '';
    for (let i = 0; i <= n; i++) {
      const [px, py] = at(i / n);
      planks += `M${num(px)} ${num(py)}l${front ? -10 : -6} ${front ? 20 : 12}`;
      nets += `M${num(px)} ${num(py)}V${num(py - 76)}`;
    }
    const curve = (dy: number) =>
      smoothOpen(Array.from({ length: 9 }, (_, i): Point => [at(i / 8)[0], at(i / 8)[1] + dy]));
    return {
      at,
      svg:
        stroke(curve(-84), rope, 4) +
        stroke(planks, wood, 13) +
        stroke(curve(0), mix(wood, inks.ink, 0.5), 6) +
        stroke(curve(18), mix(wood, inks.ink, 0.5), 7),
      rail: stroke(nets, rope, 1.8) + stroke(curve(-76), rope, 6) + stroke(curve(-40), rope, 2.4),
    };
  };
  const right = deck(x + s * 60, x + s * 1300, 604, 500, 66, true);
  const left = deck(x - s * 1300, x - s * 60, 560, 604, 50, true);
  stage.add(left.svg, right.svg);
  for (const [t, coat] of [
    [0.2, 0],
    [0.27, 5],
    [0.46, 3],
  ] as const) {
    const [px, py] = right.at(t);
    const c = dress(stage, coat);
    const pack = fill('M-18 -76Q-4 -82 -2 -70L-4 -48Q-18 -46 -22 -54Z', mix(inks.accentDark, inks.ink, 0.2));
    const hat = fill('M-8 -94Q4 -106 14 -94L20 -92H-12Z', c.hat);
    stage.add(place(pack + posed(c, WALK, {}) + hat, px, py + 6, 1.5, s < 0));
  }
  stage.add(left.rail, right.rail);
  stage.add(
    box(x - 150, 600, 300, 20, mix(wood, inks.ink, 0.3)),
    box(x - 150, 596, 300, 8, wood),
    stroke(
      `M${num(x - 140)} 596V512M${num(x + 140)} 596V512M${num(x - 150)} 516H${num(x + 150)}M${num(x - 146)} 556H${num(x + 146)}M${num(x - 130)} 620L${num(x - 70)} 710M${num(x + 130)} 620L${num(x + 70)} 710`,
      rope,
      7,
    ),
  );
}

/** A great hornbill on the wing, about 360 across. */
function hornbill(stage: Stage, x: number, y: number, scale: number, flip: boolean): void {
  const { inks } = stage;
  const black = inks.ink;
  const white = mix(inks.paper, inks.middle, 0.1);
  stage.add(
    place(
      fill('M-30 0Q-90 -10 -150 20L-176 6L-170 24L-186 34Q-110 40 -40 24Z', white) +
        fill('M-128 14L-112 9L-104 31L-122 34Z', black) +
        fill('M-20 -4Q-60 -90 -10 -166Q6 -150 20 -158Q24 -140 42 -140Q44 -120 60 -116Q60 -60 40 0Z', black) +
        fill('M-26 -60Q2 -76 56 -72L54 -52Q10 -56 -24 -40Z', white) +
        fill(
          'M-38 -160Q-30 -172 -10 -166Q6 -150 20 -158Q24 -140 42 -140L40 -128Q20 -130 14 -142Q-6 -140 -14 -154Z',
          white,
        ) +
        fill('M-50 22Q-20 -16 40 -14Q90 -16 110 -2Q90 22 40 28Q-10 34 -50 22Z', black) +
        fill('M84 -14Q120 -26 132 -10Q128 8 100 10Q84 6 84 -14Z', mix(inks.gold, inks.paper, 0.5)) +
        fill('M120 -20Q156 -30 196 4Q160 0 134 8Q120 2 120 -20Z', mix(inks.gold, inks.accent, 0.15)) +
        fill('M110 -24Q130 -50 164 -26Q150 -22 128 -16Z', inks.gold) +
        disc(122, -9, 4, inks.accent) +
        fill('M0 10Q-20 70 20 106Q30 92 42 96Q42 80 58 76Q50 30 40 8Z', mix(black, inks.middle, 0.25)) +
        fill('M8 56Q30 50 52 56L50 68Q30 62 10 70Z', white),
      x,
      y,
      scale,
      flip,
    ),
  );
}

function crown(stage: Stage): void {
  const { inks } = stage;
  const random = stage.random.fork('crown');
  for (const [n, ink, low, h] of [
    [26, inks.leafDark, 120, 90],
    [22, mix(inks.leafDark, inks.leaf, 0.5), 70, 70],
    [14, mix(inks.leaf, inks.leafLight, 0.3), 30, 50],
  ] as const) {
    let d = '';
    for (let i = 0; i < n; i++) {
      const px = random.range(-60, WIDTH + 60);
      const edge = Math.abs(px - WIDTH / 2) / WIDTH;
      d += clump(
        random,
        px,
        low * (0.2 + edge * 1.9) + random.range(-20, 20),
        random.range(170, 300),
        h + edge * 50,
      );
    }
    stage.add(fill(d, ink));
  }
}

function near(stage: Stage): void {
  const { inks } = stage;
  const random = stage.random.fork('near');
  let back = '';
  let front = '';
  for (let i = 0; i < 18; i++) {
    const left = i % 2 === 0;
    const px = left ? random.range(-60, 420) : WIDTH - random.range(-60, 420);
    const d = frond(
      random,
      [px, HEIGHT + 10],
      -Math.PI * random.range(0.2, 0.8),
      random.range(220, 400),
      0.4,
    );
    if (i % 3) back += d;
    else front += d;
  }
  stage.add(fill(back, mix(inks.leafDark, inks.ink, 0.4)), fill(front, mix(inks.leaf, inks.leafDark, 0.4)));
}
