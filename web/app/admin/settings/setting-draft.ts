import { type Language, languages } from '~/i18n/languages';
import type { SeoFields } from '../api/types';
import {
  changedKeys,
  type Draft,
  emptySeo,
  languageOfKey,
  sameValue,
  seoFieldNames,
} from '../editor/draft/draft';
import { confirmedBy } from '../translations/draft';
import {
  type SettingDescriptor,
  type SettingField,
  type SettingRecord,
  type SettingValue,
  sharedFields,
  textFields,
} from './descriptor';

export type StoredSeo = SeoFields & { lang_id: string };

/** A group and its SEO records as they are stored, in both languages. */
export interface SettingGround {
  records: Record<Language, SettingRecord>;
  seo: Partial<Record<Language, StoredSeo>>;
}

/** One call that writes a group in one language. */
export interface SettingStep {
  language: Language;
  value: SettingValue;
  /** Fields whose texts in both languages belong together after this. */
  confirmed?: readonly string[];
}

/** Vietnamese is written first. */
const writeOrder: readonly Language[] = [...languages].reverse();

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

const withAt = (value: SettingValue, path: string, given: unknown): SettingValue => {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...value, [first]: given };
  return { ...value, [first]: withAt((value[first] ?? {}) as SettingValue, rest.join('.'), given) };
};

const isNothing = (value: unknown) => value === undefined || value === null || value === '';
const emptyOf = ({ kind }: SettingField) => (kind === 'picture' ? null : '');

function sharedValue(field: SettingField, values: Record<Language, SettingValue>): unknown {
  if (field.rules) return field.rules.read(values);
  const found = writeOrder.map((language) => valueAt(values[language], field.path));
  return found.find((value) => !isNothing(value)) ?? emptyOf(field);
}

/** The draft of what is stored. Texts are under `vi.title`, what both languages share under its own path. */
export function settingDraft(page: SettingDescriptor, { records, seo }: SettingGround): Draft {
  const values = { vi: records.vi.value, en: records.en.value };
  const draft: Record<string, unknown> = {};
  for (const field of sharedFields(page)) draft[field.path] = sharedValue(field, values);
  for (const language of languages) {
    for (const field of textFields(page)) {
      draft[`${language}.${field.path}`] = valueAt(values[language], field.path) ?? emptyOf(field);
    }
    draft[`${language}.confirmed`] = [];
    if (page.moduleId === null) continue;
    const stored = seo[language] ?? emptySeo;
    for (const name of seoFieldNames) draft[`${language}.seo.${name}`] = stored[name];
  }
  return draft;
}

/** What a draft says in one language, as the API takes it. */
function valueIn(page: SettingDescriptor, draft: Draft, language: Language): SettingValue {
  let value: SettingValue = {};
  for (const { path } of textFields(page)) value = withAt(value, path, draft[`${language}.${path}`]);
  for (const { path, kind, rules } of sharedFields(page)) {
    const given = draft[path];
    // The API knows no empty film, only none.
    const plain = kind === 'link' && path === 'hero.video' ? given || null : given;
    value = withAt(value, path, rules ? rules.write(given, language) : plain);
  }
  return value;
}

/**
 * The calls that make the stored group what the draft says: one per language with changes, only with what has changed.
 * A language that nobody has written yet is left alone until it has words of its own.
 */
export function settingSteps(
  page: SettingDescriptor,
  ground: SettingGround,
  stored: Draft,
  draft: Draft,
): SettingStep[] {
  const steps = writeOrder.flatMap((language): SettingStep[] => {
    const [before, after] = [valueIn(page, stored, language), valueIn(page, draft, language)];
    const changed = Object.keys(after).filter((name) => !sameValue(before[name], after[name]));
    if (changed.length === 0) return [];
    const isNew = ground.records[language].version === 0;
    const hasWords = textFields(page).some(({ path }) => !isNothing(draft[`${language}.${path}`]));
    if (isNew && page.texts.length > 0 && !hasWords) return [];
    const names = isNew ? Object.keys(after) : changed;
    return [{ language, value: Object.fromEntries(names.map((name) => [name, after[name]])) }];
  });
  const confirmed = confirmedBy(draft, changedKeys(stored, draft));
  const last = steps.at(-1);
  if (confirmed.length === 0) return steps;
  // Said last, when both languages are as they are to be; a write of its own where nothing else is to be written.
  return last
    ? [...steps.slice(0, -1), { ...last, confirmed }]
    : [{ language: writeOrder[0] ?? 'vi', value: {}, confirmed }];
}

/** The SEO records to write, by language. */
export function settingSeoSteps(
  { moduleId }: SettingDescriptor,
  { seo }: SettingGround,
  stored: Draft,
  draft: Draft,
) {
  const changed = changedKeys(stored, draft).filter((key) => key.includes('.seo.'));
  return writeOrder
    .filter((language) => changed.some((key) => languageOfKey(key) === language))
    .map((language) => ({
      language,
      body: {
        entity_type: moduleId,
        entity_id: 1,
        lang_id: language,
        ...Object.fromEntries(seoFieldNames.map((name) => [name, draft[`${language}.seo.${name}`]])),
        ...(seo[language] ? { version: seo[language].version } : {}),
      },
    }));
}

/** The key of the draft that a refused field belongs to: `value.sections.3.title` is one of `sections`. */
export function keyOfError(path: string, language: Language, draft: Draft): string {
  let rest = path.replace(/^value\./, '');
  while (rest !== '') {
    for (const key of [`${language}.${rest}`, rest]) if (key in draft) return key;
    rest = rest.includes('.') ? rest.slice(0, rest.lastIndexOf('.')) : '';
  }
  // An object as a whole, such as the head of the home page, is named by its first text.
  return (
    Object.keys(draft).find((key) => key.startsWith(`${language}.${path.replace(/^value\./, '')}`)) ?? path
  );
}
