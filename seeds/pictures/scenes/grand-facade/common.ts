import { mix, tone } from '../../kit/colour';
import { clump, crowns } from '../../kit/foliage';
import { mist } from '../../kit/mist';
import { downTo, lens, ridge } from '../../kit/path';
import { aoDai, cyclist, dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { cyclo, passengerIn } from '../../kit/street';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';

/** Lamps burn and windows glow. */
export function evening(stage: Stage): boolean {
  return stage.dark || stage.time === 'dusk';
}

/** The inks of a wall: in the light, out of it, and its dressings. */
export interface Wall {
  lit: string;
  shade: string;
  deep: string;
  trim: string;
}

/** A wash for plaster or stone under this print's light. */
export function wallOf(stage: Stage, base: string): Wall {
  const { inks, dark } = stage;
  const lit = mix(base, dark ? inks.middle : inks.light, dark ? 0.34 : 0.12);
  return {
    lit,
    shade: mix(lit, mix(inks.middle, inks.near, 0.4), dark ? 0.42 : 0.4),
    deep: mix(lit, inks.near, 0.72),
    trim: mix(tone(lit, 0.06, 0.7), inks.light, dark ? 0.15 : 0.4),
  };
}

/** Sky, a far line of hills or town, and a band of old trees behind the building. */
export function setting(stage: Stage, ground: number, sunX: number, trees = 1): void {
  const { inks } = stage;
  const random = stage.random.fork('setting');
  const sun = { x: sunX, y: ground - random.range(480, 620), r: random.range(80, 130) };
  stage.add(sky(stage, { horizon: ground, sun, rays: random.chance(0.5) }));
  const line = ridge(random, { left: -20, right: WIDTH + 20, y: ground - 150, rise: 80, swell: 430 });
  stage.add(
    fill(downTo(line, ground + 10), mix(inks.far, inks.skyLow, 0.35)),
    mist(stage, 'far-air', ground - 90, 160, inks.skyLow, 0.5),
  );
  if (trees <= 0) return;
  for (const [i, [low, high, ink]] of (
    [
      [110 * trees, 200 * trees, mix(inks.leafDark, inks.far, 0.45)],
      [70 * trees, 140 * trees, mix(inks.leafDark, inks.far, 0.12)],
    ] as const
  ).entries()) {
    const foot: Point[] = [
      [-60, ground + 2],
      [WIDTH + 60, ground + 2],
    ];
    stage.add(fill(downTo(crowns(random, foot, low, high), ground + 4), ink));
    let lights = '';
    for (let k = 0; k < 18; k++)
      lights += clump(
        random,
        random.range(0, WIDTH),
        ground - random.range(low * 0.5, high * 0.9),
        random.range(60, 130),
        random.range(20, 44),
      );
    stage.add(fill(lights, mix(ink, inks.leafLight, i ? 0.38 : 0.22)));
  }
}

/** A paved square in perspective, with the shadow that the building throws on it. */
export function square(stage: Stage, ground: number, vanish: number, shadow: string): void {
  const { inks } = stage;
  const pave = mix(inks.ground, inks.paper, stage.dark ? 0.03 : 0.3);
  stage.add(
    box(
      0,
      ground,
      WIDTH,
      HEIGHT - ground,
      stage.blend([
        [0, mix(pave, inks.light, stage.dark ? 0.04 : 0.2)],
        [1, mix(pave, inks.groundDark, 0.4)],
      ]),
    ),
  );
  let joints = '';
  for (let i = -16; i <= 16; i++)
    joints += `M${num(vanish + i * 70)} ${ground}L${num(vanish + i * 330)} ${HEIGHT}`;
  for (let t = 0.05; t < 1; t = t * 1.36 + 0.02)
    joints += `M0 ${num(ground + (HEIGHT - ground) * t)}H${WIDTH}`;
  stage.add(
    stroke(joints, mix(pave, inks.near, 0.5), 2, { 'stroke-opacity': 0.3 }),
    fill(shadow, inks.near, { 'fill-opacity': stage.weather === 'rain' || stage.dark ? 0.18 : 0.3 }),
  );
}

/** A saloon car of the 1930s, long bonnet to the right; about 300 long, ground at the origin. */
export function saloon(stage: Stage, paint: string): string {
  const { inks } = stage;
  const dark = mix(paint, inks.ink, 0.45);
  const glass = mix(inks.waterTop, inks.paper, 0.35);
  const wheel = (x: number) =>
    disc(x, -25, 27, inks.ink) +
    disc(x, -25, 16, inks.paper) +
    disc(x, -25, 11, dark) +
    disc(x, -25, 4, inks.paper);
  return (
    fill(lens(-165, 175, 0, 12), inks.ink, { 'fill-opacity': 0.4 }) +
    fill(
      'M-150 -34Q-152 -78 -128 -84Q-118 -122 -70 -126L-6 -126Q18 -122 36 -86L128 -80Q146 -76 148 -34Z',
      paint,
    ) +
    fill('M-150 -34Q-150 -58 -140 -60L146 -56L148 -34Z', dark) +
    fill('M-106 -86Q-98 -114 -68 -115L-50 -115L-50 -86ZM-42 -86L-42 -115L-8 -115Q8 -110 20 -86Z', glass) +
    fill('M-70 -115L-50 -115L-78 -86L-96 -86ZM-20 -115L-8 -115L-38 -86L-42 -86L-42 -92Z', inks.paper, {
      'fill-opacity': 0.6,
    }) +
    stroke('M-46 -118V-38M38 -84L40 -38M48 -76H126M50 -68H126', mix(paint, inks.ink, 0.65), 1.8) +
    stroke('M52 -72H124', mix(paint, inks.paper, 0.5), 1.6) +
    fill(
      'M-158 -22Q-150 -66 -108 -64Q-74 -60 -66 -26L60 -24Q74 -64 112 -64Q152 -60 158 -22L152 -18Q140 -50 112 -50Q84 -48 78 -14L-60 -14Q-76 -50 -106 -50Q-136 -48 -150 -18Z',
      mix(paint, inks.ink, 0.25),
    ) +
    fill('M-150 -40Q-142 -62 -108 -62Q-90 -60 -80 -50Q-108 -60 -150 -40Z', mix(paint, inks.paper, 0.4)) +
    oval(142, -72, 9, 12, mix(inks.paper, inks.far, 0.3)) +
    oval(146, -72, 6, 10, stage.dark || stage.time === 'dusk' ? inks.light : inks.paper) +
    stroke('M150 -26H164M-152 -26H-164', mix(inks.paper, inks.far, 0.3), 5) +
    wheel(-106) +
    wheel(112)
  );
}

/** A cyclo with its driver and a passenger. */
export function cycloWithPeople(stage: Stage, which: number): string {
  return cyclo(
    stage,
    place(cycloDriver(stage, which), 0, 0),
    passengerIn(stage, dress(stage, which + 3).top),
  );
}

export function cycloDriver(stage: Stage, which: number): string {
  const c = dress(stage, which);
  return (
    fill('M-54 -68L-40 -70Q-28 -58 -26 -46L-30 -26L-37 -26L-36 -44L-54 -58Z', c.trousers) +
    fill('M-46 -106Q-38 -108 -34 -102Q-34 -84 -40 -66Q-52 -62 -58 -68Q-56 -92 -46 -106Z', c.top) +
    stroke('M-40 -100Q-32 -84 -14 -74', c.topShade, 4.6) +
    oval(-38, -112, 5.4, 6.4, c.skin) +
    fill('M-50 -113Q-48 -122 -38 -122Q-29 -122 -28 -114Q-38 -110 -50 -113Z', c.hat)
  );
}

/** People who cross the square: feet on the given line, larger as they are nearer. */
export function strollers(
  stage: Stage,
  list: readonly (readonly [x: number, y: number, size: number])[],
  riding = true,
): string {
  const random = stage.random.fork('strollers');
  return list
    .map(([x, y, size]) => {
      const c = dress(stage, random.pick([0, 3, 3, 5, 4]));
      const shadow = oval(x - stage.side * 26 * size, y, 34 * size, 5 * size, stage.inks.near, {
        'fill-opacity': 0.3,
      });
      return (
        shadow +
        place(
          random.pick([aoDai(c), aoDai(c), riding ? cyclist(c) : aoDai(c)]),
          x,
          y,
          size,
          random.chance(0.5),
        )
      );
    })
    .join('');
}

/** A bed of flowers along the foot of the picture: leaves, then heads in two inks. */
export function flowerBed(
  stage: Stage,
  label: string,
  left: number,
  right: number,
  top: number,
  ink: string,
): string {
  const { inks } = stage;
  const random = stage.random.fork(label);
  let leaves = '';
  let dark = '';
  let out = '';
  const span = right - left;
  const middle = (left + right) / 2;
  const mound = (x: number) => {
    const off = Math.min(1, Math.abs(x - middle) / (span * 0.56));
    return HEIGHT + 20 - (HEIGHT + 20 - top) * Math.sqrt(1 - off * off);
  };
  for (let i = 0; i < Math.round(span / 13); i++) {
    const x = left + random.range(0, span);
    const y = mound(x) + random.next() * (HEIGHT - mound(x)) * 0.9;
    const d = clump(random, x, y + 20, random.range(50, 110), random.range(26, 48));
    if (i % 2) leaves += d;
    else dark += d;
  }
  out +=
    oval(middle, HEIGHT + 20, span * 0.54, HEIGHT - top - 10, inks.leafDark) +
    fill(dark, inks.leafDark) +
    fill(leaves, mix(inks.leaf, inks.leafDark, 0.3));
  const shade = mix(ink, inks.near, 0.35);
  const lit = mix(ink, inks.light, 0.35);
  const heads: Point[] = Array.from({ length: Math.round(span / 26) }, (): Point => {
    const x = left + random.range(0, span);
    return [x, mound(x) - 6 + random.next() ** 0.8 * (HEIGHT - mound(x))];
  }).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of heads) {
    const r = 11 + ((y - top) / (HEIGHT - top)) * 20 + random.range(0, 6);
    out += disc(x, y, r, shade) + disc(x + stage.side * r * 0.18, y - r * 0.2, r * 0.8, ink);
    out += disc(x + stage.side * r * 0.34, y - r * 0.4, r * 0.36, lit);
  }
  return out;
}
