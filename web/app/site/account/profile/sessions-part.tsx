import { useTranslation } from 'react-i18next';
import { browserName } from '~/admin/profile/browser-name';
import type { CustomerSession } from '~/api/types';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { ProfileForm, ProfilePart, useOutcome } from './profile-part';

/** Where one is signed in, with the way out of each place. */
export function SessionsPart({ sessions }: { sessions: CustomerSession[] }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { isBusy } = useOutcome('end_session');
  const { isBusy: isEndingOthers } = useOutcome('end_others');
  return (
    <ProfilePart id="sessions" title={t('profile.sessions')} text={t('profile.sessions_text')}>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {browserName(session.user_agent)}
                {session.is_current && (
                  <span className="ml-2 text-sm font-normal text-jade">{t('profile.this_one')}</span>
                )}
              </p>
              <p className="figures text-sm text-muted">
                {session.address} ·{' '}
                {t('profile.seen', { at: formatDateTime(session.last_seen_at, language) })}
              </p>
            </div>
            {!session.is_current && (
              <ProfileForm intent="end_session">
                <input type="hidden" name="session" value={session.id} />
                <Button type="submit" tone="secondary" size="small" pending={isBusy}>
                  {t('profile.end')}
                </Button>
              </ProfileForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ProfileForm intent="end_others" className="mt-4">
          <Button type="submit" tone="secondary" size="small" pending={isEndingOthers}>
            {t('profile.end_others')}
          </Button>
        </ProfileForm>
      )}
    </ProfilePart>
  );
}
