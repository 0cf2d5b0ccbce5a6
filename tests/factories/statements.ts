import { Client } from 'pg';
import { afterAll, vi } from 'vitest';

/** How often it is looked: what the server does on its own beside a request falls into one of them, not into all. */
const looks = 3;

/** A counter of the statements that reach PostgreSQL, of the pool as of transactions; put in place for the test file. */
export const statementCounter = () => {
  const statements = vi.spyOn(Client.prototype, 'query');
  afterAll(() => statements.mockRestore());

  /** How many statements the request needs, and what it answered at last. */
  return async <Answer>(ask: () => Promise<Answer>) => {
    let fewest = Number.POSITIVE_INFINITY;
    let answer = undefined as Answer;
    for (let look = 0; look < looks; look += 1) {
      statements.mockClear();
      answer = await ask();
      // Searches are noted later, apart from any request.
      const asked = statements.mock.calls.filter((given) => !JSON.stringify(given[0]).includes('search_log'));
      fewest = Math.min(fewest, asked.length);
    }
    return { answer, statements: fewest };
  };
};
