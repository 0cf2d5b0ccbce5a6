import { useNavigate } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { AlertNotes } from '~/site/alerts/alert-notes.later';
import type { ShownAlert } from '~/site/alerts/alerts-data.server';
import { alertsOfPlan } from '~/site/alerts/concerned';
import { sitePaths } from '~/site/paths';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { TripDays } from '../plan/trip-days';
import { TripHero } from '../plan/trip-hero';
import { useTripWords } from '../plan/use-trip-words';
import type { TripState } from '../state/trip-store';
import { type Trip, type TripStart, useTrip } from '../state/use-trip';
import { tripQuery } from '../wizard/trip-request';
import { TripShelf } from './trip-shelf';

interface TripPageProps {
  start: TripStart;
  questions: string;
  alerts: readonly ShownAlert[];
  /** The sheet of the town that the plan to begin with stays in. */
  town: string | undefined;
}

type BoardType = ComponentType<{ trip: Trip; state: TripState }>;

/** What a plan is changed with, once the page is at rest. */
function useBoardPart(isWanted: boolean): BoardType | null {
  const [Board, setBoard] = useState<BoardType | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // Without it the plan can still be read.
    const load = () =>
      void import('../board/board').then(
        ({ Board }) => setBoard(() => Board),
        () => {},
      );
    const whenIdle = 'requestIdleCallback' in window;
    const timer = whenIdle ? window.requestIdleCallback(load, { timeout: 1500 }) : setTimeout(load, 200);
    return () => (whenIdle ? window.cancelIdleCallback(Number(timer)) : clearTimeout(timer));
  }, [isWanted]);
  return Board;
}

/** A plan to read and to work on; before it is chosen, those that this browser keeps. */
export function TripPage({ start, questions, alerts, town }: TripPageProps) {
  const { t } = useTranslation(['trip', 'site']);
  const language = useLanguage();
  const { days } = useTripWords();
  const trip = useTrip(start);
  const navigate = useNavigate();
  const { state } = trip;
  const Board = useBoardPart(state !== null);
  const title = state?.shown.title;
  useEffect(() => {
    if (title) document.title = `${title} · Visit Vietnam`;
  }, [title]);

  /** The conversation goes on from this plan, which it finds where the browser keeps it. */
  function talk() {
    const key = trip.key ?? trip.keep();
    navigate(sitePaths.tripChat(language, key));
  }

  if (!state) return <TripShelf isOpening={!trip.isMissing} />;
  const { shown, issues } = state;
  const answers = `${sitePaths.trip(language)}?${tripQuery({ ...shown.request, days: shown.days.length })}`;
  return (
    <div className="pb-20">
      <TripHero
        shown={shown}
        crumbs={[
          { title: t('site:home.crumb'), to: sitePaths.home(language) },
          { title: t('wizard.crumb'), to: sitePaths.trip(language) },
          { title: days(shown.days.length) },
        ]}
      >
        <p className="mt-5 flex flex-wrap gap-2" data-print="hide">
          <ButtonLink to={start.source === 'made' ? questions : answers} tone="secondary">
            {t('answers')}
          </ButtonLink>
          <Button tone="quiet" onClick={talk} className="needs-script">
            <Icon name="mail" />
            {t('talk')}
          </Button>
        </p>
      </TripHero>
      <AlertNotes alerts={alertsOfPlan(alerts, shown)} className="page mb-6" />
      {Board ? (
        <Board trip={trip} state={state} />
      ) : (
        <>
          {/* Room for the bar that comes with what the plan is changed with. */}
          <div className="needs-script mb-10 min-h-14.5 border-y border-line" data-print="hide" />
          <TripDays shown={shown} issues={issues} town={town} />
        </>
      )}
    </div>
  );
}
