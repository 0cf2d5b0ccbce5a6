import { once } from 'node:events';
import type { Client } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { keptTables } from './catalog';
import { BackupFailure } from './failure';
import type { Manifest } from './manifest';

const statements = async (client: Client, query: string): Promise<string[]> => {
  const { rows } = await client.query<{ statement: string }>(query);
  return rows.map(({ statement }) => statement);
};

const runAll = async (client: Client, list: readonly string[]): Promise<void> => {
  for (const statement of list) await client.query(statement);
};

/**
 * Runs `load` on empty tables that have neither foreign keys, nor triggers, nor indexes beside those of their keys, and puts all
 * of that back. So rows come in any order, rules about changes are not applied to what has been through them, each index is
 * made at once, and each foreign key is checked at the end. It takes no more rights than those of the tables' owner.
 */
export const withBareTables = async (client: Client, load: () => Promise<void>): Promise<void> => {
  const ofOurs = `connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0`;
  const foreignKeys = await statements(
    client,
    `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
      from pg_constraint where ${ofOurs} order by conrelid, conname`,
  );
  await runAll(
    client,
    await statements(
      client,
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
        from pg_constraint where ${ofOurs}`,
    ),
  );
  const indexes = `
    from pg_index i join pg_class c on c.oid = indexrelid join pg_class t on t.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and t.relpersistence = 'p'
      and not exists (select from pg_constraint where conindid = indexrelid)
      and not exists (select from pg_depend where objid = indrelid and deptype = 'e')
    order by indrelid, indexrelid`;
  const indexDefinitions = await statements(
    client,
    `select pg_get_indexdef(indexrelid) as statement ${indexes}`,
  );
  await runAll(
    client,
    await statements(client, `select format('drop index %s', indexrelid::regclass) as statement ${indexes}`),
  );
  const tables = (await keptTables(client)).map(({ name }) => client.escapeIdentifier(name));
  // Migrations put in rows of their own, which the backup has too, as they have become.
  await client.query(`truncate ${tables.join(', ')}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);

  await load();

  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query(`set local maintenance_work_mem = '128MB'`);
  await runAll(client, indexDefinitions);
  await runAll(client, foreignKeys);
};

/** Puts rows into tables as they come, one table after the other. */
export const createLoader = (client: Client, { tables }: Manifest) => {
  let current: { name: string; stream: CopyStreamQuery; failed: Promise<never> } | undefined;

  const open = (name: string) => {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const stream = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${list}) from stdin`));
    // Emitted once, and remembered for whoever writes next or waits for the end.
    const failed = new Promise<never>((_, reject) => stream.once('error', reject));
    failed.catch(() => {});
    return { name, stream, failed };
  };

  const finish = async () => {
    if (!current) return;
    const { name, stream, failed } = current;
    current = undefined;
    await Promise.race([new Promise<void>((resolve) => stream.end(resolve)), failed]);
    const expected = tables.find((table) => table.name === name)?.rows;
    if (stream.rowCount !== expected)
      throw new BackupFailure(`"${name}" got ${stream.rowCount} rows instead of ${expected}.`);
  };

  return {
    finish,
    async rows(name: string, content: AsyncIterable<Buffer>): Promise<void> {
      if (current?.name !== name) {
        await finish();
        current = open(name);
      }
      const { stream, failed } = current;
      for await (const chunk of content) {
        if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), failed]);
      }
    },
  };
};
