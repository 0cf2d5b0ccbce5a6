import type { ChangeLog } from './changes';
import { WeightedStore } from './weighted-store';

/** An answer of the API that is the same for all visitors. */
interface KeptAnswer {
  status: number;
  body: string;
  headers: [string, string][];
  tags: readonly string[];
  /** The count of changes at which it was asked for. */
  begun: number;
  /** Milliseconds since the epoch. */
  at: number;
  /** Bytes that it holds. */
  weight: number;
}

interface AnswerKeeperOptions {
  /** Bytes that all answers may hold together; 0 keeps none. */
  most: number;
  changes: ChangeLog;
  now?: () => number;
}

/** What goes by the clock alone, such as what is open now, is late by that at most. */
const freshSeconds = 15;

/** Headers that pages are made by. */
const passedOn = ['content-type', 'cache-tag'];

/** Bytes of what stands around a body. */
const around = 512;

const answerOf = ({ status, body, headers }: KeptAnswer): Response => new Response(body, { status, headers });

/**
 * Answers of the API, kept until a table that they were made from changes: what is on every page is asked for once and
 * not with every page. However many pages want an answer at once, it is asked for once.
 */
export function createAnswerKeeper({ most, changes, now = Date.now }: AnswerKeeperOptions) {
  const store = new WeightedStore<KeptAnswer>(most);
  const running = new Map<string, Promise<KeptAnswer | Response>>();

  const isGood = ({ tags, begun, at }: KeptAnswer) =>
    changes.lastOf(tags) <= begun && now() - at < freshSeconds * 1000;

  async function askAnew(key: string, ask: () => Promise<Response>): Promise<KeptAnswer | Response> {
    const begun = changes.now();
    const answer = await ask();
    const tags = answer.headers.get('cache-tag')?.split(',') ?? [];
    const isForAll =
      !/\bprivate\b/.test(answer.headers.get('cache-control') ?? '') &&
      answer.headers.get('surrogate-control') !== 'no-store';
    // Without tags nobody would say when it is over.
    const { status } = answer;
    if (!(status === 200 || status === 404) || tags.length === 0 || !isForAll) return answer;
    const body = await answer.text();
    const kept: KeptAnswer = {
      status,
      body,
      headers: passedOn.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
      tags,
      begun,
      at: now(),
      weight: Buffer.byteLength(body) + Buffer.byteLength(key) + around,
    };
    store.set(key, kept);
    return kept;
  }

  return {
    /** The answer that is kept under a key, or the one to `ask`; each caller gets a Response of its own. */
    async give(key: string, ask: () => Promise<Response>): Promise<Response> {
      const known = store.get(key);
      if (known && isGood(known)) return answerOf(known);
      let asking = running.get(key);
      const isFirst = !asking;
      if (!asking) {
        asking = askAnew(key, ask).finally(() => running.delete(key));
        running.set(key, asking);
      }
      const answer = await asking;
      if (!(answer instanceof Response)) return isGood(answer) || isFirst ? answerOf(answer) : ask();
      return isFirst ? answer : ask();
    },
  };
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>;
