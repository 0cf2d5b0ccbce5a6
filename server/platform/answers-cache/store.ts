import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Valid, Validity } from '../changes/validity';

/** How an answer is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer, as it goes out to everybody. */
export interface Answer {
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  etag: string;
  valid: Valid;
}

/** Smaller ones are not worth a browser's work. */
const leastToCompress = 1_000;

/** Bytes around an answer, roughly. */
const around = 1_024;

/** No answer may push out all others. */
const largestShare = 1 / 16;

/** Once for each answer, beside the requests: quick ones, since an answer may be over in a minute. */
const compress = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body),
};

/** Answers by key, those that were asked for longest ago go first. @param most bytes that they may hold together */
export const createAnswerStore = (most: number, { isRight }: Pick<Validity, 'isRight'>) => {
  const held = new LRUCache<string, Answer>({
    maxSize: most,
    maxEntrySize: Math.ceil(most * largestShare),
    sizeCalculation: ({ bodies }, key) =>
      Object.values(bodies).reduce((sum, body) => sum + body.length, around + key.length * 2),
  });
  const compressing = new Set<string>();

  const addBody = async (key: string, answer: Answer, encoding: 'br' | 'gzip') => {
    const mark = `${encoding} ${key}`;
    if (compressing.has(mark)) return;
    compressing.add(mark);
    try {
      answer.bodies[encoding] = await compress[encoding](answer.bodies.identity);
      // Put in anew, so that it is weighed anew.
      if (held.peek(key) === answer) held.set(key, answer);
    } catch {
      // It goes out as it is, and is compressed when it is asked for again.
    } finally {
      compressing.delete(mark);
    }
  };

  return {
    get(key: string): Answer | undefined {
      const answer = held.get(key);
      if (!answer || isRight(answer.valid)) return answer;
      held.delete(key);
      return undefined;
    },
    /** Keeps an answer, unless something of it has changed while it was made. */
    put(key: string, answer: Answer): void {
      if (isRight(answer.valid)) held.set(key, answer);
    },
    /** The body as the client takes it; the first who asks for a compressed one gets it as it is. */
    bodyOf(key: string, answer: Answer, wanted: Encoding): { encoding: Encoding; body: Buffer } {
      const { identity, [wanted]: ready } = answer.bodies;
      if (ready) return { encoding: wanted, body: ready };
      if (wanted !== 'identity' && identity.length >= leastToCompress) void addBody(key, answer, wanted);
      return { encoding: 'identity', body: identity };
    },
    /** Bytes that it holds. */
    size: () => held.calculatedSize,
  };
};
