import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import {
  placesToldIn,
  type TitledRecord,
  tellingOf,
} from '../../server/features/planner/gazetteer/told-places';
import { placesAt } from '../../server/features/planner/understand/places';
import { readText, wordsOf } from '../../server/features/planner/understand/text';
import { entries, namesOf } from '../../server/geography/gazetteer';
import { accommodation } from '../../server/place-kinds';
import { plannerCity } from '../factories/planner-city';

const content = await readContent();
const byKey = new Map(content.cities.map((city) => [city.key, city]));
const titlesOf = ({ texts }: { texts: { en?: { title: string }; vi?: { title: string } } }): string[] =>
  [texts.en?.title, texts.vi?.title].flatMap((title) => title ?? []);

const records = [
  ...content.places.filter(({ resource_type }) => resource_type !== accommodation),
  ...content.thingsToDo,
  ...content.experiences,
  ...content.events,
].flatMap((record): TitledRecord[] => {
  const city = byKey.get(record.city ?? '');
  if (!city) return [];
  const own = record as { lat?: number; lon?: number };
  const { lat = city.lat, lon = city.lon } = own;
  return titlesOf(record).map((title) => ({
    title,
    city_id: city.id,
    point: { lat, lon },
    isExact: own.lat !== undefined,
  }));
});

const told = placesToldIn(records);
const cities = tellingOf(
  content.cities.map((city) => ({
    ...plannerCity(city.id, city.city_code, titlesOf(city).map(wordsOf), city.lat, city.lon),
    title: city.texts.vi?.title ?? '',
    formerNames: city.former_names.map(wordsOf),
    provinces: [city.province, city.formerly].map(wordsOf),
  })),
  told,
);

/** Places without an article that a message names as they are written: "Chu Văn An" is not Chũ. */
const uncoveredIn = (message: string): string[] =>
  placesAt(readText(message), cities).flatMap(({ target }) =>
    'place' in target && message.includes(target.place.name) ? [target.place.name] : [],
  );

test('what a title of a record names is never said to have no article', () => {
  // Where two places share a name it may be said of the other one.
  const elsewhere = new Set(
    entries.filter(({ id }) => !told.cities.has(id)).flatMap((entry) => namesOf(entry).map(wordsOf)),
  );
  const names = entries
    .filter(({ id }) => told.cities.has(id))
    .flatMap((entry) => namesOf(entry))
    .filter((name) => !elsewhere.has(wordsOf(name)));
  const lost = names.filter((name) => uncoveredIn(`thêm một ngày đi ${name}`).length > 0);
  expect(names.length).toBeGreaterThan(300);
  expect(lost).toEqual([]);
});

test('neither is a title as a whole, in either language', () => {
  const lost = records.map(({ title }) => title).filter((title) => uncoveredIn(title).length > 0);
  expect(records.length).toBeGreaterThan(1500);
  expect(lost).toEqual([]);
});

test('a province and its seat are more than one pagoda in them', () => {
  expect(uncoveredIn('Thái Bình 2 ngày')).toEqual(['Thái Bình']);
});

test('a place that nothing tells of is still said to be unknown', () => {
  expect(uncoveredIn('Tà Xùa 2 ngày, Y Tý 1 ngày').length).toBeGreaterThan(0);
});
