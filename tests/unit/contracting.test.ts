import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unmarkedContractions } from '../../db/contracting';
import { migrationsFolder } from '../../db/migrate';

const found = (sql: string) => unmarkedContractions(sql).map(({ what }) => what);

it.each([
  ['DROP TABLE "refund";', 'drops a table'],
  ['ALTER TABLE "tour" DROP COLUMN "price";', 'drops a column'],
  ['alter table tour drop if exists price;', 'drops a column'],
  ['ALTER TABLE "tour" RENAME COLUMN "price" TO "amount";', 'renames'],
  ['ALTER TABLE "tour" RENAME TO "journey";', 'renames'],
  ['ALTER TABLE "tour" ALTER COLUMN "price" SET DATA TYPE bigint;', 'changes the type of a column'],
  ['ALTER TABLE "tour" ALTER COLUMN "price" SET NOT NULL;', 'asks for a value'],
  ['ALTER TABLE "tour" ADD COLUMN "price" integer NOT NULL;', 'asks for a value that has no default'],
  [
    'alter table tour add column a int default 0 not null, add column b int not null;',
    'asks for a value that has no default',
  ],
  ['do $$ begin alter table tour drop column price; end $$;', 'drops a column'],
])('refuses %s', (sql, what) => {
  expect(found(sql)).toEqual([what]);
});

it.each([
  'ALTER TABLE "tour" ADD COLUMN "price" integer;',
  'ALTER TABLE "tour" ADD COLUMN "terms" jsonb DEFAULT \'{}\'::jsonb NOT NULL;',
  'ALTER TABLE "tour" DROP CONSTRAINT "tour_price_check"; DROP INDEX "tour_index";',
  'ALTER TABLE "tour" ALTER COLUMN "price" DROP NOT NULL; alter table tour rename constraint a to b;',
  'CREATE TABLE "refund" ("id" integer NOT NULL);',
  "insert into note values ('drop table tour; alter table x rename to y');",
  'create function f() returns void language plpgsql as $$ begin drop table t; end $$;',
])('lets %s be', (sql) => {
  expect(found(sql)).toEqual([]);
});

it('believes a mark that names the last version that read it, for the statement after it alone', () => {
  const drop = 'ALTER TABLE "tour" DROP COLUMN "price";';
  expect(found(`-- contract after 0.1.0: tour.price, replaced by tour.amount\n${drop}`)).toEqual([]);
  expect(found(`-- contract after 0.1.0: tour.price\n${drop}\n${drop}`)).toEqual(['drops a column']);
  expect(found(`-- contract: somebody said so\n${drop}`)).toEqual(['drops a column']);
});

it('finds what earlier migrations took away', () => {
  const taken = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .filter((name) => found(readFileSync(path.join(migrationsFolder, name), 'utf8')).length > 0);
  expect(taken).toContain('0010_fact_sources.sql');
  expect(taken).not.toContain('0036_cancelling.sql');
});
