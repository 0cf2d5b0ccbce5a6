import { Link } from '@remix-run/react';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';
import { useOrdersText } from '../orders/text';
import { type SalesDay, salesPeriods } from '../orders/types';
import { SalesChart } from './sales-chart';
import { SalesTable } from './sales-table';

const sum = (days: readonly SalesDay[], of: 'orders' | 'paid' | 'revenue') =>
  days.reduce((total, day) => total + day[of], 0);

/** Orders and money of the last days: in one sentence, as a chart, as a table. */
export function Sales({ days }: { days: readonly SalesDay[] }) {
  const t = useOrdersText();
  const language = useLanguage();
  const orders = sum(days, 'orders');
  const paid = sum(days, 'paid');
  const sentence = t('by_day.sum', { orders: t('by_day.count', { count: orders }), paid });
  return (
    <section aria-labelledby="sales">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sales" className="text-lg">
          {t('by_day.title')}
        </h2>
        <nav aria-label={t('by_day.period')} className="flex gap-1 text-xs">
          {salesPeriods.map((period) => {
            const isShown = period === days.length;
            return (
              <Link
                key={period}
                to={`?days=${period}`}
                preventScrollReset
                aria-current={isShown ? 'true' : undefined}
                className={cx(
                  'inline-flex min-h-8 items-center rounded-input px-2 no-underline hover:bg-paper',
                  isShown ? 'bg-jade-wash font-semibold' : 'text-muted',
                )}
              >
                {t('by_day.days', { count: period })}
              </Link>
            );
          })}
        </nav>
      </header>
      <div className="border-t border-line pt-3">
        <p className="mb-3 flex flex-wrap items-baseline gap-x-4">
          <strong className="display figures text-xl">{formatVnd(sum(days, 'revenue'), language)}</strong>
          <span className="text-muted">{sentence}</span>
        </p>
        {orders + paid > 0 && (
          <>
            <SalesChart days={days} label={t('by_day.chart', { days: days.length, sum: sentence })} />
            <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
              <Mark className="bg-jade" text={t('by_day.revenue')} />
              <Mark className="border border-river bg-river-wash" text={t('by_day.orders')} />
              <Mark className="bg-river" text={t('by_day.paid')} />
            </p>
            <SalesTable days={days} />
          </>
        )}
        <Link to="/admin/orders" className="link mt-2 inline-flex min-h-9 items-center text-sm">
          {t('by_day.all')}
        </Link>
      </div>
    </section>
  );
}

function Mark({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={cx('size-3', className)} />
      {text}
    </span>
  );
}
