import type { PlannerCity } from '../../server/features/planner/candidates/cities';

/** A destination as the planner knows it, of which nothing matters but its names and where it lies. */
export const plannerCity = (
  id: number,
  code: string,
  names: string[],
  lat: number,
  lon: number,
): PlannerCity => ({
  id,
  code,
  slug: code.toLowerCase(),
  title: code,
  lat,
  lon,
  isHighlight: true,
  place: id,
  bestMonths: [],
  normals: [],
  records: 10,
  names,
  formerNames: [],
  provinces: [],
  signals: new Set(),
});
