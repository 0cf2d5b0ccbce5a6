import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, place } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { reflection, water } from '../../kit/water';

/** A plain lake among low hills, one dugout on it, reeds and a tree on the near shore. */
export function lake(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('lake');
  const x = WIDTH * random.range(0.46, 0.54);
  const s = random.sign();
  const shore = random.range(560, 620);
  const sun = {
    x: x + side * random.range(220, 460),
    y: shore - random.range(180, 320),
    r: random.range(60, 84),
  };
  const low = stage.time === 'dawn' || stage.time === 'dusk' || stage.dark;
  stage.add(
    sky(stage, { horizon: shore, clouds: random.int(3, 6), ...(low ? { sun } : {}) }),
    birds(stage, x - side * 420, shore * 0.4, 110, inks.ink),
  );
  const far = mix(inks.far, inks.skyLow, 0.15);
  const back = massif(stage, 'back', {
    y: shore - 150,
    rise: 90,
    swell: 520,
    base: shore,
    ink: far,
    shade: mix(far, inks.middle, 0.3),
  });
  const ink = mix(inks.middle, inks.leafDark, 0.3);
  const front = massif(stage, 'front', {
    y: shore - 60,
    rise: 60,
    swell: 420,
    base: shore,
    ink,
    shade: mix(ink, inks.near, 0.3),
  });
  stage.add(
    back.svg,
    mist(stage, 'air', shore - 80, 150, inks.skyLow, 0.6),
    front.svg,
    wood(
      stage,
      'shore',
      ridge(random.fork('s'), { left: -20, right: WIDTH + 20, y: shore - 4, rise: 8, swell: 200 }),
      15,
      mix(inks.leafDark, inks.far, 0.25),
      mix(inks.leaf, inks.far, 0.25),
      12,
    ),
  );
  stage.add(
    water(stage, { top: shore, ...(low ? { lightAt: sun.x } : {}) }),
    reflection(stage, 'hills', [...front.line, [WIDTH + 30, shore], [-30, shore]], {
      waterline: shore,
      ink,
      squash: 0.8,
      opacity: 0.4,
    }),
    mist(stage, 'water-air', shore + 6, 60, inks.skyLow, 0.4),
  );
  stage.add(
    place(sampan(stage, dress(stage, random.int(0, 5)), 'standing'), x - s * 60, shore + 200, 1.8, s < 0),
  );
  let reeds = '';
  let lit = '';
  for (let i = 0; i < 34; i++) {
    const px = x + s * (260 + i * 26);
    reeds += grassTuft(random, px, HEIGHT + 10, random.range(90, 300) * (0.5 + i / 50), 6);
    if (i % 2) lit += grassTuft(random, px + 10, HEIGHT + 10, random.range(60, 180) * (0.5 + i / 50), 5);
  }
  stage.add(
    broadTree(stage, 'near', x - s * 930, HEIGHT - 10, 860, { spread: 0.95 }),
    fill(reeds, mix(inks.leafDark, inks.ink, 0.4)),
    fill(lit, mix(inks.leafDark, inks.leaf, 0.4)),
  );
  return { x: x / WIDTH, y: 0.58 };
}
