import { pageLanguage } from '~/api/browser-fetch';
import type { Got } from '~/api/types';
import type { IconName } from '~/ui/icon';
import { callFromBrowser } from '../api/browser';
import { entities } from '../entities';
import type { EntityDescriptor } from '../entities/descriptor';
import { recordAddress } from '../entities/paths';
import type { AdminText } from '../text';
import { folded } from './folded';
import { navigationFor } from './navigation';

export interface PaletteEntry {
  key: string;
  group: 'pages' | 'create' | 'records' | 'orders' | 'accounts';
  icon: IconName;
  title: string;
  detail?: string;
  to: string;
  ownPage?: boolean | undefined;
}

type Holds = (right: string) => boolean;

/** Pages to go to and things to create whose names match. */
export function fixedEntries(t: AdminText, holds: Holds, keyword: string): PaletteEntry[] {
  const items = navigationFor(holds).flatMap((group) => group.items);
  const entries: PaletteEntry[] = [
    { key: 'dashboard', group: 'pages', icon: 'menu', title: t('nav.dashboard'), to: '/admin' },
    ...items.map(({ to, icon, text, ownPage }) => ({
      key: to,
      group: 'pages' as const,
      icon,
      title: t(text),
      to,
      ownPage,
    })),
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

type FoundRecord = Got<'/search/records'>['data'][number];

/** The list that a record stands in: of its kind, with what all records of that list have in common. */
const listedAs = (record: FoundRecord): EntityDescriptor | undefined =>
  entities.find(
    ({ menu, right, constants }) =>
      menu &&
      right === record.entity &&
      Object.entries(constants).every(([name, value]) => new Map(Object.entries(record)).get(name) === value),
  );

/** Records of every readable kind that match a keyword, a few of each. */
export async function foundRecords(t: AdminText, keyword: string): Promise<PaletteEntry[]> {
  const answer = await callFromBrowser('GET', '/search/records', {
    query: { lang_id: pageLanguage(), keyword },
  });
  if (!answer.ok) return [];
  return answer.body.data.flatMap((record): PaletteEntry[] => {
    const entity = listedAs(record);
    if (!entity) return [];
    return [
      {
        key: `${entity.section}-${record.id}`,
        group: 'records',
        icon: entity.menu?.icon ?? 'edit',
        title: record.title || `#${record.id}`,
        detail: t(`entity.${entity.name}.one`),
        to: recordAddress(entity, record.id),
      },
    ];
  });
}
