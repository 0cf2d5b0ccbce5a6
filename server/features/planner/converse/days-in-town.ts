import { addDays } from '../../../calendar/lunar/day-number';
import type { Plan } from '../plan-shapes';
import { understand } from '../understand';
import { besidePlan } from '../understand/journey-ends';
import { asksWhichDays } from '../understand/plan-asked';
import { readText } from '../understand/text';
import { dateText } from '../words/lists';
import { planWords } from '../words/plan-words';
import { cityToken } from './plan-figures';
import type { Context, Conversation } from './situation';

/** "Which days are we in Hội An?", of a town of the plan; `null` for any other question. */
export const daysInTown = (
  { language }: Pick<Context, 'language'>,
  { messages, cities, today }: Conversation,
  plan: Plan,
): string | null => {
  const message = messages.at(-1)?.content ?? '';
  if (!asksWhichDays(readText(message).folded)) return null;
  const { mentioned } = understand(message, { cities, ...besidePlan(plan, today) }).places;
  const [town, ...others] = [...new Set(mentioned.map(({ id }) => id))];
  const numbers = plan.days.flatMap(({ city_id }, index) => (city_id === town ? [index + 1] : []));
  if (town === undefined || others.length > 0 || numbers.length === 0) return null;
  const { start_date: start } = plan.request;
  const dates = start ? numbers.map((number) => dateText(language, addDays(start, number - 1))) : [];
  return planWords(language).inTown(cityToken(town), numbers, dates);
};
