import { mix, tone } from '../../kit/colour';
import { type FacadeOptions, facade, type RoofStyle } from '../../kit/facade';
import type { WindowStyle } from '../../kit/openings';
import type { Stage } from '../../kit/stage';
import { type Spot, wallBetween } from '../sphere';

/** Metres for one unit of a house front. */
const unit = 0.024;

export interface Town {
  walls: [string, ...string[]];
  roofs: [RoofStyle, ...RoofStyle[]];
  windows: [WindowStyle, ...WindowStyle[]];
  storeys: readonly [low: number, high: number];
  shutters: [string, ...string[]];
}

/** Low yellow houses on a quay, or taller and more mixed ones of a capital. */
export function townOf(stage: Stage): Town {
  const { inks, dark } = stage;
  const wall = (ink: string) => mix(ink, inks.middle, dark ? 0.5 : 0.06);
  const ochre = mix(inks.gold, inks.ground, 0.35);
  if (stage.motif === 'quay')
    return {
      walls: [
        wall(ochre),
        wall(mix(ochre, inks.paper, 0.25)),
        wall(tone(ochre, -0.04)),
        wall(mix(ochre, inks.accent, 0.12)),
      ],
      roofs: ['tile', 'tile', 'gable'],
      windows: ['gallery', 'shutters', 'balcony'],
      storeys: [2, 2],
      shutters: [mix(inks.leaf, inks.near, 0.25), mix(inks.groundDark, inks.ink, 0.3)],
    };
  return {
    walls: [
      wall(ochre),
      wall(mix(inks.paper, inks.ground, 0.3)),
      wall(mix(inks.waterTop, inks.paper, 0.45)),
      wall(mix(inks.lotus, inks.ground, 0.5)),
      wall(mix(inks.leafLight, inks.paper, 0.5)),
    ],
    roofs: ['tile', 'parapet', 'terrace', 'parapet', 'gable'],
    windows: ['shutters', 'arched', 'balcony', 'balcony'],
    storeys: [2, 4],
    shutters: [
      mix(inks.leaf, inks.near, 0.2),
      mix(inks.waterLow, inks.near, 0.1),
      mix(inks.groundDark, inks.ink, 0.2),
    ],
  };
}

/** House after house along a side of the square, from its left end to its right. */
export function houseRow(
  stage: Stage,
  town: Town,
  { eye, label, left, right }: { eye: number; label: string; left: Spot; right: Spot },
): string {
  const random = stage.random.fork(label);
  const wall = wallBetween(eye, left, right, unit);
  let out = '';
  for (let x = 0; x < wall.length - 90; ) {
    const rest = wall.length - x;
    const width = rest < 330 ? rest : random.range(150, 250);
    const options: FacadeOptions = {
      x,
      width,
      storeys: random.int(...town.storeys),
      storey: random.range(138, 160),
      wall: random.pick(town.walls),
      trim: mix(stage.inks.paper, stage.inks.ground, 0.25),
      shutter: random.pick(town.shutters),
      roof: random.pick(town.roofs),
      windows: random.pick(town.windows),
      lit: stage.dark ? 0.7 : stage.time === 'noon' ? 0.1 : 0.4,
    };
    out += facade(stage, random, wall, options).svg;
    x += width;
  }
  return out;
}
