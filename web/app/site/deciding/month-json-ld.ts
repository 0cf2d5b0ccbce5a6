import { breadcrumbList, type JsonLd } from '~/seo/json-ld';
import { sitePaths } from '~/site/paths';
import type { MonthData } from './month-data.server';

const mostListed = 10;

/** A month's page for search engines: where it is on the site, and its destinations in their order. */
export function monthJsonLd({ seo, title, month, area, places }: MonthData): JsonLd[] {
  const { publicUrl, language } = seo;
  const own = { title, path: sitePaths.monthToGo(language, month, area?.slug) };
  const first = places.slice(0, mostListed);
  return [
    breadcrumbList(publicUrl, [
      { title: 'Visit Vietnam', path: sitePaths.home(language) },
      { title: seo.language === 'vi' ? 'Đi tháng nào' : 'When to go', path: sitePaths.whenToGo(language) },
      own,
    ]),
    {
      '@type': 'ItemList',
      name: title,
      description: seo.description,
      numberOfItems: first.length,
      itemListElement: first.map(({ city }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: city.title,
        item: `${publicUrl}${sitePaths.city(language, city.slug)}`,
      })),
    },
  ];
}
