import type { PeopleText } from './text';

type Group = 'subject' | 'action' | 'kind' | 'audit.actions' | 'audit_field' | 'letters.names';

/** A word for something whose name comes from the API; undefined where nobody has found one yet. */
export function wordFor(group: Group, name: string, t: PeopleText): string | undefined {
  const key = `${group}.${name}`;
  const word = t(key as 'subject.blog');
  return word === key ? undefined : word;
}

/** What a right is about, in words; its own name where there are none yet. */
export const subjectWord = (entity: string, t: PeopleText) => wordFor('subject', entity, t) ?? entity;

/** What a right lets one do, in words. */
export const actionWord = (action: string, t: PeopleText) => wordFor('action', action, t) ?? action;
