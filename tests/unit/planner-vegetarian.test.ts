import { expect, test } from 'vitest';
import { fitsDiets, isAboutFood } from '../../server/features/planner/days/diets';
import { seedPool } from '../factories/seed-pool';

const { cities, poolFor } = await seedPool();

test('nobody who eats no meat is sent to a house of fish, duck or pork that only may have something without', () => {
  const animals = ['pork', 'beef', 'chicken', 'fish', 'seafood', 'goat', 'duck'];
  const delta = cities.filter(({ code }) => ['SDC', 'CTO', 'VLG', 'MTO', 'HUE'].includes(code));
  expect(delta.length).toBeGreaterThan(2);
  const wrong = delta.flatMap((city) =>
    poolFor(city)
      .of(city)
      .filter((candidate) => isAboutFood(candidate) && fitsDiets(candidate, ['vegetarian']))
      .filter(({ visitor_info }) => {
        const { main = [], state } = visitor_info?.diet ?? {};
        return state === 'estimated' && animals.includes(main[0] ?? '');
      }),
  );
  expect(wrong.map(({ names }) => names[0])).toEqual([]);
});
