import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { useMonths } from '~/i18n/use-months';
import { privatePage } from '~/site/account/private-page';
import { guideMeta } from '~/site/guides/guide-meta';
import { GuideOpening } from '~/site/guides/guide-opening';
import { OtherChapters } from '~/site/guides/other-chapters';
import { MonthChooser } from '~/site/guides/weather/month-chooser';
import { weatherData } from '~/site/guides/weather/weather-data.server';
import { WeatherLegend } from '~/site/guides/weather/weather-legend';
import { WeatherTable } from '~/site/guides/weather/weather-table';
import { Forecast } from '~/site/weather/forecast';
import { asksNearby } from '~/site/weather/forecast-data.server';
import { EmptyState } from '~/ui/empty-state';

export const handle = {
  i18n: ['site', 'guides', 'weather'],
  query: ['month', 'sort'],
  passing: ['place', 'address', 'date', 'near'],
} as const;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageContext(args, handle);
  const shown = await weatherData(page);
  // Another visitor is somewhere else.
  return data(shown, asksNearby(page.search) ? { headers: privatePage() } : {});
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const kept = loaderHeaders.get('cache-control');
  return new Headers(kept ? { 'cache-control': kept } : {});
};

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => guideMeta(shown, 'weathertrip');

export default function WeatherTrip() {
  const { title, month, order, cities, extremes, forecast, places } = useLoaderData<typeof loader>();
  const { t } = useTranslation('guides');
  const { long } = useMonths();
  const guide = { title, description: t('weather.lead'), image: null, image_alt: '', image_blur: null };
  const best = cities.filter(({ isBest }) => isBest);
  return (
    <>
      <GuideOpening guide={guide} isChapter />
      <Forecast asked={forecast} cities={places} />
      <div className="page">
        <MonthChooser month={month} order={order} />
        <h2 className="mt-10 text-3xl first-letter:uppercase">
          {t('weather.in_month', { month: long(month) })}
        </h2>
        <p role="status" className="mt-2 mb-8 max-w-measure text-muted">
          {t('weather.count_best', { count: best.length })}
        </p>
        {cities.length > 0 ? (
          <>
            <WeatherTable cities={cities} month={month} order={order} extremes={extremes} />
            <WeatherLegend month={month} />
          </>
        ) : (
          <EmptyState title={t('weather.none')}>{t('weather.none_text')}</EmptyState>
        )}
      </div>
      <OtherChapters current="weathertrip" />
    </>
  );
}
