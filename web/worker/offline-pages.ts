import { isPagePath, caches as names, offlineGuides } from '../app/site/offline/caches';
import type { WorkerMessage } from '../app/site/offline/messages';
import { build } from './build-facts';
import { mayKeep } from './may-cache';
import { picturesOf } from './page-pictures';

/** Cached pages are fetched anew after a day. */
const goodFor = 24 * 3_600_000;

/** The latest saved pages; with their pictures a page takes half a megabyte. */
const mostSaved = 50;

/** Pages of journeys, which are cached without pictures: those of the journey are. */
const mostOfTrips = 100;

/** Says which build a cached page belongs to: one of another build asks for scripts that are no longer there. */
const VERSION = 'x-kept-version';

const isCurrent = (page: Response | undefined): boolean =>
  page?.headers.get(VERSION) === build.version &&
  Date.now() - Date.parse(page.headers.get('date') ?? '') < goodFor;

async function cachePictures(html: string): Promise<void> {
  const pictures = await caches.open(names.keptPictures);
  for (const url of picturesOf(html)) {
    if (await pictures.match(url)) continue;
    const answer = await fetch(url);
    if (mayKeep(answer)) await pictures.put(url, answer);
  }
}

async function cachePage(pages: Cache, path: string, withPictures: boolean): Promise<void> {
  if (isCurrent(await pages.match(path))) return;
  const answer = await fetch(path, { credentials: 'omit' });
  // Taken back or moved: then what is cached goes as well.
  if (answer.status === 404 || answer.status === 410) await pages.delete(path);
  if (!mayKeep(answer)) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set(VERSION, build.version);
  // What was compressed on the way is not any more.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await pages.put(path, new Response(html, { headers }));
  if (withPictures) await cachePictures(html);
}

/** Lets go of pictures that no cached page shows. */
async function tidyPictures(pages: Cache): Promise<void> {
  const shown = new Set<string>();
  for (const page of await pages.matchAll()) {
    for (const url of picturesOf(await page.text())) shown.add(url);
  }
  const pictures = await caches.open(names.keptPictures);
  for (const { url } of await pictures.keys()) {
    const { pathname, search } = new URL(url);
    if (!shown.has(pathname + search)) await pictures.delete(url);
  }
}

const guidesIn = (language: string): string[] => offlineGuides.map((guide) => `/${language}/${guide}`);

async function keepAll({ language, guides, saved, trips }: Extract<WorkerMessage, { type: 'keep' }>) {
  const pages = await caches.open(names.keptPages);
  const wanted = saved.filter(isPagePath).slice(0, mostSaved);
  const ofTrips = trips.filter(isPagePath).slice(0, mostOfTrips);
  const allGuides = [...guidesIn('en'), ...guidesIn('vi')];
  let hasChanged = false;
  for (const { url } of await pages.keys()) {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    if (wanted.includes(path) || ofTrips.includes(path) || allGuides.includes(pathname)) continue;
    hasChanged = (await pages.delete(url)) || hasChanged;
  }
  if (hasChanged) await tidyPictures(pages);
  // What somebody asked for comes before what everybody gets, and pages that have to be read on the road before their pictures.
  // Without a connection, or with a full disk, it is tried again with the next page.
  for (const path of ofTrips) {
    if (!wanted.includes(path)) await cachePage(pages, path, false).catch(() => {});
  }
  for (const path of [...wanted, ...(guides ? guidesIn(language) : [])]) {
    await cachePage(pages, path, true).catch(() => {});
  }
}

let last: Promise<void> = Promise.resolve();

/** Brings what is cached on purpose to what is wanted, one order after the other. */
export function keep(order: Extract<WorkerMessage, { type: 'keep' }>): Promise<void> {
  last = last.then(() => keepAll(order)).catch(() => {});
  return last;
}
