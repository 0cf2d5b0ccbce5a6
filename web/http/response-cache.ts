import { LRUCache } from 'lru-cache';
import type { ChangeLog } from './changes';
import { unlessAborted } from './page-deadline';

/** What a call of the API comes to: its body, read and understood, and the response that it came with. */
interface Called {
  response: Response;
}

/** An answer that is the same for all visitors. */
interface CachedResponse {
  answer: Called;
  tags: readonly string[];
  /** The count of changes at which it was asked for. */
  begun: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** Bytes that it holds, roughly. */
  weight: number;
}

interface Waiting {
  /** Until when it is waited for. The question goes on: others may wait for it longer. */
  deadline: AbortSignal;
  /** Told the age in seconds of the last good answer, when that stands in for one that the API can't give. */
  onStale?: (age: number) => void;
}

interface ResponseCacheOptions {
  /** Bytes that all answers may hold together; 0 keeps none. */
  most: number;
  changes: ChangeLog;
  now?: () => number;
}

/** What goes by the clock alone, such as what is open now, is late by that at most. */
const freshSeconds = 15;

/** For so long one that is over stands in for one that can't be had, where that is allowed. */
const brokenSeconds = 86_400;

/** Bytes of a letter, and of what stands around an answer. */
const letter = 2;
const around = 1024;

/** All read the same one, so that nobody may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Response) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

/**
 * Answers of the API, cached until a table that they were made from changes: what is on every page is asked for once and
 * not with every page. However many pages want an answer at once, it is asked for once.
 */
export function createResponseCache({ most, changes, now = Date.now }: ResponseCacheOptions) {
  const store = new LRUCache<string, CachedResponse>({
    // None is as light as a byte, and the library takes no zero.
    maxSize: Math.max(1, most),
    sizeCalculation: ({ weight }) => weight,
  });
  const running = new Map<string, Promise<{ answer: Called; cached: CachedResponse | null }>>();

  const isGood = ({ tags, begun, at }: CachedResponse) =>
    changes.lastOf(tags) <= begun && now() - at < freshSeconds * 1000;

  async function askAnew(key: string, ask: () => Promise<Called>) {
    const begun = changes.now();
    const answer = await ask();
    const { status, headers } = answer.response;
    const tags = headers.get('cache-tag')?.split(',') ?? [];
    const isForAll =
      !/\bprivate\b/.test(headers.get('cache-control') ?? '') &&
      headers.get('surrogate-control') !== 'no-store';
    // Without tags nobody would say when it is over.
    if (!(status === 200 || status === 404) || tags.length === 0 || !isForAll)
      return { answer, cached: null };
    const weight = (JSON.stringify(answer).length + key.length) * letter + around;
    const cached: CachedResponse = { answer: frozen(answer), tags, begun, at: now(), weight };
    store.set(key, cached);
    return { answer, cached };
  }

  async function giveAnew<Answer extends Called>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    let asking = running.get(key);
    const isFirst = !asking;
    if (!asking) {
      asking = askAnew(key, ask).finally(() => running.delete(key));
      running.set(key, asking);
    }
    const { answer, cached } = await asking;
    return isFirst || (cached && isGood(cached)) ? (answer as Answer) : ask();
  }

  return {
    /**
     * The answer cached under a key, or the one to `ask`. A cached one is frozen: others read it too. The last good
     * one stands in for one that the API can't give only where that is heard of.
     */
    async give<Answer extends Called>(
      key: string,
      ask: () => Promise<Answer>,
      { deadline, onStale }: Waiting,
    ): Promise<Answer> {
      const known = store.get(key);
      if (known && isGood(known)) return known.answer as Answer;
      const age = known ? (now() - known.at) / 1000 : Number.POSITIVE_INFINITY;
      const asked = unlessAborted(giveAnew(key, ask), deadline);
      if (!known || !onStale || age > brokenSeconds) return asked;
      const answer = await asked.catch(() => null);
      if (answer && answer.response.status < 500) return answer;
      onStale(age);
      return known.answer as Answer;
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
