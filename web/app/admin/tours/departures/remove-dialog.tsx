import { useState } from 'react';
import type { Answer } from '~/api/answer';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { useBookablesText } from '../../bookables-text';
import { useAdminText } from '../../text';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { type Departure, taken } from './use-departures';

interface RemoveDialogProps {
  departure: Departure | null;
  onClose: () => void;
  onRemove: (departure: Departure) => Promise<Answer<unknown>>;
}

/** Asks before a departure goes for good, and passes on why the server keeps one that is booked. */
export function RemoveDialog({ departure, onClose, onRemove }: RemoveDialogProps) {
  const t = useAdminText();
  const own = useBookablesText();
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState('');

  function close() {
    setRefused('');
    onClose();
  }

  async function remove() {
    if (!departure || pending) return;
    setPending(true);
    const answer = await onRemove(departure);
    setPending(false);
    if (answer.ok) close();
    else setRefused(answer.problem.message || t('error.no_answer'));
  }

  return (
    <ConfirmDialog
      open={departure !== null}
      title={own('departure.remove_title')}
      action={t('list.delete')}
      pending={pending}
      onConfirm={() => void remove()}
      onClose={close}
    >
      {departure && (
        <p>
          {own('departure.remove_text', { date: formatDate(departure.date, language) })}
          {taken(departure) > 0 && ` ${own('departure.remove_booked')}`}
        </p>
      )}
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {refused}
      </p>
    </ConfirmDialog>
  );
}
