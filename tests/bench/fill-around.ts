import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';

/**
 * What a back office has beside its content when a site is large: accounts, orders with their lines and payments,
 * reviews, pictures and the log of changes; and content of which some wants an editor's work. Needs tours with
 * departures.
 */

const minutesAgo = (row: SQL) => sql`now() - (${row}) * interval '7 minutes'`;

const customers = (count: number) => sql`
  insert into customer (email, full_name, password_hash, lang_id, activated_at, created_at)
  select 'bench-' || row || '@visitor.example',
    (array['Nguyễn Văn', 'Trần Thị', 'Lê Minh', 'Phạm Thu', 'Mary Ann', 'John'])[1 + row % 6] || ' ' || row,
    '-', case when row % 3 = 0 then 'en' else 'vi' end, now(), ${minutesAgo(sql`row`)}
  from generate_series(1, ${count}) row`;

const status = sql`(array['paid', 'paid', 'paid', 'paid', 'pending', 'expired', 'cancelled', 'refunded'])[1 + row % 8]`;

const orders = (count: number) => sql`
  insert into customer_order (code, contact_email, contact_name, contact_phone, lang_id, status, total, hold_expires_at,
    paid_at, refunded_at, actor, idempotency_key, request_hash, access_code_hash, created_at)
  select 'BENCH-' || lpad(row::text, 8, '0'), 'bench-' || row || '@visitor.example', 'Guest ' || row, '+84 900 ' || row,
    case when row % 3 = 0 then 'en' else 'vi' end, ${status}, 2000000, now() + interval '1 day',
    case when row % 8 < 4 then ${minutesAgo(sql`row`)} end, case when row % 8 = 7 then now() end,
    'bench', row::text, '-', '-', ${minutesAgo(sql`row`)}
  from generate_series(1, ${count}) row`;

const lines = sql`
  insert into order_line (order_id, kind, departure_id, title, date, adults, quantity, unit_price, amount)
  select o.id, 1, d.first + o.id % d.many, 'A tour', current_date + 30, 2, 2, 1000000, 2000000
  from customer_order o, (select min(id) as first, count(*)::int as many from tour_departure) d where o.actor = 'bench'`;

const payments = sql`
  insert into payment (order_id, provider, provider_ref, amount, status, succeeded_at)
  select id, 'test', code, total, case status when 'paid' then 'succeeded' when 'refunded' then 'refunded' else 'failed' end,
    case when status in ('paid', 'refunded') then created_at end
  from customer_order where actor = 'bench'`;

/** One of each account, most of them approved, about places. */
const reviews = sql`
  insert into review (entity_type, entity_id, customer_id, lang_id, score, title, content, status, moderated_at, created_at)
  select 20, b.id, c.id, c.lang_id, 1 + c.id % 5, 'A review ' || c.id, 'It was a good day by the river, number ' || c.id,
    case when c.id % 100 = 0 then 'pending' when c.id % 30 = 0 then 'rejected' else 'approved' end,
    case when c.id % 100 = 0 then null else now() end, c.created_at
  from customer c cross join lateral (select max(id) - c.id % 5000 as id from resource) b where c.password_hash = '-'`;

const pictures = (count: number) => sql`
  insert into media (file, original_name, mime, bytes, width, height, blur, folder, created_at)
  select md5(row::text) || '.jpg', 'picture ' || row || '.jpg', 'image/jpeg', 1000, 1200, 800, 'data:,',
    'folder ' || row % 40, ${minutesAgo(sql`row`)}
  from generate_series(1, ${count}) row`;

const descriptions = sql`
  insert into media_translation (media_id, lang_id, alt)
  select id, lang_id, 'A picture of a boat ' || id from media, (values ('en'), ('vi')) languages(lang_id)
  where blur = 'data:,' and id % 20 <> 0`;

const changes = (count: number) => sql`
  insert into audit_entry (action, entity, record_id, title, before, after, created_at)
  select 'update', (array['blog', 'tour', 'resource'])[1 + row % 3], row, 'A record ' || row, '{"title":"a"}', '{"title":"b"}',
    ${minutesAgo(sql`${count}::int - row`)}
  from generate_series(1, ${count}) row`;

/** One record in fifty has a picture, is hidden, lacks Vietnamese, has a draft in English, or a text to look at again. */
const work = (kind: string) => [
  sql`update ${sql.identifier(kind)} set image_id = (select max(id) from media) - id % 1000 where id % 50 = 5`,
  sql`update ${sql.identifier(kind)} set status = 0 where id % 50 = 1`,
  sql`delete from ${sql.identifier(`${kind}_translation`)} where lang_id = 'vi' and record_id % 50 = 2`,
  sql`update ${sql.identifier(`${kind}_translation`)} set is_published = false where lang_id = 'en' and record_id % 50 = 3`,
  sql`insert into stale_text (entity, lang_id, record_id, field, source)
    select ${kind}::text, 'vi', id, 'title', 'As it was' from ${sql.identifier(kind)} where id % 50 = 4
    on conflict do nothing`,
];

/** Puts `count` of each beside the content of the given kinds. */
export const fillAround = async (
  db: Database,
  count: number,
  kinds: readonly string[],
  log: (line: string) => void,
): Promise<void> => {
  const start = Date.now();
  await db.transaction(async (tx) => {
    // Past orders can't be written as they were made, one state after the other: their rules are for those that come.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of [customers(count), orders(count), lines, payments, reviews])
      await tx.execute(statement);
    for (const statement of [pictures(count), descriptions, changes(count), ...kinds.flatMap(work)])
      await tx.execute(statement);
  });
  await db.execute(sql`vacuum analyze`);
  log(
    `${count} × customers, orders, reviews, pictures, changes: ${((Date.now() - start) / 1000).toFixed(0)} s`,
  );
};
