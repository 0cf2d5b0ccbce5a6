import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// A warning that nobody expected is a bug that nobody has seen yet. A test that expects one replaces the method:
// vi.spyOn(console, 'error').mockImplementation(() => {})

let unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...values: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...values)}`);
  };
}

beforeEach(() => {
  unexpected = [];
});

afterEach(() => {
  if (unexpected.length > 0) throw new Error(`Unexpected output.\n${unexpected.join('\n')}`);
});
