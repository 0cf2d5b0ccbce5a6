import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../errors';
import type { ReadContext } from '../../../kernel/entity';
import type { Language } from '../../../language';
import { createAnswerCache } from '../../../platform/partners/answer-cache';
import { formatDateTime } from '../../../time';
import { weatherText } from './codes';
import { wantedDays } from './days';
import { usualWeather } from './normals';
import { openMeteo } from './open-meteo';
import type { WeatherPlace } from './places';
import type { Forecast, Weather } from './shapes';

const minute = 60_000;

/** A forecast in words. What was fetched yesterday evening may lack the last of the days by now. */
const present = (
  language: Language,
  { current, daily, fetchedAt }: Forecast,
  days: readonly string[],
): Omit<Weather, 'city'> | null => {
  const wanted = daily.filter(({ date, max_c }) => days.includes(date) && max_c !== null);
  if (wanted.length === 0) return null;
  return {
    current: { ...current, text: weatherText(language, current.code) },
    daily: wanted.map((day) => ({ ...day, text: weatherText(language, day.code) })),
    source: 'open-meteo',
    fetched_at: formatDateTime(fetchedAt),
    is_climate_normal: false,
  };
};

/**
 * The weather of a city: the forecast, and without one what is usual. A page never waits longer than a second for it.
 * @returns a reader that throws ApiError invalid or not_found
 */
export const weatherReader = (app: FastifyInstance) => {
  const ask = openMeteo(app);
  const forecasts = createAnswerCache<Forecast>({
    freshMs: 30 * minute,
    staleMs: 3 * 60 * minute,
    most: 500,
    patienceMs: 1000,
    onError: (error) => app.log.error({ err: error }, 'a forecast could not be read'),
  });

  const forecastOf = async ({ id, lat, lon }: WeatherPlace): Promise<Forecast | null> =>
    ask && lat !== null && lon !== null ? forecasts(String(id), () => ask({ lat, lon })) : null;

  return async (context: ReadContext, place: WeatherPlace, date: string | undefined): Promise<Weather> => {
    const { language, db } = context;
    const days = wantedDays(date);
    const forecast = await forecastOf(place);
    const weather =
      (forecast && present(language, forecast, days)) ?? (await usualWeather(db, language, place.id, days));
    if (!weather) throw new ApiError('not_found', { message: 'weather_no_data' });
    const { id, title, slug, city_code, distance_km } = place;
    return { city: { id, title, slug, city_code, distance_km }, ...weather };
  };
};
