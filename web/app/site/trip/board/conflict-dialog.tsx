import { useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OwnTrip } from '~/api/types';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { randomId } from '~/ui/random-id';
import { toast } from '~/ui/toast-store';
import { type StoredTrip, updateTrip } from '../state/trip-store';
import type { Trip } from '../state/use-trip';

interface ConflictDialogProps {
  trip: Trip;
  kept: StoredTrip;
  /** The trip as the account has it. */
  stored: OwnTrip;
  onSettled: () => void;
}

/**
 * The same trip was changed elsewhere as well: which of the two counts is for its owner to say. The other one stays
 * within reach as a step back.
 */
export function ConflictDialog({ trip, kept, stored, onSettled }: ConflictDialogProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const navigate = useNavigate();
  const { key, account } = kept;
  if (!account) return null;

  const theirs = { shown: stored.plan, issues: stored.issues };
  const known = account && { ...account, version: stored.version };

  function keepMine() {
    const mine = trip.state;
    trip.replace(theirs);
    if (mine) trip.replace(mine);
    updateTrip(key, { account: known, isAhead: true });
    onSettled();
    toast.message(t('conflict.undo'));
  }

  function takeTheirs() {
    trip.replace(theirs);
    updateTrip(key, { account: known, isAhead: false });
    onSettled();
    toast.message(t('conflict.undo'));
  }

  function keepBoth() {
    // Without its number in the account, what is here becomes a trip of its own.
    updateTrip(key, { account: null, link: null, client_id: randomId(), isAhead: true });
    onSettled();
    navigate(sitePaths.storedTrip(language, key), { replace: true, preventScrollReset: true });
    toast.message(t('conflict.two'));
  }

  return (
    <Dialog open onClose={keepBoth} title={t('conflict.title')}>
      <p>{t('conflict.text', { at: formatDateTime(stored.updated_at, language), title: stored.title })}</p>
      <div className="mt-5 grid gap-3 sm:grid-cols-3">
        <Button onClick={keepMine}>{t('conflict.mine')}</Button>
        <Button tone="secondary" onClick={takeTheirs}>
          {t('conflict.theirs')}
        </Button>
        <Button tone="secondary" onClick={keepBoth}>
          {t('conflict.both')}
        </Button>
      </div>
    </Dialog>
  );
}
