import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { profileLinks } from './profile-links';
import { ProfilePart } from './profile-part';

/** The ways to what is the customer's own. */
export function Mine() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <ProfilePart id="mine" title={t('profile.mine')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {profileLinks.map(({ to, text, icon }) => (
          <li key={text}>
            <Link
              to={to(language)}
              prefetch="intent"
              className="flex min-h-14 items-center gap-3 border border-line bg-surface px-4 font-semibold no-underline hover:border-ink"
            >
              <Icon name={icon} className="text-jade" />
              {t(text)}
              <Icon name="arrow-right" className="ml-auto text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}
