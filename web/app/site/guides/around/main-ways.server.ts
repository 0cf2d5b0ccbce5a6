import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { unbroken } from '~/i18n/unbroken.server';
import { partWrittenOnce } from '~/rendering/written/written-html';
import { sheetAddress } from '~/site/map/base/country-sheet.server';
import type { CoursePiece } from '~/site/map/course';
import { MAIN_WAYS_ID, mainWays, type WayKind, type WayStop, wayKinds } from './main-ways';
import { drawWays } from './ways-drawing.server';

/** More than there are destinations. */
const MOST_CITIES = 100;

const modeOf = { railway: 'train', road: 'bus', boat: 'boat', flight: 'flight' } as const;

/** A way as the network knows it. */
interface Way {
  kind: WayKind;
  stops: WayStop[];
  course: CoursePiece[];
}

/** Destinations that are published in the language, by their English slugs. */
async function stopsBySlug({ api, language, context }: PageContext): Promise<Map<string, WayStop>> {
  const listed = (lang_id: 'en' | 'vi') =>
    optional(api.GET('/city', { params: { query: { lang_id, per_page: MOST_CITIES } } }), context);
  const [english, own] = await Promise.all([listed('en'), listed(language)]);
  const found = new Map<string, WayStop>();
  for (const { id, slug } of english?.data ?? []) {
    const city = own?.data.find((one) => one.id === id);
    if (!city || city.lat === null || city.lon === null) continue;
    const { title, lat, lon } = city;
    found.set(slug, { id, title: unbroken(title), lat, lon });
  }
  return found;
}

/** Where a way runs; null where a destination of it is missing, or the network knows of no such way. */
async function wayThrough(
  { api, context }: PageContext,
  kind: WayKind,
  stops: readonly (WayStop | undefined)[],
): Promise<Way | null> {
  const known = stops.filter((stop) => stop !== undefined);
  if (known.length < stops.length) return null;
  const query = {
    through: known.map(({ lat, lon }) => `${lat},${lon}`).join(';'),
    by: known
      .slice(1)
      .map(() => modeOf[kind])
      .join(';'),
  };
  const answer = await optional(api.GET('/ways/courses', { params: { query } }), context);
  const legs = answer?.data ?? [];
  const isKnown = legs.length > 0 && legs.every(({ course }) => course.some((piece) => piece.kind === kind));
  return isKnown ? { kind, stops: known, course: legs.flatMap(({ course }) => course) } : null;
}

/**
 * The main ways between destinations, drawn, and in words; nothing where none is known.
 * @returns null where the document has them as markup
 */
export async function mainWaysData(page: PageContext) {
  const { context, language, t } = page;
  const [bySlug, sheet] = await Promise.all([stopsBySlug(page), sheetAddress(page)]);
  const asked = wayKinds.flatMap((kind) =>
    mainWays[kind].map((slugs) =>
      wayThrough(
        page,
        kind,
        slugs.map((slug) => bySlug.get(slug)),
      ),
    ),
  );
  const ways = (await Promise.all(asked)).filter((way) => way !== null);
  const drawn = {
    svg: drawWays(ways, { language, sheet, alt: t('guides:ways.alt') }),
    groups: wayKinds
      .map((kind) => ({
        kind,
        ways: ways.filter((way) => way.kind === kind).map(({ stops }) => stops.map(({ title }) => title)),
      }))
      .filter((group) => group.ways.length > 0),
  };
  return partWrittenOnce(context.written, MAIN_WAYS_ID, ways.length > 0 ? [drawn] : []);
}

export type MainWaysDrawn = NonNullable<Awaited<ReturnType<typeof mainWaysData>>>[number];
