import { roughMonthsAt } from '../../../geography/network';
import type { PlannerCity } from '../candidates/cities';
import { cityToken } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { monthsText, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { citiesMeant } from './cities-meant';
import { isBadThen } from './instead';
import type { Context, Conversation } from './situation';
import { whereInstead } from './where-like';
import { monthPage } from './where-to-go';

/** What a month, or the best of a year, is like in the towns that a question means. */

const sea = words('sea|swim(?:ming)?|boats?|ferr(?:y|ies)|bien|tam|tau|song');

const roughSeaOf = (language: Context['language'], city: PlannerCity): string[] => {
  const months = roughMonthsAt(city);
  return months.length > 0
    ? [adviceWords(language).roughSea(cityToken(city), monthsText(language, months))]
    : [];
};

const bestOf = (language: Context['language'], city: PlannerCity): string => {
  const months = city.bestMonths;
  return `- ${phrasesIn(language).bestMonths(cityToken(city), monthsText(language, months))}`;
};

export const weather = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string> => {
  const { language } = context;
  const { plan, cities } = conversation;
  const say = phrasesIn(language);
  const month = said.wants.month ?? plan?.request.month;
  const withMonth = month ? { ...said, wants: { ...said.wants, month } } : said;
  const meant = citiesMeant(said, plan, cities);
  if (!month) {
    const best = meant.filter(({ bestMonths }) => bestMonths.length > 0);
    const seas = sea.test(said.words) ? meant.flatMap((city) => roughSeaOf(language, city)) : [];
    return best.length > 0
      ? [...best.map((city) => bestOf(language, city)), ...seas].join('\n')
      : say.whenUnknown;
  }
  const highlights = cities.filter(({ isHighlight }) => isHighlight);
  const lines = (meant.length > 0 ? meant : highlights.slice(0, 5)).flatMap((city) => {
    const normal = city.normals.find((one) => one.month === month);
    if (!normal) return [];
    const [high, low, rain] = [
      Math.round(normal.max_c),
      Math.round(normal.min_c),
      Math.round(normal.rain_mm / 10) * 10,
    ];
    const name = monthText(language, month);
    const best = monthsText(language, city.bestMonths);
    const isBad = !city.bestMonths.includes(month) && normal.rain_mm > 200 && best !== '';
    return [
      `- ${say.weather(cityToken(city), name, high, low, rain)}${isBad ? ` ${say.wet(cityToken(city), name, best)}` : ''}`,
    ];
  });
  const isAsked = asksInstead.test(said.words);
  const bad = meant.find((city) => isBadThen(city, month) || isAsked);
  const instead = bad && plan === null ? await whereInstead(context, bad, withMonth, conversation) : '';
  const rough = meant.filter(
    (city) => isAsked || sea.test(said.words) || roughMonthsAt(city).includes(month),
  );
  const seas = rough.flatMap((city) => roughSeaOf(language, city));
  const page =
    instead === '' ? [`\n${adviceWords(language).more(monthPage(language, month))}`] : [`\n${instead}`];
  return lines.length > 0 ? [...lines, ...seas, ...page].join('\n') : say.whenUnknown;
};

const asksInstead = words(
  'instead|alternative(?:ly|s)?|otherwise|thay the|thay vao do|cho khac|noi khac|di dau',
);

const asksWhere = words('where|which (?:place|town|city)|di dau|(?:cho|noi) (?:nao|khac)');

const asksOther = words('instead|alternatives?|thay(?: the)?|(?:cho|noi) khac');

/** "Phú Quốc in September, or where instead?": what the month is like there, and where it is better. */
export const insteadAsked = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const isAsked = asksOther.test(said.words) && said.talk.isQuestion && conversation.plan === null;
  if (!isAsked || said.wants.days !== undefined) return null;
  if (said.places.named.length === 1 && said.wants.month !== undefined)
    return weather(context, said, conversation);
  // "It floods in Hội An, where should we go instead?", "đi đâu thay vì Hội An": anywhere but there.
  const [only, other] = said.places.mentioned;
  const town = conversation.cities.find(({ id }) => id === only?.id);
  if (!town || other || !asksWhere.test(said.words)) return null;
  const told = await whereInstead(context, town, said, conversation);
  return told === '' ? null : told;
};
