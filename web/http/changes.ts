import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebEnv } from '../env';

/** What the API says of its changes, as a count that grows with each. */
export interface ChangeLog {
  /** Grows with every change; a page that was begun at one count is good until one of its tags has a higher one. */
  now(): number;
  /** The count at which one of these last changed, or at which anything may have. */
  lastOf(tags: readonly string[]): number;
  /** What the API is told to read after, so that no replica answers that lacks a change; empty without replicas. */
  readAfter(): string;
  close(): void;
}

/** Milliseconds before the next try. */
const waitBefore = (attempt: number): number => Math.min(100 * 2 ** attempt, 5_000);

/** More tags than there are tables mean that something is wrong; then it all starts anew. */
const mostTags = 1000;

/** Follows the API's stream of changes, opened anew for as long as it takes. */
export function followChanges(
  { apiUrl, internalToken }: Pick<WebEnv, 'apiUrl' | 'internalToken'>,
  warn: (text: string) => void,
): ChangeLog {
  const closing = new AbortController();
  const last = new Map<string, number>();
  let count = 1;
  let lost = 1;
  let readAfter = '';
  let listening = false;

  function hear(data: string) {
    count += 1;
    if (data === '*' || last.size > mostTags) {
      lost = count;
      last.clear();
    } else for (const tag of data.split(',')) last.set(tag, count);
  }

  async function listen() {
    const answer = await fetch(`${apiUrl}/changes`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${internalToken}` },
      signal: closing.signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`/changes answered ${answer.status}`);
    hear('*');
    listening = true;
    let rest = '';
    const said = Readable.fromWeb(answer.body as NodeReadableStream).setEncoding('utf8');
    for await (const text of said as AsyncIterable<string>) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        // It stands before the tags that it belongs to.
        if (line.startsWith('id: ')) readAfter = line.slice(4);
        else if (line.startsWith('data: ')) hear(line.slice(6));
      }
    }
  }

  async function keepListening() {
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      await listen().catch((error: Error) => {
        if (attempt === 3) warn(`changes of the content are not heard: ${error.message}`);
      });
      if (listening) attempt = 0;
      listening = false;
      await sleep(waitBefore(attempt), undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }
  if (internalToken) void keepListening();
  else warn('changes of the content are not heard: INTERNAL_TOKEN is not set');

  return {
    now: () => count,
    lastOf: (tags) => tags.reduce((latest, tag) => Math.max(latest, last.get(tag) ?? 0), lost),
    readAfter: () => readAfter,
    close: () => closing.abort(),
  };
}
