import { backdrop } from '../kit/backdrop';
import { mix } from '../kit/colour';
import { grassTuft } from '../kit/foliage';
import { dress } from '../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';
import { airfield } from './war-remains/airfield';
import { bunker } from './war-remains/bunker';
import { hatch } from './war-remains/hatch';
import { ironBridge } from './war-remains/iron-bridge';
import { trench } from './war-remains/trench';
import { tunnel } from './war-remains/tunnel';

const MOTIFS = { bunker, trench, tunnel, hatch, airfield, 'iron-bridge': ironBridge };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * What is left of the wars, empty and quiet: a command bunker under sheets of iron, a trench on a hill, the mouth of a
 * tunnel in a wood, a hatch in its floor, a runway of red earth, an iron bridge between two banks. Nobody fights in them; a few people look.
 */
export function warRemains(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('war-remains');
  const motif = isMotif(stage.motif) ? stage.motif : 'trench';
  const earth =
    motif === 'airfield'
      ? mix(mix(inks.ground, inks.accentDark, 0.4), inks.near, 0.1)
      : mix(
          mix(inks.leaf, inks.ground, motif === 'tunnel' || motif === 'hatch' ? 0.62 : 0.34),
          inks.near,
          0.14,
        );
  const ground = 700;
  backdrop(stage, {
    ground,
    earth,
    hills: motif === 'tunnel' || motif === 'hatch' || motif === 'iron-bridge' ? 0 : 150,
  });
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  MOTIFS[motif](stage, x, ground, s);
  if (motif !== 'iron-bridge' && motif !== 'hatch')
    for (const [i, dx, k] of [
      [0, -420, 1.7],
      [3, -350, 1.64],
      [1, 470, 1.5],
    ] as const)
      stage.add(
        oval(x + s * dx, 962, 34, 7, inks.ink, { 'fill-opacity': 0.26 }),
        place(visitor(dress(stage, i), { skirt: i === 3 }), x + s * dx, 960, k),
      );
  let blades = '';
  for (let i = 0; i < 60; i++) {
    const px = random.range(-10, WIDTH + 10);
    blades += grassTuft(random, px, HEIGHT + 10, random.range(40, 110) + Math.abs(px - x) * 0.06, 6);
  }
  stage.add(
    fill(blades, mix(inks.leafDark, inks.ink, 0.25)),
    broadTree(stage, 'near', x - s * 960, HEIGHT, 880, { spread: 0.7 }),
    stroke(`M0 ${num(HEIGHT - 2)}H${WIDTH}`, mix(inks.leafDark, inks.ink, 0.3), 10),
  );
  return { x: x / WIDTH, y: motif === 'hatch' ? 0.8 : motif === 'iron-bridge' ? 0.5 : 0.62 };
}
