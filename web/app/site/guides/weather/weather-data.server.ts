import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { CityClimate, WeatherNormal } from '~/api/types';
import { readMonth } from '~/i18n/months';
import { vietnamMonth } from '~/i18n/vietnam-time.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { type ForecastParameter, forecastData } from '~/site/weather/forecast-data.server';
import { readOrder, type WeatherOrder } from './weather-order';

/** A city in the month that is asked for. */
export interface CityInMonth extends CityClimate {
  normal: WeatherNormal;
  isBest: boolean;
}

/** The outermost values of all cities and months, by which small charts are drawn alike. */
export interface WeatherExtremes {
  coldest: number;
  warmest: number;
  wettest: number;
}

function extremesOf(cities: CityClimate[]): WeatherExtremes {
  const normals = cities.flatMap(({ weather_normals }) => weather_normals);
  return {
    coldest: Math.min(...normals.map(({ min_c }) => min_c)),
    warmest: Math.max(...normals.map(({ max_c }) => max_c)),
    wettest: Math.max(1, ...normals.map(({ rain_mm }) => rain_mm)),
  };
}

const comparisons: Record<WeatherOrder['by'], (a: CityInMonth, b: CityInMonth) => number> = {
  best: (a, b) => Number(b.isBest) - Number(a.isBest) || a.normal.rain_mm - b.normal.rain_mm,
  day: (a, b) => a.normal.max_c - b.normal.max_c,
  night: (a, b) => a.normal.min_c - b.normal.min_c,
  rain: (a, b) => a.normal.rain_mm - b.normal.rain_mm,
};

/** Every city's usual weather in one month, in the order that the address asks for. */
export async function weatherData(page: PageContext<ForecastParameter | 'month' | 'sort'>) {
  const { api, language, t, context, search } = page;
  const month = readMonth(search.get('month')) ?? vietnamMonth();
  const order = readOrder(search.get('sort'));
  const [{ data }, forecast] = await Promise.all([
    required(api.GET('/city/climate', { params: { query: { lang_id: language } } }), context),
    forecastData(page),
  ]);
  const cities = data.flatMap((city): CityInMonth[] => {
    const normal = city.weather_normals.find((known) => known.month === month);
    return normal ? [{ ...city, normal, isBest: city.best_months.includes(month) }] : [];
  });
  const compare = comparisons[order.by];
  cities.sort((a, b) => (order.isDescending ? compare(b, a) : compare(a, b)));
  const title = t('guides:chapters.weathertrip');
  return {
    title,
    month,
    order,
    cities,
    forecast,
    places: data.map(({ slug, title: name, region }) => ({ slug, title: name, region })),
    extremes: cities.length > 0 ? extremesOf(data) : { coldest: 0, warmest: 1, wettest: 1 },
    seo: await pageSeo(page, {
      title,
      description: t('guides:meta.weathertrip'),
      alternates: inBothLanguages((code) => sitePaths.guide(code, 'weathertrip')),
    }),
  };
}
