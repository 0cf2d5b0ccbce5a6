import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { fill, num } from '../../kit/svg';

/** The broken china and glass that the pagoda is covered with: white, cobalt, bottle green, ochre, brown. */
export function shards(stage: Stage): readonly [string, ...string[]] {
  const { inks, dark } = stage;
  const under = (ink: string) => mix(ink, inks.near, dark ? 0.42 : 0.05);
  return [
    under(mix(inks.paper, inks.waterTop, 0.1)),
    under(mix(inks.waterLow, inks.ink, 0.1)),
    under(mix(inks.leaf, inks.waterLow, 0.3)),
    under(mix(inks.gold, inks.paper, 0.15)),
    under(mix(inks.accentDark, inks.gold, 0.35)),
  ];
}

/** Shards pressed into a box, from its upper left corner, so many of each ink. */
export function mosaic(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  size = 9,
): string {
  const random = stage.random.fork(`mosaic-${label}`);
  return shards(stage)
    .map((ink) => {
      let d = '';
      for (let i = 0; i < count; i++) {
        const s = size * random.range(0.5, 1);
        const [px, py] = [x + random.range(s, Math.max(s, w - s)), y + random.range(s, Math.max(s, h - s))];
        d += `M${num(px - s * 0.5)} ${num(py)}l${num(s * 0.7)} ${num(-s * 0.6)}l${num(s * 0.5)} ${num(s * 0.7)}l${num(-s * 0.6)} ${num(s * 0.4)}Z`;
      }
      return fill(d, ink);
    })
    .join('');
}
