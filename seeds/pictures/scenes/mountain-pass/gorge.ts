import { mix } from '../../kit/colour';
import { karst } from '../../kit/karst';
import { mist } from '../../kit/mist';
import { fractal, lens, polygon } from '../../kit/path';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, group, type Point } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { flank } from './flank';
import { mirrorable } from './mirror';
import { ranges } from './ranges';

/** A road high on the wall of a gorge with a green river far below, as at Mã Pí Lèng. */
export function gorge(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.34, 0.4);
  const sun = {
    x: WIDTH * random.range(0.5, 0.74),
    y: horizon * random.range(0.36, 0.6),
    r: random.range(74, 112),
  };
  return mirrorable(stage, random.fork('flip').chance(0.5), (lit) => {
    lit.add(sky(lit, { horizon: horizon + 120, sun, rays: random.chance(0.5) }));
    ranges(lit, horizon);
    walls(lit, horizon);
    lit.add(birds(lit, WIDTH * 0.62, horizon + 190, 120, inks.paper));
    return flank(lit, horizon, false);
  });
}

/** The facing walls and the bends of the river between them. */
function walls(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('walls');
  const floor = mix(mix(inks.leaf, inks.middle, 0.4), inks.skyLow, 0.25);
  stage.add(fill(`M0 ${horizon + 230}L${WIDTH} ${horizon + 210}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, floor));
  const sway = fractal(random, 2);
  const turn = random.range(0, 6);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    const x = WIDTH * (0.54 + 0.2 * t) + Math.sin(t * 7 + turn) * (40 + 130 * t) + sway(t * 4) * 40;
    const w = 8 + 120 * t ** 1.6;
    left.push([x - w, horizon + 240 + (HEIGHT - horizon - 230) * t]);
    right.push([x + w, horizon + 240 + (HEIGHT - horizon - 230) * t]);
  }
  const jade = stage.blend([
    [0, mix(inks.waterTop, inks.leaf, 0.45)],
    [1, mix(inks.waterLow, inks.leaf, 0.25)],
  ]);
  let glints = '';
  for (let i = 4; i < 40; i += 2) {
    const [a, b] = [left[i] as Point, right[i] as Point];
    const x = a[0] + (b[0] - a[0]) * random.range(0.2, 0.6);
    glints += lens(x, x + (b[0] - a[0]) * 0.3, a[1], 1 + i * 0.07);
  }
  stage.add(
    fill(polygon([...left, ...right.reverse()]), jade),
    fill(glints, inks.light, { 'fill-opacity': 0.7 }),
  );
  const draw = (label: string, x: number, base: number, width: number, height: number, near: number) => {
    const ink = mix(inks.middle, inks.near, near);
    stage.add(
      karst(stage, label, {
        x,
        base,
        width,
        height,
        form: random.pick(['cone', 'hump', 'leaning']),
        detail: 0.6 + near * 0.4,
        ink,
        shade: mix(ink, inks.ink, 0.34),
      }).svg,
    );
  };
  draw('wall-a', WIDTH * 0.4, horizon + 420, 620, random.range(260, 380), 0.1);
  stage.add(mist(stage, 'wall-air-a', horizon + 380, 150, inks.skyLow, 0.5));
  draw('wall-b', WIDTH * random.range(0.86, 0.94), horizon + 520, 640, random.range(420, 540), 0.35);
  stage.add(group(mist(stage, 'wall-air-b', horizon + 500, 190, inks.skyLow, 0.45)));
  draw('wall-c', WIDTH * 1.04, HEIGHT + 20, 560, random.range(520, 640), 0.75);
}
