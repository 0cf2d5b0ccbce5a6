import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../../../db/client';
import { searchLogs } from '../../../db/schema';
import type { Language } from '../../language';
import type { SearchResult } from './search';

const everyMilliseconds = 5000;
const mostWaiting = 500;

/**
 * Keeps what was searched for and how much was found, so that editors see what visitors miss. Entries are written
 * together every few seconds, apart from any request: a search never waits for its entry, and what can't be written is
 * given up.
 */
export const createSearchLog = (db: Queryable) => {
  let waiting: Array<typeof searchLogs.$inferInsert> = [];
  let writing: Promise<void> | null = null;
  const stopped = new AbortController();

  const write = async () => {
    const entries = waiting;
    waiting = [];
    if (entries.length > 0)
      await db
        .insert(searchLogs)
        .values(entries)
        .catch(() => undefined);
  };
  const writeLater = async () => {
    await sleep(everyMilliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    await write();
    writing = null;
  };

  return {
    add(language: Language, { words, total }: Pick<SearchResult, 'words' | 'total'>) {
      const query = words.join(' ').slice(0, 200);
      if (!query || waiting.length >= mostWaiting) return;
      waiting.push({ query, lang_id: language, results_count: total });
      writing ??= writeLater();
    },
    async close() {
      stopped.abort();
      await writing;
    },
  };
};
