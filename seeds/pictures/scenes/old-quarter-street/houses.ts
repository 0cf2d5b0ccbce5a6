import { mix, tone } from '../../kit/colour';
import { facade, type RoofStyle } from '../../kit/facade';
import { clump } from '../../kit/foliage';
import type { WindowStyle } from '../../kit/openings';
import type { Plane } from '../../kit/plane';
import { blossom } from '../../kit/plants';
import type { Stage } from '../../kit/stage';
import { fill } from '../../kit/svg';

export function lit(stage: Stage): number {
  return stage.dark ? 0.62 : stage.time === 'dusk' || stage.weather === 'rain' ? 0.4 : 0.04;
}

/** Tube houses side by side along a plane; drawn from the far end to the near one. */
export function row(
  stage: Stage,
  label: string,
  plane: Plane,
  from: number,
  to: number,
  size: number,
  shaded: boolean,
): string {
  const random = stage.random.fork(label);
  const { inks, time } = stage;
  const dim = (ink: string) => {
    const evening =
      time === 'night'
        ? mix(tone(ink, -0.15), inks.middle, 0.27)
        : time === 'dusk'
          ? mix(tone(ink, -0.05), inks.far, 0.14)
          : ink;
    return shaded ? mix(tone(evening, -0.06), inks.middle, 0.3) : evening;
  };
  const walls: [string, ...string[]] = [
    mix(inks.gold, inks.paper, 0.2),
    mix(inks.gold, inks.ground, 0.35),
    mix(inks.waterTop, inks.paper, 0.35),
    mix(inks.lotus, inks.paper, 0.35),
    mix(inks.paper, inks.ground, 0.3),
    mix(inks.leafLight, inks.paper, 0.5),
    mix(inks.accent, inks.paper, 0.55),
    mix(inks.gold, inks.accent, 0.2),
  ];
  const shutters: [string, ...string[]] = [
    inks.leafDark,
    mix(inks.waterLow, inks.near, 0.2),
    mix(inks.leaf, inks.waterLow, 0.4),
    mix(inks.accentDark, inks.near, 0.3),
  ];
  const parts: string[] = [];
  for (let x = from; x < to; ) {
    const width = random.range(110, 190) * size;
    const wall = dim(random.pick(walls));
    const house = facade(stage, random, plane, {
      x,
      width,
      storeys: random.int(2, 4),
      storey: random.range(118, 142) * size,
      wall,
      trim: mix(wall, dim(inks.paper), 0.55),
      shutter: dim(random.pick(shutters)),
      roof: random.pick<RoofStyle>(['tile', 'parapet', 'gable', 'terrace']),
      windows: random.pick<WindowStyle>(['shutters', 'shutters', 'arched', 'balcony', 'balcony', 'gallery']),
      lit: lit(stage),
      awnings: 0.5,
    });
    parts.push(
      house.svg + greenery(stage, random.fork(`g${Math.round(x)}`).next(), plane, x, width, house.height),
    );
    x += width + 1;
  }
  return parts.reverse().join('');
}

/** A creeper hanging from a balcony, on some houses. */
function greenery(
  stage: Stage,
  chance: number,
  plane: Plane,
  x: number,
  width: number,
  height: number,
): string {
  if (chance > 0.4) return '';
  const { inks } = stage;
  const s = plane.scale(x + width / 2);
  const [px, py] = plane.point(x + width * (0.3 + chance), height * 0.56);
  const random = stage.random.fork(`creeper${Math.round(x)}`);
  let out =
    fill(clump(random, px, py + 30 * s, width * 0.5 * s, 44 * s), inks.leafDark) +
    fill(clump(random, px + 6 * s, py + 16 * s, width * 0.36 * s, 30 * s), inks.leaf);
  if (chance < 0.22) {
    for (let i = 0; i < 7; i++)
      out += blossom(
        px + random.range(-0.24, 0.24) * width * s,
        py + random.range(-6, 34) * s,
        6 * s,
        mix(inks.lotus, inks.accent, 0.5),
        inks.accentDark,
        inks.gold,
      );
  }
  return out;
}
