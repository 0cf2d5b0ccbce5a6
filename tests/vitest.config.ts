import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

const project = (name: string, ...setup: string[]) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    setupFiles: ['tests/setup/console.ts', ...setup],
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
});

const cheapPasswords = 'tests/setup/cheap-passwords.ts';

export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}web/app` } },
  test: {
    environment: 'node',
    pool: 'forks',
    // Vitest by itself leaves one of two cores unused, while most tests wait for the database half of their time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The files of a worker share the modules that they read: reading them anew took longer than the tests.
    isolate: false,
    globalSetup: ['tests/setup/global.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [project('unit'), project('integration', cheapPasswords), project('contract', cheapPasswords)],
  },
});
