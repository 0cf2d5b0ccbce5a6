import type { APIRequestContext, Page } from '@playwright/test';
import { jsonLdFaults } from './json-ld-faults';
import { type PageFacts, pageFacts } from './page-facts';
import { siteLanguages } from './site-language';

const MOST_PAGES = 200;

export interface CrawledSite {
  /** By path with query. */
  pages: Map<string, PageFacts>;
  faults: string[];
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
  if (facts.language !== path.slice(1, 3)) faults.push(`lang is ${facts.language}`);
  if (!facts.title) faults.push('no title');
  if (!facts.canonical) faults.push('no canonical address');
  return faults.map((fault) => `${path}: ${fault}`);
}

/** Follows every link from the home pages on; what was taken away meanwhile is not held against the site. */
export async function crawl(parser: Page, request: APIRequestContext, origin: string): Promise<CrawledSite> {
  const pages = new Map<string, PageFacts>();
  const linkedFrom = new Map<string, string>(siteLanguages.map((language) => [`/${language}`, '']));
  const faults: string[] = [];

  async function read(path: string): Promise<PageFacts | string> {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) return `answers ${answer.status()}`;
    return pageFacts(parser, await answer.text(), origin + path);
  }

  const stillLinked = async (path: string, from: string) => {
    const facts = await read(from);
    return typeof facts !== 'string' && facts.links.includes(path);
  };

  // A Map hands out what is added to it while it is walked through.
  for (const [path, from] of linkedFrom) {
    if (pages.size >= MOST_PAGES) {
      faults.push(`more than ${MOST_PAGES} pages`);
      break;
    }
    const facts = await read(path);
    if (typeof facts === 'string') {
      if (!from || (await stillLinked(path, from))) faults.push(`${path}, linked from ${from}: ${facts}`);
      continue;
    }
    pages.set(path, facts);
    faults.push(...faultsOfPage(path, facts));
    for (const link of facts.links) if (!linkedFrom.has(link)) linkedFrom.set(link, path);
  }

  for (const [path, facts] of pages) faults.push(...faultsOfAlternates(path, facts, pages, origin));
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
    if (!translation) faults.push(`its translation ${address} is linked from nowhere`);
    else if (translation.alternates[language] !== own) faults.push(`${address} does not lead back`);
  }
  return faults.map((fault) => `${path}: ${fault}`);
}
