import { cachePolicy } from '../cache-policy';
import type { ChangeLog } from '../changes';
import { WeightedStore } from '../weighted-store';
import { writtenPage } from '../written-page';
import { etagOf, type KeptPage, scriptDigests, withFormsOf } from './page';

/** An answer that was rendered, and the tags of what the API was asked for it. */
export interface Rendered {
  response: Response;
  tags: ReadonlySet<string>;
  /** False when a section could not be had: the page goes out, and the next visitor gets a new one. */
  isWhole: boolean;
  /** Seconds since the oldest of the answers was given that stand in for ones that the API could not give. */
  age?: number;
}

export interface KeeperOptions {
  /** Bytes that all pages may hold together; 0 keeps none. */
  most: number;
  changes: ChangeLog;
  /** Renders the page of an address for nobody in particular. */
  render: (address: string) => Promise<Rendered>;
  /** Headers that every page has, with the digests of its inline scripts in the policy. */
  headersFor: (digests: readonly string[]) => Record<string, string>;
  now?: () => number;
}

/** For so long a page is as good as new. What goes by the date alone (an event that begins) is late by that. */
export const freshSeconds = 60;

/** For so long it is given out while it is rendered anew, */
export const staleSeconds = 600;

/** and for so long while it can't be. */
export const brokenSeconds = 86_400;

/** After a try that failed, nobody waits for the next within so many seconds. */
const troubledSeconds = 5;

const passedOn = ['content-type', 'content-language', 'location', 'retry-after'];

export type Given = { page: KeptPage; isKept: boolean };

/**
 * Finished pages, one rendering of each however many ask for it. A page that a change has touched is never given out
 * again while a new one can be had; one that is only old is, while a new one is made.
 */
export function createKeeper({ most, changes, render, headersFor, now = Date.now }: KeeperOptions) {
  const store = new WeightedStore<KeptPage>(most);
  const running = new Map<string, Promise<KeptPage>>();

  async function renderPage(address: string): Promise<KeptPage> {
    const begun = changes.now();
    const { response, tags, isWhole, age } = await render(address);
    const body = writtenPage(response) ?? Buffer.from(await response.arrayBuffer());
    const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
    const isGood = response.status === 200;
    const sorted = [...tags].sort();
    const page: KeptPage = {
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
        ...(isGood && sorted.length > 0 ? { 'cache-tag': sorted.join(',') } : {}),
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
    if (!isGood || !isWhole || response.headers.has('set-cookie')) return page;
    const kept = withFormsOf(page, store.get(address));
    store.set(address, kept);
    return kept;
  }

  function renewed(address: string): Promise<KeptPage> {
    const known = running.get(address);
    if (known) return known;
    const rendering = renderPage(address).finally(() => {
      if (running.get(address) === rendering) running.delete(address);
    });
    running.set(address, rendering);
    return rendering;
  }

  const isTouched = (page: KeptPage) => changes.lastOf(page.tags) > page.begun;

  async function renewedOr(address: string, old: KeptPage): Promise<Given> {
    try {
      const page = await renewed(address);
      // It was begun before the change that the old one was given up for.
      if (isTouched(page) && page.status === 200) return { page: await renewed(address), isKept: false };
      if (page.status < 500) return { page, isKept: false };
    } catch (error) {
      console.error(`${address} could not be rendered anew`, error);
    }
    old.failedAt = now();
    return { page: old, isKept: true };
  }

  return {
    /** The page of an address. A promise only where it has to be waited for. */
    give(address: string): Given | Promise<Given> {
      const page = store.get(address);
      if (!page) {
        return renewed(address).then((made) =>
          made.status === 200 && isTouched(made)
            ? renewed(address).then((again) => ({ page: again, isKept: false }))
            : { page: made, isKept: false },
        );
      }
      const age = (now() - page.at) / 1000;
      if (age > brokenSeconds) {
        store.delete(address);
        return renewed(address).then((made) => ({ page: made, isKept: false }));
      }
      if (isTouched(page) || age > staleSeconds) {
        const trying = renewedOr(address, page);
        const isTroubled = now() - (page.failedAt ?? Number.NEGATIVE_INFINITY) < troubledSeconds * 1000;
        return isTroubled ? { page, isKept: true } : trying;
      }
      if (age > freshSeconds) renewed(address).catch(() => {});
      return { page, isKept: true };
    },
    size: () => store.size,
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
