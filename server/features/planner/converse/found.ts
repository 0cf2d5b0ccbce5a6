import type { Answer } from '../../search/answers/collect';
import { seasons, topicsAmong } from '../../search/answers/topics';
import { saidIn } from '../../search/passages/terms';
import { wordsIn } from '../../search/understand/written';
import { fitsFound } from '../passages/fit';
import { isProse, knownIn } from '../passages/read';
import { beginningOfQuestion } from '../understand/asked';
import { mattersOf } from '../understand/matters';
import { tellsOfAsked } from '../understand/particulars';
import { readText, wordsOf } from '../understand/text';
import { adviceWords } from '../words/advice';
import { dateText } from '../words/lists';
import { pageLink } from '../words/page-link';
import type { Context } from './situation';

/** A fact says what it is about; a question is answered first and leads to the page where more of it stands. */
export const answerTold = (
  language: Context['language'],
  { type, title, text, path, source, checked_on }: Answer,
): string => {
  const say = adviceWords(language);
  const day = checked_on ? dateText(language, checked_on) : '';
  const checked = source && day ? ` ${say.source(source, day)}` : '';
  const link = pageLink(title, path);
  if (type === 'fact') return text.includes(title) ? `${text}${checked}` : `${link}: ${text}${checked}`;
  return `${text}${checked} ${say.more(link)}`;
};

/** Where an answer says what it is about, letters. */
const beginning = 80;

const topicsOf = (text: string): Set<string | number> =>
  new Set([
    ...topicsAmong(wordsIn(text)).flatMap(({ group }) => (group === seasons ? [] : [group])),
    ...mattersOf(readText(text).folded),
  ]);

/** Whether an answer begins with something that is asked about; a question about nothing that has a name may have any. */
const isAbout = (question: string) => {
  const asked = topicsOf(question);
  return ({ title, text }: Answer): boolean => {
    if (asked.size === 0) return true;
    const told = topicsOf(`${title}. ${text.slice(0, beginning)}`);
    return [...asked].some((topic) => told.has(topic));
  };
};

/**
 * Answers that the guides, questions and facts of the site have, with the page where they stand; none where nothing is
 * surely about it.
 * @param towns the only ones that an answer may be about
 * @param isStrict whether the words that are asked have to be in an answer, word by word
 * @param general the question without the places that it names, looked up where nothing is known of them
 */
export const found = async (
  context: Context,
  question: string,
  {
    most = 1,
    general = '',
    onlyFacts = false,
    towns = [],
    onlyOfTowns = false,
    isStrict = false,
    names = [],
  }: {
    most?: number;
    general?: string;
    onlyFacts?: boolean;
    towns?: readonly number[];
    onlyOfTowns?: boolean;
    isStrict?: boolean;
    /** Of towns that were put to the question, which say nothing of what is asked. */
    names?: readonly string[];
  } = {},
): Promise<string[]> => {
  const { language, find } = context;
  if (!find) return [];
  // "uống đc ko" is looked up as it is meant.
  const asked = beginningOfQuestion(readText(question).raw);
  const isOfTowns = ({ city_id }: Answer) =>
    city_id === null ? !onlyOfTowns : towns.length === 0 || towns.includes(city_id);
  const own = (await find(language, asked)).filter(isOfTowns);
  // What is true of the country is true of the place that was named.
  const isKnown = own.length > 0 || !general || general === asked;
  // What is told of another town is no answer about this one.
  const answers = isKnown ? own : (await find(language, general)).filter(({ city_id }) => city_id === null);
  const isOfQuestion = isAbout(asked);
  const tells = tellsOfAsked(question);
  const isFitting =
    answers.length === 0 || !isStrict
      ? () => true
      : fitsFound(
          await knownIn(context),
          saidIn(
            isKnown ? asked : general,
            language,
            new Set(names.flatMap((name) => wordsOf(name).split(' '))),
          ),
        );
  return answers
    .filter((one) => isOfQuestion(one) && isFitting(one) && tells(`${one.title} ${one.text}`))
    .filter(
      ({ is_expired, text, type }) =>
        !is_expired && text !== '' && (type === 'fact' || isProse(text)) && (!onlyFacts || type === 'fact'),
    )
    .toSorted((one, other) => Number(one.type === 'guide') - Number(other.type === 'guide'))
    .slice(0, most)
    .map((answer) => answerTold(language, answer));
};
