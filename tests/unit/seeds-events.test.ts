import { describe, expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { sunLongitude } from '../../server/calendar/lunar/astronomy';
import { lunarMonthLength, lunarToSolar } from '../../server/calendar/lunar/index';
import { occurrencesBetween } from '../../server/calendar/occurrences';
import { plainText } from '../../server/kernel/html';
import { languageCodes } from '../../server/language';

const { events, cities } = await readContent();

const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('events have ids, places and slugs of their own, and cities that exist', () => {
  expect(events.length).toBeGreaterThanOrEqual(12);
  expect(repeated(events.map(({ id }) => id))).toEqual([]);
  expect(repeated(events.map(({ sort }) => sort))).toEqual([]);
  for (const language of languageCodes)
    expect(repeated(events.map(({ texts }) => texts[language].slug))).toEqual([]);
  for (const { city, key } of events) {
    if (city)
      expect(
        cities.map((record) => record.key),
        key,
      ).toContain(city);
  }
});

describe.each(languageCodes)('texts in %s', (language) => {
  test.each(events)('of $key have the lengths that pages show', ({ texts }) => {
    const { title, description, image_alt, content } = texts[language];
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(image_alt.length).toBeGreaterThanOrEqual(20);
    const words = plainText(content).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(300);
    expect(content).not.toMatch(/<h1|\*\*|\]\(|^#/m);
  });
});

test('the feasts of the Khmer stand under the town in which they are seen', () => {
  const cityOf = (wanted: string) => events.find(({ key }) => key === wanted)?.city;
  expect([cityOf('chol-chnam-thmay'), cityOf('ok-om-bok')]).toEqual(['soc-trang', 'soc-trang']);
});

test.each(events)('$key lies in Vietnam', ({ lat, lon }) => {
  if (lat === undefined || lon === undefined) return;
  expect(lat > 8.3 && lat < 23.4 && lon > 102.1 && lon < 109.5).toBe(true);
});

test('what is known of admission is said, and of the others nothing', () => {
  const freeOf = (wanted: string) => events.find(({ key }) => key === wanted)?.is_free;
  expect(freeOf('national-day')).toBe(true);
  expect(freeOf('perfume-pagoda-festival')).toBe(false);
  expect(freeOf('tet-nguyen-dan')).toBe(true);
  expect(freeOf('tran-temple-seal-night')).toBe(true);
  expect(freeOf('kiep-bac-autumn-festival')).toBeUndefined();
});

test('dates of 2027 are the ones that are known', () => {
  const in2027 = Object.fromEntries(
    events.map(({ key, rule, is_lunar }) => {
      const [first] =
        rule === null ? [] : occurrencesBetween(rule, is_lunar, { from: '2027-01-01', to: '2027-12-31' });
      return [key, first?.start_date];
    }),
  );
  expect(in2027).toMatchObject({
    'tet-nguyen-dan': '2027-02-06',
    'perfume-pagoda-festival': '2027-02-11',
    'lim-festival': '2027-02-18',
    'nguyen-tieu-hoi-an': '2027-02-20',
    'hung-kings-commemoration': '2027-04-16',
    'vesak-in-hue': '2027-05-20',
    'mid-autumn-festival': '2027-09-15',
    'ok-om-bok': '2027-11-11',
    'reunification-day': '2027-04-30',
    'national-day': '2027-09-02',
  });
});

/** Where the sun stands when a day begins in Vietnam. */
const sunAtStartOf = (date: string): number =>
  sunLongitude(Date.parse(`${date}T00:00:00+07:00`) / 86_400_000 + 2_440_587.5);

test('Thanh Minh falls on the day on which the sun reaches fifteen degrees', () => {
  const days = events.find(({ key }) => key === 'thanh-minh')?.known_dates?.dates ?? [];
  expect(days.map(({ from }) => from)).toEqual(
    expect.arrayContaining(['2026-04-05', '2027-04-05', '2028-04-04', '2029-04-04']),
  );
  for (const { from, to } of days) {
    const next = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10);
    expect([sunAtStartOf(from) < 15, sunAtStartOf(next) >= 15, to], from).toEqual([true, true, from]);
  }
});

test.each(['perfume-pagoda-festival', 'yen-tu-spring-festival'])(
  '%s ends with the third lunar month, or a day before',
  (wanted) => {
    const rule = events.find(({ key }) => key === wanted)?.rule;
    if (!rule) throw new Error(`no rule of ${wanted}`);
    for (const year of [2026, 2027, 2028, 2029, 2030]) {
      const day = lunarMonthLength(year, 3) ?? 29;
      const last = lunarToSolar({ year, month: 3, day, isLeapMonth: false });
      const [season] = occurrencesBetween(rule, true, { from: `${year}-03-01`, to: `${year}-03-02` });
      const missing = (Date.parse(last) - Date.parse(season?.end_date ?? '')) / 86_400_000;
      expect([0, 1], `${year}: ${season?.end_date}`).toContain(missing);
    }
  },
);
