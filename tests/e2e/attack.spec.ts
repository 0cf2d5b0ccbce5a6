import { expect, test } from '@playwright/test';
import { attackAll, gentle } from '../attack/all';
import { report } from '../attack/part';
import { product } from './setup/environment';

// All of it, with what would disturb other tests: `npm run attack`.
test('who may not gets nothing: by no spelling, of nobody else, and out of no shared cache', async ({
  isMobile,
}) => {
  test.skip(isMobile, 'the same answers go to every device');
  test.setTimeout(900_000);
  const { baseUrl: siteUrl, ...others } = product();
  const parts = await attackAll({ siteUrl, ...others }, { isShort: true, names: gentle });
  const tries = parts.reduce((sum, part) => sum + part.tries, 0);
  expect(
    parts.flatMap(({ deviations }) => deviations),
    report(parts),
  ).toEqual([]);
  expect(parts).toHaveLength(gentle.length);
  expect(tries).toBeGreaterThan(2_000);
});
