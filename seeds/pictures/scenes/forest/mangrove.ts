import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { mist } from '../../kit/mist';
import { blade } from '../../kit/path';
import { dress, seatedPaddler } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, ripples, water } from '../../kit/water';

/** A creek between mangroves on their stilts, a sampan in the light at its end. */
export function mangrove(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('mangrove');
  const line = HEIGHT * random.range(0.52, 0.56);
  const x = WIDTH * random.range(0.42, 0.58);
  const sun = {
    x: x + side * random.range(0, 120),
    y: line - random.range(170, 260),
    r: random.range(96, 130),
  };
  stage.add(sky(stage, { horizon: line, sun, rays: true, clouds: 3 }));
  for (let row = 0; row < 2; row++) {
    let far = '';
    for (let px = -40; px < WIDTH + 60; px += 56) {
      const open = Math.min(1, Math.abs(px - x) / 460);
      far += clump(
        random,
        px,
        line + 6,
        random.range(90, 150),
        (26 + open * (190 - row * 50)) * random.range(0.8, 1.1),
      );
    }
    stage.add(
      fill(far, mix(inks.leafDark, inks.far, 0.62 - row * 0.3)),
      mist(stage, `creek-air${row}`, line - 30, 120, inks.skyLow, 0.45),
    );
  }
  stage.add(water(stage, { top: line, lightAt: sun.x }));
  for (const [i, depth] of [0.26, 0.5, 1].entries()) {
    const rows = [-1, 1].map((way) => bank(stage, x, line, way, depth, i)).join('');
    const row = use(stage.define(rows));
    const foot = line + 470 * depth * depth + 30 * depth;
    stage.add(
      mirrored(stage, `bank-r${i}`, row, { waterline: foot, depth: 300 * depth, squash: 0.7, opacity: 0.6 }),
      row,
    );
    if (i === 1) boat(stage, x, line + 300);
    if (i < 2) stage.add(ripples(stage, `creek${i}`, foot + 10, foot + 150, 0.6));
  }
  egrets(stage, x, line);
  overhang(stage, x);
  return { x: x / WIDTH, y: (line + 120) / HEIGHT };
}

/** One bank at a depth: trunks on arching roots, crowns above. */
function bank(stage: Stage, x: number, line: number, way: number, depth: number, i: number): string {
  const { inks } = stage;
  const random = stage.random.fork(`bank${way}${i}`);
  const air = 0.42 - i * 0.19;
  const wood = mix(mix(inks.groundDark, inks.ink, 0.45), inks.skyLow, air);
  const lit = mix(wood, inks.light, stage.dark ? 0.12 : 0.3);
  const foot = line + 470 * depth * depth + 30 * depth;
  const count = i === 2 ? 3 : 4;
  let roots = '';
  let lights = '';
  let trunks = '';
  let dark = '';
  let mid = '';
  let bright = '';
  for (let n = 0; n < count; n++) {
    const px = x + way * (250 + n * 230 + random.range(-30, 30)) * (0.4 + depth * 0.85);
    const h = 620 * depth * random.range(0.85, 1.1);
    const knee = foot - 190 * depth * random.range(0.85, 1.15);
    const w = 17 * depth;
    const lean = -way * h * random.range(0.02, 0.16);
    trunks += `M${num(px - w)} ${num(knee + 20)}Q${num(px - w * 0.4)} ${num(knee - h * 0.4)} ${num(px + lean - w * 0.5)} ${num(knee - h)}H${num(px + lean + w * 0.5)}Q${num(px + w)} ${num(knee - h * 0.4)} ${num(px + w)} ${num(knee + 20)}Z`;
    for (let k = -4; k <= 4; k++) {
      const reach = k * 42 * depth * random.range(0.85, 1.15);
      const from = knee + random.range(-40, 24) * depth;
      const d = `M${num(px + k * 2)} ${num(from)}C${num(px + reach * 0.5)} ${num(from - 10 * depth)} ${num(px + reach)} ${num(from + 60 * depth)} ${num(px + reach * 1.05)} ${num(foot + 6)}`;
      if (k * stage.side > 1) lights += d;
      else roots += d;
      if (random.chance(0.5))
        roots += `M${num(px + reach * 0.8)} ${num(from + 50 * depth)}Q${num(px + reach * 1.3)} ${num(from + 70 * depth)} ${num(px + reach * 1.4)} ${num(foot + 4)}`;
    }
    for (let k = 0; k < 9; k++) {
      const d = clump(
        random,
        px + lean * 0.8 + random.range(-190, 190) * depth,
        knee - h * random.range(0.5, 1.06),
        random.range(150, 290) * depth,
        random.range(70, 130) * depth,
      );
      if (k % 3 === 0) dark += d;
      else if (k % 3 === 1) mid += d;
      else bright += d;
    }
  }
  const leaf = (ink: string) => mix(ink, inks.skyLow, air * 0.8);
  let islet = '';
  for (let n = 0; n < 6; n++)
    islet += `M${num(x + way * (260 + n * 190) * (0.4 + depth * 0.85) - 80 * depth)} ${num(foot + 6)}q${num(80 * depth)} ${num(-20 * depth)} ${num(170 * depth)} 0Z`;
  return (
    fill(dark, leaf(inks.leafDark)) +
    stroke(roots, wood, 9 * depth) +
    stroke(lights, lit, 8 * depth) +
    fill(trunks, wood) +
    fill(islet, mix(wood, inks.groundDark, 0.4)) +
    fill(mid, leaf(mix(inks.leafDark, inks.leaf, 0.55))) +
    fill(bright, leaf(mix(inks.leaf, inks.leafLight, 0.25)))
  );
}

function boat(stage: Stage, x: number, y: number): void {
  const random = stage.random.fork('boat');
  const flip = random.chance(0.5);
  const passenger = place(seatedPaddler(dress(stage, 3)), 16, -2, 0.95);
  const craft = use(
    stage.define(
      place(sampan(stage, dress(stage, 0), 'standing', passenger), x + random.range(-40, 40), y, 1.8, flip),
    ),
  );
  stage.add(
    mirrored(stage, 'boat-r', craft, {
      waterline: y + 13,
      depth: 130,
      squash: 0.65,
      opacity: 0.55,
      left: x - 260,
      right: x + 260,
    }),
    craft,
  );
}

/** White egrets: one standing in the shallows, others passing. */
function egrets(stage: Stage, x: number, line: number): void {
  const { inks } = stage;
  const random = stage.random.fork('egrets');
  const white = mix(inks.paper, inks.light, 0.3);
  const flying = (px: number, py: number, s: number, flip: boolean) =>
    place(
      fill('M-50 6Q-20 -8 20 -2L66 -16L72 -10L30 8Q0 20 -30 14L-86 20Z', white) +
        fill('M-10 0Q-40 -50 -90 -62Q-50 -30 -36 6ZM4 -2Q20 -60 66 -84Q40 -40 30 4Z', white) +
        stroke('M72 -13L92 -12', inks.gold, 3.4) +
        stroke('M-80 18L-112 22', inks.ink, 3),
      px,
      py,
      s,
      flip,
    );
  for (let i = 0; i < 4; i++)
    stage.add(
      flying(
        x + random.range(-360, 360),
        line - random.range(160, 400),
        random.range(0.5, 1),
        random.chance(0.5),
      ),
    );
  const side = random.sign();
  const stand =
    stroke('M-6 -70V4M8 -70V4', inks.ink, 4) +
    fill('M-60 -76Q-40 -124 10 -122Q34 -122 34 -100Q10 -66 -30 -66L-70 -56Z', white) +
    stroke('M24 -112Q54 -136 36 -166Q26 -190 46 -206', white, 12) +
    fill('M38 -214Q60 -222 66 -206L98 -200L64 -196Q44 -194 38 -214Z', white) +
    fill('M64 -208L104 -200L64 -198Z', inks.gold) +
    disc(58, -206, 2.6, inks.ink) +
    fill('M-40 -96Q-10 -110 20 -96Q0 -76 -50 -72Z', mix(white, inks.middle, 0.25));
  stage.add(
    oval(x + side * 330, line + 420, 90, 9, inks.waterLow, { 'fill-opacity': 0.5 }),
    place(stand, x + side * 330, line + 420, 1.15, side > 0),
  );
}

function overhang(stage: Stage, x: number): void {
  const { inks } = stage;
  const random = stage.random.fork('overhang');
  let back = '';
  let front = '';
  for (let i = 0; i < 90; i++) {
    const px = random.range(-40, WIDTH + 40);
    const room = Math.min(1, Math.abs(px - x) / 760);
    const py = random.range(-30, 30 + room * 150);
    const d = blade([px, py], [px + random.range(-60, 60), py + random.range(60, 120)], 22, 8);
    if (i % 2) back += d;
    else front += d;
  }
  let seeds = '';
  for (let i = 0; i < 9; i++) {
    const px = random.chance(0.5) ? random.range(0, 420) : WIDTH - random.range(0, 420);
    seeds += blade([px, random.range(60, 180)], [px + random.range(-14, 14), random.range(260, 330)], 9);
  }
  stage.add(
    fill(back, mix(inks.leafDark, inks.ink, 0.35)),
    fill(seeds, mix(inks.leafLight, inks.leafDark, 0.3)),
    fill(front, mix(inks.leaf, inks.leafDark, 0.6)),
  );
}
