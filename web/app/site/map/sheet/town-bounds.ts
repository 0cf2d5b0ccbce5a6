import { FOOT, SHEET_WIDTH } from './frame';

interface Spot {
  lat: number;
  lon: number;
}

/** A piece of a town's sheet is no smaller than this, in metres across. */
const LEAST = 1400;
/** Room around what is shown, as a share of its extent. */
const AROUND = 0.3;
const METRES_PER_DEGREE = 111_320;

/**
 * The piece of a sheet around some places, in the shape (width by height) of the box that it is drawn in; null where most
 * of them, or the first of them, lie beyond the sheet.
 */
export function townBounds(
  sheet: readonly number[],
  places: readonly Spot[],
  ratio: number,
): [west: number, south: number, east: number, north: number] | null {
  const [west = 0, south = 0, east = 0, north = 0] = sheet;
  const isOn = ({ lat, lon }: Spot) => lat >= south && lat <= north && lon >= west && lon <= east;
  const [first] = places;
  const on = places.filter(isOn);
  if (!first || !isOn(first) || on.length * 2 < places.length) return null;
  const lons = on.map(({ lon }) => lon);
  const lats = on.map(({ lat }) => lat);
  const [left, right, low, high] = [
    Math.min(...lons),
    Math.max(...lons),
    Math.min(...lats),
    Math.max(...lats),
  ];
  // A degree of longitude is so much of one of latitude.
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const least = LEAST / METRES_PER_DEGREE;
  const shape = SHEET_WIDTH / Math.max(120, SHEET_WIDTH / ratio - FOOT);
  const wide = Math.max((right - left) * squeeze * (1 + 2 * AROUND), least);
  const tall = Math.max((high - low) * (1 + 2 * AROUND), least / shape);
  const width = Math.min(Math.max(wide, tall * shape) / squeeze, east - west);
  const height = Math.min(Math.max(tall, wide / shape), north - south);
  const within = (middle: number, size: number, from: number, to: number) =>
    Math.min(to - size, Math.max(from, middle - size / 2));
  const x = within((left + right) / 2, width, west, east);
  const y = within((low + high) / 2, height, south, north);
  return [x, y, x + width, y + height];
}
