import { sampan } from '../kit/boats';
import { mix } from '../kit/colour';
import { massif, wood } from '../kit/land';
import { lens, polygon } from '../kit/path';
import { dress } from '../kit/people';
import { palm } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, type Point, place } from '../kit/svg';
import type { Focal } from '../kit/types';
import { caver, trekker } from './cave-light/cavers';
import { chamber } from './cave-light/chamber';
import { ground } from './cave-light/floor';
import { type Opening, stalagmites, vault } from './cave-light/rock';
import { shrine } from './cave-light/shrine';

/** A great cave: daylight falls through its mouth, or through a broken roof, on people made small by it; or lamps light a dry one; in some a Buddha sits (`shrine`). */
export function caveLight(stage: Stage): Focal {
  if (stage.motif === 'chamber') return chamber(stage);
  const { inks, side } = stage;
  const random = stage.random;
  const plan = stage.motif ?? random.fork('plan').pick(['river', 'skylight', 'river']);
  const skylight = plan === 'skylight' || plan === 'shrine';
  const mouth: Opening = skylight
    ? {
        x: WIDTH * random.range(0.44, 0.56),
        y: HEIGHT * random.range(0.14, 0.2),
        rx: random.range(270, 350),
        ry: random.range(150, 200),
      }
    : {
        x: WIDTH * random.range(0.42, 0.58),
        y: HEIGHT * random.range(0.42, 0.47),
        rx: random.range(330, 430),
        ry: random.range(300, 350),
      };
  const floor = HEIGHT * (skylight ? 0.74 : random.range(0.63, 0.67));
  outside(stage, mouth, skylight);
  const rock = stage.dark ? inks.middle : mix(inks.middle, inks.near, 0.25);
  const tones = [
    mix(rock, inks.light, stage.dark ? 0.12 : 0.26),
    rock,
    mix(rock, inks.ink, 0.4),
    mix(inks.near, inks.ink, 0.55),
    inks.ink,
  ];
  for (const [i, ink] of tones.entries()) {
    const grow = 1 + i * 0.3 + i * i * 0.05;
    const hole = {
      x: mouth.x + (WIDTH / 2 - mouth.x) * i * 0.16,
      y: mouth.y + (skylight ? i * 66 : i * 22),
      rx: mouth.rx * grow,
      ry: mouth.ry * (skylight ? grow * (1 + i * 0.1) : 0.75 + grow * 0.3),
    };
    vault(stage, `vault${i}`, hole, ink, i, side, i > 1 ? 3.2 : 1);
    if (i === 1) ground(stage, mouth, floor, skylight, tones);
  }
  beams(stage, mouth, floor, skylight);
  const focal = life(stage, mouth, floor, skylight);
  stalagmites(stage);
  return focal;
}

function outside(stage: Stage, mouth: Opening, skylight: boolean): void {
  const { inks, side } = stage;
  const random = stage.random.fork('outside');
  const horizon = mouth.y + mouth.ry * (skylight ? 2 : 0.45);
  const sun = { x: mouth.x + side * mouth.rx * 0.34, y: mouth.y - mouth.ry * 0.3, r: skylight ? 60 : 86 };
  stage.add(sky(stage, { horizon: horizon + 200, sun, rays: true, clouds: 3 }));
  if (skylight) return;
  for (let i = 0; i < 3; i++) {
    const ink = [mix(inks.far, inks.skyLow, 0.3), mix(inks.leaf, inks.far, 0.5), inks.leaf][i] ?? inks.leaf;
    const hill = massif(stage, `hill${i}`, {
      y: horizon - 60 + i * 62,
      rise: 70,
      swell: 150,
      base: HEIGHT,
      ink,
      shade: mix(ink, inks.middle, 0.4),
    });
    stage.add(hill.svg);
    if (i)
      stage.add(
        wood(
          stage,
          `wood${i}`,
          hill.line.map(([x, y]): Point => [x, y + 8]),
          12 + i * 6,
          mix(ink, inks.leafDark, 0.5),
          mix(ink, inks.leafLight, 0.5),
          22,
        ),
      );
  }
  for (let i = 0; i < 3; i++)
    stage.add(
      palm(
        stage,
        `palm${i}`,
        mouth.x + random.range(-0.8, 0.8) * mouth.rx,
        horizon + 120,
        random.range(150, 240),
        random.range(-0.2, 0.2),
      ),
    );
  stage.add(birds(stage, mouth.x, mouth.y - mouth.ry * 0.2, 110, inks.ink));
}

function beams(stage: Stage, mouth: Opening, floor: number, skylight: boolean): void {
  if (stage.weather === 'rain' && !skylight) return;
  const { inks, side } = stage;
  const random = stage.random.fork('beams');
  const fade = stage.blend([
    [0, inks.light, stage.dark ? 0.34 : 0.62],
    [1, inks.light, 0],
  ]);
  const lean = -side * (skylight ? random.range(40, 160) : random.range(160, 420));
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.2) / count;
    const x = mouth.x + (t - 0.45) * mouth.rx * 1.5;
    const w = random.range(30, 110);
    const top = mouth.y - mouth.ry * (skylight ? 0.7 : 0.55);
    const foot = skylight ? floor + 30 : floor + random.range(60, 220);
    stage.add(
      fill(
        polygon([
          [x, top],
          [x + w, top],
          [x + w * 1.9 + lean, foot],
          [x - w * 0.5 + lean, foot],
        ]),
        fade,
        { 'fill-opacity': 0.75 },
      ),
    );
  }
}

function life(stage: Stage, mouth: Opening, floor: number, skylight: boolean): Focal {
  const { inks } = stage;
  const random = stage.random.fork('life');
  const flip = random.chance(0.5);
  const dark = { ...dress(stage, 0), trousers: inks.ink };
  if (stage.motif === 'shrine') return shrine(stage, mouth.x, floor);
  if (skylight) {
    const y = floor + 20;
    stage.add(place(trekker(dark, inks.gold), mouth.x, y, 1.5, flip));
    for (let i = 0; i < 4; i++)
      stage.add(
        place(
          caver(dress(stage, i * 2 + 1), inks.gold),
          mouth.x + (flip ? 1 : -1) * (130 + i * 78),
          y + 44 + i * 26,
          0.94 + i * 0.05,
          flip,
        ),
      );
    return { x: mouth.x / WIDTH, y: (floor - 120) / HEIGHT };
  }
  const y = floor + random.range(110, 160);
  const x = mouth.x + random.range(-70, 70);
  const hull = sampan(stage, dark, 'standing');
  stage.add(
    fill(lens(x - 190, x + 190, y + 18, 12), inks.ink, { 'fill-opacity': 0.5 }),
    place(hull, x, y, 1.75, flip),
  );
  const far = x + (flip ? 1 : -1) * random.range(170, 260);
  stage.add(place(sampan(stage, dress(stage, 3), 'seated'), far, floor + 34, 0.62, !flip));
  const shore = mouth.x + (flip ? -1 : 1) * (mouth.rx * 0.62 + 250);
  stage.add(
    place(trekker(dress(stage, 5), inks.gold), shore, floor + 46, 0.9, !flip),
    place(caver(dress(stage, 1), inks.gold), shore + 70, floor + 58, 0.86, !flip),
  );
  return { x: mouth.x / WIDTH, y: (floor - 70) / HEIGHT };
}
