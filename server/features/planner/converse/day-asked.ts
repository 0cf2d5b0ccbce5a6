import type { Language } from '../../../language';
import type { Plan } from '../plan-shapes';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { dayNamed } from '../understand/plan-asked';
import { words } from '../understand/text';
import { listOf } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';

const asks = words('what|where|which|gi|dau|nhung dau|cho nao|noi nao|the nao');
const ofMeals = words('eat|eating|lunch|dinner|breakfast|supper|restaurants?|an|quan|nha hang');

/** What a day of the plan holds, where that is asked; `null` for any other question. */
export const dayAsked = (
  language: Language,
  { words: said, talk }: Understanding,
  plan: Plan | null,
): string | null => {
  const isWhy = talk.questions.includes('why');
  if (!plan || isWhy || !asks.test(said) || ofMeals.test(said)) return null;
  const number = dayNamed(said, plan.days.length);
  const day = number === null ? undefined : plan.days[number - 1];
  if (!day || number === null) return null;
  const say = phrasesIn(language);
  const city = token({ kind: 'city', id: day.city_id });
  if (day.stops.length === 0) return say.freeDay(number, city);
  return say.dayLine(
    number,
    city,
    listOf(
      language,
      day.stops.map((stop) => `${token(stop)} (${stop.starts_at})`),
    ),
  );
};
