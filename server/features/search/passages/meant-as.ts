import type { PhrasingIndex } from './phrasings';
import type { Passage } from './read';

/** So near the question is the one that is meant, or as good as that. */
const near = 0.22;
const nearest = 0.27;
/** Less will do where no other question comes as near: so much nearer it is than the next. */
const alone = { likeness: 0.12, lead: 1.35 };
const whollyAlone = { likeness: 0.16, lead: 1.5 };
/** What is about one town alone is rarely meant by whoever names none, or several. */
const ofUnnamed = 1.4;

/** A question with its answer that is meant. */
export interface MeantAs {
  passage: Passage;
  /** Whether it goes before what is told for all questions of its kind. */
  isWhole: boolean;
}

/**
 * The question with an answer that people mean who put it so; `null` where none is near enough.
 * @param cityIds the cities that the question is about; any where none is named
 * @param isNarrower whether a question is about some people or times alone, of which has to be said more surely
 */
export const meantAs = (
  asked: PhrasingIndex<Passage>,
  question: string,
  cityIds: readonly number[],
  isNarrower: (passage: Passage) => boolean = () => false,
): MeantAs | null => {
  const [first, second] = asked.nearest(
    question,
    ({ city_id }) => city_id === null || cityIds.length === 0 || cityIds.includes(city_id),
    2,
  );
  if (!first) return null;
  const isDoubtful = first.of.city_id !== null && cityIds.length !== 1;
  const likeness = isDoubtful ? first.likeness / ofUnnamed : first.likeness;
  const lead = first.likeness / (second?.likeness ?? alone.likeness);
  const isNear = likeness >= near || (likeness >= alone.likeness && lead >= alone.lead);
  const isWhole = likeness >= nearest || (likeness >= whollyAlone.likeness && lead >= whollyAlone.lead);
  return isNear && (isWhole || !isNarrower(first.of)) ? { passage: first.of, isWhole } : null;
};
