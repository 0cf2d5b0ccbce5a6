import { awning, sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { floatingLamp, lanternString, silks } from '../../kit/lanterns';
import { dress } from '../../kit/people';
import { springBough } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { type Point, place, stroke } from '../../kit/svg';
import { mirrored } from '../../kit/water';
import { lampsLit } from './houses';

export function boat(stage: Stage, x: number, y: number, scale: number): void {
  const random = stage.random.fork('boat');
  const { inks } = stage;
  const flip = random.chance(0.5);
  const covered = random.chance(0.45);
  const rope: Point[] = flip
    ? [
        [70, -52],
        [-86, -40],
      ]
    : [
        [-20, -96],
        [100, -44],
      ];
  const lights = lanternString(stage, random, rope[0] as Point, rope[1] as Point, 8, 3, 9, lampsLit(stage));
  const mast = stroke('M98 -22L104 -50', inks.ink, 2.4);
  const drawing =
    sampan(stage, dress(stage, random.int(0, 3)), 'standing', covered ? awning(stage) : undefined) +
    mast +
    (flip ? place(lights, 0, 0, 1, true) : lights);
  const placed = place(drawing, x, y, scale, flip);
  stage.add(
    mirrored(stage, 'boat-r', placed, {
      waterline: y + 6 * scale,
      depth: 150 * scale * 0.6,
      squash: 0.6,
      opacity: 0.5,
      left: x - 190 * scale,
      right: x + 190 * scale,
    }),
    placed,
  );
}

export function lamps(stage: Stage, top: number): void {
  if (!lampsLit(stage)) return;
  const random = stage.random.fork('lamps');
  const colours = silks(stage);
  for (let i = 0; i < 13; i++) {
    const t = random.next();
    stage.add(
      floatingLamp(
        stage,
        random.range(40, WIDTH - 40),
        top + 40 + t * (HEIGHT - top - 80),
        11 + t * 17,
        random.pick(colours),
      ),
    );
  }
}

/** Big lanterns or a bough across the top corner. */
export function overhead(stage: Stage): void {
  const random = stage.random.fork('overhead');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  if (random.chance(0.7)) {
    stage.add(lanternString(stage, random, [at(-40), 30], [at(900), -60], 50, 4, 62, lampsLit(stage)));
    stage.add(
      lanternString(stage, random, [at(1300), -50], [at(WIDTH + 30), 60], 30, 3, 44, lampsLit(stage)),
    );
  } else {
    stage.add(
      springBough(
        stage,
        'bougainvillea',
        [at(-40), 20],
        [at(640), 190],
        mix(stage.inks.lotus, stage.inks.accent, 0.5),
        36,
      ),
    );
  }
}
