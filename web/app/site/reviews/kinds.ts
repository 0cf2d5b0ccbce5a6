/** What is rated: the number under which the API knows the kind, and the call that takes stars. */
export const ratedKinds = {
  tour: { type: 2, path: '/tour/{id}/rate' },
  experience: { type: 6, path: '/experience/{id}/rate' },
  blog: { type: 7, path: '/blogs/{id}/rate' },
  thing_to_do: { type: 10, path: '/things-to-do/{id}/rate' },
  resource: { type: 20, path: '/resources/{id}/rate' },
} as const;

export type RatedKind = keyof typeof ratedKinds;

export const isRatedKind = (kind: string): kind is RatedKind => Object.hasOwn(ratedKinds, kind);
