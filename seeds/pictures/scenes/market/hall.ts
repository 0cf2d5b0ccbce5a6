import { mix } from '../../kit/colour';
import { FRUITS, heap } from '../../kit/fruit';
import { conicalHat, type Dress, dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** How far a row of stalls is, the near one 1. */
const ROWS = [4.6, 3.3, 2.4, 1.75, 1.28, 0.94] as const;

/** A covered market: trusses and roof lights above, stalls of fruit, greens and cloth running to the open end. */
export function hall(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('market-hall');
  const x = WIDTH * random.range(0.47, 0.53);
  const eye = 520;
  roof(stage, x, eye);
  floor(stage, x, eye);
  const heaps = FRUITS.map((kind) => stage.define(heap(stage, `heap-${kind}`, kind, 120, 3)));
  const sellers = [0, 1, 2, 3].map((i) => stage.define(seller(dress(stage, [1, 4, 0, 5][i] ?? 0))));
  const shoppers = [0, 1, 2, 3, 4].map((i) =>
    stage.define(
      visitor(dress(stage, i), {
        skirt: i % 2 === 0,
        bag: [inks.accent, inks.gold, inks.leaf, inks.lotus, inks.paper][i] ?? inks.accent,
      }),
    ),
  );
  const cloths = random.shuffle([
    inks.accent,
    mix(inks.waterLow, inks.near, 0.1),
    mix(inks.leaf, inks.near, 0.15),
    mix(inks.gold, inks.accent, 0.2),
    mix(inks.lotus, inks.accent, 0.3),
  ]);
  for (const [r, z] of ROWS.entries()) {
    const far = Math.min(0.5, (z - 0.9) * 0.13);
    for (const k of [-1, 1]) {
      const cloth = mix(cloths[(r + (k > 0 ? 2 : 0)) % cloths.length] ?? inks.accent, inks.far, far);
      const kinds = [random.int(0, heaps.length - 1), random.int(0, heaps.length - 1)];
      stage.add(
        place(
          stall(
            stage,
            cloth,
            use(sellers[(r + (k > 0 ? 1 : 0)) % 4] ?? ''),
            kinds.map((i) => use(heaps[i] ?? '')),
            far,
          ),
          x + (k * 640) / z,
          eye + 470 / z,
          1 / z,
          k > 0,
        ),
      );
    }
    if (r < 5)
      for (let i = 0; i < 2; i++) {
        const px = x + random.range(-230, 230) / z;
        const y = eye + (500 + random.range(-30, 40)) / z;
        stage.add(
          oval(px, y, 64 / z, 10 / z, inks.ink, { 'fill-opacity': 0.3 }),
          place(use(shoppers[random.int(0, 4)] ?? ''), px, y, 3.5 / z, random.chance(0.5)),
        );
      }
  }
  stage.add(
    box(
      0,
      0,
      WIDTH,
      200,
      stage.blend([
        [0, inks.ink, 0.42],
        [1, inks.ink, 0],
      ]),
    ),
    box(
      0,
      HEIGHT - 150,
      WIDTH,
      150,
      stage.blend([
        [0, inks.ink, 0],
        [1, inks.ink, 0.4],
      ]),
    ),
  );
  return { x: x / WIDTH, y: 0.55 };
}

/** The roof: dark sheet, bands of light, trusses one behind the other, lamps on cords, the open end. */
function roof(stage: Stage, x: number, eye: number): void {
  const { inks } = stage;
  const dark = mix(mix(inks.near, inks.groundDark, 0.3), inks.ink, stage.dark ? 0.5 : 0.2);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      eye + 40,
      stage.blend([
        [0, mix(dark, inks.ink, 0.3)],
        [1, mix(dark, inks.far, 0.4)],
      ]),
    ),
  );
  const light = stage.dark ? mix(inks.skyTop, inks.near, 0.3) : mix(inks.skyLow, inks.light, 0.4);
  let bands = '';
  for (const k of [-1, 1])
    bands += `M${num(x + k * 50)} ${eye - 110}L${num(x + k * 62)} ${eye - 106}L${num(x + k * 720)} -10H${num(x + k * 470)}Z`;
  stage.add(
    fill(bands, light, { 'fill-opacity': 0.75 }),
    fill(
      `M${num(x - 130)} ${eye + 100}V${eye - 60}L${num(x)} ${eye - 124}L${num(x + 130)} ${eye - 60}V${eye + 100}Z`,
      light,
    ),
  );
  for (const z of [4.6, 3, 2, 1.36, 0.95]) {
    const ink = mix(mix(inks.waterLow, inks.near, 0.4), inks.far, Math.min(0.5, (z - 0.9) * 0.14));
    const p = (px: number, py: number) => `${num(x + px / z)} ${num(eye + py / z)}`;
    let web = '';
    for (let i = -5; i < 5; i++)
      web += `M${p(i * 150, -330)}L${p(i * 150 + 75, -330 - (5 - Math.abs(i + 0.5)) * 46)}L${p(i * 150 + 150, -330)}`;
    stage.add(
      stroke(`M${p(-900, 480)}L${p(-900, -330)}M${p(900, 480)}L${p(900, -330)}`, ink, 34 / z),
      stroke(`M${p(-960, -300)}L${p(0, -580)}L${p(960, -300)}M${p(-900, -330)}L${p(900, -330)}`, ink, 20 / z),
      stroke(web, ink, 9 / z),
    );
    for (const dx of [-420, 420, 0])
      stage.add(
        stroke(`M${p(dx, -330)}L${p(dx, -220)}`, inks.ink, 3 / z),
        disc(x + dx / z, eye - 190 / z, 90 / z, inks.gold, { 'fill-opacity': stage.dark ? 0.24 : 0.12 }),
        fill(
          `M${p(dx - 44, -196)}L${p(dx - 14, -226)}L${p(dx + 14, -226)}L${p(dx + 44, -196)}Z`,
          mix(inks.leafDark, inks.ink, 0.2),
        ),
        disc(x + dx / z, eye - 190 / z, 15 / z, inks.light),
      );
  }
}

function floor(stage: Stage, x: number, eye: number): void {
  const { inks } = stage;
  const tile = mix(mix(inks.ground, inks.far, 0.4), inks.near, stage.dark ? 0.45 : 0.16);
  let joints = '';
  for (let i = -14; i <= 14; i++) joints += `M${num(x + i * 22)} ${eye + 96}L${num(x + i * 170)} ${HEIGHT}`;
  for (let z = 1; z < 5; z *= 1.2) joints += `M0 ${num(eye + 640 / z)}H${WIDTH}`;
  stage.add(
    box(
      0,
      eye + 96,
      WIDTH,
      HEIGHT - eye,
      stage.blend([
        [0, mix(tile, inks.light, 0.3)],
        [1, mix(tile, inks.ink, 0.25)],
      ]),
    ),
    stroke(joints, mix(tile, inks.ink, 0.35), 2.4, { 'stroke-opacity': 0.45 }),
    fill(
      `M${num(x - 60)} ${eye + 96}H${num(x + 60)}L${num(x + 260)} ${HEIGHT}H${num(x - 260)}Z`,
      inks.light,
      { 'fill-opacity': 0.12 },
    ),
  );
}

/** One stall at the left hand of the aisle: awning, seller, a counter in steps with heaps; foot of its aisle side near the origin. */
function stall(stage: Stage, cloth: string, who: string, heaps: readonly string[], far: number): string {
  const { inks } = stage;
  const wood = mix(mix(inks.groundDark, inks.ground, 0.3), inks.far, far);
  let slats = '';
  for (let i = 0; i < 9; i++) slats += `M${-320 + i * 62} -150V-8`;
  return (
    stroke('M-330 0V-470M190 0V-470', mix(wood, inks.ink, 0.4), 12) +
    place(who, -190, -90, 3) +
    box(-360, -170, 560, 170, wood) +
    stroke(slats, mix(wood, inks.ink, 0.4), 3, { 'stroke-opacity': 0.6 }) +
    box(-372, -182, 584, 18, mix(wood, inks.light, 0.3)) +
    place(heaps[0] ?? '', -30, -172, 1.9) +
    place(heaps[1] ?? '', 120, -172, 1.2) +
    box(-60, -70, 250, 70, mix(wood, inks.near, 0.2)) +
    place(heaps[1] ?? '', 70, -66, 1.7) +
    box(-70, -78, 270, 12, mix(wood, inks.light, 0.2)) +
    fill('M-380 -470H230L270 -400H-410Z', cloth) +
    fill(
      Array.from({ length: 6 }, (_, i) => `M${-364 + i * 102} -470h50l6 70h-58Z`).join(''),
      mix(cloth, inks.paper, 0.7),
    ) +
    fill(
      Array.from({ length: 10 }, (_, i) => `M${-410 + i * 68} -400h68q-34 44 -68 0Z`).join(''),
      mix(cloth, inks.ink, 0.16),
    )
  );
}

/** A seller behind the counter, to the waist, facing the aisle. */
function seller(c: Dress): string {
  return (
    fill('M-18 0Q-22 -38 -10 -46Q0 -50 10 -46Q22 -38 18 0Z', c.top) +
    fill('M-18 0Q-22 -38 -10 -46L-4 -47Q-8 -24 -8 0Z', c.topShade) +
    stroke('M14 -38Q26 -24 32 -14M-14 -38Q-20 -22 -8 -12', c.topShade, 7) +
    disc(33, -12, 4.4, c.skin) +
    disc(-6, -11, 4.4, c.skin) +
    oval(0, -57, 7.4, 8.6, c.skin) +
    fill('M-8 -56Q-9 -67 0 -67Q9 -67 8 -56Q4 -62 0 -62Q-4 -62 -8 -56Z', c.trousers) +
    conicalHat(c, 0, -62, 3, 21)
  );
}
