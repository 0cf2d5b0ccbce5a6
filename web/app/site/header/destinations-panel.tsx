import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { PanelMore } from './panel-parts';

/** The best-known destinations under their regions, north to south, and the way to all of each region. */
export function DestinationsPanel({ menu }: { menu: ShellData['menu'] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <>
      <ul className="gap-10 sm:columns-2 md:columns-3 xl:columns-4">
        {menu.map(({ region, cities, count }) => (
          <li key={region.id} className="mb-5 break-inside-avoid lg:mb-6">
            <Link
              to={sitePaths.placesInRegion(language, region.id)}
              className="display link-quiet inline-block py-1 text-base text-lacquer"
            >
              <Names>{region.title}</Names>
            </Link>
            <ul className="menu-towns">
              {cities.map((city) => (
                <li key={city.id}>
                  <Link to={sitePaths.city(language, city.slug)} prefetch="intent">
                    <Names>{city.title}</Names>
                  </Link>
                </li>
              ))}
              {count > cities.length && (
                <li>
                  <Link
                    to={sitePaths.placesInRegion(language, region.id)}
                    aria-label={t('header.all_of_region', { count, region: region.title })}
                    className="link text-muted"
                  >
                    {t('header.all_of', { count })}
                  </Link>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      <PanelMore to={sitePaths.places(language)}>{t('header.all_places')}</PanelMore>
    </>
  );
}
