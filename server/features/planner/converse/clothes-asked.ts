import type { PlannerCity } from '../candidates/cities';
import { cityToken } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { monthsText, monthText } from '../words/lists';
import { seaWords } from '../words/sea-words';
import { monthMeant } from './month-meant';
import type { Context, Conversation } from './situation';

const ofCoats = words(
  '(?:need|bring|pack|take|wear)(?: \\p{L}+){0,4} (?:jackets?|coats?|sweaters?|jumpers?|fleeces?|hoodies?|warm (?:clothes|things|layers?|stuff))|(?:jackets?|coats?|jumpers?|sweaters?) (?:needed|necessary|required)|(?:can|mang|dem|mac)(?: \\p{L}+){0,4} ao (?:khoac|am|len|phao|lanh)|ao (?:khoac|am|len|phao|lanh)(?: \\p{L}+){0,3} (?:khong|ko|k|hong|hem|chua)',
);

/** Nights in which a warm jacket is worn, and evenings for a light one, °C. */
const cold = 15.5;
const mild = 19.5;
const muchRain = 120;
const mostTowns = 3;

const told = (language: Context['language'], city: PlannerCity, month: number | undefined): string[] => {
  const say = seaWords(language);
  const name = cityToken(city);
  if (month === undefined) {
    const chilly = city.normals.filter(({ min_c }) => min_c < cold);
    const least = Math.round(Math.min(...chilly.map(({ min_c }) => min_c)));
    const months = chilly.map((one) => one.month);
    return [
      chilly.length > 0 ? say.coldMonths(name, monthsText(language, months), least) : say.neverCold(name),
    ];
  }
  const normal = city.normals.find((one) => one.month === month);
  if (!normal) return [];
  const [low, high] = [Math.round(normal.min_c), Math.round(normal.max_c)];
  const kind = normal.min_c < cold ? say.coat : normal.min_c < mild ? say.light : say.noCoat;
  const rain = Math.round(normal.rain_mm / 10) * 10;
  return [
    [
      kind(name, monthText(language, month), low, high),
      ...(rain >= muchRain ? [say.umbrella(rain)] : []),
    ].join(' '),
  ];
};

/** Whether it is asked if a jacket is needed. @param folded small letters without accents */
export const asksForCoat = (folded: string): boolean => ofCoats.test(folded);

/** Whether one needs a jacket there and then, by the usual nights of the month; `null` for any other question. */
export const clothesAsked = (
  { language }: Pick<Context, 'language'>,
  folded: string,
  said: Understanding,
  conversation: Pick<Conversation, 'plan'>,
  towns: readonly PlannerCity[],
): string | null => {
  if (!asksForCoat(folded)) return null;
  const month = monthMeant(said, conversation);
  const lines = towns.slice(0, mostTowns).flatMap((city) => told(language, city, month));
  return lines.length > 0 ? lines.join('\n') : null;
};
