import sharp from 'sharp';
import { drawScene, type PictureSpec, SCENE_NAMES, type SceneName } from './index';

type Variant = Omit<PictureSpec, 'scene'>;

const VARIANTS: readonly Variant[] = [
  { seed: 11, time: 'dusk', season: 'summer' },
  { seed: 12, time: 'noon', season: 'spring' },
  { seed: 13, time: 'dawn', season: 'autumn' },
  { seed: 14, time: 'night', season: 'summer' },
  { seed: 15, time: 'noon', season: 'summer', weather: 'rain' },
  { seed: 16, time: 'dawn', season: 'winter', weather: 'mist' },
];
/** The two papers that pictures are seen on: the light page and the dark one. */
const PAGES = ['#faf6ee', '#16202b'] as const;
const WIDTH = 1920;
const BAND = 1136;

interface Slot {
  variant: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Two heroes of 21:9, then every variant as a 4:5 card and as a 3:2 card. */
const SLOTS: readonly Slot[] = [
  { variant: 0, left: 25, top: 20, width: 1120, height: 480 },
  { variant: 3, left: 1155, top: 20, width: 740, height: 317 },
  ...VARIANTS.flatMap((_, variant): Slot[] => {
    const left = 25 + variant * 314;
    return [
      { variant, left, top: 520, width: 300, height: 375 },
      { variant, left, top: 911, width: 300, height: 200 },
    ];
  }),
];

/** The largest frame of a slot's shape around the focal point, brought to the slot's size. */
async function crop(spec: PictureSpec, { width, height }: Slot): Promise<Buffer> {
  const { svg, focal } = drawScene(spec);
  const scale = Math.max(width / 1920, height / 1200);
  const [w, h] = [Math.max(width, Math.round(1920 * scale)), Math.max(height, Math.round(1200 * scale))];
  const start = (size: number, frame: number, at: number) =>
    Math.round(Math.min(size - frame, Math.max(0, at * size - frame / 2)));
  const whole = await sharp(Buffer.from(svg)).resize(w, h).png().toBuffer();
  const frame = { left: start(w, width, focal.x), top: start(h, height, focal.y), width, height };
  return sharp(whole).extract(frame).png().toBuffer();
}

async function band(scene: SceneName, page: string): Promise<Buffer> {
  const tiles = [];
  for (const slot of SLOTS) {
    const variant = VARIANTS[slot.variant];
    if (variant)
      tiles.push({ input: await crop({ ...variant, scene }, slot), left: slot.left, top: slot.top });
  }
  const paper = { width: WIDTH, height: BAND, channels: 3 as const, background: page };
  return sharp({ create: paper }).composite(tiles).png().toBuffer();
}

const [out, ...names] = process.argv.slice(2);
if (!out) throw new Error('Usage: node --import tsx seeds/pictures/contact-sheet.ts out.png [scene…]');
const unknown = names.filter((name) => !SCENE_NAMES.some((scene) => scene === name));
if (unknown.length)
  throw new Error(`No such scene: ${unknown.join(', ')}. There are: ${SCENE_NAMES.join(', ')}`);
const chosen = SCENE_NAMES.filter((scene) => names.length === 0 || names.includes(scene));
const bands = [];
for (const [index, scene] of chosen.entries()) {
  bands.push({ input: await band(scene, PAGES[index % 2] ?? PAGES[0]), left: 0, top: index * BAND });
}
const sheet = { width: WIDTH, height: BAND * chosen.length, channels: 3 as const, background: PAGES[0] };
await sharp({ create: sheet }).composite(bands).png().toFile(out);
