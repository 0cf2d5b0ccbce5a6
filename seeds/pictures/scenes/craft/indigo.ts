import { mix, oklch } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { type Dress, dress } from '../../kit/people';
import { posed } from '../../kit/pose';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

/** Indigo in the northern mountains: a woman lifts hemp out of the vat, lengths dyed once, twice and many times hang behind her. */
export function indigo(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('indigo');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const ground = 830;
  stage.add(
    sky(stage, { horizon: 640, clouds: random.int(3, 5), sun: { x: x + side * 560, y: 200, r: 76 } }),
    birds(stage, x - side * 420, 180, 90, inks.ink),
  );
  for (const [i, y] of [430, 540].entries()) {
    const ink = mix(mix(inks.middle, inks.leafDark, 0.2 + i * 0.3), inks.skyLow, 0.42 - i * 0.24);
    stage.add(
      massif(stage, `range${i}`, {
        y,
        rise: 110 - i * 30,
        swell: 380,
        base: ground,
        ink,
        shade: mix(ink, inks.near, 0.22),
      }).svg,
      mist(stage, `air${i}`, y + 120, 140, inks.skyLow, 0.5),
    );
  }
  const earth = mix(mix(inks.ground, inks.groundDark, 0.3), inks.near, dark ? 0.45 : 0.1);
  stage.add(
    wood(
      stage,
      'hedge',
      ridge(random.fork('hedge'), { left: -20, right: WIDTH + 20, y: 740, rise: 18, swell: 240 }),
      40,
      mix(inks.leafDark, inks.far, 0.2),
      mix(inks.leaf, inks.far, 0.15),
      120,
    ),
    box(
      -10,
      ground - 20,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(earth, inks.light, 0.2)],
        [1, mix(earth, inks.ink, 0.3)],
      ]),
    ),
  );
  const shades = [
    mix(inks.paper, inks.ground, 0.25),
    oklch(0.74, 0.06, 245),
    oklch(0.6, 0.09, 252),
    oklch(0.46, 0.1, 258),
    oklch(0.34, 0.08, 264),
    oklch(0.26, 0.05, 268),
  ].map((ink) => mix(ink, inks.near, dark ? 0.4 : 0.04));
  const pole = mix(mix(inks.groundDark, inks.ground, 0.4), inks.ink, 0.2);
  const line = 300;
  stage.add(
    stroke(
      `M${num(x - 800)} ${ground + 40}V${line - 40}M${num(x)} ${ground + 20}V${line - 40}M${num(x + 800)} ${ground + 40}V${line - 40}`,
      pole,
      18,
    ),
    stroke(`M${num(x - 830)} ${line}H${num(x + 830)}`, pole, 14),
  );
  for (let i = 0; i < 6; i++) {
    const px = x - 760 + i * 260 + (i > 2 ? 40 : 0);
    const w = 196;
    const h = random.range(330, 400);
    const ink = shades[s > 0 ? i : 5 - i] ?? inks.near;
    let folds = '';
    for (const t of [0.22, 0.48, 0.74])
      folds += `M${num(px + w * t)} ${line + 10}Q${num(px + w * t + 12)} ${num(line + h * 0.5)} ${num(px + w * t - 6)} ${num(line + h - 8)}`;
    stage.add(
      fill(
        `M${num(px)} ${line - 8}H${num(px + w)}L${num(px + w + 8)} ${num(line + h)}Q${num(px + w * 0.75)} ${num(line + h + 22)} ${num(px + w * 0.5)} ${num(line + h)}T${num(px - 6)} ${num(line + h - 6)}Z`,
        ink,
      ),
      fill(`M${num(px)} ${line - 8}h${w}v22h${-w}Z`, mix(ink, inks.light, 0.22)),
      stroke(folds, mix(ink, inks.ink, 0.28), 5),
      box(side > 0 ? px - 4 : px + w * 0.72, line + 12, w * 0.3, h - 26, inks.near, { 'fill-opacity': 0.14 }),
    );
  }
  const vx = x + s * 90;
  stage.add(
    oval(vx - s * 90, 1090, 430, 34, inks.ink, { 'fill-opacity': 0.28 }),
    vat(stage, vx, 1090, shades[4] ?? inks.near),
    place(dyer(stage, shades), x - s * 190, 1096, 4.4, s < 0),
    place(vatSmall(stage, shades[5] ?? inks.near), x + s * 560, 1120),
  );
  let tufts = '';
  for (let i = 0; i < 40; i++) {
    const px = random.range(-10, WIDTH + 10);
    if (Math.abs(px - x) > 420) tufts += grassTuft(random, px, HEIGHT + 8, random.range(40, 110), 6);
  }
  stage.add(fill(tufts, mix(inks.leafDark, inks.ink, 0.3)));
  return { x: x / WIDTH, y: 0.8 };
}

/** The wooden vat with its hoops and the dark bath; foot at (x, y). */
function vat(stage: Stage, x: number, y: number, bath: string): string {
  const { inks, side } = stage;
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.4), inks.near, stage.dark ? 0.4 : 0.1);
  let staves = '';
  for (let i = -5; i <= 5; i++) staves += `M${num(x + i * 38)} ${y - 266}L${num(x + i * 34)} ${y}`;
  return (
    fill(
      `M${num(x - 214)} ${y - 270}H${num(x + 214)}L${num(x + 190)} ${y}Q${num(x)} ${y + 28} ${num(x - 190)} ${y}Z`,
      wood,
    ) +
    fill(
      side > 0
        ? `M${num(x - 214)} ${y - 270}H${num(x - 110)}L${num(x - 96)} ${y + 12}L${num(x - 190)} ${y}Z`
        : `M${num(x + 214)} ${y - 270}H${num(x + 110)}L${num(x + 96)} ${y + 12}L${num(x + 190)} ${y}Z`,
      inks.near,
      { 'fill-opacity': 0.3 },
    ) +
    stroke(staves, mix(wood, inks.ink, 0.35), 3) +
    stroke(
      `M${num(x - 210)} ${y - 220}Q${num(x)} ${y - 196} ${num(x + 210)} ${y - 220}M${num(x - 196)} ${y - 60}Q${num(x)} ${y - 36} ${num(x + 196)} ${y - 60}`,
      mix(inks.ground, inks.gold, 0.3),
      12,
    ) +
    oval(x, y - 270, 214, 40, mix(wood, inks.light, 0.2)) +
    oval(x, y - 268, 196, 33, bath) +
    stroke(`M${num(x - 120)} ${y - 268}q60 -12 120 0t110 2`, mix(bath, inks.light, 0.35), 4)
  );
}

/** A lower tub with cloth steeping. */
function vatSmall(stage: Stage, bath: string): string {
  const { inks } = stage;
  const wood = mix(mix(inks.groundDark, inks.ground, 0.3), inks.near, 0.15);
  return (
    oval(0, 4, 170, 16, inks.ink, { 'fill-opacity': 0.25 }) +
    fill('M-150 -110H150L128 0Q0 18 -128 0Z', wood) +
    stroke('M-146 -80Q0 -62 146 -80', mix(inks.ground, inks.gold, 0.3), 9) +
    oval(0, -110, 150, 28, mix(wood, inks.light, 0.2)) +
    oval(0, -108, 134, 22, bath) +
    fill('M-70 -112Q-40 -150 0 -126Q40 -152 76 -110Q0 -88 -70 -112Z', mix(bath, inks.light, 0.2))
  );
}

/** The dyer, in dark hemp with bright bands and a wound scarf, lifting a dripping length; about 100 high, facing right. */
function dyer(stage: Stage, shades: readonly string[]): string {
  const { inks } = stage;
  const base = dress(stage, 0);
  const dark = shades[5] ?? inks.near;
  const c: Dress = {
    ...base,
    top: dark,
    topShade: mix(dark, inks.ink, 0.4),
    trousers: mix(dark, inks.ink, 0.35),
  };
  const blue = shades[3] ?? inks.near;
  return (
    fill('M48 -74Q60 -80 68 -72L78 -22Q66 -6 52 -24Z', blue) +
    stroke('M58 -66L62 -20M66 -66L70 -22', mix(blue, inks.ink, 0.35), 1.4) +
    stroke('M58 -12v6M66 -14v9M73 -14v5', blue, 1.6) +
    fill('M-15 -46H12L20 -12Q2 -4 -18 -12Z', mix(dark, inks.ink, 0.15)) +
    stroke('M-17 -15Q2 -8 19 -15M-17 -20Q2 -13 18 -20', mix(inks.accent, inks.gold, 0.2), 1.8) +
    stroke('M-17 -25Q2 -18 17 -25', inks.leafLight, 1.2) +
    posed(
      c,
      {
        head: [19, -92],
        neck: [12, -79],
        hip: [-2, -44],
        arms: [
          [
            [36, -72],
            [56, -76],
          ],
          [
            [30, -66],
            [52, -66],
          ],
        ],
        legs: [
          [
            [-6, -22],
            [-8, 0],
          ],
          [
            [6, -22],
            [10, 0],
          ],
        ],
      },
      { sash: mix(inks.accent, inks.gold, 0.15) },
    ) +
    stroke('M26 -68L34 -66', mix(inks.accent, inks.gold, 0.2), 5) +
    fill('M9 -95Q9 -108 20 -108Q30 -106 27 -95Q18 -101 9 -95Z', mix(inks.accent, inks.lotus, 0.2)) +
    stroke('M10 -98Q18 -104 27 -98', inks.gold, 1.6) +
    oval(14.5, -88, 1.8, 2.2, inks.paper)
  );
}
