import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { wood } from '../../kit/land';
import { fractal, lens, polygon } from '../../kit/path';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, type Point, stroke } from '../../kit/svg';
import { lightPath } from '../../kit/water';
import type { Opening } from './rock';

/** The cave floor: water that holds the sky, or a hill of fallen stone with a garden on it. */
export function ground(
  stage: Stage,
  mouth: Opening,
  floor: number,
  skylight: boolean,
  tones: readonly string[],
): void {
  const { inks, side } = stage;
  const random = stage.random.fork('ground');
  const bank = tones[2] ?? inks.near;
  if (skylight) {
    const rough = fractal(random, 4);
    const line: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 14)
      line.push([x, floor + 190 - Math.exp(-(((x - mouth.x) / 400) ** 2)) * 210 + rough(x / 110) * 26]);
    stage.add(fill(polygon([...line, [WIDTH + 20, HEIGHT], [-20, HEIGHT]]), bank));
    const garden = line.filter(([x]) => Math.abs(x - mouth.x) < 430);
    stage.add(
      wood(
        stage,
        'garden',
        garden,
        34,
        mix(inks.leaf, inks.leafDark, 0.5),
        mix(inks.leafLight, inks.light, 0.2),
        40,
      ),
    );
    if (stage.motif === 'shrine') return;
    let ferns = '';
    for (let i = 0; i < 70; i++) {
      const x = mouth.x + random.range(-430, 430);
      const dip = 190 - Math.exp(-(((x - mouth.x) / 400) ** 2)) * 210;
      ferns += grassTuft(random, x, floor + dip + 34, random.range(26, 64), 6);
    }
    stage.add(fill(ferns, mix(inks.leafDark, inks.leaf, 0.4)));
    const lower = line.map(([x, y]): Point => [x, y + 70 + rough(x / 70 + 9) * 30]);
    stage.add(fill(polygon([...lower, [WIDTH + 20, HEIGHT], [-20, HEIGHT]]), mix(bank, inks.ink, 0.3)));
    return;
  }
  const paint = stage.blend([
    [0, mix(inks.skyLow, inks.waterTop, 0.5)],
    [0.4, mix(inks.waterTop, inks.waterLow, 0.6)],
    [1, mix(inks.waterLow, inks.ink, 0.5)],
  ]);
  stage.add(fill(`M-20 ${num(floor)}H${WIDTH + 20}V${HEIGHT}H-20Z`, paint));
  stage.add(lightPath(stage, mouth.x + side * 40, floor, HEIGHT, inks.light, 1.35));
  let glints = '';
  for (let i = 0; i < 60; i++) {
    const t = random.next();
    const x = mouth.x + random.range(-1, 1) * (300 + t * 700);
    glints += lens(x, x + 40 + t * 120, floor + 10 + t * (HEIGHT - floor), 1.4 + t * 3);
  }
  stage.add(fill(glints, inks.waterTop, { 'fill-opacity': 0.4 }));
  for (const s of [-1, 1]) {
    const rough = fractal(random.fork(`bank${s}`), 4);
    const line: Point[] = [];
    for (let i = 0; i <= 40; i++) {
      const t = i / 40;
      line.push([
        mouth.x + s * (mouth.rx * 0.62 + t * 760 + rough(t * 6) * 40),
        floor - 24 + t ** 1.5 * (HEIGHT - floor) * 0.9 + rough(t * 9 + 5) * 14,
      ]);
    }
    const crest = line.map(
      ([x], i): Point => [x + s * 50, floor - 60 - i * 4 - Math.abs(rough(i * 0.4)) * 70],
    );
    stage.add(
      fill(
        polygon([
          ...line,
          [s > 0 ? WIDTH + 60 : -60, HEIGHT],
          [s > 0 ? WIDTH + 60 : -60, floor - 160],
          ...crest.reverse(),
        ]),
        bank,
      ),
    );
    stage.add(stroke(polygon(line, false), mix(bank, inks.light, 0.4), 3, { 'stroke-opacity': 0.6 }));
  }
}
