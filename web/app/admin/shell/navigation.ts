import type { IconName } from '~/ui/icon';
import { entities } from '../entities';
import type { EntityDescriptor, EntityName } from '../entities/descriptor';

/** Headings of the navigation, with the entities below each. */
const groups = [
  { name: 'content', entities: ['blog', 'blog_category'] },
  { name: 'places', entities: ['city', 'region'] },
] as const;

const icons: Record<EntityName, IconName> = {
  blog: 'book',
  blog_category: 'copy',
  city: 'pin',
  region: 'globe',
};

export interface NavigationItem {
  entity: EntityDescriptor;
  icon: IconName;
  to: string;
}

/** What a role may read, by group; groups without anything are left out. */
export function navigationFor(mayRead: (entity: EntityName) => boolean) {
  return groups
    .map(({ name, entities: names }) => ({
      name,
      items: names.flatMap((entityName): NavigationItem[] => {
        const entity = entities.find((one) => one.name === entityName);
        if (!entity || !mayRead(entityName)) return [];
        return [{ entity, icon: icons[entityName], to: `/admin/${entity.section}` }];
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
