import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useMonths } from '~/i18n/use-months';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import type { CityInMonth, WeatherExtremes } from './weather-data.server';
import { orderQuery, type WeatherOrder } from './weather-order';
import { WeatherRow } from './weather-row';

interface WeatherTableProps {
  cities: CityInMonth[];
  month: number;
  order: WeatherOrder;
  extremes: WeatherExtremes;
}

/** The head of a column that the table can be sorted by. */
function SortHead({
  by,
  month,
  order,
}: Pick<WeatherTableProps, 'month' | 'order'> & { by: WeatherOrder['by'] }) {
  const { t } = useTranslation('guides');
  const isBy = order.by === by;
  return (
    <th
      scope="col"
      aria-sort={isBy ? (order.isDescending ? 'descending' : 'ascending') : undefined}
      className={cx('p-0', by === 'best' ? 'pl-8 text-left max-md:hidden' : 'text-right')}
    >
      <Link
        to={orderQuery(month, by, order)}
        rel="nofollow"
        preventScrollReset
        className={cx(
          'inline-flex min-h-11 items-center gap-1 text-sm no-underline hover:underline',
          isBy ? 'font-semibold text-ink' : 'font-normal text-muted',
        )}
      >
        {t(`weather.${by}`)}
        {isBy && by !== 'best' && (
          <Icon name="chevron-down" className={cx('size-4', !order.isDescending && 'rotate-180')} />
        )}
      </Link>
    </th>
  );
}

/** All cities in one month: day, night and rain, with the year of each in small. */
export function WeatherTable({ cities, month, order, extremes }: WeatherTableProps) {
  const { t } = useTranslation('guides');
  const { long } = useMonths();
  return (
    <table className="w-full border-b border-line text-left">
      <caption className="visually-hidden">{t('weather.caption', { month: long(month) })}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-2 text-sm font-normal text-muted">
            {t('weather.place')}
          </th>
          <SortHead by="day" month={month} order={order} />
          <SortHead by="night" month={month} order={order} />
          <SortHead by="rain" month={month} order={order} />
          <th scope="col" className="pl-10 text-sm font-normal text-muted max-lg:hidden">
            {t('weather.year')}
          </th>
          <SortHead by="best" month={month} order={order} />
        </tr>
      </thead>
      <tbody>
        {cities.map((city) => (
          <WeatherRow key={city.id} city={city} month={month} extremes={extremes} />
        ))}
      </tbody>
    </table>
  );
}
