import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';

/** A statement as it went to PostgreSQL. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** For each call, its statements; those of one wave were sent without waiting for one another. */
export type Recording = Record<string, Statement[][]>;

/** A call that is measured. */
export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

interface Spied {
  text?: string;
  values?: unknown[];
}

/** Notes every statement that any connection of this process is given while `run` runs. */
const recording = async (run: () => Promise<void>): Promise<Statement[][]> => {
  const waves: Statement[][] = [];
  let underWay = 0;
  const original = pg.Client.prototype.query;
  const spied = function (this: pg.Client, ...given: unknown[]) {
    const [query, values] = given as [Spied | string, unknown[] | undefined];
    const text = typeof query === 'string' ? query : (query.text ?? '');
    if (underWay === 0) waves.push([]);
    waves
      .at(-1)
      ?.push({ text, values: (typeof query === 'string' ? values : (query.values ?? values)) ?? [] });
    underWay += 1;
    const done = () => {
      underWay -= 1;
    };
    const callback = given.at(-1);
    if (typeof callback !== 'function') {
      const answer: unknown = Reflect.apply(original, this, given);
      return Promise.resolve(answer).finally(done);
    }
    const heard = (...results: unknown[]) => {
      done();
      callback(...results);
    };
    return Reflect.apply(original, this, [...given.slice(0, -1), heard]);
  };
  Object.assign(pg.Client.prototype, { query: spied });
  try {
    await run();
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
  return waves;
};

/** Asks the API for each call once, within this process, and writes down what that asks of the database. */
export const record = async (databaseUrl: string, calls: readonly Call[], file: string): Promise<void> => {
  const app = await createApp(
    loadEnv({ NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl }),
  );
  const found: Recording = {};
  try {
    for (const { name, method, path, body } of calls) {
      const ask = async () => {
        const answer = await app.inject({
          method,
          url: path,
          ...(body ? { payload: body, headers: { 'content-type': 'application/json' } } : {}),
        });
        if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}.`);
      };
      await ask();
      found[name] = await recording(ask);
    }
  } finally {
    await app.close();
  }
  await writeFile(file, JSON.stringify(found));
};
