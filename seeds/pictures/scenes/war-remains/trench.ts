import { mix } from '../../kit/colour';
import { alongRoad, type RoadPoint } from '../../kit/road';
import type { Stage } from '../../kit/stage';
import { fill, num, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import { sandbags } from './bunker';

/** A grassy hill with a trench that climbs it, as the hills around Điện Biên Phủ have them. */
export function trench(stage: Stage, x: number, ground: number, s: number): void {
  const { inks } = stage;
  const grass = mix(mix(inks.leaf, inks.ground, 0.3), inks.near, stage.dark ? 0.35 : 0.06);
  const top = ground - 230;
  stage.add(
    broadTree(stage, 'top', x + s * 60, top + 30, 300, {}),
    fill(
      `M-20 ${ground + 180}Q${num(x - 420)} ${ground - 30} ${num(x - 190)} ${top + 10}Q${num(x)} ${top - 20} ${num(x + 210)} ${top + 20}Q${num(x + 440)} ${ground} 1940 ${ground + 170}V1210H-20Z`,
      stage.blend([
        [0, mix(grass, inks.light, 0.22)],
        [1, mix(grass, inks.leafDark, 0.5)],
      ]),
    ),
  );
  const way = alongRoad([
    [x + s * 20, top + 26, 12],
    [x - s * 150, ground - 90, 24],
    [x + s * 130, ground + 30, 46],
    [x - s * 120, ground + 190, 90],
    [x + s * 60, 1230, 190],
  ] as RoadPoint[]);
  const edge = (k: number) => way.map(([px, py, w]) => [px + k * w, py] as const);
  const shape = (k: number) =>
    `M${[...edge(-k), ...edge(k).reverse()].map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`;
  const clay = mix(mix(inks.ground, inks.accentDark, 0.25), inks.near, stage.dark ? 0.4 : 0.05);
  stage.add(
    fill(shape(0.74), mix(clay, inks.light, 0.15)),
    fill(shape(0.5), mix(clay, inks.ink, 0.55)),
    stroke(
      `M${edge(-s * 0.62)
        .map(([px, py]) => `${num(px)} ${num(py)}`)
        .join('L')}`,
      mix(clay, inks.light, 0.35),
      6,
    ),
    sandbags(stage, x + s * 250 - 130, ground + 150, 4, 3),
  );
}
