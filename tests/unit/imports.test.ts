import { expect, it } from 'vitest';
import { breaches, circles, graph } from '../checks/import-rules';

it('finds the files that it walks', () => {
  expect(graph.size).toBeGreaterThan(600);
  expect(graph.get('server/main.ts')).toContain('server/app.ts');
  expect(graph.get('server/kernel/selection.ts')).toContain('db/schema/index.ts');
  expect(graph.get('server/features/drawings.ts')).toContain('seeds/load/pictures/paint.ts');
});

it('no file of the server or the database imports itself by a detour', () => {
  expect(circles()).toEqual([]);
});

it('imports go down only: kinds and features use kernel and platform, these and the database know none of them, and kinds leave each other’s insides alone', () => {
  expect(breaches()).toEqual([]);
});
