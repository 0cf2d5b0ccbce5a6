import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import type { Language } from './languages';
import { i18nOptions } from './options';

const texts = import.meta.glob<{ default: Record<string, unknown> }>('../locales/*/*.json');

async function textsOf(language: string, namespace: string) {
  const load = texts[`../locales/${language}/${namespace}.json`];
  return load ? (await load()).default : {};
}

/** Fetches the texts of a page that is reached later; React waits with showing it. */
const onDemand: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    textsOf(language, namespace).then(
      (found) => done(null, found),
      (error: Error) => done(error, false),
    );
  },
};

/** Loads the texts of the namespaces that the page names, in its language only, before it is hydrated. */
export async function startI18n(language: Language) {
  const wanted = [...new Set(['common', ...getInitialNamespaces()])];
  const loaded = await Promise.all(
    wanted.map(async (namespace) => [namespace, await textsOf(language, namespace)] as const),
  );
  await i18next
    .use(onDemand)
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      lng: language,
      // Every language has all texts, so that another one need not be fetched to fill gaps.
      fallbackLng: false,
      ns: wanted,
      resources: { [language]: Object.fromEntries(loaded) },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
  return i18next;
}
