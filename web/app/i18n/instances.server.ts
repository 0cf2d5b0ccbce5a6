import { createInstance, type i18n, type ResourceLanguage, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages';
import { i18nOptions, type Namespace, namespaces } from './options';

const files = import.meta.glob<ResourceLanguage>('../locales/*/*.json', { eager: true, import: 'default' });

/** The texts that ship in a language, by namespace. */
const textsOf = (language: Language): ResourceLanguage =>
  Object.fromEntries(
    namespaces.map((namespace) => [namespace, files[`../locales/${language}/${namespace}.json`] ?? {}]),
  );

const resources = { en: textsOf('en'), vi: textsOf('vi') };

function instanceFor(language: Language): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({ ...i18nOptions, resources, lng: language, ns: [...namespaces] });
  return instance;
}

// One per language for the life of the process: making one per request would cost more than the page itself.
const instances: Record<Language, i18n> = { en: instanceFor('en'), vi: instanceFor('vi') };

/** The texts of one language, ready to use. */
export function i18nInstance(language: Language): i18n {
  return instances[language];
}

/** `t` for loaders and actions. */
export function fixedT(language: Language): TFunction<['common', ...Namespace[]]> {
  return instances[language].getFixedT(language, ['common', ...namespaces]);
}
