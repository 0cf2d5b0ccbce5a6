import { expect, test } from 'vitest';
import type { BlogDetail } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { breadcrumbList, faqPage, type JsonLd, organization, webSite } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import type { PageSeo } from '~/seo/page-seo';
import { articleJsonLd } from '~/site/blogs/article-json-ld';
import { touristDestination } from '~/site/city/city-json-ld';
import { eventJsonLd } from '~/site/events/event-json-ld';
import { touristTrip } from '~/site/itineraries/itinerary-json-ld';
import { placesOfCity } from '~/site/map/city/city-map-json-ld';
import { outingJsonLd } from '~/site/outings/outing-json-ld';
import { placeJsonLds } from '~/site/resources/place/place-json-ld';
import { dialled, feeJsonLd, isFree, openingJsonLd } from '~/site/visitor/visitor-json-ld';

const publicUrl = 'https://visit.example';

const seoIn = (language: Language): PageSeo => ({
  title: 'Somewhere',
  description: '',
  image: null,
  preview: null,
  keywords: null,
  index: true,
  follow: true,
  canonical: `${publicUrl}/${language}/somewhere`,
  alternates: {},
  publicUrl,
  language,
});

/** As much of an answer of the API as is looked at. */
const sample = <Maker extends (answer: never, seo: PageSeo) => unknown>(_: Maker, answer: object) =>
  answer as unknown as Parameters<Maker>[0];

const nowhere = { title: 'Somewhere', lat: null, lon: null, city: null };
const nothing = {
  opening_hours: null,
  accessibility: null,
  visitor_info: {},
  as_of: '2026-11-24',
  lunar_closures: [],
  holiday_closures: [],
};

/** A record of each kind of which nothing is known but its name. */
const bare = (seo: PageSeo): Record<string, JsonLd[]> => ({
  site: [webSite(publicUrl, seo.language), organization(publicUrl, { accounts: [] })],
  list: [breadcrumbList(publicUrl, []), faqPage([])],
  destination: [
    touristDestination(
      sample(touristDestination, { ...nowhere, province: 'Thành phố Hồ Chí Minh', former_names: [] }),
      seo,
    ),
  ],
  map: [placesOfCity(sample(placesOfCity, { city: nowhere, places: [] }), seo)],
  outing: [outingJsonLd(sample(outingJsonLd, { ...nowhere, ...nothing, price_from: null }), seo)],
  event: [
    eventJsonLd(
      sample(eventJsonLd, {
        ...nowhere,
        ...nothing,
        start_date: '2026-12-24',
        end_date: '2026-12-24',
        runs_from: null,
        runs_until: null,
        next_on: null,
        rule: null,
        venue: '',
        organizer: '',
        is_free: null,
        price_from: null,
        ticket_url: null,
      }),
      seo,
    ),
  ],
  itinerary: [
    touristTrip(
      sample(touristTrip, {
        tour: { title: 'Somewhere', travel_style: null, departures: [], is_sample: true },
        days: [],
        legs: [],
      }),
      seo,
    ),
  ],
  article: [
    articleJsonLd(
      {
        title: 'Somewhere',
        published_at: null,
        updated_at: '2026-03-02 08:00:00',
        author: null,
        category: null,
        tags: [],
      } as unknown as BlogDetail,
      seo,
      'Editors',
    ),
  ],
  ...Object.fromEntries(
    [3188, 3189, 3190, 3191].map((resource_type) => [
      `place ${resource_type}`,
      placeJsonLds(
        sample(placeJsonLds, {
          place: {
            ...nowhere,
            ...nothing,
            resource_type,
            address: '',
            phone: null,
            website: null,
            price_band: null,
            star_rating: null,
            cuisine: '',
            is_sample: false,
            reviews_summary: { score: null, count: 0 },
          },
          path: '/somewhere',
          list: { title: 'Sights', to: '/sights' },
          amenities: [],
          seo,
        }),
      ),
    ]),
  ),
});

const emptyParts = (value: unknown, at: string): string[] => {
  if (value === null || value === undefined || value === '') return [at];
  if (typeof value !== 'object') return [];
  const parts = Object.entries(value);
  if (parts.every(([name]) => name === '@type')) return [at];
  return parts.flatMap(([name, inner]) => emptyParts(inner, `${at}.${name}`));
};

const languages = ['en', 'vi'] as const;

test.each(languages)('of what is not known of a record of any kind nothing is said, %s', (language) => {
  const seo = seoIn(language);
  const told = Object.entries(bare(seo)).flatMap(([kind, blocks]) =>
    pageMeta(seo, blocks).flatMap((tag) =>
      'script:ld+json' in tag ? emptyParts(JSON.parse(JSON.stringify(tag['script:ld+json'])), kind) : [],
    ),
  );
  // A block of its own stays, with its type, whatever it may hold.
  expect(told).toEqual([]);
});

test('a destination lies in its province as readers of the page call it', () => {
  const provinces = languages.map((language) => bare(seoIn(language)).destination?.[0]?.containedInPlace);
  expect(provinces).toMatchObject([{ name: 'Hồ Chí Minh City' }, { name: 'Thành phố Hồ Chí Minh' }]);
});

const day = [{ opens: '08:00', closes: '17:00' }];

test('days on which a place is closed although its week says open are told with their dates', () => {
  const { openingHoursSpecification: week, specialOpeningHoursSpecification: closed } = openingJsonLd(
    {
      ...nothing,
      opening_hours: { sat: day },
      visitor_info: {
        closures: {
          state: 'checked',
          dates: [
            { from: '2026-12-01', to: '2026-12-20' },
            { from: '2026-01-01', to: '2026-02-01' },
          ],
        },
      },
      lunar_closures: [{ from: '2027-02-05', to: '2027-02-08' }],
      holiday_closures: [{ from: '2027-01-01', to: '2027-01-01' }],
    },
    'en',
  );
  expect(week).toHaveLength(1);
  const shut = { opens: '00:00', closes: '00:00' };
  expect(closed).toMatchObject([
    { validFrom: '2026-12-01', validThrough: '2026-12-20', ...shut },
    { validFrom: '2027-01-01', validThrough: '2027-01-01', ...shut },
    { validFrom: '2027-02-05', validThrough: '2027-02-08', ...shut },
  ]);
});

test('what is there in some months only has hours in these', () => {
  const { openingHoursSpecification } = openingJsonLd(
    {
      ...nothing,
      opening_hours: { sat: day },
      visitor_info: { season: { state: 'checked', months: [2, 3] } },
    },
    'en',
  );
  expect(openingHoursSpecification).toMatchObject([
    { opens: '08:00', validFrom: '2027-02-01', validThrough: '2027-03-31' },
  ]);
});

test('an estimate is told as one, and what is unknown is not told', () => {
  const given = {
    ...nothing,
    opening_hours: { sat: day },
    lunar_closures: [{ from: '2027-02-05', to: '2027-02-08' }],
  };
  const told = (state: 'estimated' | 'unknown' | 'checked', language: Language = 'en') =>
    openingJsonLd({ ...given, visitor_info: { hours: { state }, closures: { state } } }, language);
  expect(told('estimated')).toMatchObject({
    openingHoursSpecification: [{ opens: '08:00', description: 'Estimated' }],
    specialOpeningHoursSpecification: [{ validFrom: '2027-02-05', description: 'Estimated' }],
  });
  expect(told('estimated', 'vi').openingHoursSpecification[0]?.description).toBe('Ước tính');
  expect(told('checked').openingHoursSpecification[0]?.description).toBeUndefined();
  expect(told('unknown')).toEqual({ openingHoursSpecification: [], specialOpeningHoursSpecification: [] });
  expect(feeJsonLd({ price: { state: 'estimated', adult: 40_000 } }, 'en')).toMatchObject([
    { value: 40_000, description: 'Estimated' },
  ]);
  expect(feeJsonLd({ price: { state: 'unknown', adult: 40_000 } }, 'en')).toEqual([]);
});

test('what has no doors is open at any hour of every day', () => {
  const visitor_info = { hours: { state: 'checked', always_open: true } } as const;
  const { openingHoursSpecification } = openingJsonLd({ ...nothing, visitor_info }, 'en');
  expect(openingHoursSpecification).toHaveLength(1);
  expect(openingHoursSpecification[0]?.dayOfWeek).toHaveLength(7);
  expect(openingHoursSpecification[0]).toMatchObject({ opens: '00:00', closes: '23:59' });
});

test('a telephone number is told as it is dialled from abroad', () => {
  const numbers = ['024 3826 6919', '+84 24 3826 6919', '0084 24 3826 6919', '1900 1234'];
  expect(numbers.map(dialled)).toEqual([
    '+84 24 3826 6919',
    '+84 24 3826 6919',
    '+84 24 3826 6919',
    '+84 1900 1234',
  ]);
});

test('what foreigners pay for is not free', () => {
  const price = (sums: object) => isFree({ price: { state: 'checked', ...sums } });
  expect(price({ adult: 0, foreign_adult: 40_000 })).toBe(false);
  expect([price({ adult: 0 }), price({ is_free: true }), price({})]).toEqual([true, true, undefined]);
});
