import { beginningOfQuestion } from '../understand/asked';
import { adviceWords } from '../words/advice';
import { dateText } from '../words/lists';
import type { Context } from './situation';

/**
 * Answers that the guides, questions and facts of the site have; none where nothing is surely about it.
 * @param general the question without the places that it names, looked up where nothing is known of them
 */
export const found = async (
  { language, find }: Context,
  question: string,
  { most = 1, general = '' }: { most?: number; general?: string } = {},
): Promise<string[]> => {
  if (!find) return [];
  const asked = beginningOfQuestion(question);
  const own = await find(language, asked);
  // What is true of the country is true of the place that was named.
  const isKnown = own.length > 0 || !general || general === asked;
  // What is told of another town is no answer about this one.
  const answers = isKnown ? own : (await find(language, general)).filter(({ city_id }) => city_id === null);
  return answers
    .filter(({ type, is_expired }) => type !== 'guide' && !is_expired)
    .slice(0, most)
    .map(({ title, text, source, checked_on }) => {
      const day = checked_on ? dateText(language, checked_on) : '';
      const told = title === text || text.includes(title) ? text : `${title} ${text}`;
      return source && day ? `${told} ${adviceWords(language).source(source, day)}` : told;
    });
};
