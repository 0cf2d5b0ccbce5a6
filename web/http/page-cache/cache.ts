import { LRUCache } from 'lru-cache';
import { type CdnKind, surrogateKeys } from '../../../server/platform/cdn/kinds';
import { cachePolicy } from '../cache-policy';
import type { ChangeLog } from '../changes';
import { type CachedPage, etagOf, freshSeconds, scriptDigests, withFormsOf } from './page';
import type { SharedPages } from './shared';

/** An answer that was rendered, and the tags of what the API was asked for it. */
export interface Rendered {
  response: Response;
  tags: ReadonlySet<string>;
  /** False when a section could not be had: the page goes out, and the next visitor gets a new one. */
  isWhole: boolean;
  /** Seconds since the oldest of the answers was given that stand in for ones that the API could not give. */
  age?: number;
}

export interface PageCacheOptions {
  /** Bytes that all pages may hold together; 0 keeps none. */
  most: number;
  changes: ChangeLog;
  /** Renders the page of an address for nobody in particular. */
  render: (address: string) => Promise<Rendered>;
  /** Headers that every page has, with the digests of its inline scripts in the policy. */
  headersFor: (digests: readonly string[]) => Record<string, string>;
  /** What stands in front and is purged: it is told what a page was made of, and given none that a change has touched. */
  cdn?: CdnKind | null;
  /** Where processes have each other's pages. */
  shared?: SharedPages | null;
  now?: () => number;
}

/** For so long a page that nothing has touched is given out while it is rendered anew, */
export const staleSeconds = 600;

/** and for so long while it can't be. */
export const brokenSeconds = 86_400;

/** After a try that failed, nobody waits for the next within so many seconds. */
const troubledSeconds = 5;

const passedOn = ['content-type', 'content-language', 'location', 'retry-after'];

/** A page, and whether it was there before it was asked for. */
export type Given = { page: CachedPage; isCached: boolean };

/**
 * Finished pages, one rendering of each however many ask for it. Nobody waits for a page to be made anew when there is one
 * of at most a minute: that goes out, touched by a change or not, and the new one is made behind it. A CDN would keep such a page
 * after it was told to throw it away: where there is one, it waits for the new page in its visitors' place.
 */
export function createPageCache(options: PageCacheOptions) {
  const { most, changes, render, headersFor, cdn = null, shared = null, now = Date.now } = options;
  const store = new LRUCache<string, CachedPage>({
    // None is as light as a byte, and the library takes no zero.
    maxSize: Math.max(1, most),
    sizeCalculation: ({ weight }) => weight,
  });
  const running = new Map<string, Promise<Given>>();

  async function renderPage(address: string): Promise<CachedPage> {
    const begun = changes.now();
    const offered = { begunAt: now(), versions: changes.versions() };
    const { response, tags, isWhole, age } = await render(address);
    const body = Buffer.from(await response.arrayBuffer());
    const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
    const isGood = response.status === 200;
    const sorted = [...tags].sort();
    const page: CachedPage = {
      status: response.status,
      headers: {
        ...headersFor(isHtml ? scriptDigests(body.toString()) : []),
        ...Object.fromEntries(
          passedOn.flatMap((name) => {
            const value = response.headers.get(name);
            return value === null ? [] : [[name, value]];
          }),
        ),
        'cache-control': isGood
          ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${brokenSeconds}`
          : cachePolicy(response.headers.get('cache-control')),
        ...(isGood ? surrogateKeys(cdn, sorted) : {}),
        ...(age === undefined ? {} : { age: String(Math.floor(age)) }),
        vary: 'accept-encoding',
      },
      bodies: new Map([['identity', Promise.resolve(body)]]),
      asked: 0,
      etag: etagOf(body),
      tags: sorted,
      begun,
      at: now(),
      // The compressed forms take a quarter each at most.
      weight: Math.ceil(body.length * 1.5) + 2048,
    };
    if (!isGood || !isWhole || response.headers.has('set-cookie')) {
      // Taken back or moved: what was there before is not given out again.
      if (response.status < 500 && !isGood) store.delete(address);
      return page;
    }
    const cached = withFormsOf(page, store.get(address));
    store.set(address, cached);
    void shared?.offer({ address, page: cached, ...offered });
    return cached;
  }

  /** As another process has just made it, or made here. */
  async function obtain(address: string): Promise<Given> {
    const taken = await shared?.take(address);
    if (!taken) return { page: await renderPage(address), isCached: false };
    const page = withFormsOf(taken, store.get(address));
    store.set(address, page);
    return { page, isCached: true };
  }

  function renewed(address: string): Promise<Given> {
    const known = running.get(address);
    if (known) return known;
    const rendering = obtain(address).finally(() => {
      if (running.get(address) === rendering) running.delete(address);
    });
    running.set(address, rendering);
    return rendering;
  }

  const isTouched = (page: CachedPage) => changes.lastOf(page.tags) > page.begun;

  const isTroubled = ({ failedAt = Number.NEGATIVE_INFINITY }: CachedPage) =>
    now() - failedAt < troubledSeconds * 1000;

  async function renewedOr(address: string, old: CachedPage): Promise<Given> {
    try {
      const given = await renewed(address);
      if (given.page.status < 500) return given;
    } catch (error) {
      console.error(`${address} could not be rendered anew`, error);
    }
    old.failedAt = now();
    return { page: old, isCached: true };
  }

  /** Nobody waits, one rendering at a time, and after one that failed none for a moment. */
  function renewBehind(address: string, page: CachedPage): void {
    if (isTroubled(page)) return;
    renewed(address)
      .catch((error: unknown) => console.error(`${address} could not be rendered anew`, error))
      .then(() => {
        // It broke, or lacks a section.
        if (store.get(address) === page) page.failedAt = now();
      });
  }

  return {
    /** The page of an address. A promise only where it has to be waited for. */
    give(address: string): Given | Promise<Given> {
      const page = store.get(address);
      const age = page ? (now() - page.at) / 1000 : Number.POSITIVE_INFINITY;
      if (!page || age > brokenSeconds) {
        store.delete(address);
        return renewed(address);
      }
      if (age > staleSeconds || ((age > freshSeconds || cdn) && isTouched(page))) {
        const trying = renewedOr(address, page);
        return isTroubled(page) ? { page, isCached: true } : trying;
      }
      if (age > freshSeconds || isTouched(page)) renewBehind(address, page);
      return { page, isCached: true };
    },
    size: () => store.size,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
