import { useTranslation } from 'react-i18next';
import { type Task, useBoard } from './board-context';
import { ChangeDialog } from './change-dialog';
import { NameDialog } from './name-dialog';
import { OfferDialog } from './offer-dialog';

/** The dialog of what one is about to do. */
export function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { t } = useTranslation('trip');
  const { trip, shown, say } = useBoard();
  if (task.kind === 'name') return <NameDialog onClose={onClose} />;
  const day = shown.days[task.day];
  if (!day) return null;

  if (task.kind === 'add') {
    return (
      <OfferDialog
        title={t('board.add_to_day', { day: day.number })}
        action={t('board.add_short')}
        day={day}
        onClose={onClose}
        onTake={({ kind, id, title }) => {
          trip.edit([{ do: 'add_stop', day: day.number, kind, id }]);
          say(t('board.added', { title, day: day.number }));
          onClose();
        }}
      />
    );
  }

  const stop = day.stops[task.index];
  if (!stop) return null;
  if (task.kind === 'change')
    return <ChangeDialog stop={stop} day={task.day} index={task.index} onClose={onClose} />;
  return (
    <OfferDialog
      title={t('board.instead_of', { title: stop.record?.title ?? t('gone') })}
      action={t('board.choose')}
      day={day}
      stop={stop}
      onClose={onClose}
      onTake={({ kind, id, title }) => {
        trip.edit([{ do: 'swap_stop', day: day.number, stop: task.index + 1, kind, id }]);
        say(t('board.swapped', { title }));
        onClose();
      }}
    />
  );
}
