import { attackAll } from './all';
import { report } from './part';
import { findTarget } from './target';

const names = process.argv.slice(2);
const [target, stop] = await findTarget();
try {
  const parts = await attackAll(target, {
    isShort: names.includes('--short'),
    names: names.filter((name) => !name.startsWith('--')),
  });
  process.stdout.write(report(parts));
  if (parts.some(({ deviations }) => deviations.length > 0)) process.exitCode = 1;
} finally {
  await stop();
}
