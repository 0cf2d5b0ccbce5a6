import { type Language, languages } from '~/i18n/languages';
import type { EntityDescriptor } from '../../entities/descriptor';
import type { Field } from '../../entities/field';
import { confirmedBy } from '../../translations/draft';
import { changedKeys, type Draft, fieldOfKey, languageOfKey, seoFieldNames, sharedFields } from './draft';
import { rulesOf } from './field-rules';

/** A call that writes in one language, with the texts of the other beside its own. */
export interface WriteStep {
  language: Language;
  body: Record<string, unknown>;
}

/** Vietnamese is written first: it is the language that a record is most often begun in. */
const writeOrder: readonly Language[] = [...languages].reverse();

const isText = (key: string) => languageOfKey(key) !== undefined && !key.includes('.seo.');

/** The part of a write that carries a value of the draft. */
function written(field: Field, draft: Draft, language: Language): Record<string, unknown> {
  const value = draft[field.name];
  return rulesOf(field).write?.(value, language) ?? { [field.name]: value };
}

const bodyOf = (fields: Field[], draft: Draft, language: Language): Record<string, unknown> =>
  Object.assign({}, ...fields.map((field) => written(field, draft, language)));

/** The draft without what does not apply to such a record: nobody sees it, so nobody means it. */
function applying(entity: EntityDescriptor, draft: Draft): Draft {
  const idle = sharedFields(entity).filter(({ when }) => when && !when(draft));
  return { ...draft, ...Object.fromEntries(idle.map((field) => [field.name, rulesOf(field).empty])) };
}

/**
 * The call that makes the stored record what the draft says, only with what has changed; null when nothing has. Both
 * languages go with it, so that all of it is stored or nothing. A new record needs all fields of its first language.
 */
export function writeStep(
  entity: EntityDescriptor,
  stored: Draft,
  edited: Draft,
  isNew: boolean,
): WriteStep | null {
  const draft = applying(entity, edited);
  const changed = changedKeys(stored, draft);
  const fields = sharedFields(entity).filter(({ name }) => changed.includes(name));
  const inEach = fields.filter((field) => rulesOf(field).bilingual);
  const once = fields.filter((field) => !rulesOf(field).bilingual);
  const hasTitle = (from: Draft, language: Language) => Boolean(from[`${language}.${entity.titled}`]);

  // Whether a language is shown says nothing as long as it has no title.
  const isBegun = (language: Language) => hasTitle(stored, language) || hasTitle(draft, language);
  const texts = (language: Language) =>
    changed.filter(
      (key) =>
        isText(key) &&
        languageOfKey(key) === language &&
        (fieldOfKey(key) !== 'is_published' || isBegun(language)),
    );
  const isSpoken = (language: Language) =>
    hasTitle(draft, language) || inEach.some((field) => rulesOf(field).speaks?.(draft[field.name], language));
  // What a picture shows begins no translation: the API keeps it until there is one, for kinds that have pages.
  const isAltAlone = (language: Language) =>
    !isBegun(language) && texts(language).every((key) => fieldOfKey(key) === 'image_alt');
  const keepsAlt = entity.texts.some(({ kind }) => kind === 'slug');
  const touched = writeOrder
    .filter(
      (language) =>
        (texts(language).length > 0 && (keepsAlt || !isAltAlone(language))) ||
        (inEach.length > 0 && isSpoken(language)),
    )
    // A record begins with a language that has its title.
    .sort((a, b) => (isNew ? Number(isBegun(b)) - Number(isBegun(a)) : 0));
  const fallback = writeOrder.find((language) => hasTitle(stored, language)) ?? 'vi';
  const hasShared = fields.length > 0 || changed.includes('status') || changed.includes('image');
  const confirmed = isNew ? [] : confirmedBy(draft, changed);
  const order = touched.length === 0 && (hasShared || isNew) ? [fallback] : touched;

  const [first, ...others] = order;
  if (!first) return null;

  const spoken = (language: Language) => ({
    ...Object.fromEntries(
      texts(language)
        .filter((key) => fieldOfKey(key) !== 'confirmed')
        .map((key) => [fieldOfKey(key), draft[key]]),
    ),
    ...(isAltAlone(language) && !isSpoken(language) ? {} : bodyOf(inEach, draft, language)),
  });
  return {
    language: first,
    body: {
      ...(isNew ? required(entity, draft, first) : {}),
      ...bodyOf(once, draft, first),
      ...(changed.includes('status') ? { [entity.live]: draft.status } : {}),
      ...(changed.includes('image') ? { image: draft.image } : {}),
      ...spoken(first),
      ...(others.length > 0
        ? { translations: Object.fromEntries(others.map((language) => [language, spoken(language)])) }
        : {}),
      ...(confirmed.length > 0 ? { confirmed } : {}),
    },
  };
}

/** What a create must carry is sent even when it is empty, so that the answer says which field is missing. */
function required(entity: EntityDescriptor, draft: Draft, language: Language): Record<string, unknown> {
  const own = sharedFields(entity).filter((field) => field.required);
  const texts = entity.texts.filter((field) => field.required);
  return {
    ...entity.constants,
    [entity.live]: draft.status,
    ...Object.fromEntries(texts.map(({ name }) => [name, draft[`${language}.${name}`]])),
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
