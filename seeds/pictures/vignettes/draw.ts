// Draws what stands beside words where a page has nothing else to show: `node --import tsx seeds/pictures/vignettes/draw.ts`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vignettes } from './index';

const folder = fileURLToPath(new URL('../../../web/app/site/drawings', import.meta.url));

await mkdir(folder, { recursive: true });
for (const [name, svg] of vignettes()) await writeFile(path.join(folder, `${name}.svg`), svg);
