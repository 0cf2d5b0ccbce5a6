import { getInitialNamespaces } from 'remix-i18next/client';
import type { Language } from './languages';
import { Texts, type TextTree } from './reader';

const files = import.meta.glob<TextTree>('../locales/*/*.json', { import: 'default' });

/**
 * The texts of the page's language, with the namespaces that it names at hand before it is hydrated. Those of a page
 * that is reached later are fetched with it, and React waits with showing it.
 */
export async function startTexts(language: Language): Promise<Texts> {
  const texts = new Texts(language, async (namespace) => {
    const load = files[`../locales/${language}/${namespace}.json`];
    return load ? load() : {};
  });
  await Promise.all(['common', ...getInitialNamespaces()].map((namespace) => texts.ready(namespace)));
  return texts;
}
