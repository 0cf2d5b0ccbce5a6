import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { legalPages } from '~/site/guide-pages';
import { CurrencySwitch } from '~/site/money/currency-switch';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { LogoMark } from '../logo';
import { FooterLinks } from './footer-links';
import { Organisation } from './organisation';

/** The end of every public page. */
export function Footer({ data }: { data: ShellData | undefined }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <footer data-print="hide" className="mt-(--section) border-t border-line bg-surface">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:gap-x-10 sm:gap-y-10 sm:py-14 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <div className="flex items-center gap-2.5">
            <LogoMark image={data?.logo} />
            <span className="display text-lg">Visit Vietnam</span>
          </div>
          <p className="mt-4 max-w-96 text-sm text-muted">{t('footer.about')}</p>
          {data?.profile && <Organisation profile={data.profile} social={data.social} />}
        </div>
        {data && (
          <>
            <FooterLinks
              title={t('footer.regions')}
              links={data.menu.map(({ region }) => ({
                to: sitePaths.placesInRegion(language, region.id),
                label: region.title,
              }))}
            />
            <FooterLinks
              title={t('footer.plan')}
              links={data.guides.map((name) => ({
                to: sitePaths.guide(language, name),
                label: t(`nav.${name}`),
              }))}
            />
            <FooterLinks
              title={t('footer.read')}
              className="max-sm:col-span-2"
              listClassName="max-sm:columns-2 max-sm:gap-x-6"
              links={[
                ...data.reading.map((name) => ({
                  to: sitePaths.guide(language, name),
                  label: t(`nav.${name}`),
                })),
                { to: sitePaths.places(language), label: t('header.places') },
                { to: sitePaths.search(language), label: t('search.label') },
              ]}
            />
          </>
        )}
      </div>
      <div className="border-t border-line">
        <nav aria-label={t('footer.legal')} className="page pt-4 text-sm">
          <ul className="foot-links flex flex-wrap gap-x-6">
            {legalPages.map((name) => (
              <li key={name}>
                <Link to={sitePaths.guide(language, name)}>{t(`nav.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
          <p className="text-xs text-muted">{t('footer.pictures')}</p>
          <CurrencySwitch />
        </div>
      </div>
    </footer>
  );
}
