import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { distanceKm } from '../../server/distance';
import { fold } from '../../server/fold';
import { entries, namesOf, presentOf } from '../../server/geography/gazetteer';
import { neighboursSay } from '../../server/geography/gazetteer/province-at';
import { plainText } from '../../server/kernel/html';
import { kmFromLand } from './geography/land';

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

/** The coast is drawn at 1:10 m: up to about three kilometres out. */
const coastKm = 3.1;
/** As the crow flies: what a half-day's round reaches, and no more than that into another province. */
const reachKm = 75;
const acrossKm = 60;

const waters = entries.filter(({ kind }) => ['island', 'archipelago', 'bay', 'pier'].includes(kind));

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
        distanceKm(water, record) <= (water.kind === 'bay' ? 25 : 8) &&
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
    const km = distanceKm(base, record);
    const province = presentOf.get(neighboursSay(record) ?? '');
    return km > (province === base.province ? reachKm : acrossKm);
  });
  // The southern end of the mainland is a whole day's round from the only town that leads there.
  expect(far.map(({ key, city }) => `${key} (${city})`)).toEqual(['cape-ca-mau (ca-mau)']);
});
