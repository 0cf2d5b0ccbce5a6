import type { IncomingHttpHeaders } from 'node:http';
import type { Point } from '../../../distance';

/** What a CDN calls the headers in which it says where a visitor is. */
export interface PlaceHeaderNames {
  latitude: string | undefined;
  longitude: string | undefined;
  city: string | undefined;
}

const degrees = (value: string | undefined, most: number): number | null => {
  const number = value && /^[+-]?\d{1,3}(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN;
  return Math.abs(number) <= most ? number : null;
};

/** Longer is no city's name. */
const longestName = 100;

/** A name as it was before it became a header: some write UTF-8, which Node reads byte by byte, others percent signs. */
const readName = (value: string | undefined): string | null => {
  if (!value) return null;
  const text = Buffer.from(value, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(text).trim().slice(0, longestName) || null;
  } catch {
    return null;
  }
};

/** Where a CDN says that a visitor is: a position, else the name of a city. */
export function placeInHeaders(
  headers: IncomingHttpHeaders,
  names: PlaceHeaderNames,
): { point: Point } | { city: string } | null {
  const one = (name: string | undefined) => {
    const value = name && headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [lat, lon] = [degrees(one(names.latitude), 90), degrees(one(names.longitude), 180)];
  if (lat !== null && lon !== null) return { point: { lat, lon } };
  const city = readName(one(names.city));
  return city ? { city } : null;
}
