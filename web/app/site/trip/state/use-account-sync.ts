import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '~/api/answer';
import type { OwnTrip } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { useUser } from '~/site/account/user-store';
import { randomId } from '~/ui/random-id';
import { toast } from '~/ui/toast-store';
import { createOwnTrip, updateOwnTrip } from './trip-calls';
import { type StoredTrip, storedTrip, updateTrip, useStoredTrips } from './trip-store';

/** Changes in a row become one. */
const PAUSE_MS = 1200;

/** What the API answers to the creation of a trip that it knows. */
const ALREADY_THERE = 200;

const isNew = ({ account }: StoredTrip): boolean => account === null;

const sending = new Map<string, Promise<OwnTrip | null>>();

async function deliver(trip: StoredTrip, language: Language): Promise<Answer<{ data: OwnTrip }>> {
  const { account, shown, client_id } = trip;
  if (!account) return createOwnTrip(language, shown, client_id);
  const answer = await updateOwnTrip(language, account.id, shown, account.version);
  // Deleted in the account meanwhile: what is worked on here becomes a trip of its own again.
  return answer.status === 404 ? createOwnTrip(language, shown, randomId()) : answer;
}

async function send(trip: StoredTrip, user: number, language: Language): Promise<OwnTrip | null> {
  const { key, updated_at } = trip;
  const answer = await deliver(trip, language);
  if (answer.ok) {
    const { id, version } = answer.body.data;
    // What was changed while it was on the way is still to be sent; and all of it where the account answers a
    // creation with what it was given before.
    const isAhead =
      storedTrip(key)?.updated_at !== updated_at || (isNew(trip) && answer.status === ALREADY_THERE);
    updateTrip(key, { account: { user, id, version }, isAhead });
    return null;
  }
  const { message, data: stored } = answer.problem;
  if (answer.status === 409 && trip.account && stored?.plan) return stored;
  if (message) toast.error(message);
  return null;
}

/** Sends a plan to the account. Gives the trip as the account has it where somebody changed that meanwhile. */
export function sendTrip(trip: StoredTrip, user: number, language: Language): Promise<OwnTrip | null> {
  const running = sending.get(trip.key);
  if (running) return running;
  const call = send(trip, user, language).finally(() => sending.delete(trip.key));
  sending.set(trip.key, call);
  return call;
}

export type SyncState = 'device' | 'sending' | 'account';

/** Keeps the account in step with a plan of this browser, where somebody is signed in. */
export function useAccountSync(key: string | null) {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  const user = useUser();
  const trip = useStoredTrips().find((kept) => kept.key === key);
  const [conflict, setConflict] = useState<OwnTrip | null>(null);
  // Whose session it is may not have been known yet when the trip came from the account; nobody else's comes.
  const isOwn = !trip?.account?.user || trip.account.user === user?.id;
  const isDue = Boolean(user && trip?.isAhead && isOwn && !conflict);
  const version = trip?.updated_at;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!isDue || !key || !user) return;
    const timer = setTimeout(() => {
      const latest = storedTrip(key);
      if (latest) void sendTrip(latest, user.id, language).then(setConflict);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, key, user, version, language, t]);

  const state: SyncState = !user || !isOwn ? 'device' : isDue ? 'sending' : 'account';
  return { trip, user, state, conflict, settle: () => setConflict(null) };
}
