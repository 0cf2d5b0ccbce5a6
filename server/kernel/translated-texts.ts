import { type Language, languageCodes } from '../language';

/** The texts of a record in one language, by field; lists and parts are the words in them, one to a line. */
export type Texts = Readonly<Record<string, string>>;

/** Fields of a translation that are not translated: an address belongs to its language. */
const notTexts = new Set(['slug']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All words in a value, in order. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  return isObject(value) ? Object.values(value).flatMap(wordsOf) : [];
};

const isText = (value: unknown) => typeof value === 'string' || Array.isArray(value);

/** Parts that hold words by language, such as the days of a tour. Tags are chosen for a language, not translated. */
const partsByLanguage = (snapshot: Record<string, unknown>): Array<[string, Record<string, unknown>]> =>
  Object.entries(snapshot).flatMap(([name, value]): Array<[string, Record<string, unknown>]> => {
    if (name === 'translations' || name === 'tags' || !isObject(value)) return [];
    return languageCodes.every((code) => Array.isArray(value[code])) ? [[name, value]] : [];
  });

/** The texts of a kept state of a record in one language; null where it has none in that language. */
export const textsOf = (snapshot: Record<string, unknown>, language: Language): Texts | null => {
  const { translations } = snapshot;
  const own = isObject(translations) ? translations[language] : undefined;
  if (!isObject(own)) return null;
  const fields = Object.entries(own).filter(([name, value]) => isText(value) && !notTexts.has(name));
  const parts = partsByLanguage(snapshot).map(([name, value]) => [name, value[language]] as const);
  return Object.fromEntries([...fields, ...parts].map(([name, value]) => [name, wordsOf(value).join('\n')]));
};
