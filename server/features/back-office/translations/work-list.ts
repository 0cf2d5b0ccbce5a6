import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Queryable } from '../../../../db/client';
import {
  hasIssue,
  issuesSelection,
  type TranslationIssue,
  translationIssuesSchema,
} from '../../../kernel/translation-issues';
import type { Language } from '../../../language';
import type { TranslatedKind } from './kinds';

/** A record whose translation wants work, of whatever kind. */
export const workRow = z
  .object({
    id: z.number().int(),
    title: z.string().meta({ description: 'In the language asked for, else in the other' }),
    place: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .meta({ description: 'What tells where it is edited, such as the type of a place' }),
    translation_issues: translationIssuesSchema,
  })
  .meta({ id: 'TranslationWork' });

type WorkRow = z.output<typeof workRow>;

/** Columns by which kinds are divided among the screens that edit them. */
const placing = ['resource_type', 'entity_type', 'module', 'entity_id', 'resource_id'];

const placeOf = ({ record }: TranslatedKind): SQL => {
  const columns = getTableColumns<PgTable>(record);
  const pairs = placing.flatMap((name) => (columns[name] ? [sql`${name}::text, ${columns[name]}`] : []));
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

const titleOf = ({ record, translation, titled }: TranslatedKind, language: Language) => sql`coalesce((
  select t.${sql.identifier(titled)} from ${translation} t where t.record_id = ${record.id}
  order by (t.lang_id = ${language}) desc limit 1), '')`;

/** A page of the records of a kind with which something is wrong in a language. Two queries. */
export const listWork = async (
  db: Queryable,
  kind: TranslatedKind,
  language: Language,
  issue: TranslationIssue,
  { page, per_page }: { page: number; per_page: number },
) => {
  const { record, bin } = kind;
  const from = sql`from ${record} where ${bin ? sql`${bin} is null` : sql`true`}
    and ${hasIssue(kind, { language, includeHidden: true }, issue)}`;
  const [found, counted] = await Promise.all([
    db.execute<WorkRow & Record<string, unknown>>(sql`
      select ${record.id}, ${titleOf(kind, language)} as title, ${placeOf(kind)} as place,
        ${issuesSelection(kind).translation_issues} as translation_issues
      ${from} order by ${record.sort}, ${record.id} limit ${per_page} offset ${(page - 1) * per_page}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { data: found.rows, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) };
};
