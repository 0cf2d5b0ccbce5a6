import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { Avatar } from '~/site/account/avatar';
import type { User } from '~/site/account/user-store';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';
import { useClosingDetails } from './use-closing-details';

const entry = 'flex min-h-11 w-full items-center gap-2.5 px-4 text-left no-underline hover:bg-jade-wash';

/** The account of who is signed in, and the way out. */
export function OwnMenu({ user }: { user: User }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const details = useClosingDetails();
  return (
    <details ref={details} className="relative">
      <summary
        aria-label={t('header.account_of', { name: user.full_name })}
        className="grid size-10 place-items-center rounded-input hover:bg-jade-wash sm:size-11"
      >
        <Avatar name={user.full_name} image={user.avatar} size="small" />
      </summary>
      <div className="absolute top-full right-0 z-50 mt-1 w-60 max-w-[80vw] border border-line bg-surface py-2 shadow-lift">
        <p className="px-4 pt-1 pb-2 text-sm text-muted">
          {t('header.signed_in_as')}
          <span className="block truncate font-semibold text-ink">{user.full_name}</span>
        </p>
        <Link to={sitePaths.profile(language)} className={entry}>
          <Icon name="user" />
          {t('header.my_account')}
        </Link>
        <Link to={sitePaths.saved(language)} className={entry}>
          <Icon name="heart" />
          {t('header.saved_none')}
        </Link>
        <Form method="post" action={sitePaths.signOut(language)}>
          <button type="submit" className={entry}>
            <Icon name="sign-out" />
            {t('header.sign_out')}
          </button>
        </Form>
      </div>
    </details>
  );
}
