import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { jsonLdFaults } from './json-ld-faults';
import { type PageFacts, pageFacts } from './page-facts';
import { siteLanguages } from './site-language';

/** Pages of one kind in one language that are read; the others have to be in the sitemap, or to answer. */
const MOST_OF_A_KIND = 4;

/** Of the others, this part answers for all: six hundred tags are one page with another name. */
const ONE_IN = 4;

/** The kind of page that an address belongs to: what stands first in it, and whether it is a list, a record or a filtered list. */
function kindOf(path: string): string {
  const [address = '', query] = path.split('?');
  const [, language = '', first = '', ...rest] = address.split('/');
  // Outside the languages, such as on the full-screen maps, a city comes where lists have their name.
  const name = siteLanguages.some((known) => known === language) ? first : '';
  return [language, name, rest.length, query === undefined ? '' : '?'].join(' ');
}

export interface CrawledSite {
  /** By path with query. */
  pages: Map<string, PageFacts>;
  faults: string[];
}

/** Requests that wait for their answers at a time, so that the product is busy while the test is not. */
const AT_A_TIME = 4;

/** Does the same with each, some at a time. */
export async function withEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** What is wrong with one page by itself. */
function faultsOfPage(path: string, facts: PageFacts): string[] {
  const faults = [
    ...facts.brokenAnchors.map((id) => `a link to #${id}, which is not on the page`),
    ...facts.pictures.filter(({ hasAlt }) => !hasAlt).map(({ source }) => `a picture without alt: ${source}`),
    ...facts.jsonLd.flatMap(jsonLdFaults),
  ];
  if (facts.headings.length !== 1 || !facts.headings[0])
    faults.push(`${facts.headings.length} main headings`);
  // What stands outside the languages, such as the full-screen maps, speaks the visitor's own.
  const named = siteLanguages.find((language) => path.split(/[/?]/)[1] === language);
  if (named && facts.language !== named) faults.push(`lang is ${facts.language}`);
  if (!facts.title) faults.push('no title');
  if (!facts.canonical) faults.push('no canonical address');
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Pages of one's account lead those who have not signed in to where they can. */
const leadsToSignIn = (answer: APIResponse): boolean =>
  answer.status() === 302 &&
  /^(?:https?:\/\/[^/]+)?\/(?:en|vi)\/signin/.test(answer.headers().location ?? '');

/** Paths of the addresses that a sitemap or an index of sitemaps names. */
export const locationsIn = (xml: string, origin: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''));

/** Paths of every page that the sitemap names; a test of its own asks whether they are there. */
async function pathsOfSitemap(request: APIRequestContext, origin: string): Promise<Set<string>> {
  const read = async (path: string) => locationsIn(await (await request.get(path)).text(), origin);
  const parts = await Promise.all((await read('/sitemap.xml')).map(read));
  return new Set(parts.flat());
}

/** Follows every link from the home pages on; what was taken away meanwhile is not held against the site. */
export async function crawl(parser: Page, request: APIRequestContext, origin: string): Promise<CrawledSite> {
  const pages = new Map<string, PageFacts>();
  const linkedFrom = new Map<string, string>(siteLanguages.map((language) => [`/${language}`, '']));
  const faults: string[] = [];

  /** What a page says, what is wrong with its answer, or null for one that is not for visitors to read. */
  async function read(path: string): Promise<PageFacts | string | null> {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (leadsToSignIn(answer)) return null;
    if (answer.status() !== 200) return `answers ${answer.status()}`;
    // A feed is read by programs.
    if (!answer.headers()['content-type']?.startsWith('text/html')) return null;
    return pageFacts(parser, await answer.text(), origin + path);
  }

  const stillLinked = async (path: string, from: string) => {
    const facts = await read(from);
    return typeof facts === 'object' && facts?.links.includes(path) === true;
  };

  const ofKind = new Map<string, number>();
  const named = await pathsOfSitemap(request, origin);
  const onlyAsked: { path: string; from: string }[] = [];
  // A Map hands out what is added to it while it is walked through.
  for (const [path, from] of linkedFrom) {
    const kind = kindOf(path);
    const known = ofKind.get(kind) ?? 0;
    ofKind.set(kind, known + 1);
    if (known >= MOST_OF_A_KIND) {
      // Filters can be put together without end.
      if (!path.includes('?') && !named.has(path)) onlyAsked.push({ path, from });
      continue;
    }
    const facts = await read(path);
    if (facts === null) continue;
    if (typeof facts === 'string') {
      if (!from || (await stillLinked(path, from))) faults.push(`${path}, linked from ${from}: ${facts}`);
      continue;
    }
    pages.set(path, facts);
    faults.push(...faultsOfPage(path, facts));
    for (const link of facts.links) if (!linkedFrom.has(link)) linkedFrom.set(link, path);
  }

  const some = onlyAsked.filter((_, index) => index % ONE_IN === 0);
  await withEach(some, async ({ path, from }) => {
    const status = (await request.head(path, { maxRedirects: 0 })).status();
    if (status !== 200 && (await stillLinked(path, from))) {
      faults.push(`${path}, linked from ${from}: answers ${status}`);
    }
  });

  // Translations of what was read are read as well, whatever is linked from where.
  const translations = new Map(pages);
  for (const [path, { alternates }] of pages) {
    for (const address of Object.values(alternates)) {
      const other = address.replace(origin, '');
      if (translations.has(other)) continue;
      const facts = await read(other);
      if (facts === null) continue;
      if (typeof facts === 'string') faults.push(`${path}: its translation ${other} ${facts}`);
      else translations.set(other, facts);
      if (!linkedFrom.has(other)) faults.push(`${path}: its translation ${other} is linked from nowhere`);
    }
  }
  for (const [path, facts] of pages) faults.push(...faultsOfAlternates(path, facts, translations, origin));
  return { pages, faults };
}

/** A page names itself and its translation, and the translation names it in return. */
function faultsOfAlternates(
  path: string,
  facts: PageFacts,
  pages: ReadonlyMap<string, PageFacts>,
  origin: string,
): string[] {
  const faults: string[] = [];
  const { alternates, language } = facts;
  if (Object.keys(alternates).length === 0) return faults;
  const own = alternates[language];
  if (alternates['x-default'] !== (alternates.en ?? alternates.vi)) faults.push('x-default is another page');
  const isItself = facts.canonical === origin + path && !facts.robots.includes('noindex');
  if (isItself && own !== facts.canonical) faults.push(`names ${own} as itself`);

  for (const other of siteLanguages.filter((code) => code !== language)) {
    const address = alternates[other];
    if (!address) continue;
    const translation = pages.get(address.replace(origin, ''));
    if (translation && translation.alternates[language] !== own) faults.push(`${address} does not lead back`);
  }
  return faults.map((fault) => `${path}: ${fault}`);
}
