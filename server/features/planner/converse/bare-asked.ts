import { understand } from '../understand';
import { ageIn } from '../understand/aspects';
import { isBareQuestion } from '../understand/bare-question';
import { readText } from '../understand/text';
import { knownTo } from './known-told';
import type { Context, Conversation } from './situation';

/** A question that has no subject of its own, "is it safe? any tips?": what the sentence before it spoke of. */

const joints = /,|;|(?<!\p{L})(?:and|or|with|about|in|at|và|va|với|voi|hay|còn|ở|tại|nhưng|but)(?!\p{L})/giu;
const mostTold = 3;

/** The sentences of a message that stand before a question of it, the last of them. */
const sentenceBefore = (message: string, question: string): string => {
  const at = message.indexOf(question.split('?')[0]?.trim() ?? question);
  if (at <= 0) return '';
  const sentences = message.slice(0, at).match(/[^.!?\n]+/gu) ?? [];
  return sentences.findLast((one) => /\p{L}{2}/u.test(one))?.trim() ?? '';
};

/** Nothing that tells who somebody is depends on the day. */
const anyDay = '2026-01-01';

/** "My toddler is 2" tells who asks. */
const tellsOfSomebody = (part: string): boolean => {
  const { adults, children } = understand(part, { cities: [], today: anyDay, planDays: 0 }).wants;
  return adults !== undefined || children !== undefined || ageIn(readText(part)) !== undefined;
};

/** What is known of each thing that was spoken of before; nothing where the question has a subject, or nothing is sure. */
export const bareAnswered = async (
  context: Context,
  question: string,
  { whole = '', cities }: Pick<Conversation, 'whole' | 'cities'>,
): Promise<string[]> => {
  if (!isBareQuestion(readText(question).folded)) return [];
  const subject = sentenceBefore(whole, question);
  const parts = subject
    .split(joints)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part) && !tellsOfSomebody(part));
  const told: string[] = [];
  for (const part of parts) {
    const { answer, isSure } = await knownTo(context, part, [], cities);
    if (isSure && answer !== null && !told.includes(answer)) told.push(answer);
  }
  return told.slice(0, mostTold);
};
