import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { wood } from '../../kit/land';
import { opening } from '../../kit/masonry';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { cyclist, dress } from '../../kit/people';
import { flatPlane } from '../../kit/plane';
import { palm } from '../../kit/plants';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, ripples } from '../../kit/water';
import { cross } from '../grand-facade/church-parts';

/** A white parish church of the plains: one bell tower, arches, palms, a canal or field before it. */
export function village(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('village-church');
  const x = WIDTH * random.range(0.47, 0.53);
  const ground = 840;
  stage.add(
    sky(stage, { horizon: 760, clouds: random.int(3, 6) }),
    birds(stage, x + random.sign() * 420, 260, 100, inks.ink),
    wood(
      stage,
      'trees',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 730, rise: 22, swell: 260 }),
      46,
      mix(inks.leafDark, inks.far, 0.4),
      mix(inks.leaf, inks.far, 0.35),
      160,
    ),
    mist(stage, 'air', 740, 110, inks.skyLow, 0.4),
  );
  const green = mix(mix(inks.leaf, inks.leafLight, 0.4), inks.ground, stage.season === 'autumn' ? 0.4 : 0.12);
  stage.add(
    box(
      -10,
      780,
      WIDTH + 20,
      140,
      stage.blend([
        [0, mix(green, inks.far, 0.3)],
        [1, green],
      ]),
    ),
  );
  const palms = [
    [-640, 560],
    [-520, 400],
    [560, 420],
    [700, 600],
  ]
    .map(([dx, h], i) =>
      palm(
        stage,
        `palm${i}`,
        x + (dx ?? 0) + random.range(-30, 30),
        ground + 6,
        (h ?? 400) * random.range(0.9, 1.1),
        (i < 2 ? 1 : -1) * random.range(0.02, 0.1),
      ),
    )
    .join('');
  const scene = use(stage.define(palms + place(building(stage), x, ground, 0.92)));
  stage.add(scene);
  const road = mix(mix(inks.ground, inks.paper, 0.3), inks.near, stage.dark ? 0.45 : 0.05);
  stage.add(
    box(-10, ground - 2, WIDTH + 20, 60, road),
    box(-10, ground + 52, WIDTH + 20, 34, mix(green, inks.leafDark, 0.5)),
  );
  const flip = random.chance(0.5);
  stage.add(
    oval(x + 330, ground + 48, 60, 6, inks.ink, { 'fill-opacity': 0.3 }),
    place(cyclist(dress(stage, 0)), x + (flip ? 330 : -330), ground + 46, 1.25, flip),
  );
  stage.add(
    box(
      -10,
      ground + 84,
      WIDTH + 20,
      HEIGHT - ground,
      stage.blend([
        [0, mix(inks.waterTop, inks.leaf, 0.12)],
        [1, mix(inks.waterLow, inks.leafDark, 0.2)],
      ]),
    ),
    mirrored(stage, 'mirror', scene, { waterline: ground + 56, depth: 320, squash: 0.5, opacity: 0.45 }),
    ripples(stage, 'canal', ground + 96, HEIGHT, 0.7),
  );
  let reeds = '';
  for (let i = 0; i < 60; i++) {
    const px = random.range(0, WIDTH);
    if (Math.abs(px - x) > 240)
      reeds += grassTuft(random, px, HEIGHT + 10, random.range(60, 190) * (0.4 + Math.abs(px - x) / 1100), 6);
  }
  let bank = '';
  for (let px = -10; px < WIDTH; px += 22)
    bank += grassTuft(random, px, ground + 92, random.range(12, 30), 4);
  stage.add(fill(bank, mix(inks.leafDark, inks.leaf, 0.3)), fill(reeds, mix(inks.leafDark, inks.ink, 0.35)));
  return { x: x / WIDTH, y: 0.46 };
}

/** The front: nave with a curved gable, a tower in three stages over the door, a belfry under a small spire. */
function building(stage: Stage): string {
  const { inks, side } = stage;
  const random = stage.random.fork('front');
  const wash = random.pick([
    mix(inks.paper, inks.light, 0.4),
    mix(inks.paper, inks.gold, 0.28),
    mix(inks.paper, inks.waterTop, 0.2),
  ]);
  const wall = mix(wash, inks.near, stage.dark ? 0.42 : 0.04);
  const shade = mix(wall, inks.near, 0.3);
  const trim = mix(wall, inks.light, 0.6);
  const deep =
    stage.dark || stage.time === 'dusk'
      ? mix(inks.gold, inks.accent, 0.2)
      : mix(inks.near, inks.waterLow, 0.3);
  const roof = mix(mix(inks.accentDark, inks.groundDark, 0.35), inks.near, 0.2);
  const plane = flatPlane(0, 0);
  const arch = (x: number, y: number, w: number, h: number) =>
    fill(plane.shape(opening(x, y - 2, w + 20, h + 14, 'round')), trim) +
    fill(plane.shape(opening(x, y, w, h, 'round')), deep) +
    stroke(`M${x} ${-y}v${-h * 0.9}M${x - w / 2} ${num(-y - h * 0.5)}h${w}`, mix(deep, inks.ink, 0.5), 3);
  const stageBox = (half: number, from: number, to: number) =>
    box(-half, -to, half * 2, to - from, wall) +
    box(side > 0 ? -half : half * 0.4, -to, half * 0.6, to - from, shade) +
    box(-half - 12, -to, half * 2 + 24, 14, trim) +
    box(-half - 4, -to + 14, half * 2 + 8, 6, shade);
  return (
    fill(`M-400 0L-400 -190L-300 -280H300L400 -190V0Z`, roof) +
    box(-390, -190, 780, 190, mix(wall, inks.near, 0.12)) +
    [-340, -260, 260, 340].map((x) => arch(x, 30, 44, 110)).join('') +
    fill(
      'M-230 0V-300Q-228 -352 -180 -358Q-132 -366 -110 -430H110Q132 -366 180 -358Q228 -352 230 -300V0Z',
      wall,
    ) +
    fill(
      side > 0
        ? 'M-230 0V-300Q-228 -352 -180 -358Q-150 -362 -130 -390V0Z'
        : 'M230 0V-300Q228 -352 180 -358Q150 -362 130 -390V0Z',
      shade,
    ) +
    stroke(
      'M-230 -300Q-228 -352 -180 -358Q-132 -366 -110 -430M230 -300Q228 -352 180 -358Q132 -366 110 -430',
      trim,
      12,
    ) +
    box(-246, -206, 492, 14, trim) +
    arch(-172, 0, 66, 130) +
    arch(172, 0, 66, 130) +
    arch(-172, 230, 40, 66) +
    arch(172, 230, 40, 66) +
    stageBox(104, 0, 430) +
    arch(0, 0, 100, 170) +
    arch(0, 236, 70, 130) +
    stageBox(86, 430, 560) +
    arch(-32, 450, 36, 76) +
    arch(32, 450, 36, 76) +
    stageBox(66, 560, 640) +
    arch(0, 574, 40, 48) +
    fill('M-74 -640L0 -790L74 -640Z', roof) +
    fill(side > 0 ? 'M0 -790L74 -640H8Z' : 'M0 -790L-74 -640H-8Z', mix(roof, inks.light, 0.25)) +
    [-1, 1]
      .map((k) =>
        fill(
          `M${k * 104 - 14} -430L${k * 104} -486L${k * 104 + 14} -430ZM${k * 230 - 16} -300V-344L${k * 230} -392L${k * 230 + 16} -344V-300Z`,
          trim,
        ),
      )
      .join('') +
    cross(stage, 0, -788, 62) +
    box(-290, -14, 580, 16, mix(shade, inks.near, 0.2)) +
    box(-310, -2, 620, 10, mix(wall, inks.near, 0.16))
  );
}
