import { useTranslation } from 'react-i18next';
import type { CurrencyRates } from '~/api/types';
import { convert, tableUnit } from '~/site/money/convert';
import { Section } from '~/site/section';
import { useCurrencyWords } from './use-currency-words';

/** A note that everybody has in hand. */
const NOTE = 500_000;

/** What currencies are worth in dong, and what a note of dong is worth in them. */
export function RatesTable({ rates }: { rates: CurrencyRates }) {
  const { t } = useTranslation('currency');
  const words = useCurrencyWords();
  return (
    <Section whole id="rates" title={t('table.title')} lead={words.origin(rates)}>
      <table className="figures w-full border-b border-line text-left">
        <caption className="visually-hidden">{t('table.caption')}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm text-muted">
            <th scope="col" className="py-2 pr-3 font-normal">
              {t('table.currency')}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-normal">
              {t('table.unit')}
            </th>
            <th scope="col" className="py-2 text-right font-normal max-sm:hidden">
              {t('table.back', { amount: words.amount(NOTE, 'VND') })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.rates.map((rate) => {
            const unit = tableUnit(rate);
            return (
              <tr key={rate.code} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-3 font-normal">
                  <span className="font-semibold">{words.name(rate.code)}</span>{' '}
                  <span className="text-sm text-muted">{rate.code}</span>
                </th>
                <td className="py-2.5 pr-3 text-right">
                  <span className="text-sm text-muted">{`${words.amount(unit, rate.code)} = `}</span>
                  <span className="whitespace-nowrap">{words.amount(rate.vnd * unit, 'VND')}</span>
                </td>
                <td className="py-2.5 text-right max-sm:hidden">
                  {words.amount(convert(NOTE, 'VND', rate.code, rates.rates) ?? 0, rate.code)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
