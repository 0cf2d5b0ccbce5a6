import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Extra, Listed, ReadContext, Selection } from './entity';
import { type BaseRow, statementsOf, translatedOf } from './selection';
import { countRows, selectRows } from './statement';
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

/** Rows only, for short lists inside of pages. */
export const listRows = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: Omit<ListRequest, 'page'> & { page?: number },
) => {
  const { page = 1, per_page, orderBy } = request;
  const rows = await selectRows(context.db, statementsOf(entity, context), {
    ...conditions(entity, context, request),
    orderBy: orderBy && sql.join([...orderBy, sql`${entity.record.id} desc`], sql`, `),
    limit: per_page,
    offset: (page - 1) * per_page,
  });
  return rows as unknown as Array<BaseRow & Extra<L>>;
};

/** A page of a list, with its count. Two queries, however many rows there are. */
export const listContent = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: ListRequest,
) => {
  // Refused here, before anything is under way.
  const counted = conditions(entity, context, request);
  const [data, total] = await Promise.all([
    listRows(entity, context, request),
    countRows(context.db, statementsOf(entity, context), counted),
  ]);
  return {
    data,
    total,
    page: request.page,
    per_page: request.per_page,
    last_page: Math.max(1, Math.ceil(total / request.per_page)),
  };
};
