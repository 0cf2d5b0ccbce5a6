import type { CityDetail } from '~/api/types';
import { provinceName } from '~/i18n/province-name';
import type { JsonLd } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';

/** A destination for search engines, with its place on earth. */
export function touristDestination(city: CityDetail, seo: PageSeo): JsonLd {
  return {
    '@type': 'TouristDestination',
    name: city.title,
    description: seo.description,
    url: seo.canonical,
    image: seo.image,
    containedInPlace: city.province
      ? { '@type': 'AdministrativeArea', name: provinceName(city.province, seo.language) }
      : undefined,
    geo:
      city.lat !== null && city.lon !== null
        ? { '@type': 'GeoCoordinates', latitude: city.lat, longitude: city.lon }
        : undefined,
  };
}
