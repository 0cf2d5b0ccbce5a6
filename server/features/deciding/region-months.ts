import {
  type MonthCause,
  type MonthQuality,
  pictureOf,
  type YearOfPlace,
} from '../../geography/seasons/month-picture';

export interface RegionMonth {
  month: number;
  quality: MonthQuality | null;
  counts: Record<MonthQuality, number>;
  causes: MonthCause[];
}

/** Most of a region is at least so much of it. */
const most = 0.5;

/** What a month is like in a region, by what it is like in its places; no quality where no climate is known. */
export const monthOfRegion = (places: readonly YearOfPlace[], month: number): RegionMonth => {
  const pictures = places.flatMap((place) => pictureOf(place, month) ?? []);
  const having = (quality: MonthQuality) => pictures.filter((one) => one.quality === quality).length;
  const counts = { good: having('good'), mixed: having('mixed'), poor: having('poor') };
  const isMost = (count: number) => count > 0 && count >= most * pictures.length;
  const withCause = (cause: MonthCause) => pictures.filter((one) => one.causes.includes(cause)).length;
  const known = [...new Set(pictures.flatMap((one) => one.causes))].toSorted(
    (a, b) => withCause(b) - withCause(a),
  );
  const ofMost = known.filter((cause) => isMost(withCause(cause)));
  // Where places differ, what speaks against most of them still says why.
  const [against] = known.filter((cause) => cause !== 'recommended' && cause !== 'besides');
  const causes = ofMost.some((cause) => cause !== 'recommended') || !against ? ofMost : [...ofMost, against];
  const quality = isMost(counts.good) && counts.poor === 0 ? 'good' : isMost(counts.poor) ? 'poor' : 'mixed';
  return { month, quality: pictures.length > 0 ? quality : null, counts, causes };
};

/** The twelve months of a region, from January. */
export const yearOfRegion = (places: readonly YearOfPlace[]): RegionMonth[] =>
  Array.from({ length: 12 }, (_, index) => monthOfRegion(places, index + 1));
