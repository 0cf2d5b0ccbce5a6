import { entityNamed } from '../entities';
import type { AdminText } from '../text';
import type { PeopleText } from './text';

type Group = 'subject' | 'action' | 'kind' | 'audit.actions' | 'audit_field' | 'letters.names';

/** A word for something whose name comes from the API; undefined where nobody has found one yet. */
export function wordFor(group: Group, name: string, t: PeopleText): string | undefined {
  const key = `${group}.${name}`;
  const word = t(key as 'subject.blog');
  return word === key ? undefined : word;
}

/** What a right is about: in words of its own where rights have them, else what the back office calls these records. */
export function subjectWord(name: string, t: PeopleText, adminText: AdminText): string {
  const entity = entityNamed(name);
  return wordFor('subject', name, t) ?? (entity ? adminText(`entity.${entity.name}.many`) : name);
}

/** What a right lets one do, in words. */
export const actionWord = (action: string, t: PeopleText) => wordFor('action', action, t) ?? action;
