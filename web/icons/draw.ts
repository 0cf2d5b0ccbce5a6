// Draws the site's mark as the pictures that devices ask for: `node --import tsx web/icons/draw.ts`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

/** A red sun over limestone ridges and a line of water, as in `favicon.svg`; 40 by 40. */
const mark = `<circle cx="25.5" cy="14.5" r="6.5" fill="#C33B2C"/>
<path d="M3 29c4-1 5-13 9-13.5 3.5-.4 4 5 6.5 8 1.8 2.1 3.5-3.5 6-3.5 3 0 4.5 7.5 12.5 9v2H3Z" fill="#0F6B5C"/>
<path d="M7 34.5h26" stroke="#0F6B5C" stroke-width="2" stroke-linecap="round"/>`;

interface Look {
  /** The share of the picture that the mark takes; a device may cut off all but the middle four fifths. */
  share: number;
  /** Of the paper that it stands on. */
  radius: number;
}

const plain: Look = { share: 1, radius: 9 };
const maskable: Look = { share: 0.66, radius: 0 };
// Rounded by the device itself.
const apple: Look = { share: 0.86, radius: 0 };

const icons: [file: string, size: number, look: Look][] = [
  ['icons/icon-192.png', 192, plain],
  ['icons/icon-512.png', 512, plain],
  ['icons/maskable-192.png', 192, maskable],
  ['icons/maskable-512.png', 512, maskable],
  ['apple-touch-icon.png', 180, apple],
];

function drawing({ share, radius }: Look): Buffer {
  const edge = (40 - 40 * share) / 2;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512">
<rect width="40" height="40" rx="${radius}" fill="#F6F1E6"/>
<g transform="translate(${edge} ${edge}) scale(${share})">${mark}</g></svg>`);
}

await mkdir(path.join(publicFolder, 'icons'), { recursive: true });
for (const [file, size, look] of icons) {
  await sharp(drawing(look))
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(publicFolder, file));
}

/** For what asks for `/favicon.ico` and cannot draw `favicon.svg`, such as feed readers: pictures in a table of contents. */
async function drawIco(file: string, sizes: number[]): Promise<void> {
  const png = (size: number) => sharp(drawing(plain)).resize(size).png({ compressionLevel: 9 }).toBuffer();
  const pictures = await Promise.all(sizes.map(png));
  const entryLength = 16;
  const head = Buffer.alloc(6 + entryLength * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + entryLength * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  await writeFile(path.join(publicFolder, file), Buffer.concat([head, ...pictures]));
}

await drawIco('favicon.ico', [16, 32, 48]);
