import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readContent } from '../../seeds/load/content';
import { contradictions } from '../../seeds/report/counts';
import { visitorInfoGiven } from '../../server/kernel/visitor-info/given';
import { visitedKinds, wantedSections } from '../../server/kernel/visitor-info/issues';

const content = await readContent();
const { places, thingsToDo, experiences, events } = content;

const asVisited = {
  resource: places.map((record) => ({ price_from: null, ...record })),
  thing_to_do: thingsToDo.map((record) => ({ resource_type: null, ...record })),
  experience: experiences.map((record) => ({ resource_type: null, ...record })),
  event: events.map((record) => ({
    price_from: null,
    resource_type: null,
    duration_minutes: undefined,
    ...record,
  })),
};

test.each(visitedKinds)(
  'every shipped %s says all that its kind should say, or that it is not known',
  (kind) => {
    const missing = asVisited[kind].flatMap(({ key, resource_type, visitor_info }) =>
      wantedSections(kind, resource_type)
        .filter((section) => !visitor_info[section])
        .map((section) => `${key}: ${section}`),
    );
    expect(missing).toEqual([]);
  },
);

test('what is known of a record says where from and since when', () => {
  const nameless = visitedKinds.flatMap((kind) =>
    asVisited[kind].flatMap(({ key, visitor_info }) =>
      Object.entries(visitor_info)
        .filter(
          // What editors estimate has no other source than them.
          ([, section]) =>
            section &&
            section.state !== 'unknown' &&
            !(section.checked_on && (section.source || section.state === 'estimated')),
        )
        .map(([name]) => `${key}: ${name}`),
    ),
  );
  expect(nameless).toEqual([]);
});

test('a source is somebody else than the editors, whose estimates say so by their state', () => {
  const sources = visitedKinds.flatMap((kind) =>
    asVisited[kind].flatMap(({ visitor_info }) =>
      Object.values(visitor_info).map((section) => section?.source ?? ''),
    ),
  );
  expect(
    sources.filter((source) => /judgement|general knowledge|^looked for|^made up/i.test(source)),
  ).toEqual([]);
});

test('all four questions of access are answered, if only by "not known"', () => {
  const senses = ['wheelchair', 'pushchair', 'low_vision', 'hearing'] as const;
  const silent = visitedKinds.flatMap((kind) =>
    asVisited[kind].filter(({ accessibility }) => senses.some((sense) => !accessibility?.[sense])),
  );
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test.each(visitedKinds)('what ships of every %s is what an editor may write, and stays as it is', (kind) => {
  const changed = asVisited[kind].flatMap(({ key, visitor_info }) => {
    const read = visitorInfoGiven.safeParse(structuredClone(visitor_info));
    if (!read.success) return [`${key}: ${JSON.stringify(read.error.issues)}`];
    return isDeepStrictEqual(read.data, visitor_info) ? [] : [key];
  });
  expect(changed).toEqual([]);
});

const share = <T>(records: readonly T[], holds: (record: T) => boolean): number =>
  records.filter(holds).length / records.length;

test('most of what visitors ask first is known', () => {
  const records = [...asVisited.resource, ...asVisited.thing_to_do, ...asVisited.experience];
  const known = (section?: { state: string }) => section !== undefined && section.state !== 'unknown';
  expect(share(records, ({ visitor_info }) => known(visitor_info.hours))).toBeGreaterThanOrEqual(0.95);
  expect(share(records, ({ visitor_info }) => known(visitor_info.closures))).toBeGreaterThanOrEqual(0.9);
  expect(share(records, ({ visitor_info }) => known(visitor_info.season))).toBe(1);
  const priced = records.filter(({ resource_type }) => resource_type !== 3191);
  expect(share(priced, ({ visitor_info }) => known(visitor_info.price))).toBeGreaterThanOrEqual(0.85);
});

test('whoever is taken across by boat or ferry is told so', () => {
  const across = visitedKinds.flatMap((kind) =>
    asVisited[kind].filter(({ visitor_info: { reach } }) => ['boat', 'ferry'].includes(reach?.means ?? '')),
  );
  expect(
    across
      .filter(({ visitor_info: { involves } }) => !involves?.what?.includes('boat'))
      .map(({ key }) => key),
  ).toEqual([]);
  // Islets of rivers, lakes and the sea that lie across the water from their destination.
  expect(across.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'cham-islands',
      'con-chim-islet',
      'con-phung-coconut-monk',
      'con-son-islet',
      'nam-binh-homestay',
      'small-island-an-binh',
      'small-island-homestays',
      'thoi-son-by-boat',
      'vinh-sang-farm',
    ]),
  );
});

test('no text of a record says what its data contradict or lack', () => {
  expect(contradictions(content)).toEqual([]);
});

test('what is free names no sum that somebody pays to get in', () => {
  const paid = visitedKinds.flatMap((kind) =>
    asVisited[kind].filter(({ visitor_info: { price } }) => {
      const said = `${price?.note?.en ?? ''} ${price?.note?.vi ?? ''}`;
      return price?.is_free && (price.adult || price.foreign_adult || /foreign|nước ngoài/i.test(said));
    }),
  );
  expect(paid.map(({ key }) => key)).toEqual([]);
});

test('a card says "from" of the lowest price that its data know, or of a sum that they explain', () => {
  const records = [...asVisited.thing_to_do, ...asVisited.experience, ...asVisited.event];
  const otherwise = records.flatMap(({ key, price_from, visitor_info: { price } }) => {
    const { is_free, adult, foreign_adult, meal_from, note } = price ?? {};
    const sums = [is_free ? 0 : undefined, adult, foreign_adult, meal_from].filter(
      (sum) => sum !== undefined,
    );
    if (price_from === null || sums.length === 0 || price_from === Math.min(...sums)) return [];
    const explained = note?.en.replaceAll(',', '').includes(String(price_from));
    return explained && price_from < Math.min(...sums) ? [] : [`${key}: ${price_from} of ${sums.join(', ')}`];
  });
  expect(otherwise).toEqual([]);
});

test('hours by the clock are not also said to go by daylight, and no source is a bare number of a machine', () => {
  const records = visitedKinds.flatMap((kind) => [...asVisited[kind]]);
  const doubled = records.filter(
    (record) => record.opening_hours && record.visitor_info.hours?.bound_to === 'daylight',
  );
  expect(doubled.map(({ key }) => key)).toEqual([]);
  const bare = records.filter(({ visitor_info }) =>
    Object.values(visitor_info).some((section) => /\/\/\d+\.\d+\.\d+\.\d+/.test(section?.source ?? '')),
  );
  expect(bare.map(({ key }) => key)).toEqual([]);
});
