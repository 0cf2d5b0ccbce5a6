import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/client';
import { staleTexts } from '../../../../db/schema';
import { type Language, languageCodes } from '../../../language';
import type { TranslatedKind } from './kinds';

const counts = z.object({
  complete: z.number().int().meta({ description: 'There, published and not stale' }),
  missing: z.number().int(),
  unpublished: z.number().int(),
  stale: z.number().int().meta({ description: 'Changed in the other language since it was translated' }),
});

export const coverageRow = z
  .object({
    entity: z.string(),
    total: z.number().int(),
    languages: z.object({ en: counts, vi: counts }),
  })
  .meta({ id: 'TranslationCoverage' });

export type CoverageRow = z.output<typeof coverageRow>;

type Counted = { entity: string; total: number } & Record<
  `${Language}_${'live' | 'hidden' | 'stale' | 'stale_hidden'}`,
  number
>;

/**
 * Counts of one language. Translations are counted by their indexes alone, and those of records in the bin, which are
 * few, are taken off again.
 */
const countsOf = (kind: TranslatedKind, language: Language): SQL => {
  const { name, record, translation, published, bin } = kind;
  const live = published ? sql`t.is_published` : sql`true`;
  const here = sql`from ${translation} t where t.lang_id = ${language}`;
  const binned = bin
    ? sql`from ${record} join ${translation} t on t.record_id = ${record.id} and t.lang_id = ${language} where ${bin} is not null`
    : sql`from ${translation} t where false`;
  const stale = sql`select distinct x.record_id from ${staleTexts} x where x.entity = ${name} and x.lang_id = ${language}`;
  const named = (count: string) => sql.identifier(`${language}_${count}`);
  const both = (condition: SQL) =>
    sql`((select count(*) ${here} and ${condition}) - (select count(*) ${binned} and ${condition}))::int`;
  return sql`
    ${both(live)} as ${named('live')},
    ${published ? both(sql`not ${live}`) : sql`0`} as ${named('hidden')},
    ((select count(*) from (${stale}) s) - (select count(*) ${binned} and t.record_id in (${stale})))::int as ${named('stale')},
    ((select count(*) ${here} and not ${live} and t.record_id in (${stale}))
      - (select count(*) ${binned} and not ${live} and t.record_id in (${stale})))::int as ${named('stale_hidden')}`;
};

const countKind = (kind: TranslatedKind): SQL => sql`
  select ${kind.name}::text as entity,
    (select count(*)::int from ${kind.record} ${kind.bin ? sql`where ${kind.bin} is null` : sql``}) as total,
    ${sql.join(
      languageCodes.map((language) => countsOf(kind, language)),
      sql`, `,
    )}`;

const countsIn = (row: Counted, language: Language) => ({
  complete: row[`${language}_live`] - row[`${language}_stale`] + row[`${language}_stale_hidden`],
  missing: row.total - row[`${language}_live`] - row[`${language}_hidden`],
  unpublished: row[`${language}_hidden`],
  stale: row[`${language}_stale`],
});

/** How far each kind is translated. One query for all of them. */
export const readCoverage = async (
  db: Queryable,
  kinds: readonly TranslatedKind[],
): Promise<CoverageRow[]> => {
  if (kinds.length === 0) return [];
  const { rows } = await db.execute<Counted>(sql.join(kinds.map(countKind), sql` union all `));
  return kinds.flatMap(({ name }) => {
    const row = rows.find(({ entity }) => entity === name);
    if (!row) return [];
    const { entity, total } = row;
    return [{ entity, total, languages: { en: countsIn(row, 'en'), vi: countsIn(row, 'vi') } }];
  });
};
