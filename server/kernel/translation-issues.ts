import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { staleTexts } from '../../db/schema';
import { ApiError } from '../errors';
import { type Language, languageCodes } from '../language';

/** What can be wrong with a record in one language. */
export const translationIssues = ['missing', 'unpublished', 'stale'] as const;
export type TranslationIssue = (typeof translationIssues)[number];

const issues = z.array(z.enum(translationIssues));

/** By language; an empty list is a translation with which nothing is wrong. */
export const translationIssuesSchema = z
  .object({ en: issues, vi: issues })
  .meta({ description: 'For editors: what is wrong with each language' });

const sources = z.record(z.string(), z.string());

export const staleTextsSchema = z.object({ en: sources.optional(), vi: sources.optional() }).meta({
  description:
    'For editors: by language the fields whose source has changed, each with the text it was translated from',
});

/** A kind of record as its translations are looked at. */
export interface Translated {
  /** Its name in audit and revisions. */
  name: string;
  record: PgTable & { id: AnyColumn };
  translation: PgTable & { record_id: AnyColumn; lang_id: AnyColumn };
  /** Column that says whether a language is published; null for kinds that show what they have. */
  published: AnyColumn | null;
}

const isStale = (name: string, id: AnyColumn, language: SQL) => sql`exists (
  select 1 from ${staleTexts} x where x.entity = ${name} and x.lang_id = ${language} and x.record_id = ${id})`;

/** What is wrong with each language of a record; on rows that editors read. */
export const issuesSelection = ({ name, record, translation, published }: Translated) => ({
  translation_issues: sql<Record<Language, TranslationIssue[]>>`(
    select json_object_agg(l.code, array_remove(array[
      case when t.record_id is null then 'missing' end,
      case when not ${published ? sql`t.is_published` : sql`true`} then 'unpublished' end,
      case when ${isStale(name, record.id, sql`l.code`)} then 'stale' end], null))
    from (values ${sql.join(
      languageCodes.map((code) => sql`(${code})`),
      sql`, `,
    )}) l(code)
    left join ${translation} t on t.record_id = ${record.id} and t.lang_id = l.code)`,
});

/** What the stale texts of a record were translated from; on details that editors read. */
export const staleSelection = ({ name, record }: Pick<Translated, 'name' | 'record'>) => ({
  stale_texts: sql<Partial<Record<Language, Record<string, string>>>>`(
    select coalesce(json_object_agg(s.lang_id, s.fields), '{}') from (
      select x.lang_id, json_object_agg(x.field, x.source) as fields from ${staleTexts} x
      where x.entity = ${name} and x.lang_id in ('en', 'vi') and x.record_id = ${record.id} group by x.lang_id) s)`,
});

type Tables = Pick<Translated, 'name' | 'record' | 'translation'>;

/**
 * Ids of the records with which something is wrong. They are looked up at once and on their own: planned together with
 * an order and a limit, a search for what is rare would look at every record one by one.
 */
const idsWith: Record<TranslationIssue, (tables: Tables, language: Language) => SQL> = {
  missing: ({ record, translation }, language) => sql`
    select r.id from ${record} r
    where not exists (select 1 from ${translation} t where t.record_id = r.id and t.lang_id = ${language})`,
  unpublished: ({ translation }, language) => sql`
    select t.record_id from ${translation} t where t.lang_id = ${language} and not t.is_published`,
  stale: ({ name }, language) => sql`
    select distinct x.record_id from ${staleTexts} x where x.entity = ${name} and x.lang_id = ${language}`,
};

/**
 * The condition that something is wrong with a record in the language in which it is listed. Only editors ask.
 * @throws ApiError invalid for anybody else
 */
export const hasIssue = (
  { name, record, translation, published }: Translated,
  { language, includeHidden }: { language: Language; includeHidden: boolean },
  issue: TranslationIssue | undefined,
): SQL | undefined => {
  if (issue === undefined) return undefined;
  if (!includeHidden) throw new ApiError('invalid', { fields: { translation: [{ key: 'not_an_option' }] } });
  if (issue === 'unpublished' && !published) return sql`false`;
  return sql`${record.id} = any(array(${idsWith[issue]({ name, record, translation }, language)}))`;
};
