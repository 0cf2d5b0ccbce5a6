import { useTranslation } from 'react-i18next';
import type { OrderLine } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { vietnamToday } from '~/i18n/vietnam-time';

type Steps = NonNullable<OrderLine['details']>['cancellation'];

/** What comes back of one line, by the day on which it is cancelled. */
export function RefundTable({ steps, title }: { steps: Steps; title: string }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  if (steps === null) return <p className="text-sm">{t('refunds.unknown')}</p>;
  const day = (date: string) => dateInWords(date, language);
  // What is over is no choice any more; all of it is the record of a journey that is over.
  const ahead = steps.filter(({ until }) => until >= vietnamToday());
  const shown = ahead.length > 0 ? ahead : steps;
  return (
    <>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">
          {t('refunds.caption')}: {title}
        </caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-1.5 pr-4 font-normal">
              {t('refunds.when')}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {t('refunds.back')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ from, until, percent, amount }) => (
            <tr key={until} className="border-b border-line align-baseline">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {from === null || from === until
                  ? t('refunds.until', { date: day(until) })
                  : t('refunds.between', { from: day(from), until: day(until) })}
              </th>
              <td className="figures py-1.5 text-right">
                {percent === 0
                  ? t('refunds.nothing')
                  : t('refunds.amount', { amount: formatVnd(amount, language), percent })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-muted">{t('refunds.begun')}</p>
    </>
  );
}
