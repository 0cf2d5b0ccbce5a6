import { formatDate } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { Icon } from '~/ui/icon';
import { useOrdersText } from '../orders/text';
import type { SalesDay } from '../orders/types';

const number = 'figures border-b border-line py-1.5 pl-4 text-right';

/** The figures of the chart to read and to copy, the last day first. */
export function SalesTable({ days }: { days: readonly SalesDay[] }) {
  const t = useOrdersText();
  const language = useLanguage();
  return (
    <details className="group mt-2">
      <summary className="link inline-flex min-h-9 items-center gap-1.5 text-sm">
        <Icon name="chevron-right" className="transition-transform duration-150 group-open:rotate-90" />
        {t('by_day.table')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it */}
      <section tabIndex={0} aria-label={t('by_day.table')} className="relative max-h-72 overflow-auto">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <thead className="sticky top-0 bg-surface text-xs text-muted">
            <tr>
              <th scope="col" className="border-b border-line py-1.5 text-left font-semibold">
                {t('by_day.date')}
              </th>
              {(['orders', 'paid', 'revenue'] as const).map((name) => (
                <th key={name} scope="col" className={`${number} font-semibold`}>
                  {t(`by_day.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ date, orders, paid, revenue }) => (
              <tr key={date}>
                <th scope="row" className="figures border-b border-line py-1.5 text-left font-normal">
                  {formatDate(date, language)}
                </th>
                <td className={number}>{orders}</td>
                <td className={number}>{paid}</td>
                <td className={number}>{formatVnd(revenue, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
