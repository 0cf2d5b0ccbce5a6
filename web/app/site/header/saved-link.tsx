import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { useSaved } from '~/site/saved/saved-store';
import { Icon } from '~/ui/icon';
import { CountBadge } from './count-badge';

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
      <CountBadge count={count} />
    </Link>
  );
}
