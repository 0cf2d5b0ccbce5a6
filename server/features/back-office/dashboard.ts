import { sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/client';
import { type AdminActor, holds } from '../../access';
import type { Entity } from '../../kernel/entity';
import { entities } from '../../kinds';
import { languageCodes } from '../../language';
import { latestChanges } from './audit';
import { missingTranslations } from './missing-translations';
import { mostRated } from './most-rated';
import { readWork } from './work-items';

/** All content, by name. */
const counted = [...entities].sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** How many records an entity has, by what editors chose (`shown` ones may be due later, or be over) and by language. */
export interface ContentCount {
  entity: string;
  total: number;
  shown: number;
  hidden: number;
  translations: { en: number; vi: number };
}

/** Texts are counted by their index alone; the few that belong to records in the bin are taken off again. */
const countOf = ({ name, record, translation }: Entity) => sql`
  select ${name}::text as entity,
    count(*)::int as total,
    (count(*) filter (where r.status = 1))::int as shown,
    (count(*) filter (where r.status = 0))::int as hidden,
    (select json_build_object(
        'en', coalesce(sum(n) filter (where lang_id = 'en'), 0)::int,
        'vi', coalesce(sum(n) filter (where lang_id = 'vi'), 0)::int)
      from (
        select lang_id, count(*) as n from ${translation} group by lang_id
        union all
        select t.lang_id, -count(*) from ${translation} t join ${record} b on b.id = t.record_id
        where b.deleted_at is not null group by t.lang_id
      ) counted) as translations
  from ${record} r where r.deleted_at is null`;

const mostChanges = 10;

/** What is written meanwhile must not be in the counts and not in the list, or the other way round. */
const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * What the start page of the back office shows: what waits for this admin, and what there is of the entities that he may
 * read. Five queries in all.
 */
export const readDashboard = async (db: Database, actor: AdminActor) => {
  const readable = counted.filter(({ name }) => holds(actor, `${name}.read`));
  const names = readable.map(({ name }) => name);
  const [work, content, latest, rated] = await Promise.all([
    readWork(db, actor),
    db.transaction((tx) => readContent(tx, actor, readable), oneMoment),
    names.length === 0 ? [] : latestChanges(db, actor, names, mostChanges),
    mostRated(db, readable),
  ]);
  return { work, ...content, latest, most_rated: rated };
};

/** Counts, and records of those kinds where some lack a language. */
const readContent = async (tx: Transaction, actor: AdminActor, readable: Entity[]) => {
  const counts = await countContent(tx, readable);
  const mayWrite = readable.filter(({ name }) => holds(actor, `${name}.translate`));
  const wanted = mayWrite.flatMap((entity) => {
    const count = counts.find((one) => one.entity === entity.name);
    const lacking = languageCodes.filter((code) => count && count.translations[code] < count.total);
    return lacking.map((language) => ({ entity, language }));
  });
  return { entities: counts, missing: await missingTranslations(tx, wanted) };
};

const countContent = async (db: Queryable, readable: Entity[]) => {
  if (readable.length === 0) return [];
  const { rows } = await db.execute<ContentCount & Record<string, unknown>>(
    sql.join(readable.map(countOf), sql` union all `),
  );
  const byName = new Map(rows.map((row) => [row.entity, row]));
  return readable.flatMap(({ name }) => byName.get(name) ?? []);
};
