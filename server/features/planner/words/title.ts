import type { Language } from '../../../language';
import type { PlannerCity } from '../candidates/cities';
import { listOf } from './lists';

/** What a new plan is called: `3 days in Hà Nội and Huế`. */
export const planTitle = (
  language: Language,
  days: number,
  cities: ReadonlyArray<Pick<PlannerCity, 'title'>>,
): string => {
  const named = cities.map(({ title }) => title);
  const places = named.length > 4 ? [...named.slice(0, 2), named.at(-1) ?? ''] : named;
  const where =
    named.length > 4
      ? language === 'vi'
        ? `từ ${places[0]} đến ${places.at(-1)}`
        : `from ${places[0]} to ${places.at(-1)}`
      : `${language === 'vi' ? 'ở' : 'in'} ${listOf(language, places)}`;
  const length = language === 'vi' ? `${days} ngày` : days === 1 ? 'A day' : `${days} days`;
  return `${length} ${where}`.slice(0, 200);
};
