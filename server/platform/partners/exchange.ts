import type { ZodType } from 'zod';
import { PartnerError } from './error';

export interface Question {
  partner: string;
  url: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | undefined;
  maxBytes: number;
  signal: AbortSignal;
}

/** `Retry-After` in seconds, whether given as a number or as a date. */
const waitOf = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

/** Reads no more than the cap. What is counted is what was unpacked, so that a small packed answer can't become a huge one. */
const readCapped = async ({ partner, maxBytes }: Question, answer: Response): Promise<string> => {
  const tooLarge = new PartnerError(partner, 'bad_answer', { reason: 'too large' });
  if (Number(answer.headers.get('content-length')) > maxBytes) {
    await answer.body?.cancel();
    throw tooLarge;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  // Node's streams can be gone through; the types of browsers, which come first here, don't know it yet.
  const stream = answer.body as AsyncIterable<Uint8Array> | null;
  for await (const part of stream ?? []) {
    size += part.byteLength;
    // Leaving the loop gives the connection up.
    if (size > maxBytes) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const codeOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/**
 * Asks once. Redirects are not followed: a service that has moved is for people to look at.
 * @throws PartnerError, or the reason of a signal that the caller aborted
 */
export const exchange = async <T>(question: Question, schema: ZodType<T>): Promise<T> => {
  const { partner, url, method, headers, body, signal } = question;
  const fail = (error: unknown): never => {
    if (error instanceof PartnerError) throw error;
    if (isTimeout(signal.reason) || isTimeout(error)) throw new PartnerError(partner, 'timeout');
    if (signal.aborted) throw signal.reason;
    throw new PartnerError(partner, 'refused', { reason: codeOf(error) });
  };
  const answer = await fetch(url, {
    method,
    signal,
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  }).catch(fail);
  if (!answer.ok) {
    await answer.body?.cancel().catch(() => undefined);
    const retryAfter = waitOf(answer.headers.get('retry-after'));
    throw new PartnerError(partner, 'bad_status', { status: answer.status, retryAfter });
  }
  const text = await readCapped(question, answer).catch(fail);
  return parse(partner, text, schema);
};

const parse = <T>(partner: string, text: string, schema: ZodType<T>): T => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new PartnerError(partner, 'bad_answer', { reason: 'not JSON' });
  }
  const checked = schema.safeParse(json);
  if (checked.success) return checked.data;
  const where = checked.error.issues[0]?.path.join('.') || 'the whole';
  throw new PartnerError(partner, 'bad_answer', { reason: where.slice(0, 100) });
};
