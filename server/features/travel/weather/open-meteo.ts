import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Point } from '../../../distance';
import { definePartner } from '../../../platform/partners';
import { daysAhead, daysBack } from './days';
import type { Forecast } from './shapes';

/** Free for non-commercial use; a demonstration is one, so nothing else is asked without being told to. */
const freeAddress = 'https://api.open-meteo.com';

const value = z.number().nullable();
const series = z.array(value).max(20);

const answer = z.object({
  current: z.object({
    temperature_2m: z.number().min(-60).max(60),
    apparent_temperature: value,
    relative_humidity_2m: value,
    weather_code: z.int().nullable(),
    wind_speed_10m: value,
    uv_index: value,
  }),
  daily: z.object({
    time: z.array(z.iso.date()).min(1).max(20),
    weather_code: series,
    temperature_2m_min: series,
    temperature_2m_max: series,
    precipitation_sum: series,
    precipitation_probability_max: series,
  }),
});

const currentFields = Object.keys(answer.shape.current.shape).join(',');
const dailyFields = Object.keys(answer.shape.daily.shape)
  .filter((name) => name !== 'time')
  .join(',');

const toForecast = ({ current, daily }: z.output<typeof answer>): Forecast => ({
  current: {
    temp_c: current.temperature_2m,
    feels_c: current.apparent_temperature,
    code: current.weather_code,
    wind_kmh: current.wind_speed_10m,
    humidity: current.relative_humidity_2m,
    uv: current.uv_index,
  },
  daily: daily.time.map((date, index) => ({
    date,
    min_c: daily.temperature_2m_min[index] ?? null,
    max_c: daily.temperature_2m_max[index] ?? null,
    code: daily.weather_code[index] ?? null,
    rain_mm: daily.precipitation_sum[index] ?? null,
    rain_chance: daily.precipitation_probability_max[index] ?? null,
  })),
  fetchedAt: new Date(),
});

/** Asks Open-Meteo for a point; null where the configuration wants no such source. */
export const openMeteo = (app: FastifyInstance): ((point: Point) => Promise<Forecast>) | null => {
  const { WEATHER_BASE_URL: configured, WEATHER_API_KEY: apikey, DEMO } = app.env;
  const baseUrl = configured ?? (DEMO ? freeAddress : 'off');
  if (baseUrl === 'off') return null;
  const partner = definePartner(app, { name: 'weather', baseUrl, maxBytes: 64 * 1024 });
  return async ({ lat, lon }) =>
    toForecast(
      await partner.getJson('/v1/forecast', answer, {
        query: {
          latitude: lat,
          longitude: lon,
          current: currentFields,
          daily: dailyFields,
          timezone: 'Asia/Ho_Chi_Minh',
          past_days: daysBack,
          forecast_days: daysAhead + 1,
          apikey,
        },
      }),
    );
};
