import { mapSize, project } from './projection';

export interface Place {
  id: number;
  title: string;
  lat: number | null;
  lon: number | null;
  /** Known to everybody: named even among others, at the end of a line. */
  is_highlight?: boolean;
}

export interface PlacedLabel<P extends Place = Place> {
  place: P;
  x: number;
  y: number;
  /** `line` leads from the point to a label that stands apart from it. */
  label: { x: number; y: number; anchor: 'start' | 'end'; line?: { x: number; y: number } } | null;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Height of labels and radius of dots in map units, at scale 1. */
export const LABEL_SIZE = 15;
export const DOT = 5;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where a label may stand around its point, best first. */
const positions = [
  { dx: 10, dy: 5, anchor: 'start' },
  { dx: -10, dy: 5, anchor: 'end' },
  { dx: 8, dy: -8, anchor: 'start' },
  { dx: 8, dy: 18, anchor: 'start' },
  { dx: -8, dy: -8, anchor: 'end' },
  { dx: -8, dy: 18, anchor: 'end' },
] as const;

/** Farther places for a label, in map units: rings around the point, each from its right side on. */
const rings = [36, 54, 72, 96, 124].flatMap((radius) =>
  [20, -20, 45, -45, 160, -160, 135, -135].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const dx = radius * Math.cos(angle);
    return { dx, dy: radius * Math.sin(angle), anchor: dx > 0 ? ('start' as const) : ('end' as const) };
  }),
);

function boxOf(x: number, y: number, anchor: 'start' | 'end', width: number, height: number): Box {
  const left = anchor === 'start' ? x : x - width;
  return { left: left - 2, right: left + width + 2, top: y - height + 2, bottom: y + 4 };
}

/**
 * Gives each place its point on the map, and a label where one fits without covering another; the first places
 * choose first. A well-known place among many gets its name at the end of a line. A place without a free spot keeps
 * its point and is named in the list beside the map.
 */
export function placeLabels<P extends Place>(places: P[], scale: number): PlacedLabel<P>[] {
  const dot = DOT * scale;
  const height = LABEL_SIZE * scale;
  const points = places.flatMap((place) => {
    if (place.lat === null || place.lon === null) return [];
    const [x, y] = project(place.lon, place.lat);
    return [{ place, x, y }];
  });
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - dot,
    right: x + dot,
    top: y - dot,
    bottom: y + dot,
  }));

  return points.map(({ place, x, y }, index) => {
    const width = place.title.length * height * 0.56;
    for (const { dx, dy, anchor } of positions) {
      const box = boxOf(x + dx * scale, y + dy * scale, anchor, width, height);
      const outside = box.left < 0 || box.right > mapSize.width;
      if (outside || taken.some((other, at) => at !== index && overlaps(box, other))) continue;
      taken.push(box);
      return { place, x, y, label: { x: x + dx * scale, y: y + dy * scale, anchor } };
    }
    for (const { dx, dy, anchor } of place.is_highlight ? rings : []) {
      const [endX, endY] = [x + dx * scale, y + dy * scale];
      const textX = endX + (anchor === 'start' ? 3 : -3) * scale;
      const box = boxOf(textX, endY + height / 3, anchor, width, height);
      const outside = box.left < 0 || box.right > mapSize.width || box.top < 0 || box.bottom > mapSize.height;
      if (outside || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      const line = { x: endX, y: endY };
      return { place, x, y, label: { x: textX, y: endY + height / 3, anchor, line } };
    }
    return { place, x, y, label: null };
  });
}
