import type { Plan } from '../plan-shapes';
import { type Understanding, understand } from '../understand';
import { words } from '../understand/text';
import type { Conversation } from './situation';

const chooses = words(
  'sounds? (?:good|great|nice|lovely|perfect|fine)|lets (?:do|go (?:with|for|to))|go (?:with|for)|i(?:ll| will) take|settle on|chot|chon|quyet dinh|(?:vay|the) (?:di|lay|chon)',
);

/** Whether somebody with a plan wants another one from the beginning. */
export const startsAnew = (said: Understanding, plan: Plan): boolean => {
  const ids = new Set(plan.days.map(({ city_id }) => city_id));
  const { named, region } = said.places;
  const isElsewhere = named.length > 0 ? named.every(({ id }) => !ids.has(id)) : region !== null;
  // "Vũng Tàu sounds good, 3 days": of what was proposed that one alone.
  const isChosen =
    named.length === 1 && ids.size > 1 && said.wants.days !== undefined && chooses.test(said.words);
  // "Ok Phú Quốc, 5 days" of a plan of five: all of them there.
  const isAll = named.length === 1 && ids.size > 1 && said.wants.days === plan.days.length;
  return (
    said.verb === null &&
    said.acts.length === 0 &&
    (isElsewhere || isChosen || isAll) &&
    (said.wants.days !== undefined || said.talk.asksForPlan)
  );
};

/**
 * Whether somebody answers what was proposed to him with the town that he wants: "ok Đà Lạt then". Nobody had named a
 * town of the plan before, so that nothing of it is kept.
 */
export const choosesOwn = (said: Understanding, plan: Plan, { messages, cities, today }: Conversation) => {
  const { named } = said.places;
  const ids = new Set(plan.days.map(({ city_id }) => city_id));
  const isPlain = said.verb === null && said.acts.length === 0 && !said.talk.isQuestion;
  // The whole plan is there already where just its towns are named.
  const isSame = named.length === ids.size && named.every(({ id }) => ids.has(id));
  if (!isPlain || named.length === 0 || isSame) return false;
  return messages
    .filter(({ role }) => role === 'user')
    .slice(0, -1)
    .every(({ content }) => {
      const { places } = understand(content, { cities, today, planDays: 0 });
      return places.mentioned.length === 0 && places.uncovered.length === 0;
    });
};
