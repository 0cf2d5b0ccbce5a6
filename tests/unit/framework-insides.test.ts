import { readFileSync } from 'node:fs';
import { fillPlaceholders, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { pageOf } from '../../web/http/route-tree';

/** What web/app/rendering/README.md names and no other test would tell of. */

const remix = (file: string) =>
  readFileSync(new URL(`../../node_modules/@remix-run/react/dist/${file}.js`, import.meta.url), 'utf8');

it('Remix asks for routes in an address of at most 7680 letters, with a path in each `p`: web/http/manifest-limit.ts and web/worker/hands-off.ts go by that', () => {
  const source = remix('fog-of-war');
  expect(source).toContain('URL_LIMIT = 7680');
  expect(source).toContain('/__manifest`');
  expect(source).toContain('searchParams.append("p", path)');
});

it('Remix asks for data at `.data`, and for those of some routes by `_routes`: route-tree.ts, page-cache/address.ts, without-connection.ts and visitor.server.ts go by that', () => {
  const source = remix('single-fetch');
  expect(source).toContain('url.pathname = "_root.data"');
  expect(source).toContain('.data`');
  expect(source).toContain('searchParams.set("_routes"');
  expect(pageOf('/_root.data')).toBe('/');
  expect(pageOf('/en/blogs.data')).toBe('/en/blogs');
});

it('drizzle puts values into the places of a statement that is there already: server/kernel/statement.ts goes by that', () => {
  expect(fillPlaceholders([1, sql.placeholder('id'), 'en'], { id: 7 })).toEqual([1, 7, 'en']);
});

it('drizzle has the driver as `$client` and asks by its `query`, also where a class overrides that: db/client.ts and db/pool.ts go by that', async () => {
  const asked: unknown[] = [];
  class Listening extends Pool {
    override query = ((query: { text: string }) => {
      asked.push(query.text);
      return Promise.resolve({ rows: [] });
    }) as never;
  }
  const pool = new Listening();
  const db = drizzle(pool);
  expect(db.$client).toBe(pool);
  await db.execute(sql`select 1`);
  expect(asked).toEqual(['select 1']);
  await pool.end();
});
