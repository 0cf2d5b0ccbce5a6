import { mix } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { polygon } from '../../kit/path';
import { conicalHat, dress, walkerWithPole } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';

/** Tea in combed rows over rounded hills, pickers among them. */
export function teaHills(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('tea');
  const x = WIDTH * random.range(0.46, 0.54);
  const s = random.sign();
  stage.add(sky(stage, { horizon: 560, clouds: random.int(3, 6) }));
  for (const [i, y] of [370, 450].entries()) {
    const ink = mix(inks.far, inks.middle, i * 0.4);
    stage.add(
      massif(stage, `range${i}`, {
        y,
        rise: 100,
        swell: 520,
        base: 720,
        ink,
        shade: mix(ink, inks.middle, 0.4),
      }).svg,
      mist(stage, `air${i}`, y + 110, 150, inks.skyLow, 0.6),
    );
  }
  stage.add(box(-10, 700, WIDTH + 20, HEIGHT - 690, mix(mix(inks.leafDark, inks.near, 0.35), inks.far, 0.2)));
  const hills: readonly (readonly [dx: number, top: number, half: number, base: number])[] = [
    [-640, 500, 520, 760],
    [560, 480, 600, 770],
    [-60, 560, 560, 860],
    [820, 640, 620, 980],
    [-820, 650, 640, 1010],
    [-900, 860, 640, 1260],
    [980, 900, 640, 1260],
    [60, 740, 900, 1290],
  ];
  for (const [i, [dx, top, half, base]] of hills.entries()) {
    stage.add(hill(stage, `hill${i}`, x + s * dx, top, half, base, Math.max(0, 1 - i / 5)));
    if (i === 1 || i === 3)
      stage.add(
        broadTree(stage, `tree${i}`, x + s * (dx - half * 0.2), top + 20, 150 + i * 30, {
          distance: 0.3 - i * 0.08,
        }),
      );
    if (i < 4) stage.add(mist(stage, `dell${i}`, base - 80, 120, inks.skyLow, 0.2));
  }
  for (const [dx, y, k, which] of [
    [-250, 900, 1.7, 0],
    [-120, 870, 1.5, 3],
    [170, 900, 1.8, 5],
    [380, 960, 2.1, 1],
  ] as const)
    stage.add(picker(stage, x + s * dx, y, k, which, s < 0));
  stage.add(
    oval(x - s * 440, 1094, 84, 10, inks.ink, { 'fill-opacity': 0.3 }),
    place(walkerWithPole(dress(stage, 2), inks.leafLight), x - s * 440, 1090, 2.4, s < 0),
  );
  return { x: x / WIDTH, y: 0.6 };
}

/** One rounded hill, its rows following the contour as bands that swell to the eye. */
function hill(
  stage: Stage,
  label: string,
  x: number,
  top: number,
  half: number,
  base: number,
  far: number,
): string {
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  const green = mix(mix(inks.leaf, inks.leafDark, 0.3), inks.far, far * 0.5);
  const lit = mix(mix(inks.leaf, inks.leafLight, 0.55), inks.far, far * 0.5);
  const gap = mix(mix(inks.leafDark, inks.near, 0.35), inks.far, far * 0.45);
  const lean = random.range(-0.2, 0.2);
  const edge = (k: number): Point[] =>
    Array.from({ length: 41 }, (_, i) => {
      const t = (i / 40) * 2 - 1;
      return [
        x + t * half * k + lean * (1 - k) * half,
        base - (base - top) * (1 - Math.abs(t) ** 2.2) ** 0.9 * k,
      ];
    });
  let rows = '';
  let tops = '';
  const n = 15;
  for (let r = 1; r <= n; r++) {
    const k = r / n;
    const d = polygon(edge(k ** 0.8), false);
    rows += d;
    tops += d;
  }
  const w = (half / n) * 0.56;
  const clip = stage.clip(fill(polygon(edge(1)), '#000'));
  return (
    fill(polygon(edge(1)), gap) +
    `<g clip-path="${clip}">${stroke(rows, green, w, { 'stroke-linecap': 'butt' })}${stroke(tops, lit, w * 0.4, { transform: `translate(${num(side * w * 0.16)} ${num(-w * 0.16)})`, 'stroke-dasharray': `${num(w * 0.5)} ${num(w * 0.62)}` })}${fill(
      polygon(edge(1)),
      stage.blend([
        [0, inks.light, stage.dark ? 0.03 : 0.12],
        [0.5, inks.light, 0],
        [1, inks.near, 0.34],
      ]),
    )}</g>`
  );
}

/** A picker waist-deep in the rows, a basket on the back. */
function picker(stage: Stage, x: number, y: number, k: number, which: number, flip: boolean): string {
  const { inks } = stage;
  const c = dress(stage, which);
  const cane = mix(inks.ground, inks.gold, 0.3);
  return place(
    fill('M-34 4L-30 -38H-6L-10 4Z', cane) +
      stroke('M-33 -8h22M-32 -22h22', mix(cane, inks.ink, 0.4), 2) +
      fill('M-10 6Q-12 -40 -2 -48Q10 -50 14 -40Q18 -16 16 6Z', c.top) +
      fill('M-10 6Q-12 -40 -2 -48Q0 -30 -2 6Z', c.topShade) +
      stroke('M10 -40Q24 -28 34 -12M4 -38Q20 -22 26 -4', c.topShade, 6) +
      disc(36, -10, 4, c.skin) +
      oval(6, -56, 6, 7, c.skin) +
      conicalHat(c, 6, -60, 8, 19) +
      fill('M-46 16Q-30 -6 -10 4Q10 -10 30 2Q46 -4 54 16Z', mix(inks.leaf, inks.leafDark, 0.4)) +
      fill('M-30 8Q-20 -2 -8 6M10 2Q22 -6 34 6Z', inks.leafLight),
    x,
    y,
    k,
    flip,
  );
}
