import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { Icon } from '~/ui/icon';
import { SearchBox } from './search-box';
import { useClosingDetails } from './use-closing-details';

/** The whole navigation in one panel for small screens; opens without JavaScript. */
export function MobileMenu({ data }: { data: ShellData | undefined }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const details = useClosingDetails();
  return (
    <details ref={details} className="group lg:hidden">
      <summary
        className="grid size-11 place-items-center rounded-input hover:bg-jade-wash"
        aria-label={t('header.menu')}
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label={t('header.main')}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-surface px-(--gutter) pt-4 pb-8 shadow-lift"
      >
        <SearchBox className="mb-4 md:hidden" />
        <Link to={sitePaths.places(language)} className="display block border-b border-line py-3 text-lg">
          {t('header.places')}
        </Link>
        {data?.menu.map(({ region, cities }) => (
          <details key={region.id} name="mobile-regions" className="group/region border-b border-line">
            <summary className="flex items-center justify-between py-3">
              {region.title}
              <Icon name="chevron-down" className="text-muted group-open/region:rotate-180" />
            </summary>
            <ul className="pb-3 pl-4">
              {cities.map((city) => (
                <li key={city.id}>
                  <Link to={sitePaths.city(language, city.slug)} className="block py-2">
                    {city.title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <Link to={sitePaths.blogs(language)} className="display mt-4 block border-b border-line py-3 text-lg">
          {t('header.stories')}
        </Link>
        <ul>
          {data?.categories.map((category) => (
            <li key={category.id} className="border-b border-line">
              <Link to={sitePaths.blogCategory(language, category.id)} className="block py-3">
                {category.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
