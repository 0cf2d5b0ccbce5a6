import type { JsonLd } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';
import { sitePaths } from '~/site/paths';
import type { CityMapData } from './city-map-data.server';

/** The places of a city's map in the order of its list. */
export function placesOfCity(
  { city, places }: Pick<CityMapData, 'city' | 'places'>,
  { publicUrl, language, title }: PageSeo,
): JsonLd {
  return {
    '@type': 'ItemList',
    name: title,
    about: { '@type': 'City', name: city.title },
    numberOfItems: places.length,
    itemListElement: places.map(({ title: name, path, lat, lon }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Place',
        name,
        url: `${publicUrl}${sitePaths.place(language, path)}`,
        geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
      },
    })),
  };
}
