import type { FacetsData } from './facets-data.server';

/** The facets by which a list is narrowed down, with what was chosen of each. */
export const chosenOf = ({ facets, chosen }: FacetsData) =>
  facets.flatMap((facet) => {
    const value = chosen[facet.name];
    return value === undefined ? [] : [{ ...facet, value }];
  });
