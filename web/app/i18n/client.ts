import { getInitialNamespaces } from 'remix-i18next/client';
import { type EditsOnPage, editsElementId, withEdits } from './edited-texts';
import type { Language } from './languages';
import { Texts, type TextTree } from './reader';

const siteTexts = import.meta.glob<TextTree>(['../locales/*/*.json', '!../locales/*/admin*.json'], {
  import: 'default',
});

async function shippedTexts(language: Language, namespace: string): Promise<TextTree> {
  const files = namespace.startsWith('admin') ? (await import('./office-texts')).officeTexts : siteTexts;
  return (await files[`../locales/${language}/${namespace}.json`]?.()) ?? {};
}

/** What editors wrote in the place of texts that ship, as the page says. */
function editsOnPage(): EditsOnPage {
  const text = document.getElementById(editsElementId)?.textContent;
  return text ? JSON.parse(text) : { here: {}, elsewhere: [] };
}

/**
 * The texts of the page's language, with the namespaces that it names at hand before it is hydrated. Those of a page
 * that is reached later are fetched with it, and React waits with showing it.
 */
export async function startTexts(language: Language): Promise<Texts> {
  const { here, elsewhere } = editsOnPage();
  const texts = new Texts(language, async (namespace) => {
    if (elsewhere.includes(namespace)) {
      const answer = await fetch(`/api/locales/${language}/${namespace}`).catch(() => null);
      if (answer?.ok) return answer.json();
    }
    return withEdits(await shippedTexts(language, namespace), here[namespace]);
  });
  await Promise.all(['common', ...getInitialNamespaces()].map((namespace) => texts.ready(namespace)));
  return texts;
}
