import { latestRates } from '../../travel/currency/stored-rates';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { compareWords } from '../words/compare-words';
import { dateText } from '../words/lists';
import type { Context } from './situation';

const asksRate = words(
  'exchange rate|dollar rate|rate of (?:the )?(?:dollar|euro|pound)|how many dong|(?:dollar|usd|euro|pound)s? (?:to|in) (?:dong|vnd)|ty gia|ti gia|gia (?:do(?: la)?|usd|euro)|do(?: la)? bao nhieu|(?:1|mot) (?:do(?: la)?|usd|euro) (?:bang|an|duoc|la)',
);
const said: ReadonlyArray<readonly [string, RegExp]> = [
  ['EUR', words('euros?|eur')],
  ['GBP', words('pounds?|gbp|sterling|bang anh')],
  ['AUD', words('aud|australian dollars?|do uc')],
  ['JPY', words('yen|jpy')],
  ['KRW', words('won|krw')],
  ['CNY', words('yuan|cny|te|nhan dan te')],
  ['SGD', words('sgd|singapore dollars?|do sing')],
  ['MYR', words('myr|ringgit')],
];

/** What a unit of a currency is in đồng, where that is asked; `null` otherwise. One query. */
export const rateAsked = async ({ db, language }: Context, folded: string): Promise<string | null> => {
  if (!asksRate.test(folded)) return null;
  const code = said.find(([, name]) => name.test(folded))?.[0] ?? 'USD';
  const found = (await latestRates(db)).find((one) => one.code === code);
  if (!found || found.rate <= 0) return null;
  const dong = adviceWords(language).vnd(Math.round(1 / found.rate / 10) * 10);
  return compareWords(language).rate(code, dong, dateText(language, String(found.as_of).slice(0, 10)));
};
