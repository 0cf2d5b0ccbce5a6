import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { distanceKm } from '../../server/distance';
import { fold } from '../../server/fold';
import { namesOf, presentOf } from '../../server/geography/gazetteer';
import { neighboursSay } from '../../server/geography/gazetteer/province-at';
import { coastKm, kmFromLand } from '../../server/geography/land';
import { reachFrom, waterKm, waters } from '../../server/geography/reach';
import { plainText } from '../../server/kernel/html';

const { cities, places, thingsToDo, experiences, events } = await readContent();

const located = <T extends { lat?: number | undefined; lon?: number | undefined }>(records: readonly T[]) =>
  records.flatMap((record) =>
    record.lat === undefined || record.lon === undefined
      ? []
      : [{ ...record, lat: record.lat, lon: record.lon }],
  );

const records = [...located(places), ...located(thingsToDo), ...located(experiences), ...located(events)].map(
  (record) => ({ ...record, base: cities.find(({ key }) => key === record.city) }),
);

test('a pin at sea is on an island, in a bay or at a pier that the record names', () => {
  const lost = [...located(cities), ...records].filter((record) => {
    if (kmFromLand(record) <= coastKm) return false;
    const base = 'base' in record ? record.base : record;
    const text = fold(
      [...Object.values(record.texts), ...Object.values(base?.texts ?? {})]
        .map(({ title, description, content }) => `${title} ${description} ${plainText(content)}`)
        .join(' '),
    );
    return !waters.some(
      (water) =>
        distanceKm(water, record) <= waterKm(water) &&
        namesOf(water).some((name) => text.includes(fold(name))),
    );
  });
  expect(lost.map(({ key }) => key)).toEqual([]);
});

test('a destination lies in its province, and says so where that was another before July 2025', () => {
  const elsewhere = cities.flatMap(({ key, lat, lon, province, formerly }) => {
    const before = neighboursSay({ lat, lon }) ?? '';
    const said = formerly || province;
    return presentOf.get(before) === province && before === said ? [] : [`${key}: ${before}, not ${said}`];
  });
  expect(elsewhere).toEqual([]);
});

test('a record is within reach of its destination', () => {
  const far = records.filter((record) => {
    const { base } = record;
    if (!base) return false;
    return distanceKm(base, record) > reachFrom(base, record);
  });
  // The southern end of the mainland is a whole day's round from the only town that leads there.
  expect(far.map(({ key, city }) => `${key} (${city})`)).toEqual(['cape-ca-mau (ca-mau)']);
});
