import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { blade, ridge } from '../../kit/path';
import { sky } from '../../kit/sky';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, type Point, stroke } from '../../kit/svg';
import { mirrored, water } from '../../kit/water';

/** The lake with its far shore: old trees over a low kerb, the town behind them. */
export function lakeside(stage: Stage, x: number, shore: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('lakeside');
  const lamp = stage.dark || stage.time === 'dusk';
  const sun = { x: x + side * random.range(380, 560), y: shore - random.range(300, 380), r: 78 };
  stage.add(sky(stage, { horizon: shore, clouds: random.int(3, 6), sun }));
  const far = mix(inks.far, inks.skyLow, 0.3);
  let town = '';
  let lights = '';
  for (let px = -20; px < WIDTH + 20; ) {
    const [w, h] = [random.range(60, 150), random.range(150, 290)];
    town += `M${num(px)} ${shore}V${num(shore - h)}h${num(w)}V${shore}Z`;
    if (lamp)
      for (let i = 0; i < 5; i++)
        lights += `M${num(px + random.range(10, w - 20))} ${num(shore - random.range(90, h - 16))}h8v11h-8Z`;
    px += w * random.range(0.9, 1.2);
  }
  const trees =
    wood(
      stage,
      'back',
      ridge(random.fork('b'), { left: -20, right: WIDTH + 20, y: shore - 96, rise: 22, swell: 240 }),
      60,
      mix(inks.leafDark, inks.far, 0.42),
      mix(inks.leaf, inks.far, 0.38),
      110,
    ) +
    wood(
      stage,
      'front',
      ridge(random.fork('f'), { left: -20, right: WIDTH + 20, y: shore - 44, rise: 14, swell: 160 }),
      44,
      mix(inks.leafDark, inks.far, 0.2),
      mix(inks.leaf, inks.far, 0.2),
      60,
    );
  stage.add(
    fill(town, far),
    fill(lights, inks.gold, { 'fill-opacity': 0.8 }),
    mist(stage, 'town-air', shore - 130, 160, inks.skyLow, 0.55),
    trees,
    water(stage, { top: shore, lightAt: sun.x }),
    mirrored(stage, 'trees-below', trees, { waterline: shore, depth: 170, squash: 0.8, opacity: 0.42 }),
    box(
      -10,
      shore - 8,
      WIDTH + 20,
      11,
      mix(mix(inks.far, inks.paper, 0.3), inks.near, stage.dark ? 0.4 : 0.14),
    ),
    mist(stage, 'lake-air', shore + 12, 70, inks.skyLow, 0.35),
  );
}

/** Long hanging boughs of a lakeside tree that frame the picture from one side. */
export function hangingBoughs(stage: Stage, from: number, dir: number, flower: string): string {
  const { inks } = stage;
  const random = stage.random.fork('boughs');
  let wood_ = '';
  let dark = '';
  let lit = '';
  let threads = '';
  for (let i = 0; i < 9; i++) {
    const reach = 250 + i * 66;
    const start: Point = [from, -20 + i * 12];
    const tip: Point = [from + dir * reach, 90 + random.range(0, 110) + (8 - i) * 20];
    wood_ += `M${num(start[0])} ${num(start[1])}Q${num(from + dir * reach * 0.6)} ${num(start[1] + 10)} ${num(tip[0])} ${num(tip[1])}`;
    for (let k = 2; k < 13; k++) {
      const t = k / 12;
      const px = start[0] + (tip[0] - start[0]) * t;
      const py = start[1] + (tip[1] - start[1]) * t * t;
      for (let j = 0; j < 3; j++) {
        const a = random.range(0.1, 0.9) * Math.PI;
        const l = random.range(46, 84);
        const d = blade([px, py], [px + Math.cos(a) * l, py + Math.sin(a) * l * 0.8], l * 0.2, l * 0.05);
        if (j % 3) dark += d;
        else lit += d;
      }
      if (flower && random.chance(0.3)) {
        const l = random.range(80, 170);
        threads += `M${num(px)} ${num(py)}q${num(random.range(-6, 6))} ${num(l * 0.5)} 0 ${num(l)}`;
      }
    }
  }
  return (
    stroke(wood_, mix(inks.groundDark, inks.ink, 0.6), 9) +
    fill(dark, mix(inks.leafDark, inks.ink, 0.2)) +
    fill(lit, mix(inks.leaf, inks.leafDark, 0.35)) +
    stroke(threads, flower || inks.accent, 6, { 'stroke-dasharray': '1 9' })
  );
}
