import { mix } from '../../kit/colour';
import type { Random } from '../../kit/random';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, stroke } from '../../kit/svg';

/** The back of the stage: a deep wash that is lightest behind the players. */
export function backcloth(stage: Stage, x: number, y: number, deep: string, glow: string): void {
  stage.add(box(0, 0, WIDTH, HEIGHT, deep));
  for (const [i, r] of [980, 760, 560, 390].entries())
    stage.add(disc(x, y, r, mix(deep, glow, 0.14 + i * 0.15)));
}

/** A pair of inks of one hue for the backcloth: deep at the edge, glowing in the middle. */
export function clothOf(stage: Stage, random: Random): { deep: string; glow: string } {
  const { inks, dark } = stage;
  const dim = dark ? 0.3 : 0;
  const pairs = [
    [mix(inks.waterLow, inks.ink, 0.5), mix(inks.waterTop, inks.waterLow, 0.15 + dim)],
    [mix(inks.accentDark, inks.ink, 0.45), mix(inks.accent, inks.gold, 0.45 - dim)],
    [mix(inks.leafDark, inks.ink, 0.35), mix(inks.leafLight, inks.leaf, 0.2 + dim)],
    [mix(inks.near, inks.ink, 0.25), mix(inks.lotus, inks.accent, 0.25 + dim)],
  ] as const;
  const [deep, glow] = random.pick(pairs);
  return { deep, glow };
}

/** Boards of the stage in perspective. */
export function boards(stage: Stage, top: number, ink: string): void {
  const { inks } = stage;
  stage.add(
    box(
      0,
      top,
      WIDTH,
      HEIGHT - top,
      stage.blend([
        [0, mix(ink, inks.light, 0.16)],
        [1, mix(ink, inks.ink, 0.35)],
      ]),
    ),
  );
  let joints = '';
  for (let i = -20; i <= 20; i++)
    joints += `M${num(WIDTH / 2 + i * 64)} ${top}L${num(WIDTH / 2 + i * 168)} ${HEIGHT}`;
  stage.add(
    stroke(joints, mix(ink, inks.ink, 0.55), 3, { 'stroke-opacity': 0.6 }),
    box(0, top, WIDTH, 6, mix(ink, inks.ink, 0.5)),
  );
}

/** Beams from lamps above, and the pools that they make. */
export function beams(stage: Stage, x: number, floor: number, spread: number): void {
  const { inks } = stage;
  const random = stage.random.fork('beams');
  const count = random.int(2, 4);
  let d = '';
  for (let i = 0; i < count; i++) {
    const from = x + (i - (count - 1) / 2) * 560 + random.range(-60, 60);
    const to = x + (i - (count - 1) / 2) * spread * 0.4;
    d += `M${num(from - 14)} -10H${num(from + 14)}L${num(to + spread * 0.5)} ${num(floor)}H${num(to - spread * 0.5)}Z`;
  }
  stage.add(
    fill(d, inks.light, { 'fill-opacity': 0.13 }),
    oval(x, floor, spread * 0.95, spread * 0.15, inks.light, { 'fill-opacity': 0.24 }),
  );
}

/** Curtains drawn to both sides under a valance with swags. */
export function curtains(stage: Stage, ink: string, wide = 250): void {
  const { inks } = stage;
  const dark = mix(ink, inks.ink, 0.5);
  const lit = mix(ink, inks.light, 0.16);
  for (const k of [-1, 1]) {
    const at = (v: number) => num(k < 0 ? v : WIDTH - v);
    stage.add(
      fill(
        `M${at(-10)} -10H${at(wide + 90)}Q${at(wide + 40)} 420 ${at(wide * 0.66)} 660Q${at(wide * 0.9)} 900 ${at(wide)} ${HEIGHT + 10}H${at(-10)}Z`,
        ink,
      ),
    );
    let folds = '';
    let lights = '';
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * (wide + 60);
      const b = (i / 6) * wide * 0.6;
      folds += `M${at(a)} -10Q${at(a * 0.94)} 420 ${at(b)} 660Q${at(a * 0.8)} 900 ${at(a * 0.86)} ${HEIGHT + 10}H${at(a * 0.86 + 16)}Q${at(a * 0.8 + 12)} 900 ${at(b + 8)} 660Q${at(a * 0.94 + 16)} 420 ${at(a + 22)} -10Z`;
      lights += `M${at(a + 30)} -10Q${at(a * 0.94 + 24)} 420 ${at(b + 14)} 652`;
    }
    stage.add(
      fill(folds, dark),
      stroke(lights, lit, 6),
      fill(`M${at(-10)} 634H${at(wide * 0.72)}q${k < 0 ? 12 : -12} 26 0 52H${at(-10)}Z`, inks.gold),
      stroke(`M${at(wide * 0.5)} 684v70M${at(wide * 0.56)} 684v80M${at(wide * 0.62)} 684v66`, inks.gold, 6),
    );
  }
  let swags = '';
  let shade = '';
  let fringe = '';
  const n = 6;
  const w = WIDTH / n;
  for (let i = 0; i < n; i++) {
    swags += `M${num(i * w - 20)} -10H${num((i + 1) * w + 20)}V70Q${num((i + 0.5) * w)} 230 ${num(i * w - 20)} 70Z`;
    for (const t of [30, 76, 116])
      shade += `M${num(i * w)} ${t * 0.5}Q${num((i + 0.5) * w)} ${t + 96} ${num((i + 1) * w)} ${t * 0.5}`;
    fringe += `M${num(i * w - 14)} 76Q${num((i + 0.5) * w)} 232 ${num((i + 1) * w + 14)} 76`;
  }
  stage.add(fill(swags, ink), stroke(shade, dark, 7), stroke(fringe, inks.gold, 11));
}

/** Heads of the audience along the foot of the picture. */
export function audience(stage: Stage, y: number): void {
  const { inks } = stage;
  const random = stage.random.fork('audience');
  let back = '';
  let front = '';
  for (let row = 0; row < 2; row++) {
    for (let x = random.range(-40, 20); x < WIDTH + 60; x += random.range(96, 150)) {
      const s = row ? 1.15 : 0.95;
      const top = y + row * 62 + random.range(-12, 12);
      const d = `M${num(x - 30 * s)} ${num(top + 34)}a${num(30 * s)} ${num(34 * s)} 0 1 1 ${num(60 * s)} 0q-2 20 -12 30q46 6 58 60H${num(x - 76 * s)}q10 -52 56 -60q-12 -10 -14 -30Z`;
      if (row) front += d;
      else back += d;
    }
  }
  stage.add(fill(back, mix(inks.near, inks.ink, 0.45)), fill(front, inks.ink));
}

/** Skin as it looks in stage light, warmer than out of doors. */
export function stageSkin(stage: Stage): string {
  const { inks } = stage;
  return mix(mix(inks.skin, mix(inks.gold, inks.accent, 0.3), 0.35), inks.paper, 0.42);
}

/** Flat rays painted on the backcloth around a point. */
export function sunburst(stage: Stage, x: number, y: number, ink: string): void {
  let d = '';
  for (let i = 0; i < 18; i++) {
    const [a, b] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2];
    d += `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * 1600)} ${num(y + Math.sin(a) * 1600)}L${num(x + Math.cos(b) * 1600)} ${num(y + Math.sin(b) * 1600)}Z`;
  }
  stage.add(fill(d, ink, { 'fill-opacity': 0.28 }));
}
