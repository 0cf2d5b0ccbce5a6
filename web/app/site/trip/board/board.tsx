import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayParts } from '../plan/day-section';
import { TripDays } from '../plan/trip-days';
import type { TripState } from '../state/trip-store';
import { useAccountSync } from '../state/use-account-sync';
import type { Trip } from '../state/use-trip';
import { TakeAlong } from '../take/take-along';
import { BoardBar } from './board-bar';
import { type Board as BoardOf, BoardProvider, type Task } from './board-context';
import { BoardDayEnd, BoardDayHead, BoardList } from './board-day';
import { BoardStop } from './board-stop';
import { ConflictDialog } from './conflict-dialog';
import { Dragging } from './dragging';
import { TaskDialog } from './task-dialog';

const parts: DayParts = { Stop: BoardStop, List: BoardList, Head: BoardDayHead, End: BoardDayEnd };

/** A plan that can be changed: everything that the days alone do not need, fetched when the page is at rest. */
export function Board({ trip, state }: { trip: Trip; state: TripState }) {
  const { t } = useTranslation('trip');
  const [task, setTask] = useState<Task | null>(null);
  const [said, say] = useState('');
  const { shown, issues } = state;
  const board = useMemo<BoardOf>(() => ({ trip, shown, begin: setTask, say }), [trip, shown]);
  const { trip: kept, user, state: sync, conflict, settle } = useAccountSync(trip.key);
  const close = useCallback(() => setTask(null), []);
  return (
    <BoardProvider value={board}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <BoardBar sync={sync} />
      <Dragging>
        <TripDays
          shown={shown}
          issues={issues}
          parts={parts}
          onFix={(fix) => {
            trip.edit([fix]);
            say(t('board.mended'));
          }}
        />
      </Dragging>
      <TakeAlong trip={trip} shown={shown} kept={kept} user={user} />
      {task && <TaskDialog task={task} onClose={close} />}
      {conflict && kept && <ConflictDialog trip={trip} kept={kept} stored={conflict} onSettled={settle} />}
    </BoardProvider>
  );
}
