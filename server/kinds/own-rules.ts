import type { EditorsList } from '../kernel/entity';
import type { Permission } from '../permissions';

const get = (path: string) => ({ method: 'GET', path }) as const;

/**
 * Kinds whose rules are their own: who may give which right, what a default language is, that a loop of redirects is
 * none. They share audit, revisions and the version check with the others.
 */
export const kindsWithOwnRules: ReadonlyArray<{ name: string; read: Permission; list: EditorsList }> = [
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
