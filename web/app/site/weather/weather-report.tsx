import { useTranslation } from 'react-i18next';
import type { Weather } from '~/api/types';
import { dateInWords, formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { ForecastDays } from './forecast-days';
import { weatherKind } from './weather-kind';
import { WeatherPanel } from './weather-panel';

interface WeatherReportProps {
  weather: Weather;
  /** The one day that was asked for. */
  date?: string | undefined;
}

/** Words and figures of a report in the language of the page. */
function useFigures() {
  const { t } = useTranslation('weather');
  const round = (value: number) => Math.round(value);
  const listed = (facts: ReadonlyArray<[string, string | null]>) =>
    facts.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]));
  const or = (value: number | null, words: (value: number) => string) =>
    value === null ? null : words(value);
  const span = ({ min_c, max_c }: Weather['daily'][number]) =>
    [min_c, max_c].flatMap((value) => (value === null ? [] : round(value))).join('–');
  return {
    now: (current: Weather['current']) => ({
      figure: t('report.degrees', { value: round(current.temp_c ?? 0) }),
      words: current.text,
      facts: listed([
        [t('report.feels'), or(current.feels_c, (value) => t('report.degrees', { value: round(value) }))],
        [t('report.wind'), or(current.wind_kmh, (value) => t('report.wind_speed', { value: round(value) }))],
        [t('report.humidity'), or(current.humidity, (value) => t('report.percent', { value: round(value) }))],
        [t('report.uv'), or(current.uv, (value) => String(round(value)))],
      ]),
    }),
    day: (day: Weather['daily'][number], rain: 'rain' | 'rain_usual') => ({
      figure: t('report.degrees', { value: span(day) }),
      words: day.text,
      facts: listed([
        [t(`report.${rain}`), or(day.rain_mm, (value) => t('report.amount', { value: round(value) }))],
      ]),
    }),
  };
}

/** The weather of a place: now and the coming days, one day that was asked for, or what is usual. */
export function WeatherReport({ weather, date }: WeatherReportProps) {
  const { t } = useTranslation('weather');
  const language = useLanguage();
  const { long } = useMonths();
  const figures = useFigures();
  const { city, current, daily, is_climate_normal, fetched_at } = weather;
  const place = city.title;
  const [first] = daily;
  if (!first) return null;
  if (is_climate_normal) {
    return (
      <div className="grid items-start gap-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <WeatherPanel
            title={
              date
                ? t('report.one_day', { place, date: dateInWords(date, language) })
                : t('report.usual', { place })
            }
            kind={weatherKind(first)}
            {...figures.day(first, 'rain_usual')}
          />
        </div>
        <p role="note" className="max-w-measure border-l-4 border-turmeric py-1 pl-4 lg:col-span-6">
          {t('report.is_normal', { month: long(Number(first.date.slice(5, 7))) })}
        </p>
      </div>
    );
  }
  return (
    <>
      <div className="grid items-start gap-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          {date ? (
            <WeatherPanel
              title={t('report.one_day', { place, date: dateInWords(date, language) })}
              kind={weatherKind(first)}
              {...figures.day(first, 'rain')}
            />
          ) : (
            <WeatherPanel
              title={t('report.now', { place })}
              kind={weatherKind({ code: current.code, rain_mm: first.rain_mm })}
              {...figures.now(current)}
            />
          )}
        </div>
        {!date && (
          <div className="min-w-0 lg:col-span-8">
            <ForecastDays label={t('report.days', { place })} days={daily} />
          </div>
        )}
      </div>
      {fetched_at && (
        <p className="mt-4 text-sm text-muted">
          <a href="https://open-meteo.com/" rel="noopener" className="link inline-block py-0.5">
            {t('report.source')}
          </a>
          {`, ${t('report.as_of', { time: formatDateTime(fetched_at, language) })}`}
        </p>
      )}
    </>
  );
}
