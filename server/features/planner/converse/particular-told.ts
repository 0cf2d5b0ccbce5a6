import { tellsOfAsked } from '../understand/particulars';
import { adviceWords } from '../words/advice';
import { listOf } from '../words/lists';
import type { Context } from './situation';

/** What an answer begins with that is about a record or a town. */
const about = /^(\[\[\w+:\d+\]\]):/u;

/**
 * What was told to a question, without what says nothing of the single thing that it asks after; where nothing is left,
 * that it is not known, with the pages that it would have been told of.
 */
export const withParticular = (
  { language }: Pick<Context, 'language'>,
  question: string,
  told: readonly string[],
): string[] => {
  const tells = tellsOfAsked(question);
  const own = told.filter(tells);
  if (own.length > 0 || told.length === 0) return own;
  const say = adviceWords(language);
  const pages = [...new Set(told.flatMap((text) => about.exec(text)?.[1] ?? []))];
  const unknown = say.unknownTo(question.trim());
  return [pages.length === 0 ? unknown : `${unknown} ${say.nearest(listOf(language, pages))}`];
};
