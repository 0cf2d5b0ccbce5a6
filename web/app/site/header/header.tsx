import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { later } from '~/rendering/later/later';
import { sitePaths } from '~/site/paths';
import type { ShellData } from '~/site/shell-data.server';
import { Icon } from '~/ui/icon';
import { ThemeSwitch } from '~/ui/theme-switch';
import { LogoMark } from '../logo';
import { HeaderTools } from './header-tools';
import { LanguageSwitch } from './language-switch';
import { Navigation } from './navigation.later';
import { NAVIGATION_ID } from './navigation-id';

/** React 18 knows the attribute by its plain name only. */
const opensNavigation = { popovertarget: NAVIGATION_ID };

const LaterNavigation = later(import.meta.env.SSR && Navigation, () =>
  import('./navigation.later').then((part) => part.Navigation),
);

/** The top of every public page. */
export function Header({ data }: { data: ShellData | undefined }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <header data-print="hide" className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page relative flex min-h-16 items-center gap-2">
        <Link to={sitePaths.home(language)} className="flex shrink-0 items-center gap-2.5 no-underline">
          <LogoMark image={data?.logo} />
          <span className="display text-base whitespace-nowrap max-[36rem]:visually-hidden sm:text-lg lg:max-[72rem]:visually-hidden">
            Visit Vietnam
          </span>
        </Link>
        {data && <LaterNavigation data={data} />}
        <div className="ml-auto flex shrink-0 items-center">
          <HeaderTools />
          <LanguageSwitch />
          <span className="max-sm:hidden">
            <ThemeSwitch />
          </span>
          {data && (
            <button
              type="button"
              {...opensNavigation}
              aria-label={t('header.menu')}
              className="grid size-10 place-items-center rounded-input hover:bg-jade-wash sm:size-11 lg:hidden"
            >
              <Icon name="menu" className="size-6" />
            </button>
          )}
        </div>
      </div>
    </header>
  );
}
