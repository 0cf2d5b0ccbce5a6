import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { since } from '../launch/say';
import { createMediaStore } from '../platform/media/store';
import { openSource, print, runCommand } from './command';
import { summary } from './manifest';
import { writeBackup } from './write-backup';

/** `npm run backup [-- FILE]`: everything that must last, in one file. */
await runCommand(async (env) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const start = Date.now();
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const usual = path.join(
    env.DATA_DIR,
    'backups',
    `visit-vietnam-${time}.tar.gz${env.BACKUP_KEY ? '.aes' : ''}`,
  );
  const file = path.resolve(positionals[0] ?? usual);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = await openSource(env);
  try {
    const manifest = await writeBackup({
      databaseUrl: database.url,
      store: createMediaStore(env),
      file,
      key: env.BACKUP_KEY,
    });
    print(`${file} holds ${summary(manifest)} (${since(start)}).`);
    if (manifest.missing_pictures.length > 0)
      print(
        `The files of ${manifest.missing_pictures.length} picture(s) are not in the media store: ${manifest.missing_pictures.slice(0, 5).join(', ')} …`,
      );
    print(
      env.BACKUP_KEY
        ? 'It is encrypted: without BACKUP_KEY it is of no use to anybody. Keep the key elsewhere, with SESSION_SECRET.'
        : 'It is not encrypted (no BACKUP_KEY), and holds what customers told you. SESSION_SECRET is not in it: keep that elsewhere.',
    );
  } finally {
    await database.close();
  }
});
