import { useTranslation } from 'react-i18next';
import type { ShownPlan } from '../plan';
import { stopKeys } from '../plan/trip-view';
import { type Offer, placeOf, stopAdded, stopSwapped } from '../state/plan-previews';
import { type Task, useBoard } from './board-context';
import { ChangeDialog, type StopDialogProps } from './change-dialog';
import { NameDialog } from './name-dialog';
import { OfferDialog } from './offer-dialog';
import { headingAt, placeOnPage, stopHeading } from './places';

interface TaskDialogProps {
  task: Task;
  shown: ShownPlan;
  onClose: () => void;
}

/** The dialog of what one is about to do. */
export function TaskDialog({ task, shown, onClose }: TaskDialogProps) {
  if (task.kind === 'name') return <NameDialog shown={shown} onClose={onClose} />;
  if (task.kind === 'add') return <AddDialog at={task.day} shown={shown} onClose={onClose} />;
  const place = placeOf(shown, task.stop);
  const stop = place && shown.days[place.day]?.stops[place.index];
  if (!stop) return null;
  const about = { name: task.stop, stop, day: place.day, shown, onClose };
  return task.kind === 'change' ? <ChangeDialog {...about} /> : <SwapDialog {...about} />;
}

function AddDialog({ at, shown, onClose }: { at: number; shown: ShownPlan; onClose: () => void }) {
  const { t } = useTranslation('trip');
  const { edit, say, goOn } = useBoard();
  const day = shown.days[at];
  if (!day) return null;

  function take(offer: Offer) {
    const { kind, id, title } = offer;
    const preview = edit((plan) => ({
      edits: [{ do: 'add_stop', day: at + 1, kind, id }],
      preview: stopAdded(plan, at, offer),
    }));
    const name = preview && stopKeys(preview.days)[at]?.at(-1);
    goOn(() => (name ? stopHeading(name) : null));
    say(t('board.added', { title, day: at + 1 }));
    onClose();
  }

  return (
    <OfferDialog
      title={t('board.add_to_day', { day: day.number })}
      action={t('board.add_short')}
      shown={shown}
      day={day}
      onClose={onClose}
      onTake={take}
    />
  );
}

function SwapDialog({ name, stop, day: at, shown, onClose }: StopDialogProps) {
  const { t } = useTranslation('trip');
  const { edit, say, goOn } = useBoard();
  const day = shown.days[at];
  if (!day) return null;

  function take(offer: Offer) {
    const { kind, id, title } = offer;
    const place = placeOnPage(name);
    edit((plan) => {
      const from = placeOf(plan, name);
      return (
        from && {
          edits: [{ do: 'swap_stop', day: from.day + 1, stop: from.index + 1, kind, id }],
          preview: stopSwapped(plan, from, offer),
        }
      );
    });
    goOn(() => place && headingAt(place));
    say(t('board.swapped', { title }));
    onClose();
  }

  return (
    <OfferDialog
      title={t('board.instead_of', { title: stop.record?.title ?? t('gone') })}
      action={t('board.choose')}
      shown={shown}
      day={day}
      stop={stop}
      onClose={onClose}
      onTake={take}
    />
  );
}
