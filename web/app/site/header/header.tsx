import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { ThemeSwitch } from '~/ui/theme-switch';
import { LogoMark } from '../logo';
import { DestinationsPanel } from './destinations-panel';
import { Disclosure } from './disclosure';
import { LanguageSwitch } from './language-switch';
import { MobileMenu } from './mobile-menu';
import { SearchBox } from './search-box';
import { StoriesPanel } from './stories-panel';

/** The top of every public page. */
export function Header({ data }: { data: ShellData | undefined }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <header data-print="hide" className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page relative flex h-16 items-center gap-2 lg:gap-6">
        <Link to={sitePaths.home(language)} className="flex items-center gap-2.5 no-underline">
          <LogoMark />
          <span className="display text-lg whitespace-nowrap max-[23rem]:visually-hidden">Visit Vietnam</span>
        </Link>

        <nav aria-label={t('header.main')} className="hidden items-center gap-1 lg:flex">
          {data && data.menu.length > 0 && (
            <Disclosure label={t('header.destinations')}>
              <DestinationsPanel menu={data.menu} />
            </Disclosure>
          )}
          {data && data.categories.length > 0 && (
            <Disclosure label={t('header.stories')}>
              <StoriesPanel categories={data.categories} />
            </Disclosure>
          )}
          <Link to={sitePaths.places(language)} prefetch="intent" className="link-quiet px-3 py-2.5">
            {t('header.places')}
          </Link>
        </nav>

        <div className="ml-auto flex items-center gap-1">
          <SearchBox className="hidden md:block" shortcut />
          <LanguageSwitch />
          <ThemeSwitch />
          <MobileMenu data={data} />
        </div>
      </div>
    </header>
  );
}
