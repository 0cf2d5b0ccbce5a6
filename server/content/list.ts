import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Extra, Listed, ReadContext, Selection } from './entity';
import { type BaseRow, statementsOf } from './selection';
import { runSelect } from './statement';

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

const conditions = (entity: Listed, visible: SQL, request: Pick<ListRequest, 'keyword' | 'where'>): SQL =>
  sql`where ${and(
    visible,
    request.keyword ? matchesKeyword(entity, request.keyword) : undefined,
    ...(request.where ?? []),
  )}`;

/** Rows only, for short lists inside of pages. */
export const listRows = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: Omit<ListRequest, 'page'> & { page?: number },
) => {
  const { page = 1, per_page } = request;
  const { rows, mapRows, visible } = statementsOf(entity, context, 'row');
  const order = sql.join(
    [...(request.orderBy ?? [sql`${entity.record.sort}`]), sql`${entity.record.id} desc`],
    sql`, `,
  );
  // The page's length stands in the text, so that a plan made once for all requests is made for this length.
  const slice = sql`limit ${sql.raw(String(Math.trunc(per_page)))}${page > 1 ? sql` offset ${(page - 1) * per_page}` : sql``}`;
  const found = await runSelect(
    context.db,
    sql`${rows} ${conditions(entity, visible, request)} order by ${order} ${slice}`,
    { map: mapRows, replan: Boolean(request.keyword) },
  );
  return found as unknown as Array<BaseRow & Extra<L>>;
};

const onlyTotal = (rows: unknown[][]) => rows.map(([total]) => ({ total }));

const countRows = async (entity: Listed, context: ReadContext, request: ListRequest): Promise<number> => {
  const { count, visible } = statementsOf(entity, context, 'row');
  const [row] = await runSelect(context.db, sql`${count} ${conditions(entity, visible, request)}`, {
    map: onlyTotal,
    replan: Boolean(request.keyword),
  });
  return Number(row?.total ?? 0);
};

/** A page of a list, with its count. Two queries, however many rows there are. */
export const listContent = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  request: ListRequest,
) => {
  const [data, total] = await Promise.all([
    listRows(entity, context, request),
    countRows(entity, context, request),
  ]);
  return {
    data,
    total,
    page: request.page,
    per_page: request.per_page,
    last_page: Math.max(1, Math.ceil(total / request.per_page)),
  };
};
