import type { EventDetail } from '~/api/types';
import type { JsonLd } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';

const country = { en: 'Vietnam', vi: 'Việt Nam' };

/** What getting in costs, as far as it is known. */
function admission({ is_free, price_from, ticket_url }: EventDetail, seo: PageSeo): Partial<JsonLd> {
  const price = is_free ? 0 : price_from;
  return {
    isAccessibleForFree: is_free ?? undefined,
    offers:
      price === null
        ? undefined
        : { '@type': 'Offer', price, priceCurrency: 'VND', url: ticket_url ?? seo.canonical },
  };
}

/** The event for search engines: what, when and where, who holds it and what it costs. */
export function eventJsonLd(event: EventDetail, seo: PageSeo): JsonLd {
  const { title, start_date, end_date, venue, city, lat, lon, organizer } = event;
  return {
    '@type': 'Event',
    name: title,
    description: seo.description,
    url: seo.canonical,
    image: seo.image ? [seo.image] : undefined,
    inLanguage: seo.language,
    startDate: start_date,
    endDate: end_date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue || city?.title || country[seo.language],
      address: { '@type': 'PostalAddress', addressLocality: city?.title, addressCountry: 'VN' },
      geo:
        lat !== null && lon !== null
          ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lon }
          : undefined,
    },
    organizer: organizer ? { '@type': 'Organization', name: organizer } : undefined,
    ...admission(event, seo),
  };
}
