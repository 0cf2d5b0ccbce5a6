import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { organization, toldOf } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { articleTags } from '~/site/blogs/article-json-ld';
import { touristTrip } from '~/site/itineraries/itinerary-json-ld';
import { placeJsonLds } from '~/site/resources/place/place-json-ld';
import { jsonLdFaults, jsonLdGaps } from '../e2e/support/json-ld-faults';
import { jsonLdRules } from '../e2e/support/json-ld-rules';
import { article, blocks, place, publicUrl, seo, trip } from '../factories/json-ld';

test.each(Object.entries(blocks))('%s says what search engines ask for', (_, block) => {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...toldOf(block) });
  expect(jsonLdFaults(text)).toEqual([]);
});

/** What the site does not know of such a thing at all. */
const unknownHere = [
  'TouristAttraction without isAccessibleForFree',
  'PostalAddress without streetAddress',
  'Organization without url',
  'Offer without availability',
];

test('what is known of a record is told', () => {
  const gaps = jsonLdGaps(JSON.parse(JSON.stringify(Object.values(blocks))));
  expect(gaps.filter((gap) => !unknownHere.includes(gap))).toEqual([]);
});

test('an organisation names accounts that its operator has given, and no others', () => {
  expect(organization(publicUrl, { accounts: [] })).toEqual({
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: 'Visit Vietnam',
    url: publicUrl,
    logo: `${publicUrl}/icons/icon-512.png`,
    sameAs: undefined,
  });
  const told = {
    name: 'Tourism Board',
    logo: `${publicUrl}/media/logo.png`,
    accounts: ['https://a.example'],
  };
  expect(organization(publicUrl, told)).toMatchObject({
    name: told.name,
    logo: told.logo,
    sameAs: told.accounts,
  });
});

test('link previews know an article from other pages', () => {
  const properties = (tags: ReturnType<typeof pageMeta>) =>
    tags.flatMap((tag) => ('property' in tag ? [`${tag.property} ${tag.content}`] : []));
  expect(properties(pageMeta(seo))).toContain('og:type website');
  const told = properties(pageMeta(seo, [], articleTags(article, 'Visit Vietnam editors')));
  expect(told).toEqual(
    expect.arrayContaining([
      'og:type article',
      'article:published_time 2026-03-01T08:00:00+07:00',
      'article:modified_time 2026-03-02T08:00:00+07:00',
      'article:section By train',
      'article:tag train',
    ]),
  );
  expect(told.filter((one) => one.startsWith('og:type'))).toHaveLength(1);
});

test('every type that the site uses has its rule', () => {
  const app = fileURLToPath(new URL('../../web/app', import.meta.url));
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const types = sources.flatMap((file) =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(/'@type': '(\w+)'/g)].map(
      ([, type = '']) => type,
    ),
  );
  expect(types).toContain('Article');
  expect([...new Set(types)].filter((type) => !(type in jsonLdRules))).toEqual([]);
});

test('what is made up is no hotel and no offer to search engines', () => {
  const [hotel] = placeJsonLds(place(3191));
  expect(hotel?.['@type']).toBe('Hotel');
  const made = place(3191);
  expect(
    placeJsonLds({ ...made, place: { ...made.place, is_sample: true } }).map((block) => block['@type']),
  ).toEqual(['BreadcrumbList']);
  const sampleTour = touristTrip({ ...trip, tour: { ...trip.tour, is_sample: true } }, seo);
  expect(sampleTour).toMatchObject({ provider: undefined, offers: [] });
});

const faultsOf = (block: object) =>
  jsonLdFaults(JSON.stringify({ '@context': 'https://schema.org', ...block }));

test('what is missing or has a wrong form is found, however deep', () => {
  expect(faultsOf({ '@type': 'Event', name: 'Tết', startDate: '25-09-2026', location: [] })).toEqual([
    'Event without location',
    'Event with startDate "25-09-2026"',
  ]);
  expect(
    faultsOf({
      '@type': 'Hotel',
      name: 'Majestic',
      description: 'By the river.',
      address: { '@type': 'PostalAddress', addressCountry: 'Vietnam' },
      geo: { '@type': 'GeoCoordinates', latitude: 106.7, longitude: 10.8 },
      image: '/media/majestic.jpg',
    }),
  ).toEqual([
    'Hotel with image "/media/majestic.jpg"',
    'PostalAddress with addressCountry "Vietnam"',
    'GeoCoordinates with latitude 106.7',
  ]);
  expect(
    faultsOf({
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 2, item: 'x' }],
    }),
  ).toEqual([
    'BreadcrumbList whose positions do not count from 1',
    'BreadcrumbList with an item without a name',
  ]);
  expect(
    faultsOf({
      '@type': 'TouristTrip',
      name: 'By train',
      description: 'North to south.',
      url: publicUrl,
      image: publicUrl,
      itinerary: [{ '@type': 'Place', name: 'Huế' }],
      provider: { '@type': 'Organization', name: 'Visit', url: publicUrl },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 2 },
    }),
  ).toEqual(['TouristTrip with aggregateRating']);
  expect(faultsOf({ '@type': 'Product' })).toEqual(['Product is not a type of this site']);
  expect(jsonLdFaults('{')).toEqual(['JSON-LD that is not JSON']);
});
