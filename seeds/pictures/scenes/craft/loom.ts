import { mix, turn } from '../../kit/colour';
import { dress } from '../../kit/people';
import { posed } from '../../kit/pose';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { closer, FLOOR, shed, shedFrame, shedLamp } from './shed';

/** A weaver at her frame loom: the warp runs away from her over the beams, striped cloth grows before her, hanks hang dry. */
export function loom(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('loom');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const { timber } = shed(stage, x);
  const dyes = random
    .shuffle([
      inks.accent,
      mix(inks.waterLow, inks.near, 0.35),
      inks.gold,
      mix(inks.leaf, inks.near, 0.3),
      inks.paper,
      turn(inks.accentDark, -30),
    ])
    .map((ink) => mix(ink, inks.near, stage.dark ? 0.34 : 0.04));
  hanks(stage, x - s * 330, dyes, s);
  shedFrame(stage, x, timber);
  shedLamp(stage, Math.round(x));
  const back =
    oval(x, 1120, 600, 36, inks.ink, { 'fill-opacity': 0.28 }) +
    place(frame(stage, timber, dyes, 'back'), x, 1110, 1, s < 0);
  const c = dress(stage, random.pick([1, 2, 4]));
  const skirt = mix(dyes[1] ?? inks.accent, inks.ink, 0.3);
  const figure = posed(
    c,
    {
      head: [15, -92],
      neck: [9, -76],
      hip: [-4, -28],
      arms: [
        [
          [34, -56],
          [62, -58],
        ],
        [
          [26, -48],
          [54, -51],
        ],
      ],
      legs: [
        [
          [40, -30],
          [56, 2],
        ],
        [
          [38, -26],
          [46, 4],
        ],
      ],
    },
    { legs: skirt, sash: dyes[0] ?? inks.accent },
  );
  const hem = stroke('M43 -4L52 0M48 -8L58 -4', dyes[2] ?? inks.gold, 2.4);
  const bun = disc(6, -97, 6, c.trousers) + disc(5, -99, 2, inks.gold);
  stage.add(
    closer(
      back +
        place(figure + hem + bun, x - s * 330, 1096, 4.05, s < 0) +
        place(frame(stage, timber, dyes, 'front'), x, 1110, 1, s < 0),
      x - s * 60,
      1.16,
    ),
  );
  basket(stage, x + s * 620, 1150, dyes, timber);
  return { x: (x + s * 40) / WIDTH, y: 0.66 };
}

/** The loom, weaver's side to the left; about 900 wide and 560 high, floor at the origin. */
function frame(stage: Stage, timber: string, dyes: readonly string[], part: 'back' | 'front'): string {
  const { inks } = stage;
  const pale = mix(timber, inks.ground, 0.42);
  const post = (px: number, dy: number, h: number, ink: string) =>
    box(px - 15, dy - h, 30, h, ink) +
    box(px + (stage.side > 0 ? 4 : -13), dy - h, 9, h, mix(ink, inks.light, 0.26));
  if (part === 'back') {
    const far = mix(timber, inks.ink, 0.25);
    let warp = '';
    const stripes = 22;
    for (let i = 0; i < stripes; i++) {
      const t = i / stripes;
      const u = (i + 1) / stripes;
      const ink = i % 5 === 0 ? dyes[0] : i % 5 === 2 ? dyes[1] : i % 7 === 3 ? dyes[2] : dyes[4];
      const at = (k: number) => [
        `${num(-124 + k * 120)} ${num(-206 - k * 128)}`,
        `${num(410 + k * 104)} ${num(-306 - k * 128)}`,
      ];
      const [a, b] = [at(t), at(u)];
      warp += fill(`M${a[0]}L${a[1]}L${b[1]}L${b[0]}Z`, mix(ink ?? inks.paper, inks.ink, (i % 2) * 0.07));
    }
    let cloth = '';
    for (let i = 0; i < 9; i++) {
      const px = -124 + i * 17;
      cloth += fill(
        `M${px} ${num(-206 - i * 3.3)}l120 -128h17l-120 128Z`,
        dyes[(i * 2) % dyes.length] ?? inks.accent,
      );
      cloth += stroke(
        `M${px + 8} ${num(-208 - i * 3.3)}l120 -128`,
        mix(dyes[(i + 1) % dyes.length] ?? inks.gold, inks.light, 0.2),
        3,
        { 'stroke-dasharray': '7 7' },
      );
    }
    return (
      post(-4, -60, 300, far) +
      post(250, -60, 500, far) +
      post(514, -60, 460, far) +
      box(-20, -150, 550, 20, far) +
      stroke('M250 -552H520', far, 20) +
      warp +
      cloth +
      stroke('M404 -300L518 -440', pale, 34) +
      stroke('M-132 -200L-2 -338', pale, 26)
    );
  }
  let heddles = '';
  for (let i = 0; i < 17; i++) {
    const [px, py] = [122 + i * 7, -262 - i * 7.6];
    heddles += `M${num(px)} ${num(py - 80)}V${num(py + 50)}M${num(px + 44)} ${num(py - 88)}V${num(py + 42)}`;
  }
  let reed = '';
  for (let i = 0; i < 20; i++) reed += `M${num(46 + i * 6)} ${num(-280 - i * 6.4)}v84`;
  return (
    stroke(heddles, mix(inks.paper, inks.ground, 0.3), 2) +
    stroke('M118 -342L240 -470M162 -350L284 -478M118 -210L240 -338M162 -218L284 -346', pale, 11) +
    stroke('M176 -400V-512M226 -420V-512', inks.ink, 3) +
    stroke(reed, inks.ink, 2) +
    stroke('M44 -280L164 -408M44 -194L164 -322', pale, 16) +
    stroke('M104 -344V-512', mix(timber, inks.ground, 0.2), 9) +
    post(-130, 0, 226, timber) +
    post(410, 0, 520, timber) +
    post(140, 0, 520, timber) +
    box(-150, -104, 600, 24, timber) +
    box(-150, -104, 600, 7, mix(timber, inks.light, 0.26)) +
    box(110, -520, 340, 26, timber) +
    stroke('M160 -80L110 -10M200 -80L180 -4', pale, 12) +
    box(-420, -116, 220, 22, pale) +
    box(-400, -96, 22, 96, timber) +
    box(-250, -96, 22, 96, timber)
  );
}

/** Hanks of dyed yarn over a pole. */
function hanks(stage: Stage, x: number, dyes: readonly string[], s: number): void {
  const { inks } = stage;
  const y = 330;
  let out = stroke(`M${num(x - s * 330)} ${y}H${num(x + s * 330)}`, mix(inks.groundDark, inks.ink, 0.5), 12);
  for (let i = 0; i < 7; i++) {
    const px = x - 290 + i * 96;
    const ink = dyes[i % dyes.length] ?? inks.accent;
    const h = 190 + ((i * 37) % 60);
    out += fill(
      `M${num(px - 24)} ${y - 6}Q${num(px - 36)} ${y + h} ${num(px)} ${y + h + 18}Q${num(px + 36)} ${y + h} ${num(px + 24)} ${y - 6}Z`,
      ink,
    );
    out += stroke(
      `M${num(px - 12)} ${y}Q${num(px - 18)} ${y + h * 0.6} ${num(px - 4)} ${y + h + 10}M${num(px)} ${y}V${y + h + 10}M${num(px + 12)} ${y}Q${num(px + 18)} ${y + h * 0.6} ${num(px + 4)} ${y + h + 10}`,
      mix(ink, inks.ink, 0.32),
      2.4,
    );
    out += box(px - 21, y + 40, 42, 9, mix(ink, inks.paper, 0.5));
  }
  out += stroke(
    `M${num(x - 340)} ${y}V${FLOOR}M${num(x + 340)} ${y}V${FLOOR}`,
    mix(inks.groundDark, inks.ink, 0.5),
    14,
  );
  stage.add(out);
}

function basket(stage: Stage, x: number, y: number, dyes: readonly string[], timber: string): void {
  const { inks } = stage;
  const cane = mix(timber, inks.gold, 0.4);
  let out = '';
  for (let i = 0; i < 6; i++) {
    const [px, py] = [x - 90 + (i % 4) * 56 + (i > 3 ? 40 : 0), y - 116 - (i > 3 ? 40 : 0)];
    const ink = dyes[(i + 2) % dyes.length] ?? inks.accent;
    out +=
      disc(px, py, 40, ink) +
      stroke(
        `M${num(px - 30)} ${num(py - 16)}Q${num(px)} ${num(py - 30)} ${num(px + 30)} ${num(py - 8)}M${num(px - 34)} ${num(py + 4)}Q${num(px)} ${num(py - 14)} ${num(px + 34)} ${num(py + 12)}`,
        mix(ink, inks.ink, 0.3),
        3,
      );
  }
  out += fill(
    `M${num(x - 150)} ${y - 100}H${num(x + 150)}Q${num(x + 140)} ${y} ${num(x + 90)} ${y + 4}H${num(x - 90)}Q${num(x - 140)} ${y} ${num(x - 150)} ${y - 100}Z`,
    cane,
  );
  let weave = '';
  for (let i = 1; i < 6; i++) weave += `M${num(x - 148 + i * 6)} ${y - 100 + i * 17}H${num(x + 148 - i * 6)}`;
  for (let i = -5; i <= 5; i++) weave += `M${num(x + i * 27)} ${y - 98}L${num(x + i * 17)} ${y}`;
  stage.add(
    out +
      stroke(weave, mix(cane, inks.ink, 0.36), 3) +
      stroke(`M${num(x - 152)} ${y - 100}H${num(x + 152)}`, mix(cane, inks.light, 0.3), 12),
  );
}
