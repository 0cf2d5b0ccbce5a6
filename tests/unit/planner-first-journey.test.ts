import { expect, test } from 'vitest';
import { chooseCities } from '../../server/features/planner/days/choose-cities';
import { seedPool } from '../factories/seed-pool';

const { cities } = await seedPool();

test('who sees the country for the first time in ten days in March sees what is loved best', () => {
  const route = chooseCities(
    cities,
    { days: 10, month: 3, interests: [] },
    { words: 'ten days in march first time', isWhole: true },
  );
  expect(route.map(({ code }) => code)).toEqual(expect.arrayContaining(['HAN', 'HLG', 'HUE', 'HOI', 'SGN']));
});

test('a week is no journey through all of the country', () => {
  const route = chooseCities(cities, { days: 7, month: 3, interests: [] }, { words: '', isWhole: true });
  expect(route.length).toBeLessThanOrEqual(3);
});
