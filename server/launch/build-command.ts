import { ensureBuilt } from './build';

await ensureBuilt().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
