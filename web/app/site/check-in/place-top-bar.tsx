import { Link } from '@remix-run/react';
import { useLanguage } from '~/i18n/use-language';
import { LanguageSwitch } from '~/site/header/language-switch';
import { LogoMark } from '~/site/logo';
import { sitePaths } from '~/site/paths';
import { ThemeSwitch } from '~/ui/theme-switch';

/** The thin head of pages that stand outside the languages: home, language and theme. */
export function PlaceTopBar() {
  const language = useLanguage();
  return (
    <header className="flex min-h-14 items-center gap-3 px-(--gutter)">
      <Link to={sitePaths.home(language)} aria-label="Visit Vietnam" prefetch="none" className="mr-auto py-1">
        <LogoMark />
      </Link>
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}
