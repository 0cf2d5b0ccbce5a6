import { inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { settings } from '../../../db/schema';
import { type Language, languageCodes } from '../../language';
import { settingGroups } from '../settings/groups';
import { namespaces } from '../ui-texts/bundled';
import { textRows } from '../ui-texts/read-texts';
import type { CoverageRow } from './coverage';

const counted = (total: number, complete: number) => ({
  complete,
  missing: total - complete,
  unpublished: 0,
  stale: 0,
});

const rowOf = (entity: string, total: number, complete: Record<Language, number>): CoverageRow => ({
  entity,
  total,
  languages: { en: counted(total, complete.en), vi: counted(total, complete.vi) },
});

/** How many groups of settings somebody has written in each language. */
export const settingCoverage = async (db: Queryable): Promise<CoverageRow> => {
  const names = settingGroups.map(({ name }) => name);
  const rows = await db
    .select({ lang_id: settings.lang_id, count: sql<number>`count(*)::int` })
    .from(settings)
    .where(sql`${inArray(settings.group, names)} and ${ne(settings.version, 0)}`)
    .groupBy(settings.lang_id);
  const of = (language: Language) => rows.find(({ lang_id }) => lang_id === language)?.count ?? 0;
  return rowOf('setting', names.length, { en: of('en'), vi: of('vi') });
};

/** How many texts of the interface each language of the content has. */
export const textCoverage = async (db: Queryable): Promise<CoverageRow> => {
  const [en, vi] = await Promise.all(languageCodes.map((code) => textRows(db, code, namespaces)));
  // A language with more forms for numbers has more texts.
  const total = Math.max(en?.length ?? 0, vi?.length ?? 0);
  const complete = (rows = en) => total - (rows?.filter(({ is_missing }) => is_missing).length ?? 0);
  return rowOf('ui_text', total, { en: complete(en), vi: complete(vi) });
};
