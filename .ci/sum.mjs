// Adds up the JSON reports of vitest and Playwright: says what went wrong, each fault once, then "N passed, N failed".
// Fails when any test did, or when there was none.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const [vitest, playwright] = process.argv
  .slice(2)
  .map((file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined));

/** Titles of failed tests by what they failed with, so that a hundred tests with one reason are told in a line. */
const faults = new Map();
let passed = 0;
let failed = 0;

function fault(title, message = '') {
  const reason = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 8)
    .join('\n    ');
  faults.set(reason, [...(faults.get(reason) ?? []), title]);
}

if (vitest) {
  passed += vitest.numPassedTests;
  failed += vitest.numFailedTests;
  for (const { name, status, message, assertionResults } of vitest.testResults) {
    const wrong = assertionResults.filter((result) => result.status === 'failed');
    for (const { fullName, failureMessages } of wrong) fault(fullName, failureMessages[0]);
    // A file that could not even be loaded has no tests to count, and is one failure.
    if (status === 'failed' && wrong.length === 0) {
      failed += 1;
      fault(name, message);
    }
  }
}
if (playwright) {
  passed += playwright.stats.expected + playwright.stats.flaky;
  failed += playwright.stats.unexpected + playwright.errors.length;
  for (const { message } of playwright.errors) fault('before or after all tests', message);
  const suites = [...playwright.suites];
  for (let suite = suites.pop(); suite; suite = suites.pop()) {
    suites.push(...(suite.suites ?? []));
    for (const { title, file, tests } of suite.specs ?? []) {
      for (const { projectName, status, results } of tests) {
        if (status === 'unexpected') fault(`${projectName} ${file} › ${title}`, results.at(-1)?.error?.message);
      }
    }
  }
}

const shown = 20;
for (const [reason, titles] of [...faults].slice(0, shown)) {
  const others = titles.length > 3 ? `\n  and ${titles.length - 3} more` : '';
  process.stdout.write(`✗ ${titles.slice(0, 3).join('\n  ')}${others}\n    ${reason}\n`);
}
if (faults.size > shown) process.stdout.write(`and ${faults.size - shown} other faults\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
