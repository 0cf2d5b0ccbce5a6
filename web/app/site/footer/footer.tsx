import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { LogoMark } from '../logo';
import { Organisation } from './organisation';

/** The end of every public page. */
export function Footer({ data }: { data: ShellData | undefined }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <footer data-print="hide" className="mt-(--section) border-t border-line bg-surface">
      <div className="page grid gap-x-10 gap-y-12 py-14 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <div>
          <div className="flex items-center gap-2.5">
            <LogoMark />
            <span className="display text-lg">Visit Vietnam</span>
          </div>
          <p className="mt-4 max-w-96 text-sm text-muted">{t('footer.about')}</p>
          {data?.profile && <Organisation profile={data.profile} social={data.social} />}
        </div>

        {data && data.menu.length > 0 && (
          <nav aria-label={t('footer.regions')} className="text-sm">
            <h2 className="text-base">{t('footer.regions')}</h2>
            <ul className="mt-3">
              {data.menu.map(({ region }) => (
                <li key={region.id}>
                  <Link
                    to={sitePaths.placesInRegion(language, region.id)}
                    className="link-quiet inline-block py-1.5"
                  >
                    {region.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}

        <nav aria-label={t('footer.read')} className="text-sm">
          <h2 className="text-base">{t('footer.read')}</h2>
          <ul className="mt-3">
            {data?.categories.map((category) => (
              <li key={category.id}>
                <Link
                  to={sitePaths.blogCategory(language, category.id)}
                  className="link-quiet inline-block py-1.5"
                >
                  {category.title}
                </Link>
              </li>
            ))}
            <li>
              <Link to={sitePaths.places(language)} className="link-quiet inline-block py-1.5">
                {t('header.places')}
              </Link>
            </li>
            <li>
              <Link to={sitePaths.search(language)} className="link-quiet inline-block py-1.5">
                {t('search.label')}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className="border-t border-line">
        <p className="page py-5 text-xs text-muted">{t('footer.pictures')}</p>
      </div>
    </footer>
  );
}
