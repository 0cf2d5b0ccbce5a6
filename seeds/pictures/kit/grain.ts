import { createRandom } from './random';
import { HEIGHT, type Stage, WIDTH } from './stage';
import { box } from './svg';

/** The tooth of the paper: one tile of specks in two tones, repeated. It prints faster than turbulence. */
export function grain(stage: Stage): string {
  const random = createRandom(stage.seed ^ 0x51ed);
  const size = 320;
  const specks = (count: number, low: number, high: number) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const r = Math.round(random.range(low, high) * 10) / 10;
      d += `M${random.int(2, size - 4)} ${random.int(2, size - 4)}h${r}v${r}h-${r}z`;
    }
    return d;
  };
  const tile =
    `<path d="${specks(620, 0.9, 2)}" fill="${stage.inks.ink}" fill-opacity=".075"/>` +
    `<path d="${specks(620, 0.9, 2.1)}" fill="${stage.inks.paper}" fill-opacity=".11"/>`;
  const pattern = `<defs><pattern id="grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tile}</pattern></defs>`;
  return pattern + box(0, 0, WIDTH, HEIGHT, 'url(#grain)');
}
