import type { AppLoadContext } from '@remix-run/node';
import { optional } from '~/api/answers.server';
import type { Api } from '~/api/client.server';
import type { fixedT } from '~/i18n/instances.server';
import type { Language } from '~/i18n/languages';
import { towards } from './beyond';
import { drawSheet } from './drawing.server';
import { type Frame, frameOf, type Sheet, scaleMetres } from './frame';
import { nameOf } from './labels';
import { isOnSheet, type SheetRecord } from './pins';

export interface SheetPage {
  api: Api;
  language: Language;
  t: ReturnType<typeof fixedT>;
  context: AppLoadContext;
}

/** What a sheet shows in words, each kind with its names: for those who don't see the drawing. */
export function inWords({ features }: Sheet, title: string, { t, language }: SheetPage): string {
  const groups = [
    { of: ['sea', 'lake', 'water', 'river', 'canal'], words: 'water' },
    { of: ['quarter', 'citadel', 'wall', 'gate'], words: 'old' },
    { of: ['street', 'road', 'walk', 'bridge'], words: 'ways' },
    { of: ['station', 'pier', 'airport', 'cable'], words: 'arrivals' },
    { of: ['beach', 'park', 'peak', 'land', 'sand', 'landmark', 'town'], words: 'around' },
  ] as const;
  const said = groups.flatMap(({ of, words }) => {
    const kinds: readonly string[] = of;
    const named = features.filter(({ kind }) => kinds.includes(kind)).map((one) => nameOf(one, language));
    const names = [...new Set(named.filter((name) => name !== undefined))];
    return names.length > 0 ? [t(`site:map.sheet.${words}`, { names: names.join(', ') })] : [];
  });
  const what = title ? t('site:map.sheet.alt', { title }) : t('site:map.sheet.alt_unnamed');
  return [what, ...said].join(' ');
}

/** How far the scale below a sheet reaches, in words. */
export function distanceOf(frame: Frame, t: SheetPage['t']): string {
  const metres = scaleMetres(frame);
  return metres < 1000
    ? t('maps:metres', { distance: metres })
    : t('maps:kilometres', { distance: metres / 1000 });
}

interface Centre {
  title: string;
  lat: number | null;
  lon: number | null;
}

/** The sheet of a destination with its records on it; null where none is drawn. */
export async function sheetData(
  page: SheetPage,
  { title, lat, lon }: Centre,
  records: readonly SheetRecord[],
  numbered = true,
) {
  const { api, context, t, language } = page;
  if (lat === null || lon === null) return null;
  const answer = await optional(api.GET('/map/sheets/at', { params: { query: { lat, lon } } }), context);
  const sheet = answer?.data;
  if (!sheet) return null;
  const frame = frameOf(sheet);
  const onSheet = records.filter((record) => isOnSheet(record, frame));
  return {
    svg: drawSheet(sheet, onSheet, {
      language,
      alt: inWords(sheet, title, page),
      distance: distanceOf(frame, t),
      north: t('site:map.sheet.north'),
      numbered,
    }),
    coast: sheet.sources.includes('natural_earth'),
    /** Which of the records are on it, in the order of their numbers; the page has the records already. */
    shown: onSheet.map((record) => records.indexOf(record)),
    /** Which are not, with the way there from the middle of the destination. */
    beyond: records.flatMap((record, index) =>
      isOnSheet(record, frame) ? [] : [{ index, ...towards({ lat, lon }, record) }],
    ),
  };
}

export type SheetData = NonNullable<Awaited<ReturnType<typeof sheetData>>>;
