import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import type { Language } from '../../language';
import type { countedEntities } from './counted-entities';

/** A record that lacks one language, called by its name in the other. */
export interface MissingTranslation {
  entity: string;
  id: number;
  title: string;
  lang_id: Language;
}

/** The most that is listed of one entity and language. */
const most = 5;

type Counted = (typeof countedEntities)[number];

const lacking = ({ name, record, translation }: Counted, language: Language) => sql`(
  select ${name}::text as entity, r.id, coalesce(
    (select t.title from ${translation} t where t.record_id = r.id limit 1), '') as title, ${language}::text as lang_id
  from ${record} r
  where r.deleted_at is null
    and not exists (select 1 from ${translation} t where t.record_id = r.id and t.lang_id = ${language})
  order by r.id desc limit ${most})`;

/** Records to translate next, the newest first. One query, which looks only where something is lacking. */
export const missingTranslations = async (
  db: Queryable,
  wanted: ReadonlyArray<{ entity: Counted; language: Language }>,
): Promise<MissingTranslation[]> => {
  if (wanted.length === 0) return [];
  const parts = wanted.map(({ entity, language }) => lacking(entity, language));
  const { rows } = await db.execute<MissingTranslation & Record<string, unknown>>(
    sql.join(parts, sql` union all `),
  );
  return rows;
};
