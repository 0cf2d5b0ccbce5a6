import type { Language } from '~/i18n/languages';
import { readOwnTrip, showPlan } from './trip-calls';
import { type KeptTrip, type TripState, updateTrip } from './trip-store';

/** What is new since the plan was last open here: in its records, or in the account. */
export async function latest(kept: KeptTrip, language: Language): Promise<TripState | null> {
  const { account, isAhead, key } = kept;
  if (account && !isAhead) {
    const { status, data } = await readOwnTrip(language, account.id);
    if (status === 404) updateTrip(key, { account: null });
    if (data) {
      const { plan: shown, issues, version, updated_at } = data.data;
      updateTrip(key, { shown, issues, updated_at, account: { ...account, version } });
      return { shown, issues };
    }
  }
  const { data: state } = await showPlan(language, kept.shown);
  if (state) updateTrip(key, state);
  return state;
}
