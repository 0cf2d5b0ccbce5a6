import { eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { settings, staleTexts } from '../../../../db/schema';
import { type Language, languageCodes } from '../../../language';
import { namespaces } from '../../../platform/ui-texts/bundled';
import { textRows } from '../../../platform/ui-texts/read-texts';
import { settingGroups } from '../../pages/settings/groups';
import type { CoverageRow } from './coverage';

const counted = (total: number, there: number, stale = 0) => ({
  complete: there - stale,
  missing: total - there,
  unpublished: 0,
  stale,
});

/** How many groups of settings somebody has written in each language, and in how many a text is stale. */
export const settingCoverage = async (db: Queryable): Promise<CoverageRow> => {
  const names = settingGroups.map(({ name }) => name);
  const rows = await db
    .select({ lang_id: settings.lang_id, count: sql<number>`count(*)::int` })
    .from(settings)
    .where(sql`${inArray(settings.group, names)} and ${ne(settings.version, 0)}`)
    .groupBy(settings.lang_id);
  const stale = await db
    .select({ lang_id: staleTexts.lang_id, count: sql<number>`count(distinct ${staleTexts.record_id})::int` })
    .from(staleTexts)
    .where(eq(staleTexts.entity, 'setting'))
    .groupBy(staleTexts.lang_id);
  const countIn = (counts: typeof rows, language: Language) =>
    counts.find(({ lang_id }) => lang_id === language)?.count ?? 0;
  const of = (language: Language) => counted(names.length, countIn(rows, language), countIn(stale, language));
  return { entity: 'setting', total: names.length, languages: { en: of('en'), vi: of('vi') } };
};

/** How many texts of the interface each language of the content has. */
export const textCoverage = async (db: Queryable): Promise<CoverageRow> => {
  const [en, vi] = await Promise.all(languageCodes.map((code) => textRows(db, code, namespaces)));
  // A language with more forms for numbers has more texts.
  const total = Math.max(en?.length ?? 0, vi?.length ?? 0);
  const of = (rows = en) =>
    counted(total, total - (rows?.filter(({ is_missing }) => is_missing).length ?? 0));
  return { entity: 'ui_text', total, languages: { en: of(en), vi: of(vi) } };
};
