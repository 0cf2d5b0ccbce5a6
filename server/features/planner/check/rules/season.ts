import { isStormy, muchHeat, muchRain } from '../../../../geography/seasons/month-picture';
import type { PlanCity } from '../../records/record';
import type { Finding } from '../finding';
import type { DayView } from '../view';

/** What a month means for a stay; `null` for a good one. */
export const seasonOf = (city: PlanCity, month: number) => {
  const normal = city.normals.find((one) => one.month === month);
  if (!normal) return null;
  const { rain_mm, max_c } = normal;
  const values = { city: city.title, month, rain: Math.round(rain_mm / 10) * 10, max: Math.round(max_c) };
  if (isStormy(city, normal))
    return { code: 'bad_weather', severity: 'warning', says: 'issue_bad_weather', values } as const;
  if (rain_mm >= muchRain)
    return { code: 'rainy_season', severity: 'hint', says: 'issue_rainy_season', values } as const;
  if (max_c >= muchHeat) return { code: 'too_hot', severity: 'hint', says: 'issue_too_hot', values } as const;
  return null;
};

/** Said once for a stay, on its first day, and again when a new month begins. */
export const seasonRules = (day: DayView, before: DayView | undefined): Finding[] => {
  if (!day.city || day.month === null) return [];
  if (before?.city?.id === day.city.id && before.month === day.month) return [];
  const season = seasonOf(day.city, day.month);
  return season ? [{ ...season, day: day.number, stop: null, about: `city ${day.city.id}` }] : [];
};
