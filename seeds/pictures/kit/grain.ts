import { createRandom } from './random';
import { HEIGHT, type Stage, WIDTH } from './stage';
import { box } from './svg';

/**
 * The tooth of the paper: one tile of specks in two tones, repeated. It prints faster than turbulence. A sheet without a
 * seam needs a tile that fits into it a whole number of times.
 */
export function grain(
  stage: Stage,
  size = 320,
  { width, height } = { width: WIDTH, height: HEIGHT },
): string {
  const random = createRandom(stage.seed ^ 0x51ed);
  const specks = (amount: number, low: number, high: number) => {
    let d = '';
    for (let i = 0; i < amount; i++) {
      const r = Math.round(random.range(low, high) * 10) / 10;
      d += `M${random.int(2, size - 4)} ${random.int(2, size - 4)}h${r}v${r}h-${r}z`;
    }
    return d;
  };
  const count = Math.round((620 * size * size) / 320 ** 2);
  const tile =
    `<path d="${specks(count, 0.9, 2)}" fill="${stage.inks.ink}" fill-opacity=".075"/>` +
    `<path d="${specks(count, 0.9, 2.1)}" fill="${stage.inks.paper}" fill-opacity=".11"/>`;
  const pattern = `<defs><pattern id="grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tile}</pattern></defs>`;
  return pattern + box(0, 0, width, height, 'url(#grain)');
}
