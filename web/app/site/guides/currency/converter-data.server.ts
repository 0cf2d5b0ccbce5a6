import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { CurrencyRates } from '~/api/types';

/** What the converter is asked for in the address of the page. */
export interface AskedAmount {
  amount: string;
  from: string;
  to: string;
}

export interface ConverterData {
  rates: CurrencyRates | null;
  asked: AskedAmount;
}

/** The rates as they are stored, and what is to be converted: a hundred dollars to begin with. */
export async function converterData({
  api,
  context,
  search,
}: PageContext<keyof AskedAmount>): Promise<ConverterData> {
  const given = (name: keyof AskedAmount, otherwise: string) => search.get(name)?.slice(0, 40) || otherwise;
  const answer = await optional(api.GET('/currency'), context);
  return {
    rates: answer?.data ?? null,
    asked: { amount: given('amount', '100'), from: given('from', 'USD'), to: given('to', 'VND') },
  };
}
