import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, EnvError, loadEnv } from '../env';
import { moveFiles } from '../platform/media/move-files';
import { checkMediaStore, createMediaStore } from '../platform/media/store';
import { since } from './say';

/** The configuration with another store: an address `s3://…`, or a folder. */
const withStore = (env: Env, place: string): Env =>
  place.startsWith('s3://')
    ? loadEnv({ ...process.env, NODE_ENV: 'development', MEDIA_URL: place })
    : { ...env, MEDIA_URL: undefined, MEDIA_DIR: path.resolve(place) };

/** `npm run media:move -- --to s3://…|FOLDER [--from s3://…|FOLDER]`: copies all pictures from where they are to somewhere else. */
const run = async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, from: { type: 'string' } } });
  if (!values.to)
    throw new EnvError(
      'Say where to: npm run media:move -- --to s3://bucket/prefix?endpoint=… (or a folder).',
    );
  const env = loadEnv({ ...process.env, NODE_ENV: 'development' });
  const from = values.from ? withStore(env, values.from) : env;
  const to = withStore(env, values.to);
  const start = Date.now();
  for (const place of [from, to]) {
    const { problem } = await checkMediaStore(place);
    if (problem) throw new EnvError(problem);
  }
  const { copied, skipped, bytes } = await moveFiles({
    from: createMediaStore(from),
    to: createMediaStore(to),
  });
  process.stdout.write(
    `Copied ${copied} files (${(bytes / 1e6).toFixed(1)} MB), ${skipped} were there already (${since(start)}). Nothing was removed from where they were.\n`,
  );
};

await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
