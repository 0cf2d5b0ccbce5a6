import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { attractions, quietTowns } from '../../server/features/planner/gazetteer/attractions';
import { firstSights } from '../../server/features/planner/gazetteer/first-sights';
import { beloved, classics } from '../../server/features/planner/gazetteer/known-for';
import { wordsOf } from '../../server/features/planner/understand/text';

const content = await readContent();
const codes = content.cities.map(({ city_code }) => city_code);
const known = [...attractions, quietTowns].flatMap(({ towns }) => Object.keys(towns));

test('every destination is known for something that people choose it by', () => {
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
});

test('no list of towns names one that there is none of', () => {
  const lists = [known, Object.keys(firstSights), Object.keys(beloved), Object.keys(classics)].flat();
  expect(lists.filter((code) => !codes.includes(code))).toEqual([]);
});

test('every sight that comes first is there by that name', () => {
  const keys = new Map(content.cities.map(({ city_code, key }) => [city_code, key]));
  const records = [...content.places, ...content.thingsToDo, ...content.experiences];
  const missing = Object.entries(firstSights).flatMap(([code, sights]) =>
    sights
      .filter(
        (sight) =>
          !records.some(
            ({ city, texts }) =>
              city === keys.get(code) && ` ${wordsOf(texts.en?.title ?? '')} `.includes(` ${sight} `),
          ),
      )
      .map((sight) => `${code}: ${sight}`),
  );
  expect(missing).toEqual([]);
});
