import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { media } from '../../../db/schema';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import type { ReadContext, Selection } from '../entity';
import { countRows, selectRows } from '../select-rows';
import { constantText, preparedStatements, queryBuilder, rowMapper } from '../statement';
import {
  hasIssue,
  issuesSelection,
  staleSelection,
  type Translated,
  type TranslationIssue,
} from '../translation-issues';
import type { Item, ItemRow } from './item';

/** How items are read: a database handle, the language, and whether hidden ones count. */
export type ItemContext = Pick<ReadContext, 'db' | 'language' | 'includeHidden'>;

export interface ItemFilter {
  keyword?: string | undefined;
  /** Only records with which this is wrong in the language of the list; for editors. */
  translation?: TranslationIssue | undefined;
  where?: Array<SQL | undefined>;
}

/** A kind as its translations are looked at; null for one whose words are the same in all languages. */
export const translatedItem = ({ name, table, translation }: Item): Translated | null => {
  if (!translation) return null;
  const { is_published: published } = getTableColumns<PgTable>(translation);
  return { name, record: table, translation, published: published ?? null };
};

/** Which languages a record has, what it is called in them and what is wrong with them; on rows that editors read. */
const languagesOf = (item: Item): Selection => {
  const { table, translation } = item;
  const translated = translatedItem(item);
  return translated
    ? {
        ...issuesSelection(translated),
        translations: sql<{ en: boolean; vi: boolean }>`(
    select json_build_object('en', coalesce(bool_or(t.lang_id = 'en'), false), 'vi', coalesce(bool_or(t.lang_id = 'vi'), false))
    from ${translation} t where t.record_id = ${table.id})`,
        titles: sql<Record<string, string>>`(
    select coalesce(json_object_agg(t.lang_id, t.${sql.identifier(item.titled)}), '{}')
    from ${translation} t where t.record_id = ${table.id})`,
      }
    : {};
};

const baseOf = ({ table }: Item, language: Language) => ({
  id: table.id,
  lang_id: sql<string>`${language}`,
  sort: table.sort,
  version: table.version,
  created_at: table.created_at,
  updated_at: table.updated_at,
});

/** A query over the records with their texts in one language, where they have any, and their pictures. */
const selectFrom = ({ table, translation, image }: Item, language: Language, selection: Selection) => {
  const query = queryBuilder.select(selection).from(table).$dynamic();
  if (translation) {
    query.leftJoin(translation, and(eq(translation.record_id, table.id), eq(translation.lang_id, language)));
  }
  if (image) query.leftJoin(media, eq(media.id, image));
  return query;
};

/** What lists start from. As with content, a descriptor's selections are read once. */
const statementsOf = preparedStatements<Item>((item, language, includeHidden, shape) => {
  const translated = shape === 'detail' ? translatedItem(item) : null;
  const selection = {
    ...baseOf(item, language),
    ...item.row(language),
    ...(includeHidden ? languagesOf(item) : {}),
    ...(translated ? staleSelection(translated) : {}),
  };
  const visible = and(
    sql`true`,
    includeHidden ? undefined : item.visible,
    item.bin ? sql`${item.bin} is null` : undefined,
  );
  return {
    rows: selectFrom(item, language, selection).where(visible).toSQL(),
    map: rowMapper(selection),
    count: selectFrom(item, language, { total: sql<number>`count(*)::int` }).where(visible).toSQL(),
    ids: selectFrom(item, language, { id: item.table.id }).where(visible).toSQL(),
    id: constantText(sql`${item.table.id}`),
    order: constantText(sql`order by ${item.table.sort}, ${item.table.id}`),
  };
});

const issueOf = (item: Item, context: ItemContext, issue: TranslationIssue | undefined) => {
  const translated = translatedItem(item);
  return translated ? hasIssue(translated, context, issue) : issue && sql`false`;
};

/** Editors know a record by its words in either language, whichever one they look at. */
const matchesKeyword = (
  { table, translation, searched }: Item,
  { includeHidden }: ItemContext,
  keyword: string,
): SQL => {
  const inText = sql`${searched} like fold_pattern(${keyword})`;
  return includeHidden && translation
    ? sql`(${inText} or exists (select from ${translation} where ${translation.record_id} = ${table.id} and ${inText}))`
    : inText;
};

const conditions = (item: Item, context: ItemContext, { keyword, translation, where = [] }: ItemFilter) => ({
  where: and(
    keyword ? matchesKeyword(item, context, keyword) : undefined,
    issueOf(item, context, translation),
    ...where,
  ),
  replan: Boolean(keyword),
});

/** Rows in the editors' order, all of them unless `page` says which. */
export const itemRows = async <Row extends Selection>(
  item: Item<Row>,
  context: ItemContext,
  filter: ItemFilter = {},
  page?: { page: number; per_page: number },
): Promise<Array<ItemRow<Row>>> => {
  const rows = await selectRows(context.db, statementsOf(item, context), {
    ...conditions(item, context, filter),
    ...(page ? { limit: page.per_page, offset: (page.page - 1) * page.per_page } : {}),
  });
  return rows as unknown as Array<ItemRow<Row>>;
};

/** A page of a list, with its count. Two queries, however many rows there are. */
export const listItems = async <Row extends Selection>(
  item: Item<Row>,
  context: ItemContext,
  request: ItemFilter & { page: number; per_page: number },
) => {
  // Refused here, before anything is under way.
  const counted = conditions(item, context, request);
  const [data, total] = await Promise.all([
    itemRows(item, context, request, request),
    countRows(context.db, statementsOf(item, context), counted),
  ]);
  const { page, per_page } = request;
  return { data, total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) };
};

/** One record for an editor; its texts are empty where the language is missing. @throws ApiError not_found */
export const findItem = async <Row extends Selection>(
  item: Item<Row>,
  context: Omit<ItemContext, 'includeHidden'>,
  recordId: number,
): Promise<ItemRow<Row>> => {
  const reader = { ...context, includeHidden: true };
  const statements = statementsOf(item, reader, 'detail');
  const [row] = await selectRows(context.db, statements, { where: eq(item.table.id, recordId) });
  if (!row) throw new ApiError('not_found');
  return row as unknown as ItemRow<Row>;
};
