import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { posed } from '../../kit/pose';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { closer, FLOOR, shed, shedFrame, shedLamp } from './shed';

/** A woman sewing leaves onto the rings of a conical hat, finished hats hung up and piled about her. */
export function hats(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('hats');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const { timber } = shed(stage, x);
  const leaf = mix(mix(inks.paper, inks.gold, 0.3), inks.near, stage.dark ? 0.36 : 0.02);
  const hung = stage.define(hat(stage, leaf, 1));
  const plain = stage.define(hat(stage, mix(leaf, inks.leafLight, 0.16), 0));
  for (const [row, y] of [
    [0, 250],
    [1, 430],
  ] as const) {
    stage.add(
      stroke(
        `M${num(x - 720)} ${y - 96}Q${num(x)} ${y - 66} ${num(x + 720)} ${y - 96}`,
        mix(timber, inks.ground, 0.3),
        5,
      ),
    );
    for (let i = -4; i <= 4; i++) {
      if (row === 1 && Math.abs(i) < 2) continue;
      const px = x + i * 150 + random.range(-12, 12);
      stage.add(
        stroke(`M${num(px)} ${num(y - 78 + Math.abs(i) * -4)}V${y - 52}`, mix(timber, inks.ground, 0.3), 3),
        place(use(i % 2 ? hung : plain), px, y + 20, 0.62, false, random.range(-4, 4)),
      );
    }
  }
  for (const [dx, count] of [
    [-600, 6],
    [-430, 4],
    [560, 5],
  ] as const)
    for (let i = 0; i < count; i++)
      stage.add(place(use(i % 2 ? plain : hung), x + s * dx, FLOOR + 130 - i * 26, 0.86));
  shedFrame(stage, x, timber);
  shedLamp(stage, Math.round(x + s * 30));
  const c = { ...dress(stage, random.pick([0, 2, 4])) };
  const [wx, wy] = [x - s * 130, 1086];
  const figure = posed(
    c,
    {
      head: [26, -84],
      neck: [18, -70],
      hip: [0, -22],
      arms: [
        [
          [40, -56],
          [66, -58],
        ],
        [
          [34, -44],
          [58, -36],
        ],
      ],
      legs: [
        [
          [38, -26],
          [60, 2],
        ],
        [
          [30, -20],
          [26, 6],
        ],
      ],
    },
    { legs: mix(inks.near, inks.ink, 0.4) },
  );
  const bun = oval(15, -90, 6, 5.6, c.trousers);
  const work = [
    oval(wx + s * 60, 1112, 460, 34, inks.ink, { 'fill-opacity': 0.3 }),
    box(wx - s * 6 - 70, 1010, 140, 76, mix(timber, inks.ink, 0.1)),
    box(wx - s * 6 - 78, 1002, 156, 16, mix(timber, inks.ground, 0.3)),
    place(figure + bun, wx, wy - 10, 4.1, s < 0),
    place(frame(stage, leaf, timber), wx + s * 300, wy + 6, 1.5, s < 0),
  ];
  stage.add(closer(work.join(''), x - s * 10, 1.24));
  return { x: (x + s * 10) / WIDTH, y: 0.78 };
}

/** A conical hat seen from the side, its rings showing; about 300 wide, rim at the origin. */
function hat(stage: Stage, leaf: string, tied: 0 | 1): string {
  const { inks, side } = stage;
  let rings = '';
  for (let i = 1; i < 11; i++) {
    const t = i / 11;
    rings += `M${num(-148 * t)} ${num(-128 + 130 * t)}Q0 ${num(-112 + 134 * t)} ${num(148 * t)} ${num(-128 + 130 * t)}`;
  }
  return (
    (tied
      ? fill(
          'M-60 10Q-40 96 -10 60Q20 100 60 10Q20 60 0 40Q-24 64 -60 10Z',
          mix(inks.lotus, inks.accent, 0.3),
        )
      : '') +
    fill('M-150 4Q-70 -60 0 -132Q70 -60 150 4Q0 34 -150 4Z', leaf) +
    fill(
      side > 0
        ? 'M-150 4Q-70 -60 0 -132Q-30 -50 -44 20Q-104 14 -150 4Z'
        : 'M150 4Q70 -60 0 -132Q30 -50 44 20Q104 14 150 4Z',
      inks.near,
      {
        'fill-opacity': 0.18,
      },
    ) +
    stroke(rings, mix(leaf, inks.groundDark, 0.34), 2.2) +
    stroke('M-150 4Q0 34 150 4', mix(leaf, inks.groundDark, 0.5), 5)
  );
}

/** The wooden frame with its rings, half of it covered with leaves; about 260 wide, foot at the origin. */
function frame(stage: Stage, leaf: string, timber: string): string {
  const { inks } = stage;
  const rib = mix(timber, inks.ground, 0.5);
  let rings = '';
  for (let i = 1; i < 13; i++) {
    const t = i / 13;
    rings += `M${num(-130 * t)} ${num(-214 + 150 * t)}Q0 ${num(-196 + 156 * t)} ${num(130 * t)} ${num(-214 + 150 * t)}`;
  }
  let ribs = '';
  for (const px of [-130, -88, -44, 0, 44, 88, 130])
    ribs += `M0 -214Q${num(px * 0.5)} -140 ${px} ${num(-64 + (1 - Math.abs(px) / 130) * 14)}`;
  let leaves = '';
  for (const px of [-136, -116, -92, -66, -38, -12])
    leaves += `M0 -216Q${num(px * 0.5 - 8)} -140 ${px} -60Q${num(px * 0.5 + 12)} -130 0 -216Z`;
  return (
    box(-20, -60, 40, 62, mix(timber, inks.ink, 0.2)) +
    box(-90, -10, 180, 16, mix(timber, inks.ink, 0.1)) +
    fill('M-136 -62Q-64 -130 0 -216Q64 -130 136 -62Q0 -34 -136 -62Z', mix(leaf, inks.near, 0.34), {
      'fill-opacity': 0.35,
    }) +
    stroke(ribs, rib, 5) +
    stroke(rings, mix(rib, inks.paper, 0.3), 2.6) +
    fill('M-136 -62Q-64 -130 0 -216Q-2 -130 -8 -42Q-80 -48 -136 -62Z', leaf, { 'fill-opacity': 0.92 }) +
    stroke(leaves, mix(leaf, inks.groundDark, 0.34), 2.2) +
    stroke('M-60 -116L-96 -150', inks.paper, 2)
  );
}
