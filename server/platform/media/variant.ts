import sharp, { type Sharp } from 'sharp';
import { cropRegion, type Size } from './crop';
import type { FocalPoint } from './picture-name';

export const variantTypes = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
export type VariantFormat = keyof typeof variantTypes;

/** What is asked for. Without a height the picture keeps its shape. */
export interface Variant {
  width: number;
  height?: number | undefined;
  fit: 'cover' | 'contain';
  format: VariantFormat;
}

/** Counts up when the settings below change, so that no variant of older settings is found. */
const settings = 'v1';

/** Under what name the variant of a picture is stored, next to the others of the same picture. */
export const variantName = (file: string, { width, height, fit, format }: Variant): string => {
  const size = height === undefined ? `${width}` : `${width}x${height}-${fit}`;
  return `${variantPrefix(file)}.${size}.${settings}.${format}`;
};

/** Names of all variants start like this; with just a hash, those for any focal point of that picture. */
export const variantPrefix = (fileOrHash: string): string =>
  `variants/${fileOrHash.slice(0, 2)}/${fileOrHash.replace(/\.\w+$/, '')}`;

/**
 * AVIF at effort 2 takes half the time of effort 3 and a ninth of effort 4, for files that are a few percent larger;
 * with full colour resolution, because posters have hard coloured edges.
 */
const encode: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * `cover` gives exactly the size that was asked for, so that a page can rely on it; everything else fits into the size
 * and is never enlarged.
 */
const resize = (picture: Sharp, from: Size, { width, height, fit }: Variant, focal: FocalPoint): Sharp => {
  if (height === undefined || fit === 'contain') {
    return picture.resize({ width, ...(height ? { height } : {}), fit: 'inside', withoutEnlargement: true });
  }
  return picture.extract(cropRegion(from, { width, height }, focal)).resize({ width, height, fit: 'fill' });
};

/** Makes a variant of an original. */
export const encodeVariant = async (master: Buffer, focal: FocalPoint, variant: Variant): Promise<Buffer> => {
  const picture = sharp(master).timeout({ seconds: 30 });
  const { width, height } = await picture.metadata();
  return encode[variant.format](resize(picture, { width, height }, variant, focal)).toBuffer();
};
