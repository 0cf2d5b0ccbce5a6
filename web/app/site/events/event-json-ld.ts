import type { EventDetail } from '~/api/types';
import type { JsonLd } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';

const country = { en: 'Vietnam', vi: 'Việt Nam' };

/** The event for search engines: what, when and where. */
export function eventJsonLd(event: EventDetail, seo: PageSeo): JsonLd {
  const { title, start_date, end_date, venue, city, lat, lon } = event;
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
  };
}
