import type { ListPage } from '../api/types';

export interface SiteLanguage {
  code: string;
  name: string;
  native_name: string;
  is_active: boolean;
  is_default: boolean;
  is_content: boolean;
  sort: number;
  version: number;
}

/** A text of the interface with what it is translated from. */
export interface InterfaceText {
  namespace: string;
  key: string;
  source: string;
  /** What readers see. */
  value: string | null;
  /** What ships with the site. */
  bundled: string | null;
  variables: string[];
  is_missing: boolean;
  is_overridden: boolean;
}

/** How far a group of texts is. */
export interface NamespaceState {
  namespace: string;
  total: number;
  missing: number;
  edited: number;
}

export type TextPage = ListPage<InterfaceText> & { namespaces: NamespaceState[] };

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
