import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { MenuRegion } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';

/** All destinations under their regions, north to south. */
export function DestinationsPanel({ menu }: { menu: MenuRegion[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <>
      <ul className="columns-2 gap-10 md:columns-3 xl:columns-4">
        {menu.map(({ region, cities }) => (
          <li key={region.id} className="mb-6 break-inside-avoid">
            <Link
              to={sitePaths.placesInRegion(language, region.id)}
              className="display link-quiet inline-block py-1 text-base text-lacquer"
            >
              {region.title}
            </Link>
            <ul className="mt-1 border-t border-line pt-1">
              {cities.map((city) => (
                <li key={city.id}>
                  <Link
                    to={sitePaths.city(language, city.slug)}
                    prefetch="intent"
                    className="link-quiet inline-block py-1 text-sm"
                  >
                    {city.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Link
        to={sitePaths.places(language)}
        className="link mt-2 inline-flex items-center gap-2 border-t border-line pt-4 font-semibold"
      >
        {t('header.all_places')}
        <Icon name="arrow-right" />
      </Link>
    </>
  );
}
