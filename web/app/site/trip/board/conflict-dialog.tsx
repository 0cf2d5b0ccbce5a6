import { useTranslation } from 'react-i18next';
import type { OwnTrip } from '~/api/types';
import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { randomId } from '~/ui/random-id';
import { type KeptTrip, updateTrip } from '../state/trip-store';
import type { Trip } from '../state/use-trip';

interface ConflictDialogProps {
  trip: Trip;
  kept: KeptTrip;
  /** The trip as the account has it. */
  stored: OwnTrip;
  onSettled: () => void;
}

/** The same trip was changed elsewhere as well: which of the two counts is for its owner to say. */
export function ConflictDialog({ trip, kept, stored, onSettled }: ConflictDialogProps) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const { key, account } = kept;
  if (!account) return null;

  function keepMine() {
    updateTrip(key, { account: account && { ...account, version: stored.version }, isAhead: true });
    onSettled();
  }

  function takeTheirs() {
    trip.replace({ shown: stored.plan, issues: stored.issues });
    updateTrip(key, { account: account && { ...account, version: stored.version }, isAhead: false });
    onSettled();
  }

  function keepBoth() {
    // Without its number in the account, what is here becomes a trip of its own.
    updateTrip(key, { account: null, link: null, client_id: randomId(), isAhead: true });
    onSettled();
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
