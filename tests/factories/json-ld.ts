import type { BlogDetail } from '~/api/types';
import { breadcrumbList, faqPage, type JsonLd, organization, webSite } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';
import { articleJsonLd } from '~/site/blogs/article-json-ld';
import { touristDestination } from '~/site/city/city-json-ld';
import { eventJsonLd } from '~/site/events/event-json-ld';
import { touristTrip } from '~/site/itineraries/itinerary-json-ld';
import { placesOfCity } from '~/site/map/city/city-map-json-ld';
import { outingJsonLd } from '~/site/outings/outing-json-ld';
import { placeJsonLds } from '~/site/resources/place/place-json-ld';

export const publicUrl = 'https://visit.example';
export const seo: PageSeo = {
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

export const article = {
  title: 'By daylight',
  published_at: '2026-03-01 08:00:00',
  updated_at: '2026-03-02 08:00:00',
  author: null,
  category: { title: 'By train' },
  tags: ['train'],
} as unknown as BlogDetail;
export const event = sample(eventJsonLd, {
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
export const trip = sample(touristTrip, {
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

export const place = (resource_type: number) =>
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

export const blocks: Record<string, JsonLd> = {
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
