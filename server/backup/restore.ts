import path from 'node:path';
import { parseArgs } from 'node:util';
import { since } from '../launch/say';
import { createMediaStore } from '../platform/media/store';
import { openTarget, print, runCommand } from './command';
import { BackupFailure } from './failure';
import { summary } from './manifest';
import { readBackup } from './read-backup';
import { restoreBackup } from './restore-backup';

/** `npm run restore -- FILE [--replace]` puts a backup back; `--check` only reads it, and says whether it is whole. */
await runCommand(async (env) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (!name) throw new BackupFailure('Name the file: npm run restore -- FILE [--replace] [--check].');
  const file = path.resolve(name);
  const start = Date.now();
  if (values.check) {
    print(`${file} is whole: ${summary(await readBackup(file, env.BACKUP_KEY))} (${since(start)}).`);
    return;
  }
  const database = await openTarget(env);
  try {
    await restoreBackup({
      databaseUrl: database.url,
      store: createMediaStore(env),
      file,
      key: env.BACKUP_KEY,
      replace: values.replace,
      log: print,
    });
    print(`Restored (${since(start)}). Start the product now.`);
  } finally {
    await database.close();
  }
});
