import { createPassages, type Known } from '../../search/passages/held';
import type { Passage as OfSite } from '../../search/passages/read';
import type { Context } from '../converse/situation';
import type { StopRef } from '../records/record';
import { token } from '../stream/events';
import { pageLink } from '../words/page-link';

/** A paragraph of the site that may answer a question. */
export interface Passage {
  /** What it is about: the heading above it, or the question that it answers. */
  heading: string;
  text: string;
  /** Where it stands, as answers name it. */
  of: string;
  isAnswer: boolean;
}

/** Whether a text is of sentences: a table that lost its lines says nothing. */
export const isProse = (text: string): boolean =>
  text.length < 120 || /[.!?](?: |$)/u.test(text.slice(0, 240));

/** All that the site says in the language of a conversation. */
export const knownIn = ({ db, language, known }: Context): Promise<Known> =>
  known ? known(language) : createPassages(db).known(language);

const passageOf = ({ heading, text, of, answer }: OfSite): Passage => ({
  heading,
  text,
  of: of ? token(of) : pageLink(answer?.title ?? '', answer?.path ?? ''),
  isAnswer: answer !== null && answer.type !== 'guide',
});

/** What the pages of cities say, and the questions that are answered there. */
export const passagesOfCities = async (context: Context, ids: readonly number[]): Promise<Passage[]> =>
  ids.length === 0
    ? []
    : (await knownIn(context)).passages
        .filter(({ of }) => of?.kind === 'city' && ids.includes(of.id))
        .map(passageOf);

/** What is told of the whole country: questions, facts that may be trusted, and parts of guides. */
export const passagesOfCountry = async (context: Context): Promise<Passage[]> =>
  (await knownIn(context)).passages.filter(({ of, text }) => of === null && isProse(text)).map(passageOf);

/** What the page of a record says. */
export const passagesOfRecord = async (context: Context, { kind, id }: StopRef): Promise<Passage[]> =>
  (await knownIn(context)).passages.filter(({ of }) => of?.kind === kind && of.id === id).map(passageOf);
