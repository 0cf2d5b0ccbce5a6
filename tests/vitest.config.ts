import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

const project = (name: string, timeout: number, isolate = true) => ({
  extends: true as const,
  test: {
    name,
    isolate,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout: timeout,
    hookTimeout: Math.max(timeout, 60_000),
  },
});

export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}web/app` } },
  test: {
    environment: 'node',
    pool: 'forks',
    globalSetup: ['tests/setup/global.ts'],
    setupFiles: ['tests/setup/console.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // Integration tests start the API anew in each file, from modules that are read once: reading them eighty times took
    // longer than the tests.
    projects: [project('unit', 10_000), project('integration', 30_000, false), project('contract', 30_000)],
  },
});
