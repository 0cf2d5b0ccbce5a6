import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { firstExpanding, unmarkedContractions } from './contracting';
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

for (const name of (await readdir(migrationsFolder)).sort()) {
  if (!name.endsWith('.sql') || Number.parseInt(name, 10) < firstExpanding) continue;
  const sql = await readFile(path.join(migrationsFolder, name), 'utf8');
  for (const { what, statement } of unmarkedContractions(sql)) {
    console.error(
      `${name} ${what}, which the version before may still use: ${statement}\n` +
        'Expand first, and contract when no running version reads it any more, with a line before the statement:\n' +
        '-- contract after <last version that reads it>: <what, and what has its place>\n',
    );
    process.exitCode = 1;
  }
}
