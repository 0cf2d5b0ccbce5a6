import { addDays } from '../../../calendar/lunar/day-number';
import { roughMonthsAt } from '../../../geography/network';
import { token } from '../stream/events';
import { nextLunar } from '../understand/feasts';
import { words } from '../understand/text';
import { dateText, listOf, monthText } from '../words/lists';
import { sideWords } from '../words/side-words';
import type { Noticed } from './noticed';

/** Storms and floods of the central coast: from Thanh Hóa to Phú Yên, by latitude, in these months. */
const central = { from: 12.8, to: 19.8, months: [9, 10, 11], west: 105.3 };
/** Of the gulf in the north, where boats wait for typhoons to pass. */
const gulf = { from: 20, months: [7, 8, 9], east: 106.3 };

/** Storms that may come where the journey goes in its month. */
export const stormsText = ({
  language,
  plan,
  cities,
}: Pick<Noticed, 'language' | 'plan' | 'cities'>): string[] => {
  const { month } = plan.request;
  if (month === null) return [];
  const there = [...new Set(plan.days.map(({ city_id }) => city_id))].flatMap(
    (id) => cities.find((city) => city.id === id) ?? [],
  );
  const named = (list: typeof there) =>
    listOf(
      language,
      list.map(({ id }) => token({ kind: 'city', id })),
    );
  const say = sideWords(language);
  const wet = central.months.includes(month)
    ? there.filter(({ lat, lon }) => lat > central.from && lat < central.to && lon > central.west)
    : [];
  const windy = gulf.months.includes(month)
    ? there.filter(
        (city) =>
          city.lat > gulf.from &&
          city.lon > gulf.east &&
          (roughMonthsAt(city).length > 0 || city.signals.has('islands')),
      )
    : [];
  return [
    ...(wet.length > 0 ? [say.storms(named(wet), monthText(language, month))] : []),
    ...(windy.length > 0 ? [say.typhoons(named(windy), monthText(language, month))] : []),
  ];
};

/** From so much on by day, °C, midday is hard on children and on who walks slowly. */
const hotC = 33;
const outdoors = words(
  'mid ?day|noon|walk(?:s|ing)?|hik(?:e|es|ing)|trek(?:s|king)?|cycl\\p{L}+|bikes?|heat|hot|sun|trua|nang|nong|di bo|dap xe|leo nui',
);

/** Towns that are hot at noon in the month of the journey, for children, for slow walkers and for who speaks of it. */
export const heatText = ({
  language,
  plan,
  cities,
  said,
}: Pick<Noticed, 'language' | 'plan' | 'cities' | 'said'>): string[] => {
  const { month, children, needs } = plan.request;
  const isFelt = children > 0 || needs.includes('few_steps') || outdoors.test(said.words);
  if (month === null || !isFelt) return [];
  const hot = [...new Set(plan.days.map(({ city_id }) => city_id))].flatMap((id) => {
    const city = cities.find((one) => one.id === id);
    const max = city?.normals.find((one) => one.month === month)?.max_c;
    return max !== undefined && max >= hotC ? [{ id, max }] : [];
  });
  const most = Math.round(Math.max(...hot.map(({ max }) => max)));
  const towns = listOf(
    language,
    hot.map(({ id }) => token({ kind: 'city', id })),
  );
  return hot.length > 0 ? [sideWords(language).heat(towns, monthText(language, month), most)] : [];
};

/** Public holidays by the calendar of the sun; `month-day`. */
const holidays = ['01-01', '04-30', '05-01', '09-02'] as const;

/** Public holidays that the days of a journey touch, the feast of the Hùng Kings among them. Tết is told otherwise. */
export const holidayText = ({ language, plan }: Pick<Noticed, 'language' | 'plan'>): string[] => {
  const { start_date } = plan.request;
  if (!start_date) return [];
  const dates = plan.days.map((_, index) => addDays(start_date, index));
  const kings = nextLunar(start_date, 3, 10);
  const found = dates.find((date) => holidays.some((day) => date.endsWith(day)) || date === kings);
  return found ? [sideWords(language).holiday(dateText(language, found))] : [];
};
