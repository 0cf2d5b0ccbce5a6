import { worldPixels } from './clusters';

export interface Spot {
  lat: number;
  lon: number;
}

/** A text that wants to stand at a place of the map. */
export interface Wanted extends Spot {
  id: string;
  text: string;
  /** Other places that would do as well. */
  elsewhere?: Spot[];
  /** Half the width of the sign it stands beside; 0 centres the text on its place. */
  beside: number;
  /** Is shown even where it covers something. */
  always?: boolean;
}

export type Side = 'right' | 'left' | 'centre';

/** Where a text has found room. */
export interface Fit extends Spot {
  side: Side;
}

/** A piece of the world in its pixels at a zoom. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const CHARACTER = 6.7;
const HALF_HEIGHT = 10;
/** Longer texts are cut off there. */
const LONGEST_TEXT = 26;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxOf({ text, beside }: Wanted, x: number, y: number, side: Side): Box {
  const width = Math.min(text.length, LONGEST_TEXT) * CHARACTER + 8;
  const left = side === 'right' ? x + beside : side === 'left' ? x - beside - width : x - width / 2;
  return { left, right: left + width, top: y - HALF_HEIGHT, bottom: y + HALF_HEIGHT };
}

/**
 * Where texts fit at a zoom without covering a sign or one another, and on which side of their place; the first ones
 * choose first.
 */
export function fittingTexts(
  wanted: Wanted[],
  signs: (Spot & { half: number })[],
  zoom: number,
  view?: Box,
): Map<string, Fit> {
  const taken: Box[] = signs.map(({ lat, lon, half }) => {
    const [x, y] = worldPixels(lon, lat, zoom);
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  });
  const fits = new Map<string, Fit>();
  for (const one of wanted) {
    const sides: Side[] = one.beside > 0 ? ['right', 'left'] : ['centre'];
    const possible = [one, ...(one.elsewhere ?? [])].flatMap(({ lat, lon }) =>
      sides.map((side) => {
        const [x, y] = worldPixels(lon, lat, zoom);
        return { fit: { lat, lon, side }, box: boxOf(one, x, y, side) };
      }),
    );
    const free = possible.filter(({ box }) => !taken.some((other) => overlaps(box, other)));
    // Rather on the side that is not cut off by the edge of the map.
    const whole = free.find(({ box }) => view && box.left > view.left && box.right < view.right);
    const chosen = whole ?? free[0] ?? (one.always ? possible[0] : undefined);
    if (!chosen) continue;
    taken.push(chosen.box);
    fits.set(one.id, chosen.fit);
  }
  return fits;
}
