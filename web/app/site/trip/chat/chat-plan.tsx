import { Link, useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast-store';
import { IssueNotes } from '../plan/issue-notes';
import { ModeSign } from '../plan/mode-sign';
import { TripMap } from '../plan/trip-map';
import { useTripWords } from '../plan/use-trip-words';
import type { TripState } from '../state/trip-store';
import type { ChatWork } from './use-chat';

interface ChatPlanProps {
  plan: TripState;
  work: ChatWork;
}

/** The plan that one talks about: its map, its days in short, and the way to where it is worked on. */
export function ChatPlan({ plan, work }: ChatPlanProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const navigate = useNavigate();
  const { days, people, way } = useTripWords();
  const [day, setDay] = useState<number | null>(null);
  const { shown, issues } = plan;
  const serious = issues.filter(({ severity }) => severity === 'error');

  function open() {
    try {
      const key = work.keepPlan();
      if (key) navigate(sitePaths.storedTrip(language, key));
    } catch {
      toast.error(t('keep_failed'));
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-2xl">
            <Names>{shown.title}</Names>
          </h2>
          <p className="figures mt-1 text-sm text-muted">
            {days(shown.days.length)} · {people(shown.request)}
          </p>
        </div>
        <Button onClick={open}>
          {t('chat.open_board')}
          <Icon name="arrow-right" />
        </Button>
      </div>
      <div className="mt-5">
        <TripMap shown={shown} day={day} onDay={setDay} height="h-72 sm:h-80" />
      </div>
      {serious.length > 0 && (
        <div className="mt-5">
          <IssueNotes issues={serious} readOnly />
        </div>
      )}
      <ol className="mt-6 border-t-2 border-ink">
        {shown.days.map(({ number, city, transfer, stops }) => (
          <li
            key={number}
            className="grid gap-x-6 gap-y-2 border-b border-line py-4 xl:grid-cols-[10rem_1fr]"
          >
            <div>
              <p className="text-sm font-semibold text-lacquer">{t('day', { day: number })}</p>
              <p className="display text-lg">{city?.title ?? t('somewhere')}</p>
              {transfer && (
                <p className="mt-1 flex items-start gap-1.5 text-xs text-muted">
                  <ModeSign mode={transfer.mode} className="size-4" />
                  {way(transfer)}
                </p>
              )}
            </div>
            <ul>
              {stops.map(({ kind, id, starts_at, record }) => (
                <li key={`${kind} ${id} ${starts_at}`} className="flex gap-3 py-0.5">
                  <span className="figures w-14 shrink-0 whitespace-nowrap text-muted">{starts_at}</span>
                  {record ? (
                    <Link
                      to={sitePaths.place(language, record.path)}
                      target="_blank"
                      className="link-quiet inline-block py-0.5"
                    >
                      <Names>{record.title}</Names>
                    </Link>
                  ) : (
                    <span className="text-muted">{t('gone')}</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
