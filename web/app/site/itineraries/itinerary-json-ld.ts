import { type JsonLd, siteOrganization } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';
import type { ItineraryData } from './itinerary-data.server';

const OFFERS = 8;

/** An itinerary for search engines: the days in their order, and the next dates with their prices where somebody runs it. Trips have no ratings in schema.org. */
export function touristTrip(
  { tour, days, legs }: Pick<ItineraryData, 'tour' | 'days' | 'legs'>,
  seo: PageSeo,
): JsonLd {
  const { title, departures, is_sample } = tour;
  return {
    '@type': 'TouristTrip',
    name: title,
    description: seo.description,
    url: seo.canonical,
    image: seo.image,
    touristType: tour.travel_style?.title,
    provider: is_sample ? undefined : siteOrganization(seo.publicUrl),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: legs.length,
      itemListElement: legs.map(({ number, title: name, lat, lon }) => ({
        '@type': 'ListItem',
        position: number,
        name,
        item: {
          '@type': 'Place',
          name,
          geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
        },
      })),
    },
    subTrip: days.map(({ day, title: name }) => ({
      '@type': 'Trip',
      name,
      url: `${seo.canonical}#day-${day}`,
    })),
    offers: (is_sample ? [] : departures.slice(0, OFFERS)).map(({ date, price, seats_left }) => ({
      '@type': 'Offer',
      name: `${title}, ${date}`,
      url: `${seo.canonical}#departures`,
      price,
      priceCurrency: 'VND',
      availability: `https://schema.org/${seats_left > 0 ? 'InStock' : 'SoldOut'}`,
      availabilityEnds: date,
    })),
  };
}
