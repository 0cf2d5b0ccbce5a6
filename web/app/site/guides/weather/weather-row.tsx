import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { Icon } from '~/ui/icon';
import type { CityInMonth, WeatherExtremes } from './weather-data.server';
import { YearStrip } from './year-strip';

interface WeatherRowProps {
  city: CityInMonth;
  month: number;
  extremes: WeatherExtremes;
}

/** One city in the month that is shown. */
export function WeatherRow({ city, month, extremes }: WeatherRowProps) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const { spans } = useMonths();
  const { title, slug, normal, isBest, best_months } = city;
  const best = spans(best_months);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pr-3 font-normal">
        <Link
          to={sitePaths.city(language, slug)}
          prefetch="intent"
          className="link-quiet inline-block py-0.5 font-semibold"
        >
          <Names>{title}</Names>
        </Link>
        {isBest && (
          <span className="flex items-center gap-1 text-sm text-jade">
            <Icon name="check" className="size-4" />
            {t('weather.is_best')}
          </span>
        )}
      </th>
      <td className="py-2.5 text-right whitespace-nowrap">{Math.round(normal.max_c)} °C</td>
      <td className="py-2.5 pl-2 text-right whitespace-nowrap text-muted">{Math.round(normal.min_c)} °C</td>
      <td className="py-2.5 pl-2 text-right">
        <span className="whitespace-nowrap">{Math.round(normal.rain_mm)} mm</span>
        <span
          aria-hidden="true"
          className="mt-1 ml-auto block h-1.5 bg-river"
          style={{ width: `${Math.round((normal.rain_mm / extremes.wettest) * 100)}%` }}
        />
      </td>
      <td className="py-2.5 pl-10 max-lg:hidden">
        <YearStrip city={city} month={month} extremes={extremes} />
      </td>
      <td className="py-2.5 pl-8 text-sm text-muted max-md:hidden">{best}</td>
    </tr>
  );
}
