import { mix, tone } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { fractal, heightAt, polygon } from '../../kit/path';
import { conicalHat, type Dress, dress } from '../../kit/people';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

/** Nam Cương: low dunes without a sea, combed by the wind, dry hills behind, and a Cham herder with his sheep crossing them. */
export function flock(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('flock');
  const x = WIDTH * random.range(0.47, 0.53);
  const horizon = 500;
  stage.add(
    sky(stage, {
      horizon: horizon + 40,
      clouds: random.int(2, 4),
      sun: { x: x + side * random.range(420, 620), y: 240, r: 92 },
    }),
    birds(stage, x - side * 300, 240, 110, inks.ink),
  );
  for (const [i, y] of [horizon - 60, horizon - 6].entries()) {
    const ink = mix(mix(inks.far, inks.groundDark, 0.2 + i * 0.15), inks.skyLow, 0.4 - i * 0.2);
    stage.add(
      massif(stage, `hills${i}`, {
        y,
        rise: 90 - i * 34,
        swell: 340,
        base: horizon + 120,
        ink,
        shade: mix(ink, inks.near, 0.24),
      }).svg,
    );
  }
  stage.add(mist(stage, 'air', horizon + 40, 120, inks.skyLow, 0.5));
  const sand = stage.dark ? tone(inks.ground, 0.03) : mix(tone(inks.ground, 0.03), inks.accent, 0.1);
  const lines = [
    swell(stage, 'a', horizon + 70, 30, 520, mix(sand, inks.skyLow, 0.36)),
    swell(stage, 'b', horizon + 150, 60, 620, mix(sand, inks.skyLow, 0.18)),
    swell(stage, 'c', horizon + 270, 76, 760, sand),
  ];
  const crest = lines[2] as Point[];
  const s = random.sign();
  const dark = mix(inks.groundDark, inks.near, 0.5);
  const stand = (drawing: string, px: number, dy: number, k: number, w: number) => {
    const y = heightAt(crest, px) + dy;
    stage.add(
      oval(px - side * w * 0.8, y + 3, w * 1.3, 5 * k, dark, { 'fill-opacity': 0.35 }),
      place(drawing, px, y, k, s < 0),
    );
  };
  stand(herder(stage, dress(stage, 3), true), x - s * 300, 22, 2.1, 30);
  for (let i = 0; i < 13; i++) {
    const px = x + s * (-190 + i * 62 + random.range(-20, 20));
    stand(sheep(stage, i % 4 === 1), px, 16 + random.range(0, 74), 0.92 + random.range(0, 0.24), 34);
  }
  stand(herder(stage, dress(stage, 0), false), x + s * 690, 24, 1.86, 28);
  const front = swell(stage, 'front', HEIGHT - 230, 90, 640, mix(sand, inks.groundDark, 0.2));
  combed(stage, front, mix(sand, inks.groundDark, 0.5));
  for (const [px, k] of [
    [x - s * 820, 1.5],
    [x + s * 860, 1.2],
    [x - s * 620, 0.8],
  ] as const)
    stage.add(pear(stage, `pear${k}`, px, heightAt(front, px) + 60, k));
  return { x: x / WIDTH, y: 0.78 };
}

/** One long dune: its crest line lit, its lee side in shade. */
function swell(stage: Stage, label: string, y: number, rise: number, length: number, ink: string): Point[] {
  const { inks, side } = stage;
  const wave = fractal(stage.random.fork(label), 2);
  const line: Point[] = [];
  for (let px = -20; px <= WIDTH + 20; px += 14) line.push([px, y - wave(px / length + 3) * rise * 1.5]);
  const lee = line.map(([px, py], i): Point => {
    const slope = ((line[i + 1]?.[1] ?? py) - py) * side;
    return [px, py + Math.max(0, -slope) * 24];
  });
  stage.add(
    fill(
      polygon([...line, [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]]),
      stage.blend([
        [0, mix(ink, inks.light, stage.dark ? 0.04 : 0.2)],
        [1, mix(ink, inks.groundDark, 0.3)],
      ]),
    ),
    fill(
      polygon([...line, ...[...lee].reverse()]),
      mix(mix(inks.groundDark, inks.accentDark, 0.2), ink, 0.35),
      { 'fill-opacity': 0.75 },
    ),
    stroke(polygon(line, false), mix(ink, inks.light, 0.6), 3, { 'stroke-opacity': 0.7 }),
  );
  return line;
}

/** What the wind has combed into the near dune. */
function combed(stage: Stage, line: readonly Point[], ink: string): void {
  const random = stage.random.fork('combed');
  let d = '';
  for (let row = 1; row < 17; row++) {
    const y = row * 18 + row * row * 0.5;
    for (let px = -60; px < WIDTH; px += random.range(120, 300)) {
      const py = heightAt(line, Math.max(0, px)) + y;
      if (py > HEIGHT + 10) continue;
      d += `M${num(px)} ${num(py)}q${num(random.range(26, 50))} ${num(random.range(-12, 4))} ${num(random.range(70, 110))} 2t${num(random.range(60, 130))} ${num(random.range(-5, 5))}`;
    }
  }
  stage.add(stroke(d, ink, 3, { 'stroke-opacity': 0.5 }));
}

/** A sheep in its fleece, walking to the right or with its head down; about 74 long. */
function sheep(stage: Stage, grazing: boolean): string {
  const { inks, side, dark } = stage;
  const fleece = mix(mix(inks.paper, inks.ground, 0.3), inks.near, dark ? 0.35 : 0.06);
  const face = mix(mix(inks.groundDark, inks.ink, 0.35), fleece, 0.2);
  const head = grazing
    ? fill('M30 -34Q44 -30 46 -12L50 -4Q46 2 40 -2Q34 -16 24 -24Z', face) + fill('M36 -30l-10 4l6 6Z', face)
    : fill('M26 -44Q36 -58 46 -54L58 -44Q60 -38 53 -38L42 -38Q34 -34 28 -32Z', face) +
      fill('M40 -54l-12 -2l6 9Z', face);
  return (
    stroke('M-22 -16L-25 0M-12 -14L-10 0M18 -14L16 0M26 -16L30 0', face, 5) +
    head +
    fill(
      'M-34 -30Q-40 -50 -22 -50Q-14 -60 0 -54Q14 -60 24 -50Q38 -46 34 -30Q36 -14 20 -14Q8 -8 -6 -12Q-22 -8 -30 -16Q-40 -20 -34 -30Z',
      fleece,
    ) +
    fill('M-34 -30Q-36 -16 -22 -14Q-14 -9 -6 -12Q8 -8 20 -14Q30 -14 33 -24Q0 -14 -34 -30Z', inks.near, {
      'fill-opacity': side > 0 ? 0.22 : 0.28,
    }) +
    stroke(
      'M-24 -38q6 -6 12 0M-4 -42q6 -6 12 0M12 -32q6 -6 12 0M-14 -26q6 -6 12 0',
      mix(fleece, inks.near, 0.3),
      2,
    )
  );
}

/** A herder with a staff under a conical hat tied over a scarf, in a long skirt or in trousers, walking to the right; about 104 high. */
function herder(stage: Stage, c: Dress, skirt: boolean): string {
  const cloth = mix(c.trousers, stage.inks.waterLow, 0.3);
  const scarf = mix(stage.inks.paper, c.top, 0.35);
  return (
    stroke('M22 -88L16 2', c.wood, 3) +
    stroke('M-4 -14L-8 0M8 -14L13 0', c.skin, 4.6) +
    (skirt
      ? fill('M-10 -50H9L15 -8Q2 -2 -12 -8Z', cloth) +
        stroke('M-11 -16H14', mix(c.top, stage.inks.gold, 0.5), 3)
      : stroke('M-4 -48L-8 -8M4 -48L12 -8', c.trousers, 10)) +
    fill('M-9 -80Q0 -86 9 -80Q13 -62 11 -46Q0 -42 -12 -46Q-13 -62 -9 -80Z', c.top) +
    fill('M-9 -80L-3 -83Q-6 -60 -5 -44L-12 -46Q-13 -62 -9 -80Z', c.topShade) +
    stroke('M6 -75Q16 -66 20 -60', c.topShade, 5) +
    oval(2, -91, 6, 7, c.skin) +
    fill('M-6 -96Q-9 -84 -7 -76L3 -79Q-3 -86 -2 -94Z', scarf) +
    conicalHat(c, 2, -95, 4, 20)
  );
}

/** A prickly pear rooted at (x, y). */
function pear(stage: Stage, label: string, x: number, y: number, k: number): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const ink = mix(inks.leafDark, inks.near, 0.15);
  const lit = mix(inks.leaf, inks.leafDark, 0.3);
  let out = '';
  const pad = (px: number, py: number, a: number, depth: number): void => {
    const [ux, uy] = [Math.sin(a), -Math.cos(a)];
    out += place(
      oval(0, -32, 21, 34, ink) +
        oval(stage.side * 4, -34, 15, 26, lit) +
        (depth === 0 ? oval(0, -66, 6, 8, inks.accent) : ''),
      px,
      py,
      1,
      false,
      (a * 180) / Math.PI,
    );
    if (depth > 0)
      for (const turn of [-0.6, 0.5])
        if (random.chance(0.85))
          pad(px + ux * 58, py + uy * 58, a + turn + random.range(-0.2, 0.2), depth - 1);
  };
  for (const a of [-0.5, 0.05, 0.55]) pad(0, 0, a, 2);
  return place(out, x, y, k);
}
