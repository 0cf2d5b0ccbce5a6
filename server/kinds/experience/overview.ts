import { eq, ne, type SQL, sql } from 'drizzle-orm';
import { experiences, experienceTypes } from '../../../db/schema';
import { holds } from '../../access';
import { ApiError } from '../../errors';
import { findContent } from '../../kernel/detail';
import type { ReadContext } from '../../kernel/entity';
import { type FacetQuery, withFacets } from '../../kernel/facets';
import { type ListRequest, listContent, listRows } from '../../kernel/list';
import { message } from '../../platform/messages';
import { experienceFacets } from './facets';
import { experience } from './kind';
import { typeOfCode, typesBelow } from './tree';
import { experienceType } from './type/kind';

const hotShown = 8;
const typesShown = 100;

/** 0 or nothing = all. */
export interface OverviewRequest
  extends Pick<ListRequest, 'page' | 'per_page' | 'keyword' | 'translation'>,
    FacetQuery {
  facets?: boolean | undefined;
  region_id?: number | undefined;
  city_id?: number | undefined;
  /** The tab: a child type. Narrows the type down and never leaves it. */
  category_id?: number | undefined;
}

export type ExperienceType = Awaited<ReturnType<typeof findType>>;

/** Hidden types are for those who may read types, not for all who may read experiences. */
const ofTypes = (context: ReadContext): ReadContext => ({
  ...context,
  includeHidden: context.includeHidden && holds(context.actor, 'experience_type.read'),
});

/** A type by id or slug. @throws ApiError not_found; Moved when the slug is an old one */
export const findType = (context: ReadContext, reference: string | number) =>
  findContent(experienceType, ofTypes(context), reference);

/** A type by its code. @throws ApiError not_found */
export const findTypeByCode = async (context: ReadContext, code: string) => {
  const [row] = await context.db
    .select({ id: experienceTypes.id })
    .from(experienceTypes)
    .where(eq(experienceTypes.code, code));
  return findType(context, row?.id ?? 0);
};

/** A type by id; null when there is none that this reader may see, as a filter for it simply finds less. */
export const typeOrNull = async (context: ReadContext, typeId: number) => {
  try {
    return typeId > 0 ? await findType(context, typeId) : null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
};

/** True for experiences of a type or of any type below it. */
export const inType = (root: SQL): SQL => sql`${experiences.experience_type_id} in ${typesBelow(root)}`;

const childrenOf = (context: ReadContext, typeId: number) =>
  listRows(experienceType, ofTypes(context), {
    per_page: typesShown,
    where: [sql`${experienceTypes.parent_id} is not distinct from ${typeId || null}::int`],
  });

/** Types with the same parent, without the type itself. */
const typesBeside = (context: ReadContext, typeId: number) =>
  listRows(experienceType, ofTypes(context), {
    per_page: typesShown,
    where: [
      ne(experienceTypes.id, typeId),
      sql`exists (select 1 from ${experienceTypes} self
        where self.id = ${typeId} and self.parent_id is not distinct from ${experienceTypes.parent_id})`,
    ],
  });

const hotCuisine = (context: ReadContext) =>
  listRows(experience, context, {
    per_page: hotShown,
    where: [eq(experiences.is_hot, true), inType(typeOfCode('cuisine'))],
  });

/**
 * A page of the experiences of a type and of the types below it, or of all for 0, with the types that lead on from
 * there. A constant number of queries.
 */
export const experienceOverview = async (
  context: ReadContext,
  { typeId, type }: { typeId: number; type: ExperienceType | null },
  { category_id, region_id, city_id, ...request }: OverviewRequest,
) => {
  const own = [
    typeId ? inType(sql`${typeId}`) : undefined,
    category_id ? inType(sql`${category_id}`) : undefined,
    region_id ? eq(experiences.region_id, region_id) : undefined,
    city_id ? eq(experiences.city_id, city_id) : undefined,
  ];
  const { where, ...counted } = await withFacets(experience, experienceFacets, context, {
    ...request,
    where: own,
  });
  const { page, per_page, keyword, translation } = request;
  const [list, children, others, hot] = await Promise.all([
    listContent(experience, context, { page, per_page, keyword, translation, where }),
    childrenOf(context, typeId),
    typesBeside(context, typeId),
    hotCuisine(context),
  ]);
  const all = { id: 0, title: message(context.language, 'all_tab'), slug: '' };
  return {
    experience_type: type,
    ...list,
    child_experience_types: children,
    other_experience_types: others,
    tabs: [all, ...children.map(({ id, title, slug }) => ({ id, title, slug }))],
    active_tab: category_id ?? 0,
    hot_cuisine_experiences: hot,
    total_page: list.last_page,
    ...counted,
  };
};
