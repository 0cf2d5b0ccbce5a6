import sharp from 'sharp';
import { drawScene, type PictureSpec, SCENE_NAMES, type SceneName } from './index';

const VARIANTS: Omit<PictureSpec, 'scene'>[] = [
  { seed: 1, time: 'dusk', season: 'summer' },
  { seed: 2, time: 'noon', season: 'spring' },
  { seed: 3, time: 'dawn', season: 'autumn' },
  { seed: 4, time: 'night', season: 'summer' },
  { seed: 5, time: 'noon', season: 'autumn', weather: 'rain' },
  { seed: 6, time: 'dawn', season: 'winter', weather: 'mist' },
];
const PAGES = ['#faf6ee', '#16202b'] as const;
const WIDE = 1920;

interface Tile {
  input: Buffer;
  left: number;
  top: number;
}

/** Cut the largest frame of a ratio around the focal point, then bring it to size. */
async function crop(spec: PictureSpec, width: number, height: number): Promise<Buffer> {
  const { svg, focal } = drawScene(spec);
  const scale = Math.max(width / 1920, height / 1200);
  const [w, h] = [Math.max(width, Math.round(1920 * scale)), Math.max(height, Math.round(1200 * scale))];
  const place = (size: number, frame: number, at: number) =>
    Math.round(Math.min(size - frame, Math.max(0, at * size - frame / 2)));
  const whole = await sharp(Buffer.from(svg)).resize(w, h).png().toBuffer();
  return sharp(whole)
    .extract({ left: place(w, width, focal.x), top: place(h, height, focal.y), width, height })
    .png()
    .toBuffer();
}

async function sceneTiles(scene: SceneName, top: number): Promise<Tile[]> {
  const tiles: Tile[] = [];
  const first = VARIANTS[0] as Omit<PictureSpec, 'scene'>;
  tiles.push({ input: await crop({ ...first, scene }, 1260, 540), left: 20, top: top + 20 });
  const frames = [
    [296, 370],
    [296, 198],
  ] as const;
  let [x, y] = [1300, top + 20];
  for (const [index, variant] of VARIANTS.entries()) {
    if (index === 2) [x, y] = [20, top + 580];
    for (const [w, h] of frames) {
      tiles.push({ input: await crop({ ...variant, scene }, w, h), left: x, top: y + (index < 2 && h === 198 ? 380 - 10 : 0) });
      if (index >= 2) x += w + 20;
    }
    if (index < 2) x += 316;
    if (index === 4) [x, y] = [x - 0, y];
  }
  return tiles;
}

const [out, ...names] = process.argv.slice(2);
if (!out) throw new Error('Usage: contact-sheet.ts out.png [scene…]');
const chosen = SCENE_NAMES.filter((name) => names.length === 0 || names.includes(name));
const bandHeight = 1000;
const pages: Tile[] = [];
for (const [index] of chosen.entries()) {
  const background = PAGES[index % 2] ?? PAGES[0];
  const band = await sharp({ create: { width: WIDE, height: bandHeight, channels: 3, background } }).png().toBuffer();
  pages.push({ input: band, left: 0, top: index * bandHeight });
}
void pages;
void sceneTiles;
