import type { CurrencyRates } from '~/api/types';

export type Rate = CurrencyRates['rates'][number];

/** Every currency that can be chosen, the dong first. */
export const codesOf = (rates: readonly Rate[]): string[] => ['VND', ...rates.map(({ code }) => code)];

/** An amount of one currency in another; undefined where a rate is missing. */
export function convert(
  amount: number,
  from: string,
  to: string,
  rates: readonly Rate[],
): number | undefined {
  const perVnd = (code: string) => (code === 'VND' ? 1 : rates.find((rate) => rate.code === code)?.rate);
  const [given, wanted] = [perVnd(from), perVnd(to)];
  return given === undefined || wanted === undefined ? undefined : (amount / given) * wanted;
}

/** So many units of a currency as make a price in dong that one can picture. */
export const tableUnit = ({ vnd }: Pick<Rate, 'vnd'>): 1 | 100 | 1000 => {
  if (vnd >= 100) return 1;
  return vnd >= 10 ? 100 : 1000;
};
