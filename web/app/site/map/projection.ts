/** The piece of the world that maps of the country show, in degrees: wide enough for Hoàng Sa and Trường Sa. */
export const mapBounds = { west: 101.7, east: 114.2, south: 7.4, north: 23.8 };

/** Map units per degree of latitude. */
const SCALE = 50;

/** Degrees of longitude are shorter than those of latitude; true at the middle of the country. */
const LONGITUDE_FACTOR = Math.cos((16 * Math.PI) / 180);

export const mapSize = {
  width: Math.round((mapBounds.east - mapBounds.west) * SCALE * LONGITUDE_FACTOR),
  height: Math.round((mapBounds.north - mapBounds.south) * SCALE),
};

/** Longitude and latitude to map units from the top left. */
export function project(lon: number, lat: number): [x: number, y: number] {
  return [(lon - mapBounds.west) * SCALE * LONGITUDE_FACTOR, (mapBounds.north - lat) * SCALE];
}

/** Map units from the top left to longitude and latitude. */
export function unproject(x: number, y: number): [lon: number, lat: number] {
  return [mapBounds.west + x / (SCALE * LONGITUDE_FACTOR), mapBounds.north - y / SCALE];
}
