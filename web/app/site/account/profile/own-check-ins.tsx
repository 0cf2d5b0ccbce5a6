import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OwnCheckIn } from '~/api/types';
import { formatDate } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';
import { ProfilePart } from './profile-part';

/** Where the customer has checked in; nothing while that is nowhere. */
export function OwnCheckIns({ checkIns }: { checkIns: OwnCheckIn[] }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  if (checkIns.length === 0) return null;
  return (
    <ProfilePart id="check-ins" title={t('profile.check_ins')}>
      <ul>
        {checkIns.map(({ id, place, visited_at, verified }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2"
          >
            {place ? (
              <Link to={sitePaths.place(language, place.path)} className="link inline-block py-1">
                <Names>{place.title}</Names>
              </Link>
            ) : (
              <span className="py-1 text-muted">{t('profile.check_in_hidden')}</span>
            )}
            <span className="figures flex items-center gap-3 text-sm text-muted">
              {verified && (
                <span className="flex items-center gap-1 text-jade">
                  <Icon name="check" /> {t('profile.check_in_verified')}
                </span>
              )}
              {formatDate(visited_at, language)}
            </span>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}
