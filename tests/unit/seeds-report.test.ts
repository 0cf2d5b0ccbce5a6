import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { countsByDestination, inAnotherProvince, unitsWithoutDestination } from '../../seeds/report/counts';

const content = await readContent();

test('each of the 63 provinces of before July 2025 has a destination', () => {
  expect(unitsWithoutDestination(content)).toEqual([]);
});

test('records lie in the province that they say', () => {
  // Beside a border, or where the outlines are out of date (README.md of the gazetteer).
  const outlinesAreWrong = [
    'vuon-vua-thanh-thuy',
    'quan-ho-theatre',
    'dray-nur-falls',
    'ghost-market-of-dinh-yen',
  ];
  expect(inAnotherProvince(content).map((said) => said.split(':')[0])).toEqual(outlinesAreWrong);
});

/** Islands of a few thousand people, where more would be made up. */
const small = ['nam-du', 'co-to'];

test('a destination has twelve records, three tables, two beds, two for a child and two for the rain', () => {
  const thin = countsByDestination(content).filter(({ key, all, eat, stay, child, rain }) =>
    small.includes(key)
      ? all < 8 || stay < 2 || child < 2
      : all < 12 || eat < 3 || stay < 2 || child < 2 || rain < 2,
  );
  expect(thin).toEqual([]);
});
