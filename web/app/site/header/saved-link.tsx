import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { useSaved } from '~/site/saved/saved-store';
import { Icon } from '~/ui/icon';

/** The way to what the visitor saved; the browser fills in how much that is. */
export function SavedLink() {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const count = useSaved().length;
  return (
    <Link
      to={sitePaths.saved(language)}
      prefetch="intent"
      aria-label={count > 0 ? t('header.saved', { count }) : t('header.saved_none')}
      className="relative grid size-10 place-items-center rounded-input sm:size-11 hover:bg-jade-wash"
    >
      <Icon name="heart" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-1 right-0.5 min-w-4.5 rounded-full bg-lacquer px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-lacquer"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
