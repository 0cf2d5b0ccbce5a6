import { useEffect, useState } from 'react';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { vietnamToday } from '~/i18n/vietnam-time';
import { callAsCustomer } from '~/site/account/call';
import { useUser } from '~/site/account/user-store';
import { daysBetween } from '~/site/events/days';
import { sitePaths } from '~/site/paths';
import type { ShownPlan } from '~/site/trip/plan';
import { useStoredTrips } from '~/site/trip/state/trip-store';

interface OwnPlan {
  shown: ShownPlan;
  path: string;
}

/** Trips of an account that are looked through: the latest. */
const TRIPS = 50;

/** The trip of the account that is under way, else the one that begins next. */
async function planOfAccount(language: Language): Promise<OwnPlan | null> {
  const today = vietnamToday();
  const query = { lang_id: language, per_page: TRIPS };
  const trips = (await callAsCustomer('GET', '/trips', { query }))?.data ?? [];
  const [next] = trips
    .flatMap(({ id, start_date, days }) => (start_date ? [{ id, start_date, days }] : []))
    .filter(({ start_date, days }) => daysBetween(start_date, today) < days)
    .sort((a, b) => a.start_date.localeCompare(b.start_date));
  if (!next) return null;
  const trip = await callAsCustomer('GET', '/trips/{id}', {
    path: { id: next.id },
    query: { lang_id: language },
  });
  return trip && { shown: trip.data.plan, path: sitePaths.ownTrip(language, next.id) };
}

/** Plans of this browser, and the one of the account that counts now; those of the browser need no connection. */
export function useOwnPlans(): OwnPlan[] {
  const language = useLanguage();
  const user = useUser();
  const stored = useStoredTrips();
  const [ofAccount, setOfAccount] = useState<OwnPlan | null>(null);
  const userId = user?.id;
  useEffect(() => {
    setOfAccount(null);
    if (userId === undefined) return;
    let wanted = true;
    // Without a connection there are those of the browser.
    planOfAccount(language).then(
      (plan) => wanted && setOfAccount(plan),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [language, userId]);
  const here = stored.map(({ key, shown }) => ({ shown, path: sitePaths.storedTrip(language, key) }));
  return ofAccount ? [...here, ofAccount] : here;
}
