import { optional } from '~/api/answers.server';
import { drawSheet } from './drawing.server';
import { frameOf, type SheetFeature } from './frame';
import { isOnSheet, type SheetRecord } from './pins';
import { distanceOf, inWords, type SheetPage } from './sheet-data.server';
import { townBounds } from './town-bounds';

interface Wanted {
  records: readonly SheetRecord[];
  /** Width by height of the box that it is drawn in. */
  ratio: number;
  /** Numbers the records, and leads from one to the next. */
  route: boolean;
  /** What the first of them is called, where the page is about it. */
  name: string;
}

/** Whether anything of a feature can be seen in a box. */
const isWithin =
  ([west, south, east, north]: readonly [number, number, number, number]) =>
  ({ at }: Pick<SheetFeature, 'at'>): boolean => {
    const lons = at.map(([lon = 0]) => lon);
    const lats = at.map(([, lat = 0]) => lat);
    return (
      Math.max(...lons) > west &&
      Math.min(...lons) < east &&
      Math.max(...lats) > south &&
      Math.min(...lats) < north
    );
  };

/** The piece of a destination's sheet around some places; null where they lie on none. */
export async function townSheet(
  page: SheetPage,
  { records, ratio, route, name }: Wanted,
): Promise<string | null> {
  const { api, context, t, language } = page;
  const [first] = records;
  if (!first) return null;
  const { lat, lon } = first;
  const answer = await optional(api.GET('/map/sheets/at', { params: { query: { lat, lon } } }), context);
  const whole = answer?.data;
  const bounds = whole && townBounds(whole.bounds, records, ratio);
  if (!whole || !bounds) return null;
  const sheet = { ...whole, bounds, features: whole.features.filter(isWithin(bounds)) };
  const frame = frameOf(sheet);
  return drawSheet(
    sheet,
    records.filter((record) => isOnSheet(record, frame)),
    {
      language,
      alt: inWords(sheet, name || first.title, page),
      distance: distanceOf(frame, t),
      north: t('site:map.sheet.north'),
      numbered: route,
      route,
      named: name ? { ...first, title: name } : undefined,
    },
  );
}
