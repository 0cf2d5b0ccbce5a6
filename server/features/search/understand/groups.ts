import { eventGroups } from './groups-events';
import { foodGroups } from './groups-food';
import { natureGroups } from './groups-nature';
import { placeGroups } from './groups-places';
import { wantedGroups } from './groups-wanted';
import type { Kinds, WordGroup } from './word-group';

export type { Kinds };

export interface Group {
  /** Looked for in texts. */
  phrases: readonly string[];
  /** Looked for among tags and in the titles of types, categories and themes. */
  labels: readonly string[];
  kinds: Kinds;
  isWish: boolean;
  isStrict: boolean;
  isOfCity: boolean;
}

const listOf = (words: string | undefined): string[] => words?.split(', ') ?? [];

const all: readonly WordGroup[] = [
  ...placeGroups,
  ...foodGroups,
  ...natureGroups,
  ...eventGroups,
  ...wantedGroups,
];

/** Every group with all phrases by which it is asked for. */
export const groups = all.map(
  ({ words, kinds = {}, asked, isWish = false, isStrict = false, isOfCity = false }) => ({
    phrases: [...listOf(words), ...listOf(asked)],
    group: {
      phrases: listOf(words),
      labels: [...listOf(words), ...listOf(asked)],
      kinds,
      isWish,
      isStrict,
      isOfCity,
    } as Group,
  }),
);
