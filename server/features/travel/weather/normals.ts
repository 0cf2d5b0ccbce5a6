import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { climateNormals } from '../../../../db/schema';
import type { Language } from '../../../language';
import { usualText } from './codes';
import { dayFromNow } from './days';
import type { Weather } from './shapes';

const tenth = (value: number) => Math.round(value * 10) / 10;

const daysIn = (date: string) =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();

/** What is usual in a city on these days, as an answer that says so; null where nothing is known of them. */
export const usualWeather = async (
  db: Queryable,
  language: Language,
  cityId: number,
  days: readonly string[],
): Promise<Omit<Weather, 'city'> | null> => {
  const normals = await db.select().from(climateNormals).where(eq(climateNormals.city_id, cityId));
  const usual = (date: string) => normals.find(({ month }) => month === Number(date.slice(5, 7)));
  const daily = days.flatMap((date) => {
    const normal = usual(date);
    if (!normal) return [];
    const { min_c, max_c, rain_mm } = normal;
    return {
      date,
      min_c: tenth(min_c),
      max_c: tenth(max_c),
      code: null,
      text: usualText(language, rain_mm),
      rain_mm: tenth(rain_mm / daysIn(date)),
      rain_chance: null,
    };
  });
  if (daily.length === 0) return null;
  const now = usual(dayFromNow(0));
  return {
    current: {
      temp_c: now ? tenth((now.min_c + now.max_c) / 2) : null,
      feels_c: null,
      code: null,
      text: now ? usualText(language, now.rain_mm) : '',
      wind_kmh: null,
      humidity: null,
      uv: null,
    },
    daily,
    source: 'climate-normals',
    fetched_at: null,
    is_climate_normal: true,
  };
};
