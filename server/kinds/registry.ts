import type { Permission } from '../permissions';
import { entities } from './entities';
import { items } from './items';

/** A kind of record that somebody keeps in the back office. */
export interface Kind {
  /** Its name in audit entries and revisions. */
  name: string;
  /** Right without which nothing of it is shown. */
  read: Permission;
  /** Call that lists it for editors. */
  list: { method: 'GET' | 'POST'; path: string };
}

const get = (path: string) => ({ method: 'GET', path }) as const;
const post = (path: string) => ({ method: 'POST', path }) as const;

/** Where lists are that are not called like their kind; the descriptors know nothing of HTTP. */
const lists: Readonly<Record<string, Kind['list']>> = {
  blog: get('/blogs'),
  blog_category: get('/blog-categories'),
  thing_to_do: get('/things-to-do'),
  thing_to_do_category: get('/thingtodo-categories'),
  experience_type: get('/experience-type'),
  travel_style: get('/travel-styles'),
  theme: get('/themes'),
  resource: get('/resources'),
  gallery: post('/gallery/admin/list'),
  plan_your_trip: post('/planyourtrip/admin/list'),
  social_link: get('/setting/social'),
  room: get('/resources/{id}/rooms'),
  fact: get('/facts'),
};

const listOf = (name: string): Kind['list'] => lists[name] ?? get(`/${name}`);

/**
 * Kinds whose rules are their own: who may give which right, what a default language is, that a loop of redirects is
 * none. They share audit, revisions and the version check with the others.
 */
const others: readonly Kind[] = [
  { name: 'tour_departure', read: 'tour.read', list: get('/tour/{id}/departures') },
  { name: 'seo', read: 'seo.read', list: get('/seosearch') },
  { name: 'redirect', read: 'seo.read', list: get('/redirects') },
  { name: 'setting', read: 'setting.read', list: get('/setting/home') },
  { name: 'email_template', read: 'email_template.read', list: get('/emailtemplate') },
  { name: 'contact', read: 'contact.read', list: get('/contact') },
  { name: 'order', read: 'order.read', list: get('/orders/admin') },
  { name: 'tag', read: 'tag.read', list: get('/tags') },
  { name: 'nfc_tag', read: 'nfc.read', list: get('/nfc-tags') },
  { name: 'review', read: 'review.moderate', list: get('/reviews/admin') },
  { name: 'media', read: 'media.read', list: get('/media') },
  { name: 'role', read: 'role.read', list: get('/roles/list') },
  { name: 'admin', read: 'admin.read', list: get('/admin') },
  { name: 'language', read: 'language.read', list: get('/languages') },
  // Failed sign-ins and refused rights, in the audit log alone: for who may see accounts.
  { name: 'security', read: 'admin.read', list: get('/admin') },
];

/**
 * Every kind of record there is: content with pages, items without, and the few with rules of their own. What an admin sees
 * of others' changes follows it, and the contract tests hold each of them to it.
 */
export const kinds: readonly Kind[] = [
  ...entities.map(({ name }): Kind => ({ name, read: `${name}.read`, list: listOf(name) })),
  ...items.map(({ name, right }): Kind => ({ name, read: right('read'), list: listOf(name) })),
  ...others,
];
