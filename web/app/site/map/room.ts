import { archipelagos } from './archipelago-places';
import { mapSize, project } from './projection';

/** A piece of the drawn map, in its units. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Anchor = 'start' | 'middle' | 'end';

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const wholeMap: Box = { left: 0, right: mapSize.width, top: 0, bottom: mapSize.height };

const isWithin = (box: Box, frame: Box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/** Width of a text in the site's type, as part of its height; rather too wide than too narrow. */
export function textWidth(text: string, height: number): number {
  const widths = [...text.normalize('NFC')].map((character) => {
    if (/[iíìỉĩịIljtfr.,'’ ()–-]/.test(character)) return 0.36;
    if (/[mwMW]/.test(character)) return 0.9;
    return /\p{Lu}/u.test(character) ? 0.72 : 0.6;
  });
  return widths.reduce((sum, width) => sum + width, 0) * height;
}

/** What a text covers that stands on a line at `y`. */
export function textBox(text: string, x: number, y: number, anchor: Anchor, height: number): Box {
  const width = textWidth(text, height);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left: left - 2, right: left + width + 2, top: y - height, bottom: y + height * 0.3 };
}

/** Height of the archipelagos' names, and how far below their middle these stand. */
export const archipelagoText = (scale: number) => ({ size: 14 * scale, below: 16 + 14 * scale });

/** What stands on every map of the country: the archipelagos with their names. */
function standing(scale: number): Box[] {
  return archipelagos.flatMap(({ name, lat, lon, dots }) => {
    const [x, y] = project(lon, lat);
    const { size, below } = archipelagoText(scale);
    const radius = 2 * Math.sqrt(scale);
    return [
      textBox(name, x, y + below, 'middle', size),
      ...dots.map(([dx, dy]) => ({
        left: x + dx - radius,
        right: x + dx + radius,
        top: y + dy - radius,
        bottom: y + dy + radius,
      })),
    ];
  });
}

/** Keeps texts of a drawn map off its signs and off each other. */
export class Room {
  private readonly taken: Box[];

  /** @param frame the piece of the map that is shown */
  constructor(
    scale: number,
    private readonly frame: Box = wholeMap,
  ) {
    this.taken = standing(scale);
  }

  /** @param own what may be covered: the sign that a text belongs to */
  isFree(box: Box, own?: Box): boolean {
    return isWithin(box, this.frame) && !this.taken.some((other) => other !== own && overlaps(box, other));
  }

  take(box: Box): Box {
    this.taken.push(box);
    return box;
  }
}
