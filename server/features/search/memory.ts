import type { Queryable } from '../../../db/client';
import { createLabels, labelTables } from './labels';
import { createPlaceNames } from './place-names';

/** What is read from memory is not seen to be read from these tables. */
export const memoryTables = ['city', 'city_translation', ...labelTables] as const;

/** What the search holds in memory: names of cities, and labels. */
export const createSearchMemory = (db: Queryable) => {
  const placeNames = createPlaceNames(db);
  const labels = createLabels(db);
  return {
    placeNames,
    labels,
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      placeNames.forget(tag);
      labels.forget(tag);
    },
  };
};

export type SearchMemory = ReturnType<typeof createSearchMemory>;
