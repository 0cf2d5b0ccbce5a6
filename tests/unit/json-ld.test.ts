import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { BlogDetail } from '~/api/types';
import { breadcrumbList, faqPage, type JsonLd, organization, toldOf, webSite } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import type { PageSeo } from '~/seo/page-seo';
import { articleJsonLd, articleTags } from '~/site/blogs/article-json-ld';
import { touristDestination } from '~/site/city/city-json-ld';
import { eventJsonLd } from '~/site/events/event-json-ld';
import { touristTrip } from '~/site/itineraries/itinerary-json-ld';
import { placesOfCity } from '~/site/map/city/city-map-json-ld';
import { outingJsonLd } from '~/site/outings/outing-json-ld';
import { placeJsonLds } from '~/site/resources/place/place-json-ld';
import { jsonLdFaults, jsonLdGaps } from '../e2e/support/json-ld-faults';
import { jsonLdRules } from '../e2e/support/json-ld-rules';

const publicUrl = 'https://visit.example';
const seo: PageSeo = {
  title: 'Hội An',
  description: 'A harbour town of yellow walls.',
  image: `${publicUrl}/media/hoi-an.jpg`,
  preview: null,
  keywords: null,
  index: true,
  follow: true,
  canonical: `${publicUrl}/en/city/hoi-an`,
  alternates: {},
  publicUrl,
  language: 'en',
};
const somewhere = {
  title: 'Hội An',
  lat: 15.88,
  lon: 108.33,
  city: { id: 1, title: 'Hội An', slug: 'hoi-an' },
};
/** What travellers think of it, where the API says so. */
const rated = { rating_score: 4.5, rating_count: 12 };

/** As much of an answer of the API as is looked at. */
const sample = <Maker extends (answer: never, seo: PageSeo) => unknown>(_: Maker, answer: object) =>
  answer as unknown as Parameters<Maker>[0];

const article = {
  title: 'By daylight',
  published_at: '2026-03-01 08:00:00',
  updated_at: '2026-03-02 08:00:00',
  author: null,
  category: { title: 'By train' },
  tags: ['train'],
} as unknown as BlogDetail;
const event = sample(eventJsonLd, {
  ...somewhere,
  start_date: '2026-09-25',
  end_date: '2026-09-27',
  runs_from: null,
  runs_until: null,
  next_on: null,
  visitor_info: {},
  venue: 'The old town',
  organizer: 'The town',
  is_free: true,
  price_from: null,
  ticket_url: null,
});
const trip = sample(touristTrip, {
  tour: {
    title: 'North to south',
    travel_style: { title: 'By train' },
    departures: [{ date: '2026-12-01', price: 9_000_000, seats_left: 4 }],
    ...rated,
  },
  days: [{ day: 1, title: 'Arrival' }],
  legs: [{ number: 1, title: 'Hà Nội', lat: 21.03, lon: 105.85 }],
});
const cityMap = sample(placesOfCity, {
  city: somewhere,
  places: [{ ...somewhere, path: '/attractions/bridge' }],
});

const place = (resource_type: number) =>
  sample(placeJsonLds, {
    place: {
      ...somewhere,
      resource_type,
      address: '186 Trần Phú',
      opening_hours: { mon: [{ opens: '08:00', closes: '24:00' }] },
      accessibility: { wheelchair: 'yes' },
      visitor_info: {
        price: { state: 'checked', adult: 40_000 },
        stay: { state: 'checked', check_in: '14:00', check_out: '12:00' },
      },
      phone: '+84 235 000 000',
      website: 'https://place.example',
      price_band: 2,
      star_rating: 4,
      cuisine: 'Noodles',
      lunar_closures: [],
      holiday_closures: [],
      reviews_summary: { score: 4.2, count: 8 },
    },
    path: '/en/attractions/bridge',
    list: { title: 'Sights', to: '/en/attractions' },
    amenities: ['Garden'],
    seo,
  });

const blocks: Record<string, JsonLd> = {
  site: webSite(publicUrl, 'en'),
  breadcrumbs: breadcrumbList(publicUrl, [{ title: 'Home', path: '/en' }]),
  questions: faqPage([{ id: 1, question: 'When?', answer: 'In March.' } as never]),
  article: articleJsonLd(article, seo, 'Visit Vietnam editors'),
  'article of somebody': articleJsonLd({ ...article, author: 'Lê Thị Hoa' }, seo, 'Visit Vietnam editors'),
  organization: organization(publicUrl, { accounts: ['https://social.example/visit'] }),
  destination: touristDestination(
    sample(touristDestination, { ...somewhere, former_names: [], province: 'Đà Nẵng' }),
    seo,
  ),
  event: eventJsonLd(event, seo),
  'map of a city': placesOfCity(cityMap, seo),
  outing: outingJsonLd(
    sample(outingJsonLd, {
      ...somewhere,
      ...rated,
      price_from: 0,
      opening_hours: null,
      lunar_closures: [],
      holiday_closures: [],
      accessibility: { wheelchair: 'partly' },
      visitor_info: { occurs: { state: 'checked', weekly: ['sat', 'sun'], starts: '19:00' } },
    }),
    seo,
  ),
  itinerary: touristTrip(trip, seo),
  ...Object.fromEntries(
    [3188, 3189, 3191].flatMap((type) =>
      placeJsonLds(place(type)).map((block, index) => [`place of type ${type}, block ${index}`, block]),
    ),
  ),
};

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
