const STEPS = 96;
const KM_PER_DEGREE = 111.32;

/** The point that lies so many kilometres away in a direction, clockwise from north in radians. */
export function away(
  { lat, lon }: { lat: number; lon: number },
  kilometres: number,
  direction: number,
): [lon: number, lat: number] {
  const degrees = kilometres / KM_PER_DEGREE;
  return [
    lon + (degrees * Math.sin(direction)) / Math.cos((lat * Math.PI) / 180),
    lat + degrees * Math.cos(direction),
  ];
}

/** A closed circle on the ground. */
export function ringAround(
  centre: { lat: number; lon: number },
  kilometres: number,
): [lon: number, lat: number][] {
  return Array.from({ length: STEPS + 1 }, (_, step) =>
    away(centre, kilometres, (step / STEPS) * 2 * Math.PI),
  );
}
