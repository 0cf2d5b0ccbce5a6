import { isNull, sql } from 'drizzle-orm';
import { experiences, experienceTranslations, experienceTypes } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { isLive } from '../../kernel/selection';
import { experience } from './kind';
import { experienceTables } from './tables';
import { typesBelow } from './tree';
import { experienceType } from './type/kind';

const typesInHome = 4;
const experiencesOfType = 8;

/** Ids of the first live experiences of each type and of the types below it, hot ones first. */
const firstOfEach = async ({ db, language }: ReadContext, typeIds: readonly number[]) => {
  const { rows } = await db.execute<{ type_id: number; id: number }>(sql`
    select wanted.type_id, first.id
    from unnest(${sql.param([...typeIds])}::int[]) as wanted(type_id)
    cross join lateral (
      select of_type.id from ${typesBelow(sql`wanted.type_id`)} below(id)
      cross join lateral (
        select ${experiences.id}, ${experiences.is_hot}, ${experiences.sort} from ${experiences}
        join ${experienceTranslations} on ${experienceTranslations.record_id} = ${experiences.id}
          and ${experienceTranslations.lang_id} = ${language}
        where ${experiences.experience_type_id} = below.id and ${isLive(experienceTables)}
        order by ${experiences.is_hot} desc, ${experiences.sort}, ${experiences.id} desc
        limit ${experiencesOfType}) of_type
      order by of_type.is_hot desc, of_type.sort, of_type.id desc
      limit ${experiencesOfType}) first`);
  return rows;
};

/** The first types at the top that have something to show, each with its first experiences. Three queries. */
export const typesForHome = async (context: ReadContext) => {
  const types = await listRows(experienceType, context, {
    per_page: typesInHome,
    where: [
      isNull(experienceTypes.parent_id),
      sql`exists (
        select 1 from ${experiences}
        join ${experienceTranslations} on ${experienceTranslations.record_id} = ${experiences.id}
          and ${experienceTranslations.lang_id} = ${context.language}
        where ${experiences.experience_type_id} in ${typesBelow(sql`${experienceTypes.id}`)}
          and ${isLive(experienceTables)})`,
    ],
  });
  const chosen = await firstOfEach(
    context,
    types.map(({ id }) => id),
  );
  const ids = sql`${sql.param(chosen.map(({ id }) => id))}::int[]`;
  const rows = await listRows(experience, context, {
    per_page: typesInHome * experiencesOfType,
    where: [sql`${experiences.id} = any(${ids})`],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return types.map((type) => ({
    ...type,
    experiences: chosen.flatMap(({ type_id, id }) => {
      const row = byId.get(id);
      return type_id === type.id && row ? [row] : [];
    }),
  }));
};
