import { expect, it } from 'vitest';
import { actionNames } from '../../web/app/admin/audit/kinds';
import en from '../../web/app/locales/en/admin_people.json';
import vi from '../../web/app/locales/vi/admin_people.json';

const sources = import.meta.glob<string>('../../server/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whatever the log may be told of a doing. */
const noted = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\baction: '([a-z_]+)'/g)].map(([, action = '']) => action),
  ),
);

it('each doing that the log knows has its words in both languages, and can be filtered by', () => {
  expect(noted.size).toBeGreaterThan(15);
  for (const action of noted) {
    expect(Object.keys(en.audit.actions)).toContain(action);
    expect(Object.keys(vi.audit.actions)).toContain(action);
    expect(actionNames).toContain(action);
  }
});
