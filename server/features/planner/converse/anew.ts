import type { Plan } from '../plan-shapes';
import { type Understanding, understand } from '../understand';
import { readText, words } from '../understand/text';
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
  const isPlain =
    named.every(({ id }) => (said.verbs.get(id) ?? null) === null) &&
    said.acts.length === 0 &&
    !said.talk.isQuestion;
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

/** Who forgets what was planned wants something else. */
const forgets =
  /(?<!\p{L})(?:forget (?:(?:about )?(?:all |everything )?(?:that|this|it|everything|the (?:whole )?(?:plan|thing))|everything|all of (?:that|it))|scrap (?:all )?(?:that|this|it|everything|the (?:whole |lot)?(?:plan|thing)?)|start(?:ing)? (?:over|again|afresh|from scratch)|(?:completely |totally |whole )?(?:new|different) plan|bo het(?: di)?|quen het(?: di)?|lam lai tu dau|tu dau di|doi (?:han )?ke hoach|ke hoach moi)(?!\p{L})/u;

/**
 * What somebody says who gives up the plan for another journey; who goes and how long stay unless they are said anew.
 * `null` where nothing is given up or no other place is named.
 */
export const saidAfresh = (plan: Plan, { messages, cities, today }: Conversation): Understanding | null => {
  const { raw, folded } = readText(messages.at(-1)?.content ?? '');
  const match = forgets.exec(folded);
  if (!match || raw.length !== folded.length) return null;
  const rest = `${raw.slice(0, match.index)} ${raw.slice(match.index + match[0].length)}`;
  const said = understand(rest.replace(/^[\s,.;!?]+/u, ''), { cities, today, planDays: 0 });
  const { adults: before, children } = plan.request;
  // "My boss moved my leave" says nothing of who goes.
  const adults = Math.max(before, said.wants.adults ?? 0);
  if (said.places.named.length + said.places.uncovered.length === 0) return null;
  return { ...said, wants: { days: plan.days.length, children, ...said.wants, adults } };
};
