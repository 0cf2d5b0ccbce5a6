import { worldPixels } from './clusters';

/** A text that wants to stand at a place of the map. */
export interface Wanted {
  id: string;
  text: string;
  lat: number;
  lon: number;
  /** Half the width of the sign it stands beside; 0 centres the text on its place. */
  beside: number;
  /** Is shown even where it covers something. */
  always?: boolean;
}

export type Side = 'right' | 'left' | 'centre';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const CHARACTER = 6.7;
const HALF_HEIGHT = 10;
/** Longer texts are cut off there. */
export const LONGEST_TEXT = 26;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxOf({ text, beside }: Wanted, x: number, y: number, side: Side): Box {
  const width = Math.min(text.length, LONGEST_TEXT) * CHARACTER + 8;
  const left = side === 'right' ? x + beside : side === 'left' ? x - beside - width : x - width / 2;
  return { left, right: left + width, top: y - HALF_HEIGHT, bottom: y + HALF_HEIGHT };
}

/**
 * Which texts fit at a zoom without covering a sign or one another, and on which side of their place; the first ones
 * choose first.
 */
export function fittingTexts(
  wanted: Wanted[],
  signs: { lat: number; lon: number; half: number }[],
  zoom: number,
): Map<string, Side> {
  const taken: Box[] = signs.map(({ lat, lon, half }) => {
    const [x, y] = worldPixels(lon, lat, zoom);
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  });
  const sides = new Map<string, Side>();
  for (const one of wanted) {
    const [x, y] = worldPixels(one.lon, one.lat, zoom);
    const possible: Side[] = one.beside > 0 ? ['right', 'left'] : ['centre'];
    const free = possible.find((side) => {
      const box = boxOf(one, x, y, side);
      return !taken.some((other) => overlaps(box, other));
    });
    const side = free ?? (one.always ? possible[0] : undefined);
    if (!side) continue;
    taken.push(boxOf(one, x, y, side));
    sides.set(one.id, side);
  }
  return sides;
}
