import { and, or, type SQL, sql } from 'drizzle-orm';
import { JsonText } from '../platform/json-text';
import { pageOf } from '../platform/paging';
import type { Extra, Listed, ReadContext, Selection } from './entity';
import { selectPage, selectTexts } from './select-page';
import { countRows, selectRows } from './select-rows';
import { type BaseRow, statementsOf, translatedOf } from './selection';
import { hasIssue, type TranslationIssue } from './translation-issues';

export interface ListRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  /** Only records with which this is wrong in the language of the list; for editors. */
  translation?: TranslationIssue | undefined;
  where?: Array<SQL | undefined>;
  /** Another order than the editors' own; `id` is added as tie-breaker. */
  orderBy?: SQL[];
}

/**
 * Matches folded text anywhere; what the reader typed is folded by the same function, wildcards taken literally. Editors know
 * a record by its words in either language, whichever one they look at.
 */
export const matchesKeyword = (
  { record, translation, ...entity }: Listed,
  { includeHidden }: Pick<ReadContext, 'includeHidden'>,
  keyword: string,
): SQL | undefined => {
  const pattern = sql`fold_pattern(${keyword})`;
  const inText = sql`${translation.folded_text} like ${pattern}`;
  return or(
    includeHidden
      ? sql`exists (select from ${translation} where ${translation.record_id} = ${record.id} and ${inText})`
      : inText,
    ...(entity.alsoMatches ?? []).map((folded) => sql`${folded} like ${pattern}`),
  );
};

const conditions = (
  entity: Listed,
  context: ReadContext,
  { keyword, translation, where = [] }: Pick<ListRequest, 'keyword' | 'translation' | 'where'>,
) => ({
  where: and(
    keyword ? matchesKeyword(entity, context, keyword) : undefined,
    hasIssue(translatedOf(entity), context, translation),
    ...where,
  ),
  replan: Boolean(keyword),
});

const tailOf = (
  entity: Listed,
  context: ReadContext,
  { page = 1, per_page, orderBy, ...narrowing }: Omit<ListRequest, 'page'> & { page?: number },
) => ({
  ...conditions(entity, context, narrowing),
  orderBy: orderBy && sql.join([...orderBy, sql`${entity.record.id} desc`], sql`, `),
  limit: per_page,
  offset: (page - 1) * per_page,
});

/** Rows only, for short lists inside of pages. */
export const listRows = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: Omit<ListRequest, 'page'> & { page?: number },
) => {
  const tail = tailOf(entity, context, request);
  const rows = await selectRows(context.db, statementsOf(entity, context), tail);
  return rows as unknown as Array<BaseRow & Extra<L>>;
};

/** What editors see of a list: their numbers are exact, however many records there are. */
const editorsPage = async (entity: Listed, context: ReadContext, request: ListRequest) => {
  const statements = statementsOf(entity, context);
  // Refused here, before anything is under way.
  const tail = tailOf(entity, context, request);
  const [rows, total] = await Promise.all([
    selectRows(context.db, statements, tail),
    countRows(context.db, statements, tail),
  ]);
  return { rows, total };
};

/** A page of a list, with its count. */
export const listContent = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: ListRequest,
) => {
  const { rows, total } = context.includeHidden
    ? await editorsPage(entity, context, request)
    : await selectPage(context.db, statementsOf(entity, context), tailOf(entity, context, request));
  return pageOf(rows as unknown as Array<BaseRow & Extra<L>>, total, request);
};

/** The answer of a call that lists rows as they are: texts that lie ready are sent without being read. */
export const answerList = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: ListRequest,
): Promise<Awaited<ReturnType<typeof listContent<L>>>> => {
  if (context.includeHidden) return listContent(entity, context, request);
  const { rows, total } = await selectTexts(
    context.db,
    statementsOf(entity, context),
    tailOf(entity, context, request),
  );
  const { data: _none, ...numbers } = pageOf([], total, request);
  // Whoever calls this hands it on as it is, and nobody else sees what it is.
  return new JsonText(`{"data":[${rows.join(',')}],${JSON.stringify(numbers).slice(1)}`) as never;
};
