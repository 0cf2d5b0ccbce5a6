import type { Redis } from 'ioredis';
import type { ChangeLog } from '../changes';
import { packPage, unpackPage } from './packed';
import { type CachedPage, freshSeconds } from './page';

/** Milliseconds that a visitor waits for another process's page. */
const patience = 50;

/** After a question that was never answered none is asked for so long, and then one for which nobody waits. */
const awayMilliseconds = 1_000;

/** Larger pages stay with who made them. */
const mostBytes = 1024 * 1024;

/**
 * What was begun within so many milliseconds after a change stays with who made it: the process of the API that was asked for it may
 * have heard of the change a moment later than the one that told of it.
 */
const settleMilliseconds = 1_000;

type Shop = Pick<Redis, 'status' | 'getBuffer' | 'set' | 'ping'>;

export interface SharedPagesOptions {
  redis: Shop;
  changes: Pick<ChangeLog, 'now' | 'versions' | 'toldAt'>;
  /** The build and how it is set up: only pages of the same are taken. */
  edition: string;
  /** What processes of one installation know, and nobody else. */
  secret: string;
  now?: () => number;
}

/** What is being made, to be offered when it is ready. */
export interface Offered {
  address: string;
  page: CachedPage;
  /** When it was begun, in milliseconds since the epoch, and what was told by then. */
  begunAt: number;
  versions: ReturnType<ChangeLog['versions']>;
}

const unlessLate = <Value>(answer: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // What came while this process was busy is read first.
    timer = setTimeout(() => setImmediate(reject, new Error('Redis is late.')), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/**
 * Finished pages of other web processes, in a Redis: one that is missing is taken from there as long as nothing was told of its tags that
 * its maker had not been told, which both name alike (`Versions`), and no longer than a page is as good as new. What was taken counts
 * as begun where this process stands. An ill Redis costs one look, and then nothing until it answers again.
 */
export function sharePages({ redis, changes, edition, secret, now = Date.now }: SharedPagesOptions) {
  let isAway = false;
  const back = () => {
    isAway = false;
  };
  const lookAgain = (): void => {
    setTimeout(() => redis.ping().then(back, lookAgain), awayMilliseconds).unref();
  };
  /** Until what was asked is answered after all, by a Redis or a process that is only busy, or another question is. */
  const leave = (asked: Promise<unknown>) => {
    if (isAway) return;
    isAway = true;
    asked.then(back, lookAgain);
  };
  const isThere = () => redis.status === 'ready' && !isAway;
  const nameOf = (address: string) => `page:${edition}:${address}`;

  return {
    /** The page of an address as another process has made it; null where none is as good as a new one. Never fails. */
    async take(address: string): Promise<CachedPage | null> {
      if (!isThere()) return null;
      const name = nameOf(address);
      const asked = redis.getBuffer(name);
      const packed = await unlessLate(asked).catch(() => leave(asked));
      if (!packed) return null;
      const found = await unpackPage(packed, name, secret).catch(() => null);
      if (!found) return null;
      const { page, version } = found;
      // A clock that is ahead must not make it younger than it is.
      const at = Math.min(page.at, now());
      if (now() - at >= freshSeconds * 1000 || changes.versions()(page.tags) !== version) return null;
      return { ...page, at, begun: changes.now() };
    },

    /** Lets others have a page, unless something was told of it since it was begun, or just before. Never fails, and is not waited for. */
    async offer({ address, page, begunAt, versions }: Offered): Promise<void> {
      const version = versions(page.tags);
      const isSettled = () =>
        version !== null &&
        changes.versions()(page.tags) === version &&
        changes.toldAt(page.tags) < begunAt - settleMilliseconds;
      if (!isThere() || !isSettled() || version === null) return;
      const name = nameOf(address);
      const packed = await packPage({ page, version }, name, secret).catch(() => null);
      const left = page.at + freshSeconds * 1000 - now();
      if (!packed || packed.length > mostBytes || left <= 0 || !isThere()) return;
      const asked = redis.set(name, packed, 'PX', Math.ceil(left));
      await asked.catch(() => leave(asked));
    },
  };
}

export type SharedPages = ReturnType<typeof sharePages>;
