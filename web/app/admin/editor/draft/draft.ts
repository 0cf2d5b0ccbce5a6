import { type Language, languages } from '~/i18n/languages';
import type { ContentRecord } from '../../api/types';
import type { EntityDescriptor } from '../../entities/descriptor';
import type { Field } from '../../entities/field';
import { translationDraft } from '../../translations/draft';
import { rulesOf } from './field-rules';
import { apart, together } from './sections-apart';

/**
 * All that an editor can change about one record, flat: `status` and `category_id` are the record's own,
 * `vi.title` and `en.seo.title` belong to a language. Flat, so that differences, conflicts, errors and stored drafts
 * all speak of the same keys.
 */
export type Draft = Readonly<Record<string, unknown>>;

export type Records = Record<Language, ContentRecord> | null;

export const seoFieldNames = [
  'title',
  'description',
  'keywords',
  'image',
  'robots_index',
  'robots_follow',
] as const;

export const emptySeo = {
  title: '',
  description: '',
  keywords: '',
  image: null,
  robots_index: 1,
  robots_follow: 1,
};

/** Fields of the record itself, whichever heading they are under. */
export const sharedFields = (entity: EntityDescriptor): Field[] =>
  entity.groups.flatMap(({ fields }) => fields);

/** The draft of what is stored, or of nothing yet but what is given. */
export function draftOf(entity: EntityDescriptor, records: Records, given: Draft = {}): Draft {
  const own = records?.vi;
  const draft: Record<string, unknown> = { status: own?.status ?? 0 };
  for (const field of sharedFields(entity)) {
    const { empty, read } = rulesOf(field);
    draft[field.name] = (records && read ? read(records) : own?.[field.name]) ?? given[field.name] ?? empty;
  }
  if (entity.hasImage) draft.image = own?.image ?? null;
  for (const language of languages) {
    const record = records?.[language];
    for (const field of entity.texts)
      draft[`${language}.${field.name}`] = record?.[field.name] ?? rulesOf(field).empty;
    Object.assign(draft, translationDraft(entity, record, language));
    if (entity.hasImage) draft[`${language}.image_alt`] = record?.image_alt ?? '';
    if (entity.moduleId === null) continue;
    for (const name of seoFieldNames)
      draft[`${language}.seo.${name}`] = record?.seo?.[name] ?? emptySeo[name];
  }
  return draft;
}

/** Whether two values of a field are the same to an editor. */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Keys whose values differ. */
export function changedKeys(before: Draft, after: Draft): string[] {
  return Object.keys(after).filter((key) => !sameValue(before[key], after[key]));
}

/** The language that a key belongs to, if it is a text's. */
export function languageOfKey(key: string): Language | undefined {
  return languages.find((language) => key.startsWith(`${language}.`));
}

/** The part of a key that names the field: `vi.title` → `title`, `vi.seo.title` → `seo.title`. */
export function fieldOfKey(key: string): string {
  return languageOfKey(key) ? key.slice(3) : key;
}

/** Carries the changes from `base` to `mine` over to `theirs`, but for the keys of which theirs is taken. */
export function rebase(base: Draft, mine: Draft, theirs: Draft, takeTheirs?: ReadonlySet<string>): Draft {
  const [before, after] = [apart(base), apart(mine)];
  const kept = changedKeys(before, after).filter((key) => !takeTheirs?.has(key));
  return { ...theirs, ...together(theirs, Object.fromEntries(kept.map((key) => [key, after[key]]))) };
}

/** Keys that both sides have changed, to different values. */
export function conflictingKeys(base: Draft, mine: Draft, theirs: Draft): string[] {
  const [before, after, stored] = [apart(base), apart(mine), apart(theirs)];
  return changedKeys(before, after).filter(
    (key) => !sameValue(before[key], stored[key]) && !sameValue(after[key], stored[key]),
  );
}
