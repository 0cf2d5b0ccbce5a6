import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { type AdminActor, holds } from '../../access';
import { listChanges } from './audit';
import { countedEntities, readPermission } from './counted-entities';

/** How many records an entity has, by status and by language. */
export interface ContentCount {
  entity: string;
  total: number;
  live: number;
  hidden: number;
  translations: { en: number; vi: number };
}

const countOf = ({ name, record, translation }: (typeof countedEntities)[number]) => sql`
  select ${name}::text as entity,
    count(*)::int as total,
    (count(*) filter (where r.status = 1))::int as live,
    (count(*) filter (where r.status = 0))::int as hidden,
    json_build_object(
      'en', count(*) filter (where exists (select 1 from ${translation} t where t.record_id = r.id and t.lang_id = 'en')),
      'vi', count(*) filter (where exists (select 1 from ${translation} t where t.record_id = r.id and t.lang_id = 'vi'))
    ) as translations
  from ${record} r where r.deleted_at is null`;

const latestChanges = 10;

/** What the start page of the back office shows: only entities that this admin may read. Three queries in all. */
export const readDashboard = async (db: Queryable, actor: AdminActor) => {
  const readable = countedEntities.filter((entity) => holds(actor, readPermission(entity)));
  if (readable.length === 0) return { entities: [], latest: [] };
  const [counts, latest] = await Promise.all([
    db.execute<ContentCount & Record<string, unknown>>(sql.join(readable.map(countOf), sql` union all `)),
    listChanges(db, actor, { page: 1, per_page: latestChanges, entities: readable.map(({ name }) => name) }),
  ]);
  const byName = new Map(counts.rows.map((row) => [row.entity, row]));
  const entities = readable.flatMap(({ name }) => byName.get(name) ?? []);
  return { entities, latest: latest.data };
};
