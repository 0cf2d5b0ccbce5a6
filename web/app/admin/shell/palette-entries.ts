import type { IconName } from '~/ui/icon';
import { readList } from '../api/records';
import { entities } from '../entities';
import { recordAddress } from '../entities/paths';
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

type Holds = (right: string) => boolean;

/** Case and Vietnamese marks do not matter to somebody who looks for a page. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/đ/g, 'd');

/** Pages to go to and things to create whose names match. */
export function fixedEntries(t: AdminText, holds: Holds, keyword: string): PaletteEntry[] {
  const items = navigationFor(holds).flatMap((group) => group.items);
  const entries: PaletteEntry[] = [
    { key: 'dashboard', group: 'pages', icon: 'menu', title: t('nav.dashboard'), to: '/admin' },
    ...items.map(({ to, icon, text }) => ({ key: to, group: 'pages' as const, icon, title: t(text), to })),
    { key: 'profile', group: 'pages', icon: 'user', title: t('account.profile'), to: '/admin/profile' },
    ...items.flatMap(({ add }) =>
      add && holds(add.right)
        ? [
            {
              key: add.to,
              group: 'create' as const,
              icon: 'plus' as const,
              title: t(add.text),
              to: add.to,
            },
          ]
        : [],
    ),
  ];
  const wanted = folded(keyword.trim());
  return entries.filter(({ title }) => folded(title).includes(wanted));
}

const PER_ENTITY = 4;

/** Records of every readable entity that match a keyword, a few of each. */
export async function foundRecords(t: AdminText, holds: Holds, keyword: string): Promise<PaletteEntry[]> {
  const readable = entities.filter(({ right }) => holds(`${right}.read`));
  const found = await Promise.all(
    readable.map(async (entity): Promise<PaletteEntry[]> => {
      const list = await readList(entity, { lang_id: 'vi', page: 1, per_page: PER_ENTITY, keyword });
      if (!list.ok) return [];
      return list.body.data.map((record) => ({
        key: `${entity.name}-${record.id}`,
        group: 'records',
        icon: 'edit',
        title: record.title || `#${record.id}`,
        detail: t(`entity.${entity.name}.one`),
        to: recordAddress(entity, record.id),
      }));
    }),
  );
  return found.flat();
}
