import { createInstance, type i18n, type ResourceLanguage, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type EditedTexts, type EditsOfLanguage, withEdits } from './edited-texts';
import { type Language, languages } from './languages';
import { i18nOptions, type Namespace, namespaces } from './options';
import type { TextTree } from './reader';

const files = import.meta.glob<TextTree>('../locales/*/*.json', { eager: true, import: 'default' });

const shipped = (language: Language, namespace: Namespace): TextTree =>
  files[`../locales/${language}/${namespace}.json`] ?? {};

/** The texts that ship in a language, by namespace. */
const textsOf = (language: Language): ResourceLanguage =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, shipped(language, namespace)]));

const resources = { en: textsOf('en'), vi: textsOf('vi') };

function instanceFor(language: Language): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({ ...i18nOptions, resources, lng: language, ns: [...namespaces] });
  return instance;
}

// One per language for the life of the process: making one per request would cost more than the page itself.
const instances: Record<Language, i18n> = { en: instanceFor('en'), vi: instanceFor('vi') };

let edited: EditedTexts = {};

/**
 * Puts the texts that editors wrote in the place of those that ship, and brings these back where there are none.
 * @returns whether any is another than before
 */
export function takeEditedTexts(next: EditedTexts): boolean {
  if (next === edited) return false;
  let isOther = false;
  for (const language of languages) {
    for (const namespace of namespaces) {
      const [was, is] = [edited[language]?.[namespace], next[language]?.[namespace]];
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      isOther = true;
      const texts = withEdits(shipped(language, namespace), is);
      instances[language].addResourceBundle(language, namespace, texts, false, true);
    }
  }
  edited = next;
  return isOther;
}

/** What editors wrote in a language, for the browser to do the same. */
export function editedTextsOf(language: Language): EditsOfLanguage {
  return edited[language] ?? {};
}

/** The texts of one language, ready to use. */
export function i18nInstance(language: Language): i18n {
  return instances[language];
}

/** `t` for loaders and actions. */
export function fixedT(language: Language): TFunction<['common', ...Namespace[]]> {
  return instances[language].getFixedT(language, ['common', ...namespaces]);
}
