import { type AnyColumn, and, eq, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { media } from '../../db/schema';
import type { Language } from '../language';
import type { Entity, ReadContext, Selection } from './entity';
import { readinessOf } from './readiness';
import { constantText, preparedStatements, queryBuilder, rowMapper } from './statement';
import {
  issuesSelection,
  staleSelection,
  type Translated,
  type TranslationIssue,
} from './translation-issues';

type Tables = Pick<Entity, 'record' | 'translation'>;

/** What every row has. Instants are `yyyy-MM-dd HH:mm:ss` in Vietnam time. */
export interface BaseRow {
  id: number;
  lang_id: string;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string;
  image_blur: string | null;
  status: number;
  sort: number;
  version: number;
  created_at: string;
  updated_at: string;
  published_at?: string | null;
  hidden_at?: string | null;
  titles?: Record<string, string>;
  translations?: { en: boolean; vi: boolean };
  translation_issues?: Record<Language, TranslationIssue[]>;
}

/** Columns of every row; texts are empty when an editor reads a language that has no translation yet. */
const rowSelection = ({ record, translation }: Tables, language: Language) => ({
  id: record.id,
  lang_id: sql<string>`${language}`,
  slug: sql<string>`coalesce(${translation.slug}, '')`,
  title: sql<string>`coalesce(${translation.title}, '')`,
  description: sql<string>`coalesce(${translation.description}, '')`,
  image: sql<string | null>`'/media/' || ${media.file}`,
  image_alt: sql<string>`coalesce(${translation.image_alt}, '')`,
  image_blur: media.blur,
  status: record.status,
  sort: record.sort,
  version: record.version,
  created_at: record.created_at,
  updated_at: record.updated_at,
});

/** When a record appears and disappears by itself; on rows that editors read. */
const timesOf = ({ record }: Tables) => ({ published_at: record.published_at, hidden_at: record.hidden_at });

/** Content's tables are called like its kinds. */
export const translatedOf = ({ record, translation }: Tables): Translated => ({
  name: getTableName(record),
  record,
  translation,
  published: translation.is_published,
});

/** What the picture shows, also where no translation holds it yet; on rows that editors read. */
const altSelection = ({ record, translation }: Tables, language: Language) => ({
  image_alt: sql<string>`coalesce(${translation.image_alt}, ${record.waiting_alts} ->> ${language}, '')`,
});

/** Which languages a record has; on rows that editors read. */
const translationsSelection = ({ record, translation }: Tables) => ({
  translations: sql<{ en: boolean; vi: boolean }>`(
    select json_build_object('en', coalesce(bool_or(t.lang_id = 'en'), false), 'vi', coalesce(bool_or(t.lang_id = 'vi'), false))
    from ${translation} t where t.record_id = ${record.id})`,
});

/** A text in each language in which this reader may see it. */
const byLanguage = ({ record, translation }: Tables, column: AnyColumn, includeHidden: boolean) =>
  sql<Record<string, string>>`(
    select coalesce(json_object_agg(t.lang_id, t.${sql.identifier(column.name)}), '{}') from ${translation} t
    where t.record_id = ${record.id} and (t.is_published or ${includeHidden}))`;

/** What a detail has beyond a row. */
const detailSelection = (tables: Tables, includeHidden: boolean) => ({
  content: sql<string>`coalesce(${tables.translation.content}, '')`,
  alternates: byLanguage(tables, tables.translation.slug, includeHidden),
  titles: byLanguage(tables, tables.translation.title, includeHidden),
});

/** What editors know a record by whose title is missing in the language of the list. */
const titlesSelection = (tables: Tables) => ({ titles: byLanguage(tables, tables.translation.title, true) });

/** Columns that say when something appears and disappears by itself. */
type Timed = Record<'published_at' | 'hidden_at', SQLWrapper>;

/** Its time has come, and is not over: now, or `at` an instant. */
export const isItsTime = ({ published_at, hidden_at }: Timed, at: SQL = sql`now()`): SQL =>
  sql`(${published_at} is null or ${published_at} <= ${at}) and (${hidden_at} is null or ${hidden_at} > ${at})`;

/** Columns in which editors say whether something is shown. */
type Shown = Record<'status' | 'deleted_at', SQLWrapper>;

/**
 * Editors show it: its status is 1, and it is not in the bin. Sources of ids and of doors ask no more, along their indexes;
 * what visitors are shown of them is asked by `isLive` where they are read.
 */
export const isShown = ({ status, deleted_at }: Shown): SQL => sql`${status} = 1 and ${deleted_at} is null`;

/** Tables of a kind of content, under their own names or others. */
interface LiveTables {
  record: Timed & Shown;
  translation: Record<'is_published', AnyPgColumn>;
}

/**
 * A record is live when it is shown, its time has come, and this language is published. This is the one place that says
 * so: a count, a reference or a link that asks otherwise promises what a visitor will not find.
 */
export const isLive = ({ record, translation }: LiveTables): SQL =>
  sql`${isShown(record)} and ${isItsTime(record)} and ${translation.is_published}`;

/** The tables of a kind under other names, for statements in which they are already. */
export const renamed = ({ record, translation }: Tables, name: string) => ({
  record: alias(record, name),
  translation: alias(translation, `${name}_text`),
});

/** What this reader may see. Every content query goes through here. */
export const visibility = (entity: Tables, context: Pick<ReadContext, 'includeHidden'>): SQL =>
  context.includeHidden ? sql`${entity.record.deleted_at} is null` : isLive(entity);

const joined = (entity: Tables, language: Language, includeHidden: boolean, selection: Selection) => {
  const { record, translation } = entity;
  const inLanguage = and(eq(translation.record_id, record.id), eq(translation.lang_id, language));
  const from = queryBuilder.select(selection).from(record);
  return includeHidden ? from.leftJoin(translation, inLanguage) : from.innerJoin(translation, inLanguage);
};

type Wanted = Tables & {
  list: (language: Language) => Selection;
  detail?: (language: Language) => Selection;
};

/**
 * The statements that lists and details of an entity start from, made at their first use. Public readers get records
 * that have the language; editors get all, with empty texts where the translation is missing. What a descriptor's
 * selections say must therefore not depend on the request or the time of day: that is for SQL to find out.
 */
export const statementsOf = preparedStatements<Wanted>((entity, language, includeHidden, shape) => {
  const isDetail = shape === 'detail';
  const selection = {
    ...rowSelection(entity, language),
    ...(isDetail ? detailSelection(entity, includeHidden) : {}),
    ...(includeHidden
      ? { ...altSelection(entity, language), ...timesOf(entity), ...titlesSelection(entity) }
      : {}),
    ...entity.list(language),
    ...(isDetail ? entity.detail?.(language) : {}),
    ...(includeHidden ? { ...translationsSelection(entity), ...issuesSelection(translatedOf(entity)) } : {}),
    ...(includeHidden && isDetail ? staleSelection(translatedOf(entity)) : {}),
  };
  const visible = visibility(entity, { includeHidden });
  const { record } = entity;
  const rows = joined(entity, language, includeHidden, selection)
    .leftJoin(media, eq(media.id, record.image_id))
    .where(visible)
    .toSQL();
  const select = (chosen: Selection) =>
    joined(entity, language, includeHidden, chosen).where(visible).toSQL();
  return {
    rows,
    map: rowMapper(selection),
    count: select({ total: sql<number>`count(*)::int` }),
    ids: select({ id: record.id }),
    id: constantText(sql`${record.id}`),
    order: constantText(sql`order by ${record.sort}, ${record.id} desc`),
    ready: includeHidden || isDetail ? undefined : readinessOf(entity, language, rows.sql, select),
  };
});
