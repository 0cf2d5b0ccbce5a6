import { Link } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { useSession } from '~/site/account/use-session';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';

/** Pages come from the server as for somebody who is not signed in; few visitors need it. */
const OwnMenu = lazy(() => import('./own-menu').then((part) => ({ default: part.OwnMenu })));

/** The way to the account. The browser fills in whose it is; without scripts it is a link that leads to signing in. */
export function AccountMenu() {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const user = useSession();
  const link = (
    <Link
      to={sitePaths.profile(language)}
      aria-label={t('header.account')}
      className="grid size-10 place-items-center rounded-input hover:bg-jade-wash sm:size-11"
    >
      <Icon name="user" className="size-5" />
    </Link>
  );
  if (!user) return link;
  return (
    <Suspense fallback={link}>
      <OwnMenu user={user} />
    </Suspense>
  );
}
