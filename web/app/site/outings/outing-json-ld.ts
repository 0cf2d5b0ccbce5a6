import type { ExperienceDetail, ThingDetail } from '~/api/types';
import type { JsonLd } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';
import { accessJsonLd, feeJsonLd, isFree, openingJsonLd } from '~/site/visitor/visitor-json-ld';

/** An experience or a thing to do for search engines: what it is and where. No search engine takes ratings of sights. */
export function outingJsonLd(outing: ExperienceDetail | ThingDetail, seo: PageSeo): JsonLd {
  const { title, city, lat, lon, price_from } = outing;
  const features = accessJsonLd(outing);
  return {
    '@type': 'TouristAttraction',
    name: title,
    description: seo.description,
    url: seo.canonical,
    image: seo.image,
    isAccessibleForFree: price_from === null ? isFree(outing.visitor_info) : price_from === 0,
    additionalProperty: feeJsonLd(outing.visitor_info, seo.language),
    ...openingJsonLd(outing, seo.language),
    amenityFeature: features.length > 0 ? features : undefined,
    containedInPlace: city ? { '@type': 'City', name: city.title } : undefined,
    geo:
      lat !== null && lon !== null ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } : undefined,
  };
}
