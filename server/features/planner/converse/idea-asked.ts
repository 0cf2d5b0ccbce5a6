import { addDays } from '../../../calendar/lunar/day-number';
import { tetDay } from '../check/rules/tet';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { compareWords } from '../words/compare-words';
import { listOf, monthsText } from '../words/lists';
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
  const isFine = month !== undefined && cities.length > 0 && !cities.some((city) => isBadThen(city, month));
  return told && [told, ...(isFine ? [say.fineThen] : [])].join('\n');
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
