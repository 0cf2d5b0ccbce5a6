/** A place on an interactive map. */
export interface MapPoint {
  id: string;
  title: string;
  lat: number;
  lon: number;
  /** What colour, shape and drawing it has: one of `pointKinds`; any other looks like a plain pin. */
  kind: string;
  /** Its page. */
  to?: string;
  /** What the page is about: it stands for itself, however near others are. */
  own?: boolean;
  /** One line of fact under its title. */
  note?: string;
}

/** A town with what lies around it, in degrees. */
const TOWN = 0.4;

/** Whether all points lie so near to each other that a map of the country shows nothing between them. */
export function isInTown(points: readonly Pick<MapPoint, 'lat' | 'lon'>[]): boolean {
  const [first] = points;
  return (
    first !== undefined &&
    points.every(({ lat, lon }) => Math.abs(lat - first.lat) < TOWN && Math.abs(lon - first.lon) < TOWN)
  );
}

/** Box of points as MapLibre takes it; undefined for none. */
export function boundsOf(
  points: Pick<MapPoint, 'lat' | 'lon'>[],
): [west: number, south: number, east: number, north: number] | undefined {
  if (points.length === 0) return undefined;
  const lons = points.map(({ lon }) => lon);
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
