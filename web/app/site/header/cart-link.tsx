import { Link, useNavigation } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ownCookie } from '~/api/own-cookie';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';
import { CountBadge } from './count-badge';

/** How many entries the cart's cookie holds; one that can't be read is an empty cart, as it is to the API. */
function entriesInCookie(): number {
  const value = ownCookie(document.cookie, 'cart');
  try {
    const lines: unknown = JSON.parse(decodeURIComponent(value ?? ''));
    return Array.isArray(lines) ? lines.length : 0;
  } catch {
    return 0;
  }
}

/** Another window may have changed it while this one was not looked at. */
function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The way to the cart; the browser fills in how much is in it, so that pages are the same for all. */
export function CartLink() {
  const { t } = useTranslation('site');
  const language = useLanguage();
  // The cookie changes with forms, and is read again after each of them.
  useNavigation();
  const count = useSyncExternalStore(subscribe, entriesInCookie, () => 0);
  return (
    <Link
      to={sitePaths.shopping(language)}
      aria-label={count > 0 ? t('header.cart', { count }) : t('header.cart_none')}
      className="relative grid size-10 place-items-center rounded-input sm:size-11 hover:bg-jade-wash"
    >
      <Icon name="bag" className="size-5" />
      <CountBadge count={count} />
    </Link>
  );
}
