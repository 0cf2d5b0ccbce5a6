import type { ParseKeys } from 'i18next';
import type { IconName } from '~/ui/icon';
import { entities } from '../entities';
import type { EntityDescriptor } from '../entities/descriptor';
import type { MenuName } from '../entities/names';
import { addAddress, listAddress } from '../entities/paths';

type TextKey = ParseKeys<'admin'>;

/** A page that the navigation and the palette lead to. */
export interface NavigationItem {
  group: MenuName;
  to: string;
  icon: IconName;
  text: TextKey;
  /** The right that its reader needs. */
  right: string;
  /** How something new is begun there. */
  add?: { to: string; text: TextKey; right: string };
}

/** Pages beside the lists of entities, which their descriptors bring in. One line each. */
const pages: readonly NavigationItem[] = [
  { group: 'library', to: '/admin/media', icon: 'image', text: 'media.title', right: 'media.read' },
];

/** Headings in their order. */
const groups: readonly MenuName[] = [
  'content',
  'places',
  'activities',
  'trips',
  'library',
  'sales',
  'site',
  'system',
];

const itemOf = (entity: EntityDescriptor): NavigationItem => ({
  ...entity.menu,
  to: listAddress(entity),
  text: `entity.${entity.name}.many`,
  right: `${entity.right}.read`,
  add: { to: addAddress(entity), text: `entity.${entity.name}.add`, right: `${entity.right}.create` },
});

const items: readonly NavigationItem[] = [...entities.map(itemOf), ...pages];

/** What a role may read, by group; groups without anything are left out. */
export function navigationFor(holds: (right: string) => boolean) {
  return groups
    .map((name) => ({
      name,
      items: items.filter(({ group, right }) => group === name && holds(right)),
    }))
    .filter(({ items: shown }) => shown.length > 0);
}
