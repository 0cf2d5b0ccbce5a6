import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Extra, Listed, ReadContext, Selection } from './entity';
import { type BaseRow, present, selectContent, translationsSelection, visibility } from './selection';

export interface ListRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  where?: Array<SQL | undefined>;
  /** Another order than the editors' own; `id` is added as tie-breaker. */
  orderBy?: SQL[];
}

/** Matches folded text anywhere; what the reader typed is folded by the same function, wildcards taken literally. */
const matchesKeyword = (entity: Listed, keyword: string): SQL | undefined => {
  const pattern = sql`fold_pattern(${keyword})`;
  return or(
    sql`${entity.translation.folded_text} like ${pattern}`,
    ...(entity.alsoMatches ?? []).map((folded) => sql`${folded} like ${pattern}`),
  );
};

const conditions = (entity: Listed, context: ReadContext, request: ListRequest): SQL | undefined =>
  and(
    visibility(entity, context),
    request.keyword ? matchesKeyword(entity, request.keyword) : undefined,
    ...(request.where ?? []),
  );

const countRows = async (entity: Listed, context: ReadContext, where: SQL | undefined): Promise<number> => {
  const { record, translation } = entity;
  const inLanguage = and(eq(translation.record_id, record.id), eq(translation.lang_id, context.language));
  const from = context.db.select({ total: count() }).from(record);
  const joined = context.includeHidden
    ? from.leftJoin(translation, inLanguage)
    : from.innerJoin(translation, inLanguage);
  const [row] = await joined.where(where);
  return row?.total ?? 0;
};

/** Rows only, for short lists inside of pages. */
export const listRows = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: Omit<ListRequest, 'page'> & { page?: number },
) => {
  const { page = 1, per_page } = request;
  const extra = {
    ...entity.list(context.language),
    ...(context.includeHidden ? translationsSelection(entity) : {}),
  };
  const rows = await selectContent(entity, context, extra)
    .where(conditions(entity, context, { ...request, page }))
    .orderBy(...(request.orderBy ?? [sql`${entity.record.sort}`]), sql`${entity.record.id} desc`)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return (rows as unknown as Array<BaseRow & Extra<L>>).map(present);
};

/** A page of a list, with its count. Two queries, however many rows there are. */
export const listContent = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: ListRequest,
) => {
  const [data, total] = await Promise.all([
    listRows(entity, context, request),
    countRows(entity, context, conditions(entity, context, request)),
  ]);
  return {
    data,
    total,
    page: request.page,
    per_page: request.per_page,
    last_page: Math.max(1, Math.ceil(total / request.per_page)),
  };
};
