import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import type { Language } from './languages';
import { i18nOptions } from './options';

const texts = import.meta.glob<{ default: Record<string, unknown> }>('../locales/*/*.json');

/** Loads the texts of the namespaces that the page names, in its language only, before it is hydrated. */
export async function startI18n(language: Language) {
  const wanted = [...new Set(['common', ...getInitialNamespaces()])];
  const loaded = await Promise.all(
    wanted.map(async (namespace) => {
      const load = texts[`../locales/${language}/${namespace}.json`];
      return [namespace, load ? (await load()).default : {}] as const;
    }),
  );
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    ns: wanted,
    resources: { [language]: Object.fromEntries(loaded) },
  });
  return i18next;
}
