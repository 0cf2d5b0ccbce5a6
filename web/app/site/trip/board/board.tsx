import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanEdit } from '../plan';
import type { DayParts } from '../plan/day-section';
import { TripDays } from '../plan/trip-days';
import type { TripState } from '../state/trip-store';
import { useAccountSync } from '../state/use-account-sync';
import { useGoOn } from '../state/use-go-on';
import type { Trip } from '../state/use-trip';
import { TakeAlong } from '../take/take-along';
import { BoardBar } from './board-bar';
import { type Board as BoardOf, BoardProvider, type Task } from './board-context';
import { BoardDayEnd, BoardDayHead, BoardList } from './board-day';
import { BoardStop } from './board-stop';
import { ConflictDialog } from './conflict-dialog';
import { Dragging } from './dragging';
import { dayHeading, stopHeading, toolOf } from './places';
import { TaskDialog } from './task-dialog';

const parts: DayParts = { Stop: BoardStop, List: BoardList, Head: BoardDayHead, End: BoardDayEnd };

/** A plan that can be changed: everything that the days alone do not need, fetched when the page is at rest. */
export function Board({ trip, state }: { trip: Trip; state: TripState }) {
  const { t } = useTranslation('trip');
  const [task, setTask] = useState<Task | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const { shown, issues } = state;
  const { edit, change } = trip;
  const { goOn, isGoingOn } = useGoOn(shown, trip.key);

  const board = useMemo<BoardOf>(
    () => ({
      edit,
      change,
      begin: (begun) => {
        const { activeElement } = document;
        opener.current = activeElement instanceof HTMLElement ? activeElement : null;
        // A modal dialog has the browser style all that is in sight anew: the press is answered before that.
        startTransition(() => setTask(begun));
      },
      // A new text node is read out, also when it says the same as the one before.
      say: (text) => said.current?.replaceChildren(text),
      goOn,
    }),
    [edit, change, goOn],
  );
  const close = useCallback(() => startTransition(() => setTask(null)), []);
  const mend = useCallback(
    (fix: PlanEdit) => {
      board.edit(() => ({ edits: [fix] }));
      board.say(t('board.mended'));
      const from = document.activeElement?.closest<HTMLElement>('[data-stop], section');
      const { stop } = from?.dataset ?? {};
      const day = Number(from?.closest('section')?.id.replace('day-', '')) - 1;
      board.goOn(() => (stop && stopHeading(stop)) || dayHeading(Math.max(day, 0)));
    },
    [board, t],
  );

  const { trip: kept, user, state: sync, conflict, settle } = useAccountSync(trip.key);

  // A dialog that is gone leaves the focus to what opened it, or to what can be done next.
  useEffect(() => {
    if (task || conflict || isGoingOn() || document.activeElement !== document.body) return;
    if (opener.current?.isConnected) opener.current.focus();
    opener.current = null;
  }, [task, conflict, isGoingOn]);

  // With a dialog or a call under way nothing of this changes, and the drag's context would have each stop drawn anew.
  const days = useMemo(
    () => (
      <Dragging shown={shown}>
        <TripDays shown={shown} issues={issues} parts={parts} onFix={mend} />
      </Dragging>
    ),
    [shown, issues, mend],
  );

  return (
    <BoardProvider value={board}>
      <p ref={said} role="status" className="visually-hidden" />
      <BoardBar trip={trip} sync={sync} />
      {days}
      <TakeAlong trip={trip} shown={shown} kept={kept} user={user} />
      {task && <TaskDialog task={task} shown={shown} onClose={close} />}
      {conflict && kept && (
        <ConflictDialog
          trip={trip}
          kept={kept}
          stored={conflict}
          onSettled={() => {
            opener.current = toolOf(null, 'undo', 'take');
            settle();
          }}
        />
      )}
    </BoardProvider>
  );
}
