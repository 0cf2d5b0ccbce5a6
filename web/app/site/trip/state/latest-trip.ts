import type { Language } from '~/i18n/languages';
import { readOwnTrip, showPlan } from './trip-calls';
import { type StoredTrip, type TripState, updateTrip } from './trip-store';

/** What is new since the plan was last open here: in its records, or in the account. */
export async function latest(kept: StoredTrip, language: Language): Promise<TripState | null> {
  const { account, isAhead, key } = kept;
  if (account && !isAhead) {
    const own = await readOwnTrip(language, account.id);
    if (own.status === 404) updateTrip(key, { account: null });
    if (own.ok) {
      const { plan: shown, issues, version, updated_at } = own.body.data;
      updateTrip(key, { shown, issues, updated_at, account: { ...account, version } });
      return { shown, issues };
    }
  }
  const now = await showPlan(language, kept.shown);
  if (!now.ok) return null;
  updateTrip(key, now.body);
  return now.body;
}
