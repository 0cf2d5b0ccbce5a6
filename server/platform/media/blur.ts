import sharp from 'sharp';

/** Longer placeholders would weigh more than they are worth: they stand in every list. */
const longest = 400;

const dataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`;

/** A tiny WebP of a picture as a data URL, shown until the picture is there. */
export const makeBlur = async (picture: Buffer): Promise<string> => {
  const small = sharp(picture).resize({ width: 16, height: 24, fit: 'inside', withoutEnlargement: true });
  for (const quality of [40, 20, 1]) {
    const url = dataUrl(await small.clone().webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer());
    if (url.length < longest) return url;
  }
  return dataUrl(await small.resize(4, 4).webp({ quality: 1 }).toBuffer());
};
