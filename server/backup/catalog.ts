import { Client } from 'pg';

/** What has to be known of a database to copy it, or to make room in it. */
export interface Table {
  name: string;
  /** Those that are stored as they were given: the database computes the others. */
  columns: string[];
}

/** Nothing of an extension's. */
const isOurs = (oid: string) =>
  `not exists (select from pg_depend where objid = ${oid} and deptype in ('e', 'i') and refclassid in ('pg_extension'::regclass, 'pg_class'::regclass))`;

/** A connection for work that takes as long as it takes, which writes and reads values in one spelling everywhere. */
export const connect = async (url: string): Promise<Client> => {
  const settings = {
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    search_path: 'public',
    client_encoding: 'UTF8',
    datestyle: 'ISO',
    intervalstyle: 'postgres',
    extra_float_digits: 3,
    timezone: 'UTC',
  };
  const client = new Client({
    connectionString: url,
    application_name: 'backup-of-visit-vietnam',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection that is cut fails the query that runs; unheard, the event would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
};

/**
 * The tables whose rows are kept. Those that are not logged are left out, by their own declaration: they can be made again, and
 * what they say of transactions holds in no other database.
 */
export const keptTables = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select relname as name, array(
      select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and ${isOurs('c.oid')}
    order by relname`);
  return rows;
};

/** Where the numbers of new records go on. */
export const sequenceValues = async (client: Client): Promise<Array<{ name: string; value: string }>> => {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return rows;
};

/** Hashes of the migrations that the database has had, in their order. */
export const appliedMigrations = async (client: Client): Promise<string[]> => {
  const { rows: found } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!found[0]?.found) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
};

/** What stands in the way of a restore, as statements that take it away; empty for a new database. */
export const removals = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end, oid::regclass) as statement
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${isOurs('c.oid')}
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc p
    where pronamespace = 'public'::regnamespace and ${isOurs('p.oid')}
    union all
    select 'drop schema drizzle cascade' from pg_namespace where nspname = 'drizzle'`);
  return rows.map(({ statement }) => statement);
};
