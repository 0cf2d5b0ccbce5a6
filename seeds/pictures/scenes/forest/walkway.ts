import { mix } from '../../kit/colour';
import { smoothOpen } from '../../kit/path';
import { dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, num, type Point, place, stroke } from '../../kit/svg';

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

/** The hanging way with its planks, nets and walkers. */
export function walkway(stage: Stage, x: number, s: number): void {
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
export function hornbill(stage: Stage, x: number, y: number, scale: number, flip: boolean): void {
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
