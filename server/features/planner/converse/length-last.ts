import type { Plan } from '../plan-shapes';
import { understand } from '../understand';
import { besidePlan } from '../understand/journey-ends';
import type { Conversation } from './situation';

/** A part of a message that wants a plan changed. */
interface Part {
  text: string;
  /** So many days less in all, whatever the other parts take out. */
  isLess?: { count: number };
}

/** What is said of the length of the whole holds in the end, whatever else is taken out or put in. */
export const lengthLast = (parts: readonly string[], { cities, today }: Conversation, plan: Plan): Part[] => {
  const told = parts.map((text): Part & { isLength: boolean } => {
    const said = understand(text, { cities, ...besidePlan(plan, today) });
    const [act, other] = said.acts;
    const less = act?.do === 'fewer_days' && other === undefined ? act.count : undefined;
    const isBare = said.places.mentioned.length === 0;
    const isWhole = isBare && said.acts.length === 0 && said.verb !== 'add' && said.wants.days !== undefined;
    return {
      text,
      ...(less !== undefined && isBare ? { isLess: { count: less } } : {}),
      isLength: isBare && (less !== undefined || isWhole),
    };
  });
  return [...told.filter(({ isLength }) => !isLength), ...told.filter(({ isLength }) => isLength)];
};

/** The length that "so many days less" leaves, in words; `null` where what went before has come to it. */
export const lessBy = ({ isLess }: Part, was: Plan, now: Plan): string | null => {
  const wanted = Math.max(1, was.days.length - (isLess?.count ?? 0));
  const over = now.days.length - wanted;
  if (over === 0) return null;
  return over > 0 ? `cut ${over} days` : `make it ${wanted} days`;
};

/**
 * "Too rushed. Cut 2 places", "so many stops, thin it out": what is to be done is said, and the complaint is only why.
 */
export const withoutReasons = (
  parts: readonly Part[],
  { cities, today }: Conversation,
  plan: Plan,
): readonly Part[] => {
  const read = parts.map(({ text }) => understand(text, { cities, ...besidePlan(plan, today) }));
  const cuts = read.some(({ acts }) => acts.some((act) => act.do === 'cut_stops'));
  return parts.filter((_, index) => {
    const said = read[index];
    if (!said || said.acts.length > 0 || said.places.mentioned.length > 0) return true;
    const { pace, budget } = said.wants;
    if (cuts && pace === 'easy' && said.verb === null) return false;
    const isTuned = pace !== undefined || budget !== undefined;
    return !(
      isTuned && read.some(({ wants }, at) => at > index && wants.pace === pace && wants.budget === budget)
    );
  });
};
