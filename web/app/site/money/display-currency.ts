import { callApi } from '~/api/call-api';
import type { CurrencyRates } from '~/api/types';
import { browserStore } from '~/ui/browser-store';

/** The currency in which a visitor wants to see prices beside the dong, with the rate that is shown. */
export interface DisplayCurrency {
  code: string;
  /** What one VND is worth. */
  rate: number;
  /** When the rate was fetched, in milliseconds. */
  at: number;
  /** Of which day it is, where that is long ago. */
  oldDay?: string | undefined;
}

const dayMs = 24 * 3600 * 1000;

const store = browserStore<DisplayCurrency | null>(
  'currency',
  (stored) => {
    const { code, rate, at, oldDay } = stored as Partial<DisplayCurrency>;
    return typeof code === 'string' && typeof rate === 'number' && rate > 0
      ? { code, rate, at: at ?? 0, oldDay }
      : null;
  },
  null,
);

let isFresh = false;

/** What is chosen in this browser. Its rate is asked for anew, once a page, when it is of yesterday. */
export function displayCurrency(): DisplayCurrency | null {
  const chosen = store.current();
  if (!isFresh) {
    isFresh = true;
    if (chosen && Date.now() - chosen.at > dayMs) chooseCurrency(chosen.code).catch(() => undefined);
  }
  return chosen;
}

/** Hears of a choice, also of one in another tab. */
export const { subscribe } = store;

/** The rates as the API has them now. @throws when it does not answer */
async function fetchRates(): Promise<CurrencyRates> {
  const answer = await callApi('GET', '/currency');
  if (!answer.ok) throw new Error(`The rates were answered with ${answer.status}.`);
  return answer.body.data;
}

/** Shows prices in a currency as well; with null in dong alone. @returns whether there is a rate of it */
export async function chooseCurrency(code: string | null): Promise<boolean> {
  if (code === null) {
    store.keep(null);
    return true;
  }
  const { rates, is_old } = await fetchRates();
  const known = rates.find((one) => one.code === code);
  if (known) store.keep({ code, rate: known.rate, at: Date.now(), oldDay: is_old ? known.as_of : undefined });
  return known !== undefined;
}
