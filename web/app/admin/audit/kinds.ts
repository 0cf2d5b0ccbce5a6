import { entities, entityNamed } from '../entities';
import { recordAddress } from '../entities/paths';
import type { PeopleText } from '../people/text';
import { wordFor } from '../people/words';
import type { AdminText } from '../text';
import type { Change } from './types';

/** Kinds of the log that are no entities of the back office, in the order in which they are chosen from. */
const others = [
  'tour_departure',
  'room',
  'gallery',
  'faq',
  'fact',
  'plan_your_trip',
  'social_link',
  'setting',
  'seo',
  'redirect',
  'media',
  'tag',
  'nfc_tag',
  'contact',
  'email_template',
  'language',
  'role',
  'admin',
  'security',
] as const;

/** What the log calls a kind of record. */
export function kindWord(kind: string, t: PeopleText, adminText: AdminText): string {
  const entity = entityNamed(kind);
  if (entity) return adminText(`entity.${entity.name}.one`);
  return wordFor('kind', kind, t) ?? wordFor('subject', kind, t) ?? kind;
}

/** Kinds to filter by, with their words. */
export function kindOptions(t: PeopleText, adminText: AdminText): [kind: string, word: string][] {
  const names = new Set([...entities.map(({ name }) => name as string), ...others]);
  return [...names].map((name) => [name, kindWord(name, t, adminText)]);
}

const gone = new Set(['delete', 'purge', 'sort']);

/** Where the record of an entry is stored; nothing when it is gone or has no page. */
export function addressOf({ entity: kind, record_id: id, lang_id, action, title }: Change): string | null {
  if (gone.has(action)) return null;
  if (kind === 'language') return lang_id && `/admin/languages/${lang_id}/translate`;
  if (!id) return null;
  const entity = entityNamed(kind);
  if (entity) return recordAddress(entity, id);
  if (kind === 'role') return `/admin/settings/roles/${id}`;
  if (kind === 'email_template') return `/admin/emailtemplate/edit/${id}`;
  if (kind === 'admin') return `/admin/setting/user-account?keyword=${encodeURIComponent(title)}`;
  return null;
}

/** What an entry calls its record. Of accounts of customers, the log of what concerns security keeps the number alone. */
export function titleOf({ entity, title, record_id: id }: Change, t: PeopleText): string {
  if (title) return title;
  if (entity === 'security') return id ? t('audit.customer_account', { id }) : t('audit.unknown_account');
  return id ? `#${id}` : '';
}

/** Doings that a list can be narrowed down to. */
export const actionNames = [
  'create',
  'update',
  'delete',
  'restore',
  'purge',
  'publish',
  'sort',
  'merge',
  'translate',
  'login',
  'logout',
  'end_session',
  'profile',
  'password_change',
  'password_reset',
  'send_link',
  'send_test',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes',
  'sign_in_failed',
  'sign_in_refused',
  'code_failed',
  'right_refused',
  'customer_password',
] as const;
