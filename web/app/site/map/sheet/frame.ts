import type { Got } from '~/api/types';

type Told = NonNullable<Got<'/map/sheets/at'>['data']>;
type Loose<Feature> = Feature extends { at: unknown } ? Omit<Feature, 'at'> & { at: number[][] } : never;

export type SheetFeature = Loose<Told['features'][number]>;
/** A destination's sheet as the API has it. */
export type Sheet = Pick<Told, 'sources' | 'drawn_on'> & { bounds: number[]; features: SheetFeature[] };
export type Spot = readonly [x: number, y: number];

/** Width of every sheet in its own units; the height follows from its bounds. */
export const SHEET_WIDTH = 720;
/** A phone shows the same drawing at half the width: what is written on it must be larger there. */
export const PHONE_SCALE = 1.9;
/** Below the map: room for the scale and the arrow. */
export const FOOT = 46;

export interface Frame {
  height: number;
  /** Units per metre. */
  perMetre: number;
  project: (lon: number, lat: number) => Spot;
  /** The other way round: longitude and latitude of a spot. */
  placeOf: (spot: Spot) => [lon: number, lat: number];
}

const METRES_PER_DEGREE = 111_320;

/** How a sheet's degrees become units from its top left; true in both directions at its middle. */
export function frameOf({ bounds }: Pick<Sheet, 'bounds'>): Frame {
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perLon = SHEET_WIDTH / (east - west);
  const perLat = perLon / squeeze;
  return {
    height: Math.round((north - south) * perLat),
    perMetre: perLat / METRES_PER_DEGREE,
    project: (lon, lat) => [(lon - west) * perLon, (north - lat) * perLat],
    placeOf: ([x, y]) => [west + x / perLon, north - y / perLat],
  };
}

const steps = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];

/** A round distance that takes about a quarter of the sheet's width, in metres. */
export function scaleMetres({ perMetre }: Pick<Frame, 'perMetre'>): number {
  return steps.findLast((metres) => metres * perMetre <= SHEET_WIDTH * 0.28) ?? 100;
}
