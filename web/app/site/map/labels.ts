import { project } from './projection';
import { type Box, Room, textBox } from './room';

export interface Place {
  id: number | string;
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

/** Height of labels and radius of dots in map units, at scale 1. */
export const LABEL_SIZE = 15;
export const DOT = 5;

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

const around = (x: number, y: number, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

interface Wanted {
  scale: number;
  /** Half the width of a point's sign in map units, at scale 1. */
  dot?: number;
}

function labelIn(room: Room, { title, is_highlight }: Place, sign: Box, scale: number): PlacedLabel['label'] {
  const height = LABEL_SIZE * scale;
  const [x, y] = [(sign.left + sign.right) / 2, (sign.top + sign.bottom) / 2];
  const beyond = (sign.right - x) / scale - DOT;
  for (const { dx, dy, anchor } of positions) {
    const at = { x: x + (dx + Math.sign(dx) * beyond) * scale, y: y + dy * scale };
    const box = textBox(title, at.x, at.y, anchor, height);
    if (!room.isFree(box, sign)) continue;
    room.take(box);
    return { ...at, anchor };
  }
  for (const { dx, dy, anchor } of is_highlight ? rings : []) {
    const line = { x: x + dx * scale, y: y + dy * scale };
    const at = { x: line.x + (anchor === 'start' ? 3 : -3) * scale, y: line.y + height / 3 };
    const box = textBox(title, at.x, at.y, anchor, height);
    if (!room.isFree(box)) continue;
    room.take(box);
    return { ...at, anchor, line };
  }
  return null;
}

/**
 * Gives each place its point on the map, and a label where one fits without covering another; the first places
 * choose first. A well-known place among many gets its name at the end of a line. A place without a free spot keeps
 * its point and is named in the list beside the map.
 */
export function placeLabels<P extends Place>(
  places: P[],
  { scale, dot = DOT }: Wanted,
  room: Room = new Room(scale),
): PlacedLabel<P>[] {
  const points = places.flatMap((place) => {
    if (place.lat === null || place.lon === null) return [];
    const [x, y] = project(place.lon, place.lat);
    return [{ place, x, y, sign: room.take(around(x, y, dot * scale)) }];
  });
  return points.map(({ place, x, y, sign }) => ({ place, x, y, label: labelIn(room, place, sign, scale) }));
}
