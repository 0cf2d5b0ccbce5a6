import { entities } from '../entities';
import { recordAddress } from '../entities/paths';
import type { ListedPage } from './seo-types';

/** Where the words of a page are edited; null for one that is made of code alone. */
export function sourceAddress({
  kind,
  record_id,
  settings_group,
}: Pick<ListedPage, 'kind' | 'record_id' | 'settings_group'>): string | null {
  if (settings_group) return `/admin/setting/${settings_group}`;
  // Kinds of places have lists of their own under one right; any of them opens the record.
  const entity = entities.find(({ name, right }) => name === kind || right === kind);
  return entity && record_id !== null ? recordAddress(entity, record_id) : null;
}
