import { type MeantAs, meantAs } from '../../search/passages/meant-as';
import type { Ranked } from '../../search/passages/rank';
import type { Passage } from '../../search/passages/read';
import { saidIn } from '../../search/passages/terms';
import type { PlannerCity } from '../candidates/cities';
import { fitsMeant, fitsNear } from '../passages/fit';
import { excerptOf, soughtIn } from '../passages/pick';
import { isProse, knownIn } from '../passages/read';
import { token } from '../stream/events';
import { tellsOfAsked } from '../understand/particulars';
import { withoutPlaces } from '../understand/places';
import { readText, words, wordsOf } from '../understand/text';
import { adviceWords } from '../words/advice';
import { listOf } from '../words/lists';
import { pageLink } from '../words/page-link';
import { answerTold } from './found';
import type { Context } from './situation';

/** What is written to answer questions goes before what a page tells by the way. */
const ofAnswers = 1.3;
/** What is about the town that was named, and what names only another one. */
const ofTown = 1.25;
const ofOtherTown = 0.35;

/** How surely a passage is about what was asked, 0 to 1. */
const surenessOf = ({ share, inHeading, focus }: Ranked): number =>
  0.45 * share + 0.4 * inHeading + 0.15 * focus;

/** How near a passage is to a question among those that answer it. */
const closeness = (one: Ranked): number => one.score * (0.5 + surenessOf(one));

/** From here on a passage is told as the answer. */
const least = 0.43;
/** From here on it goes before lists and figures that are told for questions of its kind. */
const leastBefore = 0.6;
/** So much of the question it has to say for that of every kind. */
const leastWhole = 0.8;
const leastWholeHeading = 0.6;
const leastWholeFocus = 0.25;
/** What is missing may be so rare beside the rarest that is there; peanuts are not answered by wheat. */
const mostMissing = 0.8;
const leastOfAll = 0.72;
/** From here on it is told as what comes nearest. */
const leastClosest = 0.3;
/** Words that stand in every tenth passage are no subject: so much has to be said by rarer ones. */
const leastRarity = 4.2;
/** Of a page about something else so much has to be said. */
const leastOfPages = 0.75;
/** So much the heading of a part of a guide. */
const leastOfHeading = 0.2;
/** What is written as an answer is told before a page that fits so little better. */
const ofBest = 0.6;

/** What the site says of itself answers questions about the site. */
const ofSite =
  /^\/(?:about|imprint|terms|privacy|cookies|accessibility-statement|vietnam-pass|plan-your-trip)(?:#|$)/u;
const leastOfSite = 0.75;

export interface KnownToQuestion {
  /** What is surely about the question. */
  answer: string | null;
  /** Whether it goes before what is told for all questions of a kind. */
  isSure: boolean;
  /** Whether it is about all that was asked, so that no list of its kind says more. */
  isWhole: boolean;
  /** What comes nearest where nothing is surely about it, said to be no more than that. */
  closest: string | null;
  /** Pages that come nearest, as links or tokens. */
  near: readonly string[];
}

const nothing: KnownToQuestion = { answer: null, isSure: false, isWhole: false, closest: null, near: [] };

const pageOf = ({ of, answer }: Passage): string =>
  of ? token(of) : pageLink(answer?.title ?? '', answer?.path ?? '');

const mostNear = 3;
const leastNear = 0.2;
const mostRanked = 6;

/** What is true of a feast, a diet or a need alone is no answer to whoever names none. */
const ofFeast = words('tet|lunar new year|giao thua|mung (?:mot|hai|ba|may|\\d)');
const ofAnyFeast = words(
  'tet|new year|nguyen dan|giao thua|mung|mong|nam moi|dau nam|tat nien|tao quan|holidays?|le|xuan',
);
const narrow = [
  ofFeast,
  words('vegetarians?|vegans?|(?:an|quan|do|mon|com) chay|chay'),
  words('halal|muslims?|hoi giao|dao hoi|thit heo|mosques?'),
  words('kosher|synagogues?|do thai'),
  words('wheelchairs?|xe lan|khuyet tat|accessib\\p{L}+'),
  words('gluten|wheat|coeliacs?|celiacs?'),
  words('allerg\\p{L}+|di ung'),
  words('lgbt|gay|lesbian|trans|same sex|dong tinh|cung gioi'),
  words('drones?|flycam'),
];
const ofNarrower = 0.5;
const leastOfOthers = 0.55;

/** What holds at Tết alone is no answer about any other Monday, however like it is asked. */
const isOfFeast = (question: string, { heading }: Passage): boolean =>
  ofFeast.test(` ${wordsOf(heading)} `) && !ofAnyFeast.test(readText(question).folded);

const ofStations = words('airports?|stations?|san bay|nha ga|ben (?:xe|tau)|cua khau|border');

/** Whether a passage is about a feast, a diet or a need that the question says nothing of. */
const isOfOthers = (question: string) => {
  const { folded } = readText(question);
  const narrower = narrow.filter((one) => !one.test(folded));
  return ({ heading }: Passage): boolean => narrower.some((one) => one.test(` ${wordsOf(heading)} `));
};

/** What a passage counts for before its words do, by what it is and where it is about. */
const weightsFor = (question: string, towns: readonly PlannerCity[], cities: readonly PlannerCity[]) => {
  const folded = readText(question).folded;
  const narrower = narrow.filter((one) => !one.test(folded));
  const ids = towns.map(({ id }) => id);
  const namesOf = (some: readonly PlannerCity[]) =>
    some.flatMap(({ names }) => names).map((name) => ` ${name} `);
  const own = namesOf(towns);
  const others = namesOf(cities.filter(({ id }) => !ids.includes(id)));
  // The lines under the title of a guide say what stands in it.
  const fits = ({ answer, city_id, text }: Passage): boolean =>
    (ids.length === 0 || city_id === null || ids.includes(city_id)) &&
    !(answer?.type === 'guide' && answer.id === 0) &&
    isProse(text);
  const weigh = ({ answer, city_id, heading }: Passage): number => {
    const said = ` ${wordsOf(heading)} `;
    const isNarrower = narrower.some((one) => one.test(said));
    const kind = (answer ? ofAnswers : 1) * (isNarrower ? ofNarrower : 1);
    if (ids.length === 0) return city_id === null || answer === null ? kind : kind / ofTown;
    if (city_id !== null) return kind * ofTown;
    if (own.some((name) => said.includes(name))) return kind * ofTown;
    return others.some((name) => said.includes(name)) ? kind * ofOtherTown : kind;
  };
  return { fits, weigh };
};

/** One word is in the headings of too much that is about something else as well. */
const leastFocusOfOne = 0.2;

const isAbout = (one: Ranked, isOneWord: boolean): boolean => {
  const { passage, share, inHeading, hasLead, rarity, focus, lead, missing } = one;
  if (share < leastOfAll && missing > mostMissing * lead) return false;
  if (!hasLead || rarity < leastRarity || (isOneWord && focus < leastFocusOfOne)) return false;
  const sureness = surenessOf(one);
  // Single words stand in any long text.
  if (passage.answer?.type === 'guide' && inHeading < leastOfHeading) return false;
  if (!passage.answer) return share >= leastOfPages && inHeading > 0;
  return sureness >= (ofSite.test(passage.answer.path) ? leastOfSite : least);
};

const textOf = ({ language }: Context, question: string, names: readonly string[], one: Ranked): string => {
  const { passage, share, inHeading } = one;
  const sought = soughtIn(question, language, names);
  if (!passage.answer) return `${pageOf(passage)}: ${excerptOf(sought, passage)}`;
  // A heading about it is answered from its beginning on.
  const excerpt = excerptOf(sought, passage);
  const hits = (text: string) => {
    const own = ` ${wordsOf(text)}`;
    return sought.words.filter((word) => own.includes(` ${word}`)).length;
  };
  const isLater = hits(passage.answer.text) === 0 && hits(excerpt) > 0;
  const tells = tellsOfAsked(question);
  const isLeftOut = !tells(passage.answer.text) && tells(excerpt);
  const isOfHeading =
    !(isLater || isLeftOut) &&
    (inHeading >= share * 0.6 || (passage.answer.type !== 'guide' && inHeading > 0));
  const text = isOfHeading ? passage.answer.text : excerpt;
  return answerTold(language, { ...passage.answer, text });
};

/**
 * What the facts, questions, guides and pages of the site say to a question: the best of them where it is surely about
 * it, and the pages that come nearest.
 * @param towns the only ones that an answer may be about; any where none is named
 */
export const knownTo = async (
  context: Context,
  question: string,
  towns: readonly PlannerCity[],
  cities: readonly PlannerCity[],
): Promise<KnownToQuestion> => {
  const { language } = context;
  const { ranking, asked } = await knownIn(context);
  const ids = towns.map(({ id }) => id);
  const whole = saidIn(question, language, new Set());
  const tells = tellsOfAsked(question);
  const isTold = ({ heading, text, answer }: Passage) => tells(`${heading} ${answer?.whole ?? text}`);
  const text = readText(question);
  // The name of a town stands for its pages; that of an airport says which way is meant.
  const rest = ofStations.test(text.folded) ? text : withoutPlaces(text, cities);
  const said = saidIn(rest.raw, language, new Set());
  const put = meantAs(asked, question, ids, isOfOthers(question));
  const isPut = ({ passage }: MeantAs): boolean =>
    isTold(passage) &&
    !isOfFeast(question, passage) &&
    fitsMeant(asked.fit(whole, passage), said.length > 0 ? asked.fit(said, passage) : null);
  if (put?.passage.answer && isPut(put)) {
    const { text: beginning, whole: all } = put.passage.answer;
    const isThere = tells(beginning) || !tells(all);
    const excerpt = isThere ? beginning : excerptOf(soughtIn(question, language, []), put.passage);
    const answer = answerTold(language, { ...put.passage.answer, text: excerpt });
    // What is true of one town goes before nothing where none was named.
    const isOwn = put.passage.city_id === null || ids.length > 0;
    return { answer, isSure: isOwn, isWhole: put.isWhole && isOwn, closest: null, near: [] };
  }
  if (said.length === 0) return nothing;
  const ranked = ranking.rank(said, weightsFor(question, towns, cities), mostRanked);
  const names = towns.flatMap((town) => town.names);
  const isOneWord = said.length === 1;
  // What is asked of a place that has no page is answered by what names it.
  const isNamed = names.some((name) => ` ${wordsOf(question)} `.includes(` ${name} `));
  const place = isNamed ? '' : placeIn(question, cities);
  const isThere = ({ passage: { heading, text } }: Ranked): boolean =>
    place === '' || ` ${wordsOf(`${heading} ${text}`)} `.includes(` ${place} `);
  // What is true of some people alone has to be asked in so many words.
  const isOfOther = isOfOthers(question);
  const isMeant = ({ passage, inHeading }: Ranked) => inHeading >= leastOfOthers || !isOfOther(passage);
  // The words in common may be others: "giờ thuộc tỉnh nào" is no question about medicine, "thuốc".
  const isFitting = ({ passage, inHeading }: Ranked) =>
    isTold(passage) && fitsNear(asked.fit(whole, passage), inHeading >= leastWholeHeading);
  const about = ranked.filter(
    (one) => isAbout(one, isOneWord) && isThere(one) && isMeant(one) && isFitting(one),
  );
  const [first] = about;
  const near = ranked
    .filter((one) => surenessOf(one) >= leastNear && !ofSite.test(one.passage.answer?.path ?? ''))
    .map(({ passage }) => pageOf(passage));
  const pages = [...new Set(near)].slice(0, mostNear);
  if (!first) {
    const closest = ranked.find(
      (one) =>
        one.passage.answer &&
        isThere(one) &&
        isFitting(one) &&
        one.hasLead &&
        one.rarity >= leastRarity &&
        surenessOf(one) >= leastClosest &&
        !ofSite.test(one.passage.answer.path),
    );
    const told = closest ? adviceWords(language).closest(textOf(context, question, names, closest)) : null;
    return { ...nothing, closest: told, near: pages };
  }
  const fitting = about.filter(({ passage, score }) => passage.answer && score >= ofBest * first.score);
  // What is asked in other words stands in a longer text as well; a heading that is about it alone is the answer.
  const [nearest] = fitting.toSorted((a, b) => closeness(b) - closeness(a));
  const best = nearest ?? first;
  const isSure = best.passage.answer !== null && surenessOf(best) >= leastBefore;
  return {
    answer: textOf(context, question, names, best),
    isSure,
    isWhole:
      isSure &&
      !isOneWord &&
      best.share >= leastWhole &&
      best.inHeading >= leastWholeHeading &&
      best.focus >= leastWholeFocus,
    closest: null,
    near: pages,
  };
};

/** The name that a question has of a place, in folded words. */
const placeIn = (question: string, cities: readonly PlannerCity[]): string => {
  const text = readText(question);
  const rest = withoutPlaces(text, cities).folded;
  return wordsOf([...text.folded].map((letter, at) => (rest[at] === '#' ? letter : ' ')).join(''));
};

/** That nothing is known, with the pages that come nearest. */
export const unknownTold = (
  language: Context['language'],
  unknown: string,
  near: readonly string[],
): string =>
  near.length === 0 ? unknown : `${unknown} ${adviceWords(language).nearest(listOf(language, near))}`;
