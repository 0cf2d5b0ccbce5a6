/** Shapes that pictures are shown in, as width / height. */
export const pictureRatios = {
  '1:1': 1,
  '3:2': 3 / 2,
  '4:5': 4 / 5,
  '16:9': 16 / 9,
  '21:9': 21 / 9,
} as const;

export type PictureRatio = keyof typeof pictureRatios;

/** Widths in pixels that pictures are asked for; the media server makes no others. */
export const pictureWidths = [320, 480, 640, 800, 960, 1280, 1600, 1920] as const;

/** The height that goes with a width in one shape. */
export function pictureHeight(width: number, ratio: PictureRatio): number {
  return Math.round(width / pictureRatios[ratio]);
}

/** The address of one variant of a `/media/…` picture, cropped around its focal point. */
export function variantUrl(
  source: string,
  width: number,
  ratio: PictureRatio,
  format: 'avif' | 'jpeg',
): string {
  const path = source.split('?')[0];
  return `${path}?w=${width}&h=${pictureHeight(width, ratio)}&fit=cover&format=${format}`;
}
