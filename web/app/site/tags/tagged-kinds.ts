import type { TaggedRows } from '~/api/types';

/** Under which name the API gives the rows of a kind of records. */
export const rowsOfKind = {
  city: 'cities',
  blog: 'blogs',
  event: 'events',
  tour: 'tours',
  experience: 'experiences',
  thing_to_do: 'things_to_do',
  resource: 'resources',
} as const satisfies Record<string, keyof TaggedRows>;

export const hasOwnCard = (kind: string): kind is keyof typeof rowsOfKind => Object.hasOwn(rowsOfKind, kind);
