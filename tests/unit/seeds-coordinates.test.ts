import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { plainText } from '../../server/content/html';
import { distanceKm } from '../../server/distance';
import { fold } from '../../server/fold';
import { entries, namesOf, presentOf } from '../../server/geography/gazetteer';
import { neighboursSay } from '../../server/geography/gazetteer/province-at';
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

/**
 * Records that stand under the nearest destination there was on 24-11-2026, although they are no half-day's round from
 * it. Each has a destination of its own to go to: as soon as that exists, it must be there.
 */
const awaiting: Record<string, string> = {
  'chau-doc-market': 'chau-doc',
  'bac-lieu-princes-house': 'bac-lieu',
  'long-hoa-market': 'tay-ninh',
  'ho-citadel': 'thanh-hoa',
  'bat-pagoda': 'soc-trang',
  'chol-chnam-thmay': 'soc-trang',
  'ok-om-bok': 'soc-trang',
  'hai-phong-cau-dat': 'hai-phong',
  'tran-temple-seal-night': 'nam-dinh',
  'ba-chua-xu-festival': 'chau-doc',
};

/** The coast is drawn at 1:10 m: up to about three kilometres out. */
const coastKm = 3.1;
/** As the crow flies: what a half-day's round reaches, and no more than that into another province. */
const reachKm = 75;
const acrossKm = 60;

const waters = entries.filter(({ kind }) => ['island', 'archipelago', 'bay', 'pier'].includes(kind));

test('a pin at sea is on an island, in a bay or at a pier that the record names', () => {
  const lost = [...located(cities), ...records].filter((record) => {
    if (kmFromLand(record) <= coastKm) return false;
    const text = fold(
      Object.values(record.texts)
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

test('a destination lies in its province, today and before', () => {
  const elsewhere = cities.filter(({ lat, lon, province, formerly }) => {
    const before = neighboursSay({ lat, lon });
    return presentOf.get(before ?? '') !== province || (formerly !== '' && before !== formerly);
  });
  expect(elsewhere.map(({ key }) => key)).toEqual([]);
});

test('a record is within reach of its destination', () => {
  const far = records.filter((record) => {
    const { base } = record;
    if (!base || awaiting[record.key]) return false;
    const km = distanceKm(base, record);
    const province = presentOf.get(neighboursSay(record) ?? '');
    return km > (province === base.province ? reachKm : acrossKm);
  });
  expect(far.map(({ key, city }) => `${key} (${city})`)).toEqual([]);
});

test('a record stands under its own destination as soon as there is one', () => {
  const late = Object.entries(awaiting).filter(([key, destination]) => {
    const record = records.find((one) => one.key === key);
    return cities.some((city) => city.key === destination) && record?.city !== destination;
  });
  expect(late).toEqual([]);
  // What stands there is no exception any more.
  const done = Object.entries(awaiting).filter(([key, destination]) =>
    records.some((one) => one.key === key && one.city === destination),
  );
  expect(done).toEqual([]);
});
