import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import enAdmin from '../locales/en/admin.json';
import enCommon from '../locales/en/common.json';
import enSite from '../locales/en/site.json';
import viAdmin from '../locales/vi/admin.json';
import viCommon from '../locales/vi/common.json';
import viSite from '../locales/vi/site.json';
import type { Language } from './languages';
import { i18nOptions, namespaces } from './options';

const resources = {
  en: { common: enCommon, site: enSite, admin: enAdmin },
  vi: { common: viCommon, site: viSite, admin: viAdmin },
};

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
export function fixedT(language: Language): TFunction<['common', 'site', 'admin']> {
  return instances[language].getFixedT(language, ['common', 'site', 'admin']);
}
