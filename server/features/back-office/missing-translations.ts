import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import type { Entity } from '../../kernel/entity';
import { translatedOf, visibility } from '../../kernel/selection';
import { hasIssue } from '../../kernel/translation-issues';
import type { Language } from '../../language';

/** A record that lacks one language, called by its name in the other. */
export interface MissingTranslation {
  entity: string;
  id: number;
  title: string;
  lang_id: Language;
}

/** The most that is listed of one entity and language. */
const most = 5;

const editor = { includeHidden: true };

/** Asked as the list behind it asks, where `translation=missing`. */
const lacking = (entity: Entity, language: Language) => {
  const { name, record, translation } = entity;
  return sql`(
    select ${name}::text as entity, ${record.id}, coalesce(
      (select t.title from ${translation} t where t.record_id = ${record.id} limit 1), '') as title,
      ${language}::text as lang_id
    from ${record}
    where ${visibility(entity, editor)} and ${hasIssue(translatedOf(entity), { language, ...editor }, 'missing')}
    order by ${record.id} desc limit ${most})`;
};

/** Records to translate next, the newest first. One query, which looks only where something is lacking. */
export const missingTranslations = async (
  db: Queryable,
  wanted: ReadonlyArray<{ entity: Entity; language: Language }>,
): Promise<MissingTranslation[]> => {
  if (wanted.length === 0) return [];
  const parts = wanted.map(({ entity, language }) => lacking(entity, language));
  const { rows } = await db.execute<MissingTranslation & Record<string, unknown>>(
    sql.join(parts, sql` union all `),
  );
  return rows;
};
