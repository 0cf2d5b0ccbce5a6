import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { useUser } from '~/site/account/user-store';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast-store';
import { useStoredTrips } from '../state/trip-store';
import { sendTrip } from '../state/use-account-sync';

/** Offers to send the plans of this browser to the account that does not have them yet. */
export function TripsHere() {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const user = useUser();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const here = useStoredTrips().filter(({ account }) => !account);
  if (!user || here.length === 0) return null;

  async function send() {
    if (!user) return;
    setBusy(true);
    for (const trip of here) await sendTrip(trip, user.id, language);
    setBusy(false);
    toast.success(t('own.sent'));
    revalidate();
  }

  return (
    <div className="mt-6 border-l-3 border-turmeric py-1 pl-5">
      <p>{t('own.here', { count: here.length })}</p>
      <p className="text-sm text-muted">{here.map(({ shown }) => shown.title).join(' · ')}</p>
      <Button tone="secondary" size="small" onClick={send} pending={isBusy} className="mt-3">
        {t('own.send')}
      </Button>
    </div>
  );
}
