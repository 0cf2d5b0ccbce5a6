import { useState } from 'react';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { callFromBrowser } from '../api/browser';
import type { Session } from '../api/types';
import { Panel } from '../editor/panels/panel';
import { useAdminText } from '../text';
import { browserName } from './browser-name';
import { useOwnChange } from './use-own-change';

/** As many as fit a screen; the rest is shown when asked for. */
const FEW = 8;

/** Where one is signed in, with the way out of each place. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useAdminText();
  const language = useLanguage();
  const { follow, pending } = useOwnChange();
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, FEW);
  const others = sessions.some(({ is_current }) => !is_current);
  return (
    <Panel
      title={t('profile.sessions')}
      intro={t('profile.sessions_intro')}
      actions={
        others && (
          <Button
            tone="secondary"
            size="small"
            pending={pending}
            onClick={() => void follow(callFromBrowser('DELETE', '/profile/sessions'))}
          >
            {t('profile.end_others')}
          </Button>
        )
      }
    >
      <ul className="border-t border-line">
        {shown.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
          >
            <div className="grow">
              <p className="font-semibold">
                {browserName(session.user_agent)}
                {session.is_current && (
                  <span className="ml-2 text-xs text-jade">{t('profile.this_one')}</span>
                )}
              </p>
              <p className="figures text-xs text-muted">
                {session.address} ·{' '}
                {t('profile.seen', { at: formatDateTime(session.last_seen_at, language) })}
              </p>
            </div>
            {!session.is_current && (
              <Button
                tone="quiet"
                size="small"
                pending={pending}
                onClick={() =>
                  void follow(
                    callFromBrowser('DELETE', '/profile/sessions/{id}', { path: { id: session.id } }),
                  )
                }
              >
                {t('profile.end_one')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button tone="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          {t('profile.all_sessions', { count: sessions.length })}
        </Button>
      )}
    </Panel>
  );
}
