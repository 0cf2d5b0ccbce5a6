import type { ParseKeys } from 'i18next';
import type { IconName } from '~/ui/icon';
import { entities } from '../entities';
import type { EntityDescriptor } from '../entities/descriptor';
import type { MenuName } from '../entities/names';
import { addAddress, listAddress } from '../entities/paths';
import { rightTo } from '../rights';
import { settingPages } from '../settings/groups';

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
  /** Not marked while one is on a page below it. */
  exact?: true;
  /** Opened as a page of its own: it may do what the others may not, and browsers hold a whole page to one answer. */
  ownPage?: true;
  /** Found by the palette; the navigation leads to it through another page. */
  paletteOnly?: true;
}

/** Pages beside the lists of entities, which their descriptors bring in. One line each. */
const pages: readonly NavigationItem[] = [
  { group: 'sales', to: '/admin/orders', icon: 'bag', text: 'page.orders', right: 'order.read' },
  {
    group: 'sales',
    to: '/admin/check-in',
    icon: 'check',
    text: 'page.check_in',
    right: 'order.update',
    ownPage: true,
  },
  { group: 'library', to: '/admin/media', icon: 'image', text: 'media.title', right: 'media.read' },
  {
    group: 'library',
    to: '/admin/translations',
    icon: 'copy',
    text: 'page.translations',
    right: 'blog.read',
  },
  { group: 'library', to: '/admin/tags', icon: 'filter', text: 'page.tags', right: 'tag.read' },
  {
    group: 'library',
    to: '/admin/visitor-info',
    icon: 'check',
    text: 'page.visitor_info',
    right: 'resource.read',
  },
  { group: 'library', to: '/admin/links', icon: 'external', text: 'page.links', right: 'link.read' },
  { group: 'library', to: '/admin/searches', icon: 'search', text: 'page.searches', right: 'seo.read' },
  { group: 'places', to: '/admin/nfc-tags', icon: 'locate', text: 'page.nfc_tags', right: 'nfc.read' },
  { group: 'library', to: '/admin/bin', icon: 'trash', text: 'page.bin', right: 'blog.delete' },
  {
    group: 'site',
    to: '/admin/setting',
    icon: 'settings',
    text: 'setting.title',
    right: 'setting.read',
    exact: true,
  },
  ...settingPages.map(
    ({ name, icon }): NavigationItem => ({
      group: 'site',
      to: `/admin/setting/${name}`,
      icon,
      text: `setting.page.${name}`,
      right: 'setting.read',
      ...(name === 'home' ? {} : { paletteOnly: true }),
    }),
  ),
  { group: 'site', to: '/admin/pages', icon: 'list', text: 'setting.pages', right: 'seo.read' },
  { group: 'site', to: '/admin/seo', icon: 'search', text: 'setting.seo', right: 'seo.read' },
  {
    group: 'site',
    to: '/admin/redirects',
    icon: 'arrow-right',
    text: 'setting.redirects',
    right: 'seo.read',
  },
  { group: 'sales', to: '/admin/reviews', icon: 'star', text: 'page.reviews', right: 'review.moderate' },
  { group: 'sales', to: '/admin/contact', icon: 'mail', text: 'setting.contact', right: 'contact.read' },
  { group: 'system', to: '/admin/jobs', icon: 'clock', text: 'page.jobs', right: 'job.read' },
  {
    group: 'system',
    to: '/admin/setting/user-account',
    icon: 'user',
    text: 'page.accounts',
    right: 'admin.read',
    add: { to: '/admin/setting/user-account?add=1', text: 'page.add_account', right: 'admin.create' },
  },
  {
    group: 'system',
    to: '/admin/settings/roles',
    icon: 'mask',
    text: 'page.roles',
    right: 'role.read',
    add: { to: '/admin/settings/roles/add', text: 'page.add_role', right: 'role.create' },
  },
  {
    group: 'system',
    to: '/admin/settings/permissions',
    icon: 'check',
    text: 'page.permissions',
    right: 'role.read',
  },
  {
    group: 'system',
    to: '/admin/languages',
    icon: 'globe',
    text: 'page.languages',
    right: 'language.read',
    add: { to: '/admin/languages/add', text: 'page.add_language', right: 'language.create' },
  },
  {
    group: 'system',
    to: '/admin/emailtemplate',
    icon: 'mail',
    text: 'page.email_templates',
    right: 'email_template.read',
  },
  { group: 'system', to: '/admin/audit', icon: 'clock', text: 'page.audit', right: 'audit.read' },
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

const itemsOf = (entity: EntityDescriptor): NavigationItem[] =>
  entity.menu
    ? [
        {
          ...entity.menu,
          to: listAddress(entity),
          text: `entity.${entity.name}.many`,
          right: `${entity.right}.read`,
          add: {
            to: addAddress(entity),
            text: `entity.${entity.name}.add`,
            right: rightTo(entity.right, 'create'),
          },
        },
      ]
    : [];

const items: readonly NavigationItem[] = [...entities.flatMap(itemsOf), ...pages];

/** What a role may read, by group; groups without anything are left out. */
export function navigationFor(holds: (right: string) => boolean) {
  return groups
    .map((name) => ({
      name,
      items: items.filter(({ group, right }) => group === name && holds(right)),
    }))
    .filter(({ items: shown }) => shown.length > 0);
}

/** The same without what only the palette finds. */
export function menuFor(holds: (right: string) => boolean) {
  return navigationFor(holds)
    .map(({ name, items: all }) => ({ name, items: all.filter(({ paletteOnly }) => !paletteOnly) }))
    .filter(({ items: shown }) => shown.length > 0);
}
