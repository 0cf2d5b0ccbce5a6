import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Notes which tables a piece of work reads, so that what is made of them can be thrown away when one changes. The
 * tables are read out of the statements themselves: nobody has to remember to declare them.
 */

const reading = new AsyncLocalStorage<Set<string>>();

/** Texts whose tables are remembered; those of searches and odd filters are read again. */
const mostTexts = 2000;

const known = new Map<string, readonly string[]>();

/**
 * Names after `from` and `join`, also of common table expressions: whoever uses them knows which tables there are. What is
 * written counts as read: an answer that writes down that it was asked for is not the same the next time.
 */
const readTables = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:from|join|into|update)\s+(?!lateral\b)"?([a-z_]+)"?/gi)].map(
      ([, name]) => name ?? '',
    ),
  ),
];

/** The tables that a statement reads. */
export const tablesOf = (text: string): readonly string[] => {
  const kept = known.get(text);
  if (kept) return kept;
  const tables = readTables(text);
  if (known.size < mostTexts) known.set(text, tables);
  return tables;
};

/** Runs something, and puts the names of all tables that it reads into `tables`, however long it takes. */
export const collectReads = <T>(tables: Set<string>, run: () => T): T => reading.run(tables, run);

/** Called for each statement, in the context of whoever asks. */
export const noteRead = (text: string): void => {
  const tables = reading.getStore();
  if (tables) for (const table of tablesOf(text)) tables.add(table);
};

/** What was read earlier and is used now counts as read by whoever uses it. */
export const noteTables = (read: Iterable<string>): void => {
  const tables = reading.getStore();
  if (tables) for (const table of read) tables.add(table);
};
