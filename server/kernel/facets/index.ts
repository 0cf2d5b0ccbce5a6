import type { SQL } from 'drizzle-orm';
import type { Listed, ReadContext } from '../entity';
import { chosenFacets, type Faceted } from './conditions';
import { countFacets } from './count';
import type { FacetCounts, FacetQuery } from './query';

export { conditionOf, type Faceted, mealOf, ticketOf } from './conditions';
export { type FacetName, type FacetQuery, facetCounts, facetFields } from './query';

interface Request extends FacetQuery {
  keyword?: string | undefined;
  facets?: boolean | undefined;
  /** The list's own filters. */
  where: readonly (SQL | undefined)[];
}

/** The conditions of a list with its facets, and the counts of their choices where they were asked for. */
export const withFacets = async (
  entity: Listed,
  of: Faceted,
  context: ReadContext,
  { keyword, facets, where, ...query }: Request,
): Promise<{ where: (SQL | undefined)[]; facets?: FacetCounts }> => {
  const chosen = await chosenFacets(entity, of, context, query);
  return {
    where: [...where, ...chosen.values()],
    ...(facets && { facets: await countFacets(entity, of, context, { keyword, where, chosen }) }),
  };
};
