import { fetchFile } from '~/api/browser-fetch';
import type { OrderRow, TripPackContents } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { callAsCustomer } from '~/site/account/call';
import { mapFiles } from '~/site/map/gl/map-files';
import { townAddress } from '~/site/map/sheet/fetch-town';
import { isPagePath, caches as names } from '~/site/offline/caches';
import { setTripPacks, tripPacks } from '~/site/offline/trip-packs';
import { type QrCode, qrCode } from '~/site/qr/qr-code';
import type { ShownPlan } from '../plan';
import { placedStops } from '../plan/trip-view';
import { planOf } from '../state/plan-changes';
import type { StoredTrip } from '../state/trip-store';
import { keptPages } from './kept-pages';

/** A ticket as it is shown at an entrance, with its code as a drawing. */
export interface PackedTicket {
  code: string;
  title: string;
  date: string;
  holder: string;
  image: QrCode;
}

/** What a journey needs on the road. */
export interface Pack extends Pick<TripPackContents, 'emergency' | 'phrases'> {
  tickets: PackedTicket[];
}

const addressOf = (key: string) => `/trip-pack/${key}`;

export const canKeepPacks = (): boolean => 'caches' in window;

async function ticketsOf({ code }: OrderRow, language: Language): Promise<PackedTicket[]> {
  const answer = await callAsCustomer('GET', '/orders/{code}', {
    path: { code },
    query: { lang_id: language },
  });
  const { tickets = [], lines = [] } = answer?.data ?? {};
  return tickets
    .filter(({ status }) => status === 'valid')
    .flatMap((ticket) => {
      const line = lines.find(({ id }) => id === ticket.line_id);
      if (!line) return [];
      const { holder, qr } = ticket;
      return [{ code: ticket.code, title: line.title, date: line.date, holder, image: qrCode(qr) }];
    });
}

/** Orders that are looked through for tickets: the latest. */
const ORDERS = 10;

async function ownTickets(language: Language): Promise<PackedTicket[]> {
  const orders = await callAsCustomer('GET', '/orders', { query: { lang_id: language, per_page: ORDERS } });
  const paid = (orders?.data ?? []).filter(({ status }) => status === 'paid');
  return (await Promise.all(paid.map((order) => ticketsOf(order, language)))).flat();
}

/** Puts files into a cache unless they are there. A file that cannot be had is left out. */
async function cacheFiles(cacheName: string, urls: readonly string[], onEach: () => void): Promise<void> {
  const cache = await window.caches.open(cacheName);
  for (const url of urls) {
    try {
      if (!(await cache.match(url))) {
        const answer = await fetchFile(url, { credentials: 'omit' });
        if (answer.ok) await cache.put(url, answer);
      }
    } catch {
      // The plan can be read without it.
    }
    onEach();
  }
}

/** Scripts and styles that this page has loaded, beyond what the worker keeps from the start, and the map. */
async function filesToKeep(language: Language): Promise<string[]> {
  await import('~/site/map/gl/map-canvas.client').catch(() => {});
  const map = await mapFiles(language).catch(() => []);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin &&
        (pathname.startsWith('/assets/') || pathname === '/map/country.svg'),
    )
    .map(({ pathname, search }) => pathname + search);
  return [...new Set([...loaded, ...map])];
}

/** The sheets of the towns that the plan's days are drawn on. */
const sheetsOf = ({ days }: ShownPlan, language: Language): string[] =>
  days.flatMap(
    (day) =>
      townAddress(
        placedStops(day).map(({ lat, lon }) => ({ kind: 'stop', lat, lon })),
        language,
        { route: true },
      ) ?? [],
  );

/** Brings onto the device what a journey needs there. @throws where it cannot be had or kept */
export async function cachePack(
  { key, shown }: StoredTrip,
  language: Language,
  user: number | null,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const answer = await callAsCustomer('POST', '/planner/pack', {
    json: { lang_id: language, plan: planOf(shown) },
  });
  if (!answer) throw new Error('There is nothing to keep.');
  const { emergency, phrases, paths, pictures } = answer.data;
  const tickets = user ? await ownTickets(language) : [];
  const pack: Pack = { emergency, phrases, tickets };
  const cache = await window.caches.open(names.tripPacks);
  await cache.put(addressOf(key), Response.json(pack));
  const files = await filesToKeep(language);
  const sheets = sheetsOf(shown, language);
  let done = 0;
  const wanted = [...new Set([`/${language}/tripdetail/result`, ...paths.filter(isPagePath)])];
  const all = pictures.length + files.length + sheets.length + wanted.length;
  const step = () => {
    done += 1;
    onProgress(done, all);
  };
  await cacheFiles(names.tripPictures, pictures, step);
  await cacheFiles(names.assets, files, step);
  await cacheFiles(names.sheets, sheets, step);
  const others = tripPacks().filter((other) => other.key !== key);
  const owner = tickets.length > 0 ? user : null;
  setTripPacks([{ key, kept_at: new Date().toISOString(), paths, pictures, owner }, ...others]);
  // The worker fetches them once it hears of the pack: who leaves before that would find no page on the road.
  await keptPages(wanted, step);
}

export async function readPack(key: string): Promise<Pack | null> {
  const kept = await (await window.caches.open(names.tripPacks)).match(addressOf(key));
  return kept ? ((await kept.json()) as Pack) : null;
}

/** Takes a journey off the device, with the pictures that no other one needs. */
export async function removePack(key: string): Promise<void> {
  const pack = tripPacks().find((other) => other.key === key);
  const others = tripPacks().filter((other) => other.key !== key);
  setTripPacks(others);
  await (await window.caches.open(names.tripPacks)).delete(addressOf(key));
  const needed = new Set(others.flatMap(({ pictures }) => pictures));
  const cache = await window.caches.open(names.tripPictures);
  for (const picture of pack?.pictures ?? []) if (!needed.has(picture)) await cache.delete(picture);
}

/** Tickets go with their owner. */
export async function removeOwnedPacks(): Promise<void> {
  for (const { key, owner } of tripPacks()) if (owner !== null) await removePack(key);
}
