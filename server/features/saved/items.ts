import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/client';
import { savedItems, searchDocuments } from '../../../db/schema';
import type { Language } from '../../language';
import { formatDateTime } from '../../time';
import type { Found } from '../search/find';
import { readHits } from '../search/hits';
import { seen } from '../search/seen';

/** What one customer may keep; of more the oldest go. */
export const mostSaved = 500;

/** What a customer saved that readers of a language can see, the last first. Two queries, however much it is. */
export const listSaved = async (db: Queryable, customerId: number, language: Language) => {
  const rows = await db
    .select({ type: savedItems.entity, id: savedItems.record_id, saved_at: savedItems.created_at })
    .from(savedItems)
    .where(
      and(
        eq(savedItems.customer_id, customerId),
        sql`exists (select 1 from ${searchDocuments} d where d.entity = ${savedItems.entity}
          and d.record_id = ${savedItems.record_id} and ${seen(language)})`,
      ),
    )
    .orderBy(desc(savedItems.created_at), savedItems.entity, savedItems.record_id)
    .limit(mostSaved);
  if (rows.length === 0) return [];
  const times = new Map(rows.map(({ type, id, saved_at }) => [`${type} ${id}`, saved_at]));
  return (await readHits(db, language, rows)).map(({ type: kind, ...hit }) => ({
    kind,
    ...hit,
    saved_at: formatDateTime(times.get(`${kind} ${hit.id}`) ?? new Date()),
  }));
};

/** Adds records to what a customer saved; those that don't exist are left out, those that are there stay. */
export const addSaved = async (tx: Transaction, customerId: number, items: readonly Found[]) => {
  const kinds = items.map(({ type }) => type);
  const ids = items.map(({ id }) => id);
  await tx.execute(sql`
    insert into ${savedItems} (customer_id, entity, record_id, created_at)
    select ${customerId}, given.entity, given.record_id, clock_timestamp() - make_interval(secs => given.position / 1000.0)
    from unnest(${sql.param(kinds)}::text[], ${sql.param(ids)}::int[]) with ordinality
      as given (entity, record_id, position)
    where exists (select 1 from ${searchDocuments} d where d.entity = given.entity and d.record_id = given.record_id)
    on conflict do nothing`);
  await tx.execute(sql`
    delete from ${savedItems} s using (
      select entity, record_id from ${savedItems} where customer_id = ${customerId}
      order by created_at desc offset ${mostSaved}) old
    where s.customer_id = ${customerId} and s.entity = old.entity and s.record_id = old.record_id`);
};

/** Takes a record off the list. One that isn't on it changes nothing. */
export const removeSaved = (db: Database, customerId: number, { type, id }: Found) =>
  db
    .delete(savedItems)
    .where(
      and(eq(savedItems.customer_id, customerId), eq(savedItems.entity, type), eq(savedItems.record_id, id)),
    );
