import { roughMonthsAt } from '../../../geography/network';
import { isStormy, muchHeat, muchRain } from '../../../geography/seasons/month-picture';
import { seasonalThings } from '../../../geography/seasons/things';
import type { Language } from '../../../language';
import type { PlannerCity } from '../candidates/cities';
import { cityToken } from '../stream/events';
import { listOf, monthsText, monthText } from '../words/lists';
import { verdictWords } from '../words/verdict-words';

/** So much rain in a month is one in which plans are given up, mm. */
const pouring = 300;
/** Days that are cold where houses have no heating, and such as few bathe in, °C by day. */
const coldDays = 16;
const coolDays = 25.5;
/** South of here the sea is warm all year. */
const tropics = 13;
/** North of here winter is grey, with drizzle by the sea and cloud on the mountains. */
const north = 20;
/** Towns of the mountains by their nights in January, °C. */
const mountainNights = 9;
const cloudyMonths: ReadonlySet<number> = new Set([12, 1, 2, 3]);
const drizzlyMonths: ReadonlySet<number> = new Set([1, 2, 3, 4]);
const schoolHolidays: ReadonlySet<number> = new Set([6, 7]);

interface Against {
  texts: string[];
  /** Whether it takes away what one comes for. */
  isGrave: boolean;
  isCloudy: boolean;
}

const againstIn = (language: Language, city: PlannerCity, month: number, isByTheSea: boolean): Against => {
  const { what } = verdictWords(language);
  const normal = city.normals.find((one) => one.month === month);
  if (!normal) return { texts: [], isGrave: false, isCloudy: false };
  const [low, high] = [Math.round(normal.min_c), Math.round(normal.max_c)];
  const rain = Math.round(normal.rain_mm / 10) * 10;
  const rough = roughMonthsAt(city);
  const isWarmAllYear = city.lat < tropics;
  const isNorthern = city.lat >= north;
  const january = city.normals.find((one) => one.month === 1);
  const isOfMountains = january !== undefined && january.min_c <= mountainNights;
  const storms = isStormy(city, normal);
  const isCloudy = isNorthern && isOfMountains && cloudyMonths.has(month);
  const isRough = rough.includes(month);
  const isPouring = normal.rain_mm >= pouring;
  const texts = [
    ...(storms ? [what.storms] : []),
    ...(isPouring ? [what.pouring(rain)] : normal.rain_mm >= muchRain ? [what.wet(rain)] : []),
    ...(isRough ? [what.rough] : []),
    ...(high < coldDays ? [what.cold(low, high)] : []),
    ...(high >= coldDays && normal.max_c < coolDays && isByTheSea && !isWarmAllYear
      ? [what.chilly(low, high)]
      : []),
    ...(isCloudy ? [what.cloud] : []),
    ...(isNorthern && isByTheSea && drizzlyMonths.has(month) ? [what.drizzle] : []),
    ...(normal.max_c >= muchHeat ? [what.hot(high)] : []),
    ...(schoolHolidays.has(month) && (isByTheSea || isOfMountains) ? [what.holidays] : []),
  ];
  return { texts, isCloudy, isGrave: storms || isPouring || (isRough && normal.rain_mm >= muchRain) };
};

/**
 * Whether a month is one to go to a town in: by the months that editors recommend, and by cold, cloud, rain, heat, the sea
 * and the holidays; with what is in season then and what isn't.
 */
export const monthVerdict = (
  language: Language,
  city: PlannerCity,
  month: number,
  isByTheSea: boolean,
): string => {
  const say = verdictWords(language);
  const [name, when] = [cityToken(city), monthText(language, month)];
  const { texts, isGrave, isCloudy } = againstIn(language, city, month, isByTheSea);
  const against = listOf(language, texts);
  const isBest = city.bestMonths.includes(month);
  const verdict = isBest
    ? texts.length === 0
      ? say.best(name, when)
      : say.bestAlthough(name, when, against)
    : texts.length === 0
      ? say.fine(name, when)
      : isGrave
        ? say.poor(name, when, against)
        : say.mixed(name, when, against);
  const own = seasonalThings.filter(({ at }) => (at as readonly string[]).includes(city.code));
  const isIn = ({ months }: { months: readonly number[] }) => months.includes(month);
  const inSeason = own.filter(isIn).map((one) => one.name[language]);
  // What one comes for most is named where it isn't there, the rest is not.
  const [missing] = isBest || inSeason.length > 0 ? [] : own.filter((one) => !isIn(one));
  return [
    verdict,
    ...(isCloudy && !isGrave ? [say.clear] : []),
    ...(inSeason.length > 0 ? [say.inSeason(listOf(language, inSeason))] : []),
    ...(missing ? [say.outOfSeason(missing.name[language], monthsText(language, missing.months))] : []),
    ...(isBest || city.bestMonths.length === 0 ? [] : [say.better(monthsText(language, city.bestMonths))]),
  ].join(' ');
};
