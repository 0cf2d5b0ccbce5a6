import { addDays } from '../../../calendar/lunar/day-number';
import { tetDay } from '../check/rules/tet';
import { cityToken, token } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { compareWords } from '../words/compare-words';
import { listOf, monthsText } from '../words/lists';
import { riskWords } from '../words/risk-words';
import { isBadThen } from './instead';
import { answerByKind } from './questions';
import type { Context, Conversation } from './situation';

/** Whether going somewhere is wise. */
export const asksIdea = words(
  '(?:a |such a )?(?:bad|good|terrible|great|sensible) idea|worth (?:it|going|the trip|coming)|(?:advisable|wise|sensible) to|co nen di|nen di (?:khong|ko)|di (?:co )?(?:on|duoc) (?:khong|ko)',
);

/** "Is it a bad idea?": what speaks against the time that the message names; `null` for another question. */
export const ideaOf = async (
  context: Context,
  folded: string,
  whole: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  if (!asksIdea.test(folded)) return null;
  const { start_date, month } = whole.wants;
  const say = compareWords(context.language);
  const days = Array.from({ length: whole.wants.days ?? 1 }, (_, index) => index);
  const isTet = start_date !== undefined && days.some((index) => tetDay(addDays(start_date, index)) !== null);
  if (isTet) return say.tetIdea;
  if (month === undefined && conversation.plan === null) return null;
  const told = await answerByKind('weather', context, whole, conversation);
  const ids = whole.places.named.map(({ id }) => id);
  const cities = conversation.cities.filter(({ id }) => ids.includes(id));
  // A month without much rain may be cold, in cloud or bare: where it is at its best is known of each town.
  const isBest = month !== undefined && cities.every(({ bestMonths }) => bestMonths.includes(month));
  const isFine =
    isBest && month !== undefined && cities.length > 0 && !cities.some((city) => isBadThen(city, month));
  const best = isBest
    ? []
    : cities
        .filter(({ bestMonths }) => bestMonths.length > 0)
        .map((city) =>
          riskWords(context.language).best(cityToken(city), monthsText(context.language, city.bestMonths)),
        );
  return told && [told, ...best, ...(isFine ? [say.fineThen] : [])].join('\n');
};

/** When and where there is what people come for in some months. */
export const seasonAt = (
  language: Context['language'],
  { wants: { season } }: Understanding,
  { cities }: Conversation,
): string | null => {
  if (!season) return null;
  const months = monthsText(language, season.months);
  const around = (season.around ?? [])
    .filter((code) => code !== 'HAN')
    .flatMap((code) => cities.find((city) => city.code === code) ?? [])
    .map(({ id }) => token({ kind: 'city', id }));
  return compareWords(language).seasonAt(season.name[language], months, listOf(language, around));
};
