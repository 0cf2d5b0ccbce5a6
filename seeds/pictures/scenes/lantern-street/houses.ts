import { mix, tone } from '../../kit/colour';
import { facade, type RoofStyle } from '../../kit/facade';
import type { WindowStyle } from '../../kit/openings';
import type { Plane } from '../../kit/plane';
import type { Stage } from '../../kit/stage';

export function lampsLit(stage: Stage): boolean {
  return stage.time === 'night' || stage.time === 'dusk' || stage.weather === 'rain';
}

/** Old houses in a row along a plane, ochre more often than not. */
export function houses(
  stage: Stage,
  label: string,
  plane: Plane,
  from: number,
  to: number,
  tall = 1,
): string {
  const random = stage.random.fork(label);
  const { inks, dark } = stage;
  const under = dark ? 0.34 : stage.time === 'dusk' ? 0.12 : 0.03;
  const lime = mix(inks.gold, inks.accent, 0.08);
  const ochre = mix(
    tone(lime, dark ? -0.2 : stage.time === 'dusk' ? -0.07 : -0.01, 0.85),
    inks.middle,
    under,
  );
  const walls: [string, ...string[]] = [
    ochre,
    ochre,
    mix(ochre, inks.paper, 0.35),
    mix(ochre, inks.accent, 0.18),
    mix(inks.paper, inks.middle, under + 0.1),
    mix(mix(inks.waterTop, inks.paper, 0.4), inks.middle, under),
  ];
  const shutters: [string, ...string[]] = [
    mix(inks.leafDark, inks.near, 0.2),
    mix(inks.groundDark, inks.ink, 0.3),
    mix(inks.waterLow, inks.near, 0.2),
    inks.accentDark,
  ];
  let svg = '';
  const parts: string[] = [];
  for (let x = from; x < to; ) {
    const width = random.range(150, 270);
    const wall = random.pick(walls);
    const house = facade(stage, random, plane, {
      x,
      width,
      storeys: random.chance(0.78) ? 2 : 1,
      storey: random.range(118, 158) * tall,
      wall,
      awnings: 0.22,
      trim: mix(wall, inks.paper, 0.4),
      shutter: random.pick(shutters),
      lit: lampsLit(stage) ? 0.72 : 0.06,
      roof: random.pick<RoofStyle>(['tile', 'tile', 'tile', 'parapet']),
      windows: random.pick<WindowStyle>(['gallery', 'gallery', 'shutters', 'balcony']),
    });
    parts.push(house.svg);
    x += width + 1;
  }
  for (const part of parts.reverse()) svg += part;
  return svg;
}
