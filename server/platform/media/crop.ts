import type { FocalPoint } from './picture-name';

export interface Size {
  width: number;
  height: number;
}

export interface Region extends Size {
  left: number;
  top: number;
}

const clamp = (value: number, minimum: number, maximum: number) =>
  Math.min(Math.max(value, minimum), maximum);

/**
 * The largest region of a picture that has the shape of `target`, as close to centred on the focal point as the edges
 * allow. The focal point always lies inside.
 */
export const cropRegion = (picture: Size, target: Size, focal: FocalPoint): Region => {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = clamp(Math.round(target.width * scale), 1, picture.width);
  const height = clamp(Math.round(target.height * scale), 1, picture.height);
  return {
    left: clamp(Math.round(focal.x * picture.width - width / 2), 0, picture.width - width),
    top: clamp(Math.round(focal.y * picture.height - height / 2), 0, picture.height - height),
    width,
    height,
  };
};
