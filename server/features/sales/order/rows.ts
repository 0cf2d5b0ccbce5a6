import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { orderLines, tickets } from '../../../../db/schema';
import { formatDateTime } from '../../../time';
import { endDate } from './lines';
import type { OrderRecord } from './record';
import { orderStatus } from './shapes';

interface Summary extends Record<string, unknown> {
  order_id: number;
  titles: string[];
  first_date: string;
  last_date: string;
  ticket_count: number;
  has_sample: boolean;
}

/** Orders as rows of a list, in the given order; one query for what their lines say. */
export const rowsOf = async (db: Queryable, rows: readonly OrderRecord[]) => {
  if (rows.length === 0) return [];
  const { rows: summaries } = await db.execute<Summary>(sql`
    select l.order_id, array_agg(l.title order by l.sort, l.id) as titles, min(l.date) as first_date,
      max(${endDate}) as last_date, bool_or(l.is_sample) as has_sample,
      (select count(*)::int from ${tickets} t join ${orderLines} tl on tl.id = t.order_line_id
        where tl.order_id = l.order_id) as ticket_count
    from ${orderLines} l
    where ${inArray(
      sql`l.order_id`,
      rows.map(({ id }) => id),
    )}
    group by l.order_id`);
  const byOrder = new Map(summaries.map((summary) => [summary.order_id, summary]));
  return rows.map(({ id, code, status, total, currency, lang_id, created_at }) => {
    const {
      titles = [],
      first_date = '',
      last_date = '',
      ticket_count = 0,
      has_sample = false,
    } = byOrder.get(id) ?? {};
    return {
      code,
      status: orderStatus.parse(status),
      total,
      currency,
      titles,
      first_date,
      last_date,
      ticket_count,
      has_sample,
      lang_id,
      created_at: formatDateTime(created_at),
    };
  });
};
