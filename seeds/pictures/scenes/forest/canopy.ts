import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { blade, smoothOpen } from '../../kit/path';
import { frond } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { hornbill, walkway } from './walkway';

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
