import type { IconName } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import type { ContentRecord, ListPage } from '../api/types';
import { entities } from '../entities';
import type { EntityName } from '../entities/descriptor';
import type { AdminText } from '../text';
import { navigationFor } from './navigation';

export interface PaletteEntry {
  key: string;
  group: 'pages' | 'create' | 'records';
  icon: IconName;
  title: string;
  detail?: string;
  to: string;
}

type May = (entity: EntityName | 'media', action: 'read' | 'create') => boolean;

/** Case and Vietnamese marks do not matter to somebody who looks for a page. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/đ/g, 'd');

/** Pages to go to and things to create whose names match. */
export function fixedEntries(t: AdminText, may: May, keyword: string): PaletteEntry[] {
  const pages = navigationFor((entity) => may(entity, 'read')).flatMap(({ items }) => items);
  const entries: PaletteEntry[] = [
    { key: 'dashboard', group: 'pages', icon: 'menu', title: t('nav.dashboard'), to: '/admin' },
    ...pages.map(({ entity, icon, to }) => ({
      key: to,
      group: 'pages' as const,
      icon,
      title: t(`entity.${entity.name}.many`),
      to,
    })),
    ...(may('media', 'read')
      ? [
          {
            key: 'media',
            group: 'pages' as const,
            icon: 'image' as const,
            title: t('media.title'),
            to: '/admin/media',
          },
        ]
      : []),
    { key: 'profile', group: 'pages', icon: 'user', title: t('account.profile'), to: '/admin/profile' },
    ...pages
      .filter(({ entity }) => may(entity.name, 'create'))
      .map(({ entity, to }) => ({
        key: `${to}/add`,
        group: 'create' as const,
        icon: 'plus' as const,
        title: t(`entity.${entity.name}.add`),
        to: `${to}/add`,
      })),
  ];
  const wanted = folded(keyword.trim());
  return entries.filter(({ title }) => folded(title).includes(wanted));
}

const PER_ENTITY = 4;

/** Records of every readable entity that match a keyword, a few of each. */
export async function foundRecords(t: AdminText, may: May, keyword: string): Promise<PaletteEntry[]> {
  const readable = entities.filter(({ name }) => may(name, 'read'));
  const found = await Promise.all(
    readable.map(async (entity): Promise<PaletteEntry[]> => {
      const query = new URLSearchParams({ admin: '1', lang_id: 'vi', per_page: String(PER_ENTITY), keyword });
      const answer = await callFromBrowser<ListPage<ContentRecord>>(`${entity.base}?${query}`);
      if (!answer.ok) return [];
      return answer.body.data.map((record) => ({
        key: `${entity.name}-${record.id}`,
        group: 'records',
        icon: 'edit',
        title: record.title || `#${record.id}`,
        detail: t(`entity.${entity.name}.one`),
        to: `/admin/${entity.section}/${record.id}`,
      }));
    }),
  );
  return found.flat();
}
