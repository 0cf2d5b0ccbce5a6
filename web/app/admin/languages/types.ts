import type { Got } from '~/api/types';

export type SiteLanguage = Got<'/languages'>['data'][number];

/** A text of the interface with what it is translated from. */
export type InterfaceText = TextPage['data'][number];

/** How far a group of texts is. */
export type NamespaceState = TextPage['namespaces'][number];

export type TextPage = Got<'/languages/{code}/translations'>;

export interface Progress {
  total: number;
  missing: number;
  edited: number;
}

/** Groups of texts taken together. */
export const together = (states: readonly NamespaceState[]): Progress =>
  states.reduce(
    (sum, { total, missing, edited }) => ({
      total: sum.total + total,
      missing: sum.missing + missing,
      edited: sum.edited + edited,
    }),
    { total: 0, missing: 0, edited: 0 },
  );
