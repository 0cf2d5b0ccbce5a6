import { type Language, languages } from '~/i18n/languages';
import type { EntityDescriptor } from '../entities/descriptor';
import { changedKeys, type Draft, fieldOfKey, languageOfKey, seoFieldNames } from './draft';
import { type GalleryItem, galleryBody } from './gallery-items';

/** One call that writes one translation, and with the first of them what the languages share. */
export interface WriteStep {
  language: Language;
  body: Record<string, unknown>;
}

/** Vietnamese is written first: it is the language that a record is most often begun in. */
const writeOrder: readonly Language[] = [...languages].reverse();

const isText = (key: string) => languageOfKey(key) !== undefined && !key.includes('.seo.');

function isWritten(draft: Draft, language: Language): boolean {
  return typeof draft[`${language}.title`] === 'string' && draft[`${language}.title`] !== '';
}

/**
 * The calls that make the stored record what the draft says: one per language with changes, only with what has
 * changed. A new record needs all fields of its first call.
 */
export function writeSteps(
  entity: EntityDescriptor,
  stored: Draft,
  draft: Draft,
  isNew: boolean,
): WriteStep[] {
  const changed = changedKeys(stored, draft);
  const shared = changed.filter((key) => languageOfKey(key) === undefined && key !== 'galleries');
  const gallery = changed.includes('galleries') ? (draft.galleries as GalleryItem[]) : null;

  const texts = (language: Language) =>
    changed.filter((key) => isText(key) && languageOfKey(key) === language);
  const touched = writeOrder.filter(
    (language) => texts(language).length > 0 || (gallery !== null && isWritten(draft, language)),
  );
  const fallback = writeOrder.find((language) => isWritten(stored, language)) ?? 'vi';
  const order = touched.length === 0 && (shared.length > 0 || gallery || isNew) ? [fallback] : touched;

  return order.map((language, index) => ({
    language,
    body: {
      ...(isNew && index === 0 ? required(entity, draft, language) : {}),
      ...(index === 0 ? Object.fromEntries(shared.map((key) => [key, draft[key]])) : {}),
      ...Object.fromEntries(texts(language).map((key) => [fieldOfKey(key), draft[key]])),
      ...(gallery ? { galleries: galleryBody(gallery, language) } : {}),
    },
  }));
}

/** What a create must carry is sent even when it is empty, so that the answer says which field is missing. */
function required(entity: EntityDescriptor, draft: Draft, language: Language): Record<string, unknown> {
  const own = entity.groups.flatMap(({ fields }) => fields.filter((field) => field.required));
  return {
    title: draft[`${language}.title`],
    status: draft.status,
    ...Object.fromEntries(own.map(({ name }) => [name, draft[name] ?? undefined])),
  };
}

/** The SEO records to write, by language. */
export function seoSteps(entity: EntityDescriptor, stored: Draft, draft: Draft, id: number): WriteStep[] {
  const changed = changedKeys(stored, draft).filter((key) => key.includes('.seo.'));
  return writeOrder
    .filter((language) => changed.some((key) => languageOfKey(key) === language))
    .map((language) => ({
      language,
      body: {
        entity_type: entity.moduleId,
        entity_id: id,
        ...Object.fromEntries(seoFieldNames.map((name) => [name, draft[`${language}.seo.${name}`]])),
      },
    }));
}
