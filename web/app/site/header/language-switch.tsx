import { useMatches } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isSecureAddress, ownCookieLine } from '~/api/own-cookie';
import { otherLanguage } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import type { PageSeo } from '~/seo/page-seo';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';
import { useClosingDetails } from './use-closing-details';

function usePageSeo(): PageSeo | undefined {
  const matches = useMatches();
  for (const { data } of matches.toReversed()) {
    if (data && typeof data === 'object' && 'seo' in data) return data.seo as PageSeo;
  }
  return undefined;
}

const look = 'flex min-h-11 items-center gap-1.5 rounded-input px-2 text-sm font-semibold hover:bg-jade-wash';

/** Leads to the same page in the other language, or says that there is none. */
export function LanguageSwitch() {
  const { t } = useTranslation('site');
  const target = otherLanguage(useLanguage());
  const seo = usePageSeo();
  const details = useClosingDetails();
  const path = seo?.alternates[target];

  function remember() {
    // biome-ignore lint/suspicious/noDocumentCookie: the one cookie that a script sets; Cookie Store is not everywhere
    document.cookie = ownCookieLine('lang', target, {
      isSecure: isSecureAddress(location.href),
      seconds: 365 * 24 * 3600,
    });
  }
  const link = {
    lang: target,
    hrefLang: target,
    onClick: remember,
    // In the other language's own words, for those who need it.
    'aria-label': `${target.toUpperCase()}: ${t('language.switch')}`,
  };
  const short = (
    <>
      <Icon name="globe" className="max-sm:hidden" />
      <span aria-hidden="true">{target.toUpperCase()}</span>
    </>
  );

  if (path) {
    return (
      <a href={path} className={`${look} no-underline`} {...link}>
        {short}
      </a>
    );
  }
  return (
    <details ref={details} className="relative">
      <summary className={look} aria-label={link['aria-label']}>
        {short}
      </summary>
      <div className="absolute top-full right-0 mt-2 w-72 rounded-card border border-line bg-surface p-4 text-sm shadow-lift">
        <p>{t('language.untranslated')}</p>
        <a
          href={sitePaths.home(target)}
          className="link mt-2 inline-block py-1"
          {...link}
          aria-label={undefined}
        >
          {t('language.home')}
        </a>
      </div>
    </details>
  );
}
