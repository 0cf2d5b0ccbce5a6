import { useTranslation } from 'react-i18next';
import { months } from '~/i18n/months';
import { useMonths } from '~/i18n/use-months';
import { isFollowed } from '~/ui/followed';
import { ChipLink } from '~/ui/tag';
import { monthQuery, type WeatherOrder } from './weather-order';

/** A month in the usual order is for search engines, too. */
const relOf = (query: string) => (isFollowed(new URLSearchParams(query)) ? undefined : 'nofollow');

/** The twelve months as links; the one that is shown is marked. */
export function MonthChooser({ month, order }: { month: number; order: WeatherOrder }) {
  const { t } = useTranslation('guides');
  const { long, short } = useMonths();
  return (
    <nav aria-label={t('weather.month')} className="mt-8 border-y border-line py-4">
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6 lg:flex lg:flex-wrap">
        {months.map((m) => (
          <li key={m} className="*:w-full *:justify-center">
            <ChipLink to={monthQuery(m, order)} rel={relOf(monthQuery(m, order))} current={m === month}>
              <span aria-hidden="true">{short(m)}</span>
              <span className="visually-hidden">{long(m)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
