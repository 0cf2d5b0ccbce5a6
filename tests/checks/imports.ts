// Circles and directions of imports, told before a commit by what the unit test of the same name goes by.
import { breaches, circles } from './import-rules';

const found = [...circles().map((way) => `Files that import each other: ${way}`), ...breaches()];
if (found.length > 0) {
  process.stdout.write(`${found.join('\n')}\n`);
  process.exitCode = 1;
}
