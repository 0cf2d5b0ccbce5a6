import { mapSize, project } from './projection';

export interface Place {
  id: number;
  title: string;
  lat: number | null;
  lon: number | null;
}

export interface PlacedLabel<P extends Place = Place> {
  place: P;
  x: number;
  y: number;
  label: { x: number; y: number; anchor: 'start' | 'end' } | null;
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

function boxOf(x: number, y: number, anchor: 'start' | 'end', width: number, height: number): Box {
  const left = anchor === 'start' ? x : x - width;
  return { left: left - 2, right: left + width + 2, top: y - height + 2, bottom: y + 4 };
}

/**
 * Gives each place its point on the map, and a label where one fits without covering another; the first places
 * choose first. A place without a free spot keeps its point and is named in the list beside the map.
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
    return { place, x, y, label: null };
  });
}
