import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebEnv } from '../env';

/**
 * Names what was told of some tags: the same name in each process that was told the same of them. Null where that isn't known.
 */
export type Versions = (tags: readonly string[]) => string | null;

const unknown: Versions = () => null;

/** As `server/platform/changes/versions.ts` writes it. */
function readVersions(text: string): Versions {
  const [since, ...pairs] = text.split(' ');
  if (!since) return unknown;
  const versions = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
  return (tags) => [since, ...tags.map((tag) => versions.get(tag) ?? '')].join(' ');
}

/** What the API says of its changes, as a count that grows with each. */
export interface ChangeLog {
  /** Grows with every change; a page that was begun at one count is good until one of its tags has a higher one. */
  now(): number;
  /** The count at which one of these last changed, or at which anything may have. */
  lastOf(tags: readonly string[]): number;
  /** When one of these was last told of, or anything may have changed, in milliseconds since the epoch. */
  toldAt(tags: readonly string[]): number;
  /** What was told up to now. */
  versions(): Versions;
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
  const last = new Map<string, { count: number; at: number }>();
  let count = 1;
  let lost = { count, at: Date.now() };
  let versions = unknown;
  let readAfter = '';
  let listening = false;

  function hear(data: string) {
    count += 1;
    const heard = { count, at: Date.now() };
    if (data === '*' || last.size > mostTags) {
      lost = heard;
      last.clear();
    } else for (const tag of data.split(',')) last.set(tag, heard);
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
        else if (line.startsWith('versions: ')) versions = readVersions(line.slice(10));
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
      versions = unknown;
      await sleep(waitBefore(attempt), undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }
  if (internalToken) void keepListening();
  else warn('changes of the content are not heard: INTERNAL_TOKEN is not set');

  return {
    now: () => count,
    lastOf: (tags) => tags.reduce((latest, tag) => Math.max(latest, last.get(tag)?.count ?? 0), lost.count),
    toldAt: (tags) => tags.reduce((latest, tag) => Math.max(latest, last.get(tag)?.at ?? 0), lost.at),
    versions: () => versions,
    readAfter: () => readAfter,
    close: () => closing.abort(),
  };
}
