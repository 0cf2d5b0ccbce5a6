import type { PlannerCity } from '../candidates/cities';
import type { Understanding } from '../understand';
import { wishesNothing } from '../understand/clauses';
import { asksParticulars, isOfMatters, kindsLookedUp, namesMatter } from '../understand/looked-up';
import type { Question } from '../understand/questions';
import { readText, words } from '../understand/text';
import { isOfGuides, wishes } from './meant';

/** So long is what one types to look something up; who writes more writes sentences. */
const mostWords = 12;

/** What may be asked of the days of a journey that stands fast. */
const besideDays: ReadonlySet<Question> = new Set([
  'weather',
  'visa',
  'money',
  'health',
  'cost',
  'stay',
  'route',
  'transport',
  'tet',
  'begins',
]);

/** What is true wherever one goes. */
const anywhere: ReadonlySet<Question> = new Set(['visa', 'health', 'money', 'power', 'emergency']);

const hasLength = /(?<!\p{L})\d+ ?(?:days?|nights?|weeks?|ngay|dem|n\d*d?|tuan|d)(?!\p{L})/u;

/** How one begins who wants something made. */
const makes =
  /^ ?(?:(?:hi|hello|hey|ok|please|pls|so|da|chao|ad|em|minh|nho|oi|ban) ?,? )*(?:set up|sort|work out|put|build|create|design|make|arrange|organi[sz]e|map|draw|sketch|do (?:me|us|it)|take|bring|show|give|fill|fit|lead|guide|let us|lets|surprise|tao|len|dung|soan|ve giup|thiet ke|tinh|dan|dua|sap xep|xep|lap)(?![\p{L}])/u;

/** A day of the week that a thing is on, "sunday mass", is no day of a journey. */
const isOfWeekday =
  /^[^\d]*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|thu (?:hai|ba|tu|nam|sau|bay)|chu nhat)[^\d]*$/u;

/** Who speaks of himself, or begins with going, tells of a journey as long as nothing is asked. */
const speaks =
  /(?<!\p{L})(?:we|our|my|us|i|me|em|minh|tui|toi|bon minh|tui minh|nha minh|ca nha|chung minh|vo chong|ban trai|ban gai)(?!\p{L})|^ ?(?:di|muon|thich|chuyen|tour|team ?building|phuot|nghi duong|cycling|hiking|trekking|retrac\p{L}+|follow\p{L}*|explor\p{L}+|discover\p{L}*)(?!\p{L})/u;

const tellsOfTravellers = (
  { wanted, adults, children, pace }: Understanding['wants'],
  folded: string,
): boolean =>
  wanted.length > 1 ||
  (adults ?? 0) > 2 ||
  children !== undefined ||
  pace !== undefined ||
  speaks.test(folded);

/** What one looks for in a town, rather than what a journey shall be like. */
const houses = words(
  '(?:rooftop |vegan |vegetarian |halal |indian |seafood )?(?:restaurants?|cafes?|coffee ?shops?|bars?|pubs?|clubs?|spas?|museums?|malls?|supermarkets?|playgrounds?|gyms?|bakery|bakeries)|quan (?:an|ca phe|cafe|bar|nhau|chay|bun|pho|com)|nha hang|bao tang|khu vui choi|tiem (?:spa|nail|banh)|(?:choi|an|uong|nhau|cafe|ca phe) (?:o )?dau',
);

/** "Tell me about the Khmer pagodas" wants to read, and no plan. */
const about =
  /^ ?(?:(?:hi|hello|ok|please|so|can you|could you|cho (?:minh|em|toi) (?:hoi|biet)) ?,? )*(?:tell me (?:more )?about|what (?:do you know )?about|info(?:rmation)? (?:on|about)|know about|history of|gioi thieu(?: ve)?|ke (?:ve|nghe)|thong tin(?: ve)?|review)(?!\p{L})/u;

/** Whether something is asked, by a word to ask with or by the name of what is asked of a thing. */
const isAskedFor = ({ talk }: Pick<Understanding, 'talk'>, message: string): boolean => {
  const { folded } = readText(message);
  return (
    talk.isQuestion ||
    talk.questions.length > 0 ||
    asksParticulars(message) ||
    isOfGuides(message) ||
    // "We love food and hate museums" tells what a journey shall be like.
    (houses.test(folded) && !speaks.test(folded))
  );
};

/**
 * Whether a message without a question mark looks something up: no days, nobody's wish and nothing to be planned, and
 * something beside places that it is about. "Ferry phu quoc timetable" does, and "hoi an 23-27 december weather"; "hanoi,
 * hue, hoi an" and "honeymoon phu quoc" don't.
 */
export const looksUp = (
  { talk, acts, wants, places }: Understanding,
  message: string,
  cities: readonly PlannerCity[],
): boolean => {
  if (talk.asksForPlan || acts.length > 0 || wants.times.layover !== undefined) return false;
  const { folded } = readText(message);
  if (wishes.test(folded) || makes.test(folded) || folded.trim().split(' ').length > mostWords) return false;
  if (tellsOfTravellers(wants, folded) && !isAskedFor({ talk }, message)) return false;
  if (about.test(folded) && wants.days === undefined) return true;
  // "Saigon at the weekend, where can a child of five play" names no journey but a place to go to.
  const isOfHouse = houses.test(folded) && wants.pace === undefined && !hasLength.test(folded);
  if (isOfHouse && places.named.length > 0) return true;
  const isOfDays = wants.days !== undefined || (wants.start_date !== undefined && !isOfWeekday.test(folded));
  if (!isOfDays) return namesMatter(message, cities);
  // Whoever goes with somebody, slowly or for little tells of a journey, whatever is asked beside it.
  if (wants.pace !== undefined || wants.children !== undefined) return false;
  const ofAnyone = talk.questions.some((question) => anywhere.has(question));
  if (places.named.length === 0 && (ofAnyone || kindsLookedUp(message).includes('visa'))) return true;
  const asked = [...talk.questions, ...(wants.start_date === undefined ? [] : kindsLookedUp(message))];
  const isAsked = asked.some((question) => besideDays.has(question));
  return (
    isAsked && (wishesNothing(message) || wants.start_date !== undefined || talk.questions.includes('cost'))
  );
};

/** By what one gets from one town to another. */
const means = words(
  'trains?|bus(?:es)?|coach(?:es)?|limousines?|vans?|minibus|shuttles?|flights?|ferr(?:y|ies)|boats?|speedboats?|transfers?|taxis?|tau(?: hoa| lua| cao toc)?|xe(?: khach| limousine| giuong nam| bus)?|may bay|ve (?:tau|xe|may bay)|pha|ca no',
);

/** The same with the questions that its nouns stand for. */
export const asLookedUp = (said: Understanding, message: string): Understanding => {
  const { mentioned, uncovered } = said.places;
  const isWay = mentioned.length + uncovered.length > 1 && means.test(readText(message).folded);
  const kinds = [...said.talk.questions, ...kindsLookedUp(message), ...(isWay ? (['route'] as const) : [])];
  const questions = [...new Set(kinds)];
  return { ...said, talk: { ...said.talk, questions } };
};

/** What is typed in so many words names a thing; more tell of a journey. */
const fewWords = 6;

/**
 * Whether what was looked up and is not known wants to be told so. What says what a journey shall be like, "rooftops and
 * cocktails, saigon", gets one.
 */
export const wantsToldSo = (said: Understanding, message: string): boolean => {
  const { talk, wants } = said;
  const { folded } = readText(message);
  if (isAskedFor({ talk }, message) || about.test(folded)) return true;
  if (wants.wanted.length > 0) return false;
  const isShort = readText(message).folded.trim().split(' ').length <= fewWords;
  return isShort || isOfMatters(message);
};
