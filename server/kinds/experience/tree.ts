import { type SQL, sql } from 'drizzle-orm';
import { experienceTypes } from '../../../db/schema';

/**
 * Ids of a type and of all types below it, for `in`. Hidden ones too: what is hidden is the type, not its experiences,
 * which a list of all shows as well.
 * @param root SQL of the type's id; nothing is found for null
 */
export const typesBelow = (root: SQL): SQL => sql`(
  with recursive tree as (
    select t.id from ${experienceTypes} t where t.id = ${root}
    union select child.id from ${experienceTypes} child join tree on child.parent_id = tree.id)
  select tree.id from tree)`;

/** The id of the type that has a code. */
export const typeOfCode = (code: string): SQL =>
  sql`(select coded.id from ${experienceTypes} coded where coded.code = ${code})`;
