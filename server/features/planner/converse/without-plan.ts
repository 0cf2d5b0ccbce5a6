import { understand } from '../understand';
import { questionsAsked } from '../understand/asked';
import { besidePlan } from '../understand/journey-ends';
import { adviceWords } from '../words/advice';
import { answers } from './answers';
import { comparison } from './compare';
import { comparesPlaces } from './compares-places';
import type { Context, Conversation } from './situation';

/**
 * What a message asks whose writer wants no plan, by paragraphs: places weighed against one another, every other
 * question by itself, and what is not known said to be so.
 * @param question the message without the words that refuse a plan
 */
export const answersWithoutPlan = async (
  context: Context,
  question: string,
  conversation: Conversation,
): Promise<string[]> => {
  const { messages, cities, plan, today } = conversation;
  const read = (text: string) => understand(text, { cities, ...besidePlan(plan, today) });
  const about = (content: string): Conversation => ({
    ...conversation,
    messages: [...messages.slice(0, -1), { role: 'user', content }],
    whole: conversation.whole ?? messages.at(-1)?.content ?? content,
  });
  const weighing = (text: string) => comparesPlaces(read(text), text);
  const weighed = weighing(question) ? await comparison(context, read(question), about(question)) : null;
  // "Sa Pa or Mộc Châu? Which road has fewer bends?": the second is asked of both.
  const rest = weighed ? questionsAsked(question).filter((one) => !weighing(one)) : [question];
  const told = await Promise.all(
    rest.map(async (one) => {
      const own = await answers(context, read(one), about(one));
      return own.length > 0 ? own : [adviceWords(context.language).unknownTo(one.trim())];
    }),
  );
  return [...new Set([...(weighed ? [weighed.text] : []), ...told.flat()])];
};
