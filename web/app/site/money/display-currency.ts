import type { CurrencyRates } from '~/api/types';

/** The currency in which a visitor wants to see prices beside the dong, with the rate that is shown. */
export interface DisplayCurrency {
  code: string;
  /** What one VND is worth. */
  rate: number;
  /** When the rate was fetched, in milliseconds. */
  at: number;
}

const KEY = 'currency';
const dayMs = 24 * 3600 * 1000;

const listeners = new Set<() => void>();
let current: DisplayCurrency | null | undefined;

function read(): DisplayCurrency | null {
  try {
    const { code, rate, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof code === 'string' && typeof rate === 'number' && rate > 0 ? { code, rate, at } : null;
  } catch {
    return null;
  }
}

function set(next: DisplayCurrency | null) {
  current = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; the choice then holds until the page is left.
  }
  for (const listen of listeners) listen();
}

/** What is chosen in this browser. */
export function displayCurrency(): DisplayCurrency | null {
  if (current === undefined) {
    current = read();
    if (current && Date.now() - current.at > dayMs) chooseCurrency(current.code).catch(() => undefined);
  }
  return current;
}

/** Hears of a choice, also of one in another tab. */
export function subscribe(listen: () => void): () => void {
  const other = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    current = read();
    listen();
  };
  listeners.add(listen);
  addEventListener('storage', other);
  return () => {
    listeners.delete(listen);
    removeEventListener('storage', other);
  };
}

/** The rates as the API has them now. @throws when it does not answer */
export async function fetchRates(): Promise<CurrencyRates> {
  const answer = await fetch('/api/currency');
  if (!answer.ok) throw new Error(`The rates were answered with ${answer.status}.`);
  return ((await answer.json()) as { data: CurrencyRates }).data;
}

/** Shows prices in a currency as well; with null in dong alone. @returns whether there is a rate of it */
export async function chooseCurrency(code: string | null): Promise<boolean> {
  if (code === null) {
    set(null);
    return true;
  }
  const rate = (await fetchRates()).rates.find((known) => known.code === code)?.rate;
  if (rate) set({ code, rate, at: Date.now() });
  return rate !== undefined;
}
