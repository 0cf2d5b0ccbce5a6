import { solarToLunar } from '../../../calendar/lunar';
import { addDays } from '../../../calendar/lunar/day-number';
import type { Language } from '../../../language';
import { lanternNight } from '../gazetteer/weekly';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { feastIn } from '../understand/feasts';
import { monthsNamed } from '../understand/months';
import { words } from '../understand/text';
import { compareWords } from '../words/compare-words';
import { dateText, listOf } from '../words/lists';
import { readFestivals, withFestivals } from './festivals';
import type { Context, Conversation } from './situation';

const ofLanterns = words(
  'lanterns?(?: \\p{L}+)? (?:night|festival|evening|fest|release)s?|full[- ]moon|(?:dem|le hoi|hoi|mua)(?: pho)? (?:den long|hoa dang|ram|hoi an)|pho co (?:tat den|len den)|tat den|dem pho co|dem (?:14|muoi bon)|ram pho co|den long hoi an',
);
const asksDay = words(
  'when|which (?:nights?|days?|dates?|evenings?)|what (?:day|date|night)s?|dates?|exact(?:ly)?|(?:ngay|hom|dem|toi) (?:nao|may|bao nhieu)|khi nao|luc nao|bao gio|duong lich|ngay duong|may duong|nhung ngay|lich|thu may|roi vao',
);
const ofFestival = words('festivals?|feasts?|le hoi|hoi|khai hoi|opening day|pagoda season|fairs?|cho');
/** Feasts by the moon that have their day everywhere. */
const ofFeast = words(
  'trung thu|mid[- ]?autumn|moon festival|gio to|hung kings?|vu lan|phat dan|vesak|ram thang \\p{L}+|doan ngo',
);
/** What asks for a date, and for nothing of what happens then. */
const asksDate = words(
  'when is|when does|(?:what|which) (?:date|day)|ngay (?:may|nao|bao nhieu)|duong lich|la (?:khi nao|bao gio)|roi vao|may duong',
);
const yearSaid = /(?<!\d)(20\d\d)(?!\d)/u;
/** The first of a year that is named and has not begun, else today. */
const dayFrom = (said: string, today: string): string => {
  const year = yearSaid.exec(said)?.[1];
  return year !== undefined && `${year}-01-01` > today ? `${year}-01-01` : today;
};

const lanternTown = 'HOI';
const lanternDay = 14;
const daysAhead = 400;
const unnamedNights = 2;
const mostNights = 6;

/** The next nights of a day of the moon, within a year, in these months of the sun; the next ones where none is named. */
export const lunarNights = (today: string, day: number, months: readonly number[]): string[] => {
  const all = Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead)).filter(
    (date) => solarToLunar(date).day === day,
  );
  if (months.length === 0) return all.slice(0, unnamedNights);
  const monthOf = (date: string) => Number(date.slice(5, 7));
  const first = new Map(
    months.map((month) => [month, all.find((date) => monthOf(date) === month)?.slice(0, 7)]),
  );
  return all.filter((date) => first.get(monthOf(date)) === date.slice(0, 7)).slice(0, mostNights);
};

/** On which nights the lamps go out in Hội An, where that is asked. */
export const lanternNights = (
  language: Language,
  folded: string,
  { places }: Pick<Understanding, 'places'>,
  { cities, today, plan }: Pick<Conversation, 'cities' | 'today' | 'plan'>,
  months: readonly number[] = monthsNamed(folded),
): string | null => {
  if (!ofLanterns.test(folded) || !asksDay.test(folded)) return null;
  const town = cities.find(({ code }) => code === lanternTown);
  const ids = places.mentioned.map(({ id }) => id);
  if (!town || (ids.length > 0 && !ids.includes(town.id))) return null;
  const month = plan?.request.month ?? undefined;
  const nights = lunarNights(today, lanternDay, months.length > 0 || month === undefined ? months : [month]);
  const dates = nights.map((date) => dateText(language, date));
  return dates.length === 0
    ? null
    : compareWords(language).lanternNights(token({ kind: 'city', id: town.id }), listOf(language, dates));
};

/**
 * A message with the day on which its journey begins, where somebody comes to Hội An for the night of lanterns and says
 * no day: that night is their second, or the only one.
 */
export const withLanternNight = (
  said: Understanding,
  { cities, today }: Pick<Conversation, 'cities' | 'today'>,
): Understanding => {
  const { wants, places } = said;
  const [only, other] = places.named;
  const isThere = cities.find(({ id }) => id === only?.id)?.code === lanternTown;
  if (!isThere || other || wants.start_date !== undefined || !lanternNight.test(said.words)) return said;
  const [night] = lunarNights(today, lanternDay, wants.month === undefined ? [] : [wants.month]);
  if (!night) return said;
  const start = addDays(night, wants.days === 1 || night <= today ? 0 : -1);
  return { ...said, wants: { ...wants, start_date: start, month: Number(start.slice(5, 7)) } };
};

/** "Bữa 23 có phải rằm không", "is the 22nd a full moon?": a day of the sun, and what of the moon is asked of it. */
const moonOf =
  /(?<![\p{L}\d])(?:(?:bua|ngay|hom|is|the) ){1,2}(\d{1,2})(?:st|nd|rd|th)?(?: ?\/ ?(\d{1,2}))?(?! ?(?:ngay|days|gio))(?: \p{L}+){0,4}? (?:ram|mung (?:mot|1)|full moon|am lich|lunar)(?!\p{L})/u;

/** Which day of the moon a day is, where that is asked; the month is that of the plan where none is said. */
export const moonDayAsked = (
  language: Language,
  folded: string,
  { today, plan }: Pick<Conversation, 'today' | 'plan'>,
): string | null => {
  const [, day, month] = moonOf.exec(folded) ?? [];
  if (!day) return null;
  const from = plan?.request.start_date ?? today;
  const date = Array.from({ length: daysAhead }, (_, ahead) => addDays(`${from.slice(0, 8)}01`, ahead)).find(
    (one) => Number(one.slice(8)) === Number(day) && (!month || Number(one.slice(5, 7)) === Number(month)),
  );
  if (!date) return null;
  const { day: moonDay, month: moonMonth } = solarToLunar(date);
  return compareWords(language).moonDay(dateText(language, date), moonDay, moonMonth);
};

/** On which days a festival is that a question names, or the message that it stands in; `null` for any other question. */
export const festivalDays = async (
  context: Context,
  heard: Understanding,
  whole: Understanding,
  { cities, today }: Pick<Conversation, 'cities' | 'today'>,
): Promise<string | null> => {
  const { language } = context;
  if (asksDate.test(heard.words) && ofFeast.test(heard.words)) {
    const feast = feastIn(heard.words, dayFrom(heard.words, today));
    if (feast) return compareWords(language).feast(dateText(language, feast.date));
  }
  if (!asksDay.test(heard.words) || !ofFestival.test(heard.words)) return null;
  const festivals = await readFestivals(context, today);
  const texts = [heard.words, whole.words, `le hoi ${whole.words}`];
  const named = texts
    .map((text) => withFestivals({ ...heard, words: text }, festivals, cities).named)
    .find((found) => found.length > 0);
  if (!named) return null;
  const say = compareWords(language);
  return named
    .map(({ id, from, to, city_id }) =>
      say.festivalOn(
        token({ kind: 'event', id }),
        dateText(language, from),
        from === to ? '' : dateText(language, to),
        city_id === null ? '' : token({ kind: 'city', id: city_id }),
      ),
    )
    .join(' ');
};
