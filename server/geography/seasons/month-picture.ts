/** What a usual month is like in a place, by its climate normals; no forecast reaches as far as people plan. */

export interface MonthNormal {
  month: number;
  min_c: number;
  max_c: number;
  rain_mm: number;
}

/** A place with its usual year and the months that its editors recommend. */
export interface YearOfPlace {
  lat: number;
  lon: number;
  bestMonths: readonly number[];
  normals: readonly MonthNormal[];
}

/** More rain than this is a wet month, and so much more is one in which plans are given up, mm. */
export const muchRain = 200;
const pouring = 300;

/** Such days are hot, and such ones are cool, °C by day. */
export const muchHeat = 34.5;
const coolDays = 20;

/** The coast from Quảng Trị to Khánh Hòa, where storms and floods come in autumn. */
const isCentralCoast = ({ lat, lon }: Pick<YearOfPlace, 'lat' | 'lon'>): boolean =>
  lat >= 11.9 && lat <= 18.5 && lon >= 106.2;
const stormMonths: ReadonlySet<number> = new Set([9, 10, 11, 12]);

/** Whether storms and floods are to be reckoned with. */
export const isStormy = (
  place: Pick<YearOfPlace, 'lat' | 'lon'>,
  { month, rain_mm }: Pick<MonthNormal, 'month' | 'rain_mm'>,
): boolean => isCentralCoast(place) && stormMonths.has(month) && rain_mm >= pouring;

export const monthQualities = ['good', 'mixed', 'poor'] as const;
export type MonthQuality = (typeof monthQualities)[number];

/** What makes a month what it is; `besides` is one that nothing speaks against and no editor recommends. */
export const monthCauses = ['recommended', 'storms', 'pouring', 'wet', 'hot', 'cool', 'besides'] as const;
export type MonthCause = (typeof monthCauses)[number];

export interface MonthPicture {
  normal: MonthNormal;
  quality: MonthQuality;
  /** What speaks for it first, then what speaks against it. */
  causes: MonthCause[];
}

/** A month of a place; `null` where its climate is not known. */
export const pictureOf = (place: YearOfPlace, month: number): MonthPicture | null => {
  const normal = place.normals.find((one) => one.month === month);
  if (!normal) return null;
  const { rain_mm, max_c } = normal;
  const isBest = place.bestMonths.includes(month);
  const storms = isStormy(place, normal);
  const against: MonthCause[] = [
    ...(storms ? (['storms'] as const) : []),
    ...(rain_mm >= pouring && !storms ? (['pouring'] as const) : []),
    ...(rain_mm >= muchRain && rain_mm < pouring ? (['wet'] as const) : []),
    ...(max_c >= muchHeat ? (['hot'] as const) : []),
    ...(max_c < coolDays ? (['cool'] as const) : []),
  ];
  // What editors recommend in spite of the rain is worth it for another reason, and still wet.
  if (isBest)
    return {
      normal,
      quality: rain_mm >= muchRain ? 'mixed' : 'good',
      causes: ['recommended', ...against],
    };
  const isPoor = rain_mm >= pouring;
  return { normal, quality: isPoor ? 'poor' : 'mixed', causes: against.length > 0 ? against : ['besides'] };
};
