/** The point of a picture that crops must keep, as parts of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const center: FocalPoint = { x: 0.5, y: 0.5 };

/** Kinds of file that originals are stored as, by extension. */
export const masterTypes = { jpg: 'image/jpeg', webp: 'image/webp' } as const;
export type MasterExtension = keyof typeof masterTypes;

/**
 * A public file name says all that an answer depends on: the picture (the hash of its bytes) and its focal point. So
 * what a name stands for never changes and can be cached for ever; another focal point is another name.
 */
export interface PictureName {
  hash: string;
  focal: FocalPoint;
  extension: MasterExtension;
}

const pattern = /^([0-9a-f]{32})(?:-f(\d{1,3})x(\d{1,3}))?\.(jpg|webp)$/;

const percent = (part: number) => Math.round(part * 100);

/** Focal points are stored in whole percents, so that record and name agree. */
export const roundFocal = ({ x, y }: FocalPoint): FocalPoint => ({
  x: percent(x) / 100,
  y: percent(y) / 100,
});

/** `<hash>.jpg`, or `<hash>-f30x50.jpg` for a focal point other than the centre. */
export const formatName = ({ hash, focal, extension }: PictureName): string => {
  const [x, y] = [percent(focal.x), percent(focal.y)];
  return x === 50 && y === 50 ? `${hash}.${extension}` : `${hash}-f${x}x${y}.${extension}`;
};

/** Null for what isn't the name of a picture in the one form that `formatName` gives it. */
export const parseName = (file: string): PictureName | null => {
  const [, hash = '', x = '50', y = '50', extension = ''] = pattern.exec(file) ?? [];
  const name = {
    hash,
    focal: { x: Number(x) / 100, y: Number(y) / 100 },
    extension: extension as MasterExtension,
  };
  return hash && name.focal.x <= 1 && name.focal.y <= 1 && formatName(name) === file ? name : null;
};
