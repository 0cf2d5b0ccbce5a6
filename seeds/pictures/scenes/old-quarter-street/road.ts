import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { polygon } from '../../kit/path';
import { type Stage, WIDTH } from '../../kit/stage';
import { fill, type Point, stroke } from '../../kit/svg';

/** What lies on the road: setts along the gutters, a worn middle line, fallen leaves. */
export function roadwork(
  stage: Stage,
  at: (aside: number, z: number) => Point,
  kerb: number,
  road: string,
): string {
  const random = stage.random.fork('road');
  const { inks } = stage;
  let joints = '';
  for (let z = 150; z < 2200; z *= 1.09)
    joints +=
      polygon([at(-kerb, z), at(-kerb * 0.86, z)], false) + polygon([at(kerb, z), at(kerb * 0.86, z)], false);
  joints +=
    polygon([at(-kerb * 0.86, 90), at(-kerb * 0.86, 3000)], false) +
    polygon([at(kerb * 0.86, 90), at(kerb * 0.86, 3000)], false);
  let dashes = '';
  for (let z = 190; z < 2600; z *= 1.32)
    dashes += polygon([at(-4, z), at(4, z), at(4, z * 1.14), at(-4, z * 1.14)]);
  let leaves = '';
  for (let i = 0; i < 26; i++) {
    const z = random.range(200, 620);
    const [x, y] = at(random.range(-1, 1) * kerb, z);
    const s = 4.4 * (620 / z);
    leaves += `M${Math.round(x)} ${Math.round(y)}q${Math.round(s)} ${Math.round(-s * 0.8)} ${Math.round(s * 2)} 0q${Math.round(-s)} ${Math.round(s * 0.5)} ${Math.round(-s * 2)} 0z`;
  }
  return (
    stroke(joints, mix(road, inks.ink, 0.35), 1.8, { 'stroke-opacity': 0.6 }) +
    fill(dashes, mix(road, inks.paper, 0.5), { 'fill-opacity': 0.7 }) +
    fill(leaves, stage.season === 'autumn' ? inks.gold : mix(inks.gold, inks.leaf, 0.35), {
      'fill-opacity': 0.85,
    })
  );
}

/** The shade one row throws over the road: half the poster's drawing. */
export function shadow(
  stage: Stage,
  at: (aside: number, z: number) => Point,
  half: number,
  kerb: number,
): string {
  if (stage.dark || stage.weather !== 'clear') return '';
  const k = stage.side;
  const random = stage.random.fork('shadow');
  const points: Point[] = [at(k * half, 5000), at(k * half, 90)];
  for (let z = 90; z < 3000; z *= 1.35) {
    const reach = k * (half - kerb * random.range(0.75, 1.2));
    points.push(at(reach, z), at(reach, z * 1.3));
  }
  return fill(polygon(points), stage.inks.near, { 'fill-opacity': 0.3 });
}

/** The near road: the shade of the trees, a worn line, a wet gleam when it rains. */
export function gutter(stage: Stage, ground: number, road: string): string {
  const { inks } = stage;
  const random = stage.random.fork('gutter');
  let shade = '';
  for (let i = 0; i < 9; i++)
    shade += clump(
      random,
      random.range(0, WIDTH),
      ground + random.range(90, 300),
      random.range(180, 420),
      random.range(16, 34),
    );
  let dashes = '';
  for (let x = random.range(-160, 0); x < WIDTH; x += 250)
    dashes += `M${Math.round(x)} ${Math.round(ground + 150)}h150l-14 12h-150z`;
  return (
    fill(dashes, mix(road, inks.paper, 0.45), { 'fill-opacity': 0.6 }) +
    fill(shade, stage.weather === 'rain' ? inks.skyLow : inks.near, {
      'fill-opacity': stage.dark ? 0.3 : 0.24,
    })
  );
}
