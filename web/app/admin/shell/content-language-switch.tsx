import { Link, useLocation, useParams, useSearchParams } from '@remix-run/react';
import { languages } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';
import { useAdminText } from '../text';
import { useContentLanguage } from './content-language';

/** In which language content is listed and, on narrow screens, edited. */
export function ContentLanguageSwitch() {
  const t = useAdminText();
  const current = useContentLanguage();
  const own = useLanguage();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { section, id } = useParams();
  // An editor shows both languages and has its own choice where it can't.
  if (!section || id) return null;

  const to = (language: string) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (language === own) next.delete('lang_id');
    else next.set('lang_id', language);
    return `${pathname}${next.size ? `?${next}` : ''}`;
  };
  return (
    <nav aria-label={t('content_language.label')} className="flex rounded-input border border-edge p-0.5">
      {[...languages].reverse().map((language) => (
        <Link
          key={language}
          to={to(language)}
          preventScrollReset
          aria-current={language === current ? 'true' : undefined}
          aria-label={`${language.toUpperCase()}: ${t(`content_language.${language}`)}`}
          className={cx(
            'inline-flex min-h-8 items-center rounded-input px-2.5 text-xs font-semibold no-underline uppercase',
            language === current ? 'bg-ink text-paper' : 'hover:bg-jade-wash',
          )}
        >
          {language}
        </Link>
      ))}
    </nav>
  );
}
