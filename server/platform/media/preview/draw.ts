import sharp from 'sharp';
import { cropRegion } from '../crop';
import type { FocalPoint } from '../picture-name';
import { plainGround, previewSize } from './ground';

const ground = async (master: Buffer | null, focal: FocalPoint) => {
  if (!master) return sharp(plainGround());
  const picture = sharp(master).timeout({ seconds: 30 });
  return picture
    .extract(cropRegion(await picture.metadata(), previewSize, focal))
    .resize({ ...previewSize, fit: 'fill' })
    .flatten({ background: '#fff' });
};

/** Draws a link preview: the title over a picture, or over the site's mark where there is none. */
export const drawPreview = async (
  title: string,
  master: Buffer | null,
  focal: FocalPoint,
): Promise<Buffer> => {
  // Reads the fonts, and what they are read with.
  const { titleCard } = await import('./card');
  const picture = await ground(master, focal);
  return picture
    .composite([{ input: titleCard(title) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
