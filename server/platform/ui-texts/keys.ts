import { languageCodes } from '../../language';
import { bundledTexts, type Namespace } from './bundled';

const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

/** Every key that ships in any language, in the order of the files. */
const bundledKeys = (namespace: Namespace): Set<string> =>
  new Set(languageCodes.flatMap((language) => [...bundledTexts(language, namespace).keys()]));

/** `found` for `found_one` of a text in several numbers: only where there is `found_other` too. */
const pluralBase = (keys: ReadonlySet<string>, key: string): string | null => {
  const base = pluralForm.exec(key)?.[1];
  return base !== undefined && keys.has(`${base}_other`) ? base : null;
};

/**
 * The keys that a namespace has in a language. A text that depends on a number has a key for each form which that
 * language tells apart: two in English, one in Vietnamese, up to six elsewhere.
 */
export const keysOf = (code: string, namespace: Namespace): string[] => {
  const keys = bundledKeys(namespace);
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return [
    ...new Set(
      [...keys].flatMap((key) => {
        const base = pluralBase(keys, key);
        return base === null ? [key] : forms.map((form) => `${base}_${form}`);
      }),
    ),
  ];
};

/** The bundled text to translate from: in this language, else in another; of another form where this one is missing. */
export const sourceText = (code: string, namespace: Namespace, key: string): string => {
  const other = key.replace(pluralForm, '$1_other');
  for (const language of [code, ...languageCodes]) {
    const texts = bundledTexts(language, namespace);
    const found = texts.get(key) ?? texts.get(other);
    if (found !== undefined) return found;
  }
  return '';
};

/** Keys that ship for numbers which this language does not tell apart: `found_one` in Vietnamese. */
export const unusedForms = (code: string, namespace: Namespace): ReadonlySet<string> => {
  const used = new Set(keysOf(code, namespace));
  return new Set([...bundledKeys(namespace)].filter((key) => !used.has(key)));
};

/** A text with the spaces around it that the one which ships has: some stand between two others, like ", ". */
export const spaced = (code: string, namespace: Namespace, key: string, value: string): string => {
  const source = sourceText(code, namespace, key);
  if (source.trim() === '') return value;
  const before = source.slice(0, source.length - source.trimStart().length);
  return `${before}${value.trim()}${source.slice(source.trimEnd().length)}`;
};

/** A form for a fixed number may say it in words: "One result". */
export const saysItsNumber = (key: string): boolean => /_(?:zero|one|two)$/.test(key);
