import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ApiError, invalidField } from '../../errors';
import { makeBlur } from './blur';
import { maximumPixels } from './encoding';
import type { MasterExtension } from './picture-name';
import { type PictureKind, pictureKind } from './signature';

/** The longest side that originals are stored with. */
const maximumSide = 2560;

/** That of a view all around, which is twice as wide as high: a screen shows only a part of it at a time. */
const maximumAround = 4096;

const longestSide = ({ width, height }: { width: number; height: number }): number =>
  width === 2 * height ? maximumAround : maximumSide;

/** A picture as it is stored: re-encoded, upright, and without anything that came along in its file. */
export interface Master {
  bytes: Buffer;
  /** The first 32 hexadecimal digits of the SHA-256 of `bytes`. */
  hash: string;
  extension: MasterExtension;
  width: number;
  height: number;
  /** A tiny WebP as a data URL, shown until the picture is there. */
  blur: string;
}

/** `fast` takes a quarter of the time and makes a file that is a tenth larger: for many pictures at once. */
export type Effort = 'small' | 'fast';

/** The decoder's own names for what we call these kinds. */
const decoderFormats: Record<PictureKind, string> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
};

/** Reads the first frame only, gives up on damage and on too many pixels before it decodes any of them. */
const openPicture = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 }).timeout({ seconds: 30 });

/** A channel for transparency that is used by no pixel is none. */
const isTransparent = async (bytes: Buffer, hasAlpha: boolean): Promise<boolean> =>
  hasAlpha && !(await openPicture(bytes).stats()).isOpaque;

const encodeMaster = async (bytes: Buffer, transparent: boolean, effort: Effort) => {
  const { autoOrient } = await openPicture(bytes).metadata();
  const side = longestSide(autoOrient);
  const picture = openPicture(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const encoded = transparent
    ? picture.webp({ quality: 90, alphaQuality: 100 })
    : picture
        .flatten({ background: '#fff' })
        .jpeg({ quality: 88, mozjpeg: effort === 'small', chromaSubsampling: '4:4:4' });
  return encoded.toBuffer({ resolveWithObject: true });
};

const prepare = async (bytes: Buffer, kind: PictureKind, effort: Effort): Promise<Master> => {
  const { format, hasAlpha } = await openPicture(bytes).metadata();
  if (format !== decoderFormats[kind]) throw new Error(`Starts like ${kind}, decodes as ${format}`);
  const transparent = await isTransparent(bytes, hasAlpha);
  const { data, info } = await encodeMaster(bytes, transparent, effort);
  return {
    bytes: data,
    hash: createHash('sha256').update(data).digest('hex').slice(0, 32),
    extension: transparent ? 'webp' : 'jpg',
    width: info.width,
    height: info.height,
    blur: await makeBlur(data),
  };
};

/**
 * Makes what is kept out of what came in. What the file is called or says about itself is not looked at: its first
 * bytes and the decoder have to agree on what it is.
 *
 * @param field the name under which a form shows the error.
 * @throws ApiError invalid, for that field: not_an_image, image_too_many_pixels, image_unreadable
 */
export const makeMaster = async (
  bytes: Buffer,
  field = 'file',
  effort: Effort = 'small',
): Promise<Master> => {
  const kind = pictureKind(bytes);
  if (!kind) throw invalidField(field, 'not_an_image');
  try {
    return await prepare(bytes, kind, effort);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw invalidField(field, tooMany ? 'image_too_many_pixels' : 'image_unreadable');
  }
};
