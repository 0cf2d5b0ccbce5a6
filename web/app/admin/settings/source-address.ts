import { entities } from '../entities';
import { recordAddress } from '../entities/paths';
import type { ListedPage } from './seo-types';

type Listed = Pick<ListedPage, 'kind' | 'path' | 'lang_id' | 'record_id' | 'settings_group'>;

/** Where the words of a page are edited; null for one that is made of code alone. */
export function sourceAddress({ kind, path, lang_id, record_id, settings_group }: Listed): string | null {
  if (settings_group) return `/admin/setting/${settings_group}`;
  if (record_id === null) return null;
  const slug = path.split('/').at(-1) ?? '';
  // Kinds of places share their right and have editors of their own: the page tells which.
  const alike = entities.filter(({ name, right }) => name === kind || right === kind);
  const entity = alike.find(({ page }) => page(lang_id, { slug, id: record_id }) === path) ?? alike[0];
  return entity ? recordAddress(entity, record_id) : null;
}
