import { useTranslation } from 'react-i18next';
import type { Weather } from '~/api/types';
import { formatDate, machineDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { weekdayOf } from '~/site/events/days';
import { WeatherIcon } from './weather-icon';
import { weatherKind } from './weather-kind';

type Day = Weather['daily'][number];
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Degrees of all days, by which their bars are drawn alike. */
interface Range {
  lowest: number;
  span: number;
}

function rangeOf(days: readonly Day[]): Range {
  const lowest = Math.min(...days.map(({ min_c, max_c }) => min_c ?? max_c ?? 0));
  const highest = Math.max(...days.map(({ max_c }) => max_c ?? lowest));
  return { lowest, span: Math.max(1, highest - lowest) };
}

/** From the night's degrees to the day's. */
function Bar({ day, range }: { day: Day; range: Range }) {
  const top = (day.max_c ?? range.lowest) - range.lowest;
  const bottom = (day.min_c ?? range.lowest) - range.lowest;
  const part = (degrees: number) => `${Math.round((degrees / range.span) * 100)}%`;
  return (
    <span aria-hidden="true" className="relative my-1 block h-14 w-1.5">
      <span
        className="absolute inset-x-0 min-h-1.5 rounded-full bg-lacquer"
        style={{ bottom: part(bottom), height: part(top - bottom) }}
      />
    </span>
  );
}

interface DayColumnProps {
  day: Day;
  /** Days from today. */
  ahead: number;
  range: Range;
}

function DayColumn({ day, ahead, range }: DayColumnProps) {
  const { t } = useTranslation('weather');
  const language = useLanguage();
  const near = ['today', 'tomorrow'] as const;
  const name = near[ahead];
  const degrees = (value: number | null) => (value === null ? '–' : `${Math.round(value)}°`);
  return (
    <li className="flex min-w-22 flex-1 flex-col items-center border-l border-line px-2 first:border-l-0">
      <time dateTime={machineDate(day.date)} className="text-center text-sm">
        <span className="block font-semibold whitespace-nowrap">
          {name ? t(`report.${name}`) : t(`weekday.${weekdayOf(day.date) as Weekday}`)}
        </span>
        <span className="figures block text-xs text-muted">{formatDate(day.date, language).slice(0, 5)}</span>
      </time>
      <WeatherIcon kind={weatherKind(day)} className="mt-1 size-11" />
      <span className="visually-hidden">{day.text}</span>
      <span className="figures font-semibold">
        <span className="visually-hidden">{t('report.high')} </span>
        {degrees(day.max_c)}
      </span>
      <Bar day={day} range={range} />
      <span className="figures text-muted">
        <span className="visually-hidden">{t('report.low')} </span>
        {degrees(day.min_c)}
      </span>
      {day.rain_chance !== null && (
        <span className="figures mt-1 flex items-center gap-1 text-sm text-river">
          <svg viewBox="0 0 12 16" aria-hidden="true" focusable="false" className="h-3.5 fill-current">
            <path d="M6 1c2.500 3.600 4.500 6 4.500 8.800a4.500 4.500 0 0 1-9 0C1.500 7 3.500 4.600 6 1Z" />
          </svg>
          <span aria-hidden="true">{t('report.percent', { value: day.rain_chance })}</span>
          <span className="visually-hidden">{t('report.chance', { percent: day.rain_chance })}</span>
        </span>
      )}
    </li>
  );
}

/** Today and the days after it side by side, to be scrolled where the screen is narrow. */
export function ForecastDays({ label, days }: { label: string; days: readonly Day[] }) {
  const range = rangeOf(days);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it on small screens
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <ol className="flex">
        {days.map((day, ahead) => (
          <DayColumn key={day.date} day={day} ahead={ahead} range={range} />
        ))}
      </ol>
    </section>
  );
}
