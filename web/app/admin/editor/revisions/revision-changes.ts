import type { Language } from '~/i18n/languages';
import type { ContentRecord, Revision } from '../../api/types';
import type { EntityDescriptor } from '../../entities/descriptor';
import type { Field } from '../../entities/field';
import type { GalleryItem } from '../controls/gallery-items';
import { type Draft, draftOf, fieldOfKey, languageOfKey, sameValue, sharedFields } from '../draft/draft';
import { apiNames } from '../draft/field-rules';
import { apart } from '../draft/sections-apart';
import { pastRecords, speaks } from './past-records';

/** A value that is another in a past state than now. */
export interface ValueChange {
  key: string;
  before: string;
  after: string;
  /** One thing and no text: it is replaced, and not changed word by word. */
  isOneThing?: boolean;
  /** Entries of a list, each in words: one is there or is not. */
  entries?: { before: readonly string[]; after: readonly string[] };
  /** Pictures that stand for the values, where they have any. */
  pictures?: { before: readonly string[]; after: readonly string[] };
}

/** Decided by other means than going back: what is live, and what is said to search engines. */
const isElsewhere = (key: string) =>
  key === 'status' || key.includes('.seo.') || fieldOfKey(key) === 'confirmed';

/** Decided by those who publish. */
const publishing = ['is_published', 'published_at', 'hidden_at'];

const fieldNamed = (entity: EntityDescriptor, key: string): Field | undefined =>
  languageOfKey(key) ? undefined : sharedFields(entity).find(({ name }) => name === key);

/** Whether a state of the past says anything of a key: older ones know less than the form does by now. */
function isKept(entity: EntityDescriptor, { snapshot }: Revision, records: ContentRecord, key: string) {
  const language = languageOfKey(key);
  if (language && !speaks(snapshot, language)) return false;
  const field = fieldNamed(entity, key);
  const names = field ? apiNames(field) : [fieldOfKey(key)];
  return key === 'status' || fieldOfKey(key) === 'is_published' || names.some((name) => name in records);
}

/** A gallery without what its items are known by inside, which changes when one is put back. */
const comparable = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => {
        if (typeof one !== 'object' || one === null) return one;
        const { key: _key, id: _id, ...others } = one;
        return others;
      })
    : value;

/** The values that a past state has, by the keys of the form. */
function pastDraft(entity: EntityDescriptor, revision: Revision): Draft {
  const records = pastRecords(entity, revision.snapshot);
  const draft = draftOf(entity, records);
  const kept = Object.entries(draft).filter(([key]) =>
    isKept(entity, revision, records[languageOfKey(key) ?? 'vi'], key),
  );
  return apart(Object.fromEntries(kept));
}

const differing = (before: Draft, after: Draft): string[] =>
  Object.keys(after).filter(
    (key) => key in before && !sameValue(comparable(before[key]), comparable(after[key])),
  );

/** What a change changed, by the state before it; keys of the form. A language that was new is told by its title. */
export function changedBy(entity: EntityDescriptor, before: Revision, after: Revision): string[] {
  const [then, next] = [pastDraft(entity, before), pastDraft(entity, after)];
  const begun = Object.keys(next).filter((key) => !(key in then) && fieldOfKey(key) === entity.titled);
  return [...begun, ...differing(then, next)].filter((key) => key === 'status' || !isElsewhere(key));
}

const imagesOf = (entity: EntityDescriptor, key: string, value: unknown): string[] | undefined => {
  if (key === 'image') return typeof value === 'string' ? [value] : [];
  if (fieldNamed(entity, key)?.kind !== 'gallery') return undefined;
  return (value as GalleryItem[]).flatMap(({ image }) => image ?? []);
};

const isList = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number');

const entriesOf = (before: unknown, after: unknown, inWords: (entry: string | number) => string) =>
  isList(before) && isList(after)
    ? { entries: { before: before.map(inWords), after: after.map(inWords) } }
    : {};

/** Some values of a past state, by the keys of a comparison. */
export function pastValues(entity: EntityDescriptor, revision: Revision, keys: readonly string[]): Draft {
  const then = pastDraft(entity, revision);
  return Object.fromEntries(keys.filter((key) => key in then).map((key) => [key, then[key]]));
}

/** What would change if a past state came back, for somebody who may publish or not. */
export function changesTo(
  entity: EntityDescriptor,
  revision: Revision,
  now: Record<Language, ContentRecord>,
  { plainOf, publishes }: { plainOf: (key: string, value: unknown) => string; publishes: boolean },
): ValueChange[] {
  const then = pastDraft(entity, revision);
  const stored = apart(draftOf(entity, now));
  return differing(stored, then)
    .filter((key) => !isElsewhere(key) && (publishes || !publishing.includes(fieldOfKey(key))))
    .map((key) => {
      const [before, after] = [imagesOf(entity, key, stored[key]), imagesOf(entity, key, then[key])];
      const words = { before: plainOf(key, stored[key]), after: plainOf(key, then[key]) };
      return {
        key,
        ...words,
        isOneThing: !languageOfKey(key) && !Object.values(words).some((text) => text.includes('\n')),
        ...entriesOf(stored[key], then[key], (one) => plainOf(key, [one])),
        ...(before && after && !sameValue(before, after) ? { pictures: { before, after } } : {}),
      };
    })
    .filter(({ before, after, pictures }) => pictures || before !== after);
}

/** The key of the form for a name of the API, as in what could not be restored. */
export const keyOfName = (entity: EntityDescriptor, name: string): string =>
  languageOfKey(name)
    ? name
    : (sharedFields(entity).find((field) => apiNames(field).includes(name))?.name ?? name);
