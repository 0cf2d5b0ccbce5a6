import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

const project = (name: string, timeout: number) => ({
  extends: true as const,
  test: {
    name,
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
    projects: [project('unit', 10_000), project('integration', 30_000), project('contract', 30_000)],
  },
});
