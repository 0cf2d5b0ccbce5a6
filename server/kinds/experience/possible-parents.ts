import { sql } from 'drizzle-orm';
import { experienceTypes, experienceTypeTranslations } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { typesBelow } from './tree';

/**
 * Types that can be the parent of a type, hidden ones too, in their order; all of them for 0. A title is in the
 * reader's language where the type has one, so that no choice is without a name.
 */
export const possibleParents = async ({ db, language }: ReadContext, typeId: number) => {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select p.id, coalesce((
      select x.title from ${experienceTypeTranslations} x
      where x.record_id = p.id order by x.lang_id = ${language} desc limit 1), '') as title
    from ${experienceTypes} p
    where p.deleted_at is null and p.id not in ${typesBelow(sql`${typeId}`)}
    order by p.sort, p.id desc`);
  return rows;
};
