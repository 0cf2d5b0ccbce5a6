/** The piece of the world that interactive maps have land for, in degrees. */
export const landBounds = { west: 80, east: 137, south: -7, north: 37 };

/** How far one can move a map: a little less, so that the edge of the land stays out of sight. */
export const roamBounds: [[west: number, south: number], [east: number, north: number]] = [
  [83, -4],
  [134, 34],
];
