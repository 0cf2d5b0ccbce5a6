import type { moduleIds } from '~/api/values.gen';

type Ids = typeof moduleIds;

/**
 * What is rated: the number under which the API knows the kind, and the call that takes stars. A number that isn't the API's
 * stops the types; all of them in the browser would weigh more than these five.
 */
export const ratedKinds = {
  tour: { type: 2 satisfies Ids['tour'], path: '/tour/{id}/rate' },
  experience: { type: 6 satisfies Ids['experience'], path: '/experience/{id}/rate' },
  blog: { type: 7 satisfies Ids['blog'], path: '/blogs/{id}/rate' },
  thing_to_do: { type: 10 satisfies Ids['thing_to_do'], path: '/things-to-do/{id}/rate' },
  resource: { type: 20 satisfies Ids['resource'], path: '/resources/{id}/rate' },
} as const;

export type RatedKind = keyof typeof ratedKinds;

export const isRatedKind = (kind: string): kind is RatedKind => Object.hasOwn(ratedKinds, kind);
