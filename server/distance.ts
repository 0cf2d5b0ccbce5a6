/** A point on the earth, in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

export const earthRadiusKm = 6371;

/** Degrees as radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies, by the haversine formula. */
export const distanceKm = (from: Point, to: Point): number => {
  const a =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
};
