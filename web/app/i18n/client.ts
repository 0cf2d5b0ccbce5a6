import { getInitialNamespaces } from 'remix-i18next/client';
import { fetchFile } from '~/api/browser-fetch';
import { requestApi } from '~/api/call-api';
import { reloadOnce } from '~/reload-once';
import { type EditsOnPage, editsElementId, withEdits } from './edited-texts';
import type { Language } from './languages';
import { Texts, type TextTree } from './reader';
import { LastingFailure, retriedReads } from './retried-reads';

/** Where the texts of public pages lie as data (`web/public-texts.ts`): a browser reads these in a fraction of what a script takes. */
const siteTexts = import.meta.env.TEXTS_PATH;

const readTexts = retriedReads(async (ask: () => Promise<Response>): Promise<TextTree> => {
  const answer = await ask();
  if (answer.ok) return answer.json();
  const problem = `${answer.url} answered ${answer.status}`;
  throw answer.status < 500 ? new LastingFailure(problem) : new Error(problem);
});

const fetchTexts = (url: string) =>
  readTexts(() => fetchFile(url)).catch((error: unknown) => {
    // As with modules: texts that are gone belong to a version of the site that is no longer served.
    if (error instanceof LastingFailure) reloadOnce();
    throw error;
  });

async function shippedTexts(language: Language, namespace: string): Promise<TextTree> {
  if (!namespace.startsWith('admin')) return fetchTexts(`${siteTexts}/${language}/${namespace}.json`);
  const { officeTexts } = await import('./office-texts');
  return (await officeTexts[`../locales/${language}/${namespace}.json`]?.()) ?? {};
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
      const path = { lng: language, ns: namespace };
      const edited = await readTexts(() => requestApi('GET', '/locales/{lng}/{ns}', { path })).catch(
        () => null,
      );
      if (edited) return edited;
    }
    return withEdits(await shippedTexts(language, namespace), here[namespace]);
  });
  await Promise.all(['common', ...getInitialNamespaces()].map((namespace) => texts.ready(namespace)));
  return texts;
}
