import type { Frame } from './frame';
import { SHEET_WIDTH } from './frame';
import { type Circle, isFree, isInside } from './taken';

/** A record of the destination that has a place. */
export interface SheetRecord {
  title: string;
  kind: string;
  lat: number;
  lon: number;
}

export interface Pin {
  number: number;
  kind: string;
  /** Where its sign is. */
  x: number;
  y: number;
  /** Where the record is, if the sign had to make room for others. */
  from: { x: number; y: number } | null;
}

/** Radius of a sign in units, at scale 1. */
export const PIN = 9;

const turns = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8 - Math.PI / 2);
/** Where else a sign may be, nearest first, in radii. */
const elsewhere = [1.2, 1.8, 2.4, 3.1, 4, 5, 6.2, 7.6, 9].flatMap((far) =>
  turns.map((turn) => [far * Math.cos(turn), far * Math.sin(turn)] as const),
);

export const isOnSheet = ({ lat, lon }: { lat: number; lon: number }, frame: Frame): boolean => {
  const [x, y] = frame.project(lon, lat);
  return isInside({ x, y, r: 0 }, { width: SHEET_WIDTH, height: frame.height });
};

/** Signs of the records on a sheet, numbered in their order; none covers another. */
export function placePins(records: readonly SheetRecord[], frame: Frame, scale: number): Pin[] {
  const r = PIN * scale;
  const room = { width: SHEET_WIDTH, height: frame.height };
  const taken: Circle[] = [];
  return records.map(({ kind, lat, lon }, index) => {
    const [x, y] = frame.project(lon, lat);
    const free = [[0, 0] as const, ...elsewhere]
      .map(([dx, dy]) => ({ x: x + dx * r, y: y + dy * r, r }))
      .find((circle) => isFree([circle], taken, room));
    const at = free ?? { x, y, r };
    taken.push(at);
    const moved = at.x !== x || at.y !== y;
    return { number: index + 1, kind, x: at.x, y: at.y, from: moved ? { x, y } : null };
  });
}
