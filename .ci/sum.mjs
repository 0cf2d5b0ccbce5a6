// Adds up the JSON reports of vitest and Playwright: prints "N passed, N failed", and fails when any test did or when there was none.
import { existsSync, readFileSync } from 'node:fs';

const [vitest, playwright] = process.argv
  .slice(2)
  .map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined));

let passed = 0;
let failed = 0;

if (vitest) {
  // A file that could not even be loaded has no tests to count, and is one failure.
  const broken = vitest.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  passed += vitest.numPassedTests;
  failed += vitest.numFailedTests + broken.length;
}
if (playwright) {
  passed += playwright.stats.expected + playwright.stats.flaky;
  failed += playwright.stats.unexpected + playwright.errors.length;
}

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
