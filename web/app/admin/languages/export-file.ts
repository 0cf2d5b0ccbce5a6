import { type TextTree, withEdits } from '~/i18n/edited-texts';
import type { InterfaceText } from './types';

/** Texts by namespace, nested as the site's own files are; those that are missing are empty, to be filled in. */
export function exportFile(
  rows: readonly (Pick<InterfaceText, 'key' | 'value'> & { namespace: string })[],
): Record<string, TextTree> {
  const byNamespace: Record<string, Record<string, string>> = {};
  for (const { namespace, key, value } of [...rows].sort((a, b) => (a.key < b.key ? -1 : 1)))
    byNamespace[namespace] = { ...byNamespace[namespace], [key]: value ?? '' };
  return Object.fromEntries(
    Object.entries(byNamespace).map(([namespace, texts]) => [namespace, withEdits({}, texts)]),
  );
}
