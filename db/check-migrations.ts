import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrationsFolder } from './migrate';

/** The SQL by which the schema in the code differs from what the migrations make; empty when they agree. */
async function missingMigration(): Promise<string> {
  const root = path.dirname(migrationsFolder);
  const copy = await mkdtemp(path.join(root, '.migrations-'));
  try {
    await cp(migrationsFolder, copy, { recursive: true });
    const known = await readdir(copy);
    const kit = path.join(root, 'node_modules/drizzle-kit/bin.cjs');
    const schema = path.join(root, 'db/schema/index.ts');
    const args = ['generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${path.basename(copy)}`];
    await promisify(execFile)(process.execPath, [kit, ...args], { cwd: root });
    const added = (await readdir(copy)).filter((name) => name.endsWith('.sql') && !known.includes(name));
    return (await Promise.all(added.map((name) => readFile(path.join(copy, name), 'utf8')))).join('\n');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const missing = await missingMigration();
if (missing) {
  console.error(`The schema has changed without a migration: run npm run db:generate.\n\n${missing}`);
  process.exitCode = 1;
}
