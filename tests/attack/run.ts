import { attackAll } from './all';
import { readErrors } from './log-errors';
import { report, runPart } from './part';
import { findTarget } from './target';

const names = process.argv.slice(2);
const [target, stop] = await findTarget();
try {
  const parts = await attackAll(target, {
    isShort: names.includes('--short'),
    names: names.filter((name) => !name.startsWith('--')),
  });
  if (target.launcherPid) parts.push(await runPart('its own log', async (log) => readErrors(log)));
  process.stdout.write(report(parts));
  if (parts.some(({ deviations }) => deviations.length > 0)) process.exitCode = 1;
} finally {
  await stop();
}
