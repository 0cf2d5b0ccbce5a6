import sharp from 'sharp';
import { drawScene, type PictureSpec } from '../../pictures';
import { readContent } from '../content';
import { type Sitting, sittings } from './sitters';

// Draws records' opening pictures as cards show them, each above its caption: what a second pair of eyes goes through.
// `node --import tsx seeds/load/pictures/record-sheet.ts out.webp place 1 64` draws the first 64 places.

const columns = 8;
const card = { width: 300, height: 200 };
const caption = 56;
const gap = 10;
const paper = '#faf6ee';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

async function cropped(spec: PictureSpec): Promise<Buffer> {
  const { svg, focal } = drawScene(spec);
  const height = Math.round((card.width * 1200) / 1920);
  const scale = Math.max(1, card.height / height);
  const [w, h] = [Math.round(card.width * scale), Math.round(height * scale)];
  const left = Math.round(Math.min(w - card.width, Math.max(0, focal.x * w - card.width / 2)));
  const top = Math.round(Math.min(h - card.height, Math.max(0, focal.y * h - card.height / 2)));
  const whole = await sharp(Buffer.from(svg)).resize(w, h).png().toBuffer();
  return sharp(whole)
    .extract({ left, top, ...card })
    .png()
    .toBuffer();
}

function captionOf({ kind, key, picture, sitter }: Sitting): Buffer {
  const lines = [
    key,
    `${sitter.places.map(({ city }) => city).join(' ') || kind}`,
    `${picture.scene}${picture.motif ? `/${picture.motif}` : ''}`,
  ];
  const rows = lines.map(
    (line, at) =>
      `<text x="2" y="${15 + at * 16}" fill="#16202b" font-weight="${at === 0 ? 700 : 400}">${escaped(line.slice(0, 44))}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${caption}" font-family="sans-serif" font-size="13">${rows.join('')}</svg>`,
  );
}

const [out, kind, from = '1', count = '64'] = process.argv.slice(2);
if (!out || !kind) throw new Error('Usage: record-sheet.ts out.webp kind [from] [count]');
const all = sittings(await readContent()).filter((sitting) => sitting.kind === kind);
if (all.length === 0) throw new Error(`No pictures of the kind ${kind}.`);
const chosen = all.slice(Number(from) - 1, Number(from) - 1 + Number(count));
const rows = Math.ceil(chosen.length / columns);
const tiles = [];
for (const [index, sitting] of chosen.entries()) {
  const left = gap + (index % columns) * (card.width + gap);
  const top = gap + Math.floor(index / columns) * (card.height + caption + gap);
  tiles.push({ input: await cropped(sitting.picture as PictureSpec), left, top });
  tiles.push({ input: captionOf(sitting), left, top: top + card.height });
}
const width = gap + columns * (card.width + gap);
const height = gap + rows * (card.height + caption + gap);
await sharp({ create: { width, height, channels: 3, background: paper } })
  .composite(tiles)
  .webp({ quality: 82 })
  .toFile(out);
process.stdout.write(`${chosen.length} of ${all.length} pictures of the kind ${kind}.\n`);
