import type { Understanding } from '../understand';
import { questionsWithin } from '../understand/asked';
import { kindsLookedUp } from '../understand/looked-up';
import { asksOfTown } from '../understand/month-asked';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words } from '../understand/text';
import { townsOf } from './cities-meant';
import { asksForCoat } from './clothes-asked';
import { comparesPlaces } from './compares-places';
import { knownTo } from './known-told';
import { lanternNights } from './lunar-asked';
import { asksOnlyWay } from './route-asked';
import type { Context, Conversation } from './situation';
import { asksSum, namesSum } from './sum-asked';
import { asksToBathe } from './swim-asked';
import { tetMeant } from './tet-asked';

const ofNumbers = words('numbers?|call|phone|dial|hotline|goi|so (?:may|nao|gi|dien thoai)|duong day nong');

/** What is known for each passport, and whom to call: facts say it, and no general answer goes before them. */
export const isToldByFacts = ({ nationality, talk, words: said }: Understanding): boolean =>
  (nationality !== undefined && talk.questions.includes('visa')) ||
  (talk.questions.includes('emergency') && ofNumbers.test(said));

/**
 * The answer to a single question that something on the site is about as a whole, whichever word in it would have led
 * elsewhere; `null` for any other message.
 */
export const directlyKnown = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const { messages, cities, plan } = conversation;
  const { acts, verb, talk, wants, places } = said;
  const message = messages.at(-1)?.content ?? '';
  const { folded } = readText(message);
  const about = townsOf(said, conversation);
  // What the sea and the nights are like is told by the month, and rain beside a plan by what has a roof there.
  if (about.length > 0 && (asksToBathe(folded) || asksForCoat(folded))) return null;
  if (plan !== null && talk.questions.includes('rain')) return null;
  // The ways between two towns are told by the network, with hours and prices.
  if (asksOnlyWay(said)) return null;
  if (tetMeant(context.language, said) !== null) return null;
  if (lanternNights(context.language, folded, said, conversation) !== null) return null;
  // The weather of a month in a town is told in figures.
  const isOfSky = kindsLookedUp(message).includes('weather') || talk.questions.includes('weather');
  if (isOfSky && wants.month !== undefined && places.mentioned.length > 0) return null;
  if (asksOfTown(said, folded) || isToldByFacts(said)) return null;
  if (comparesPlaces(said, message)) return null;
  const isWish = acts.length > 0 || verb !== null || talk.asksForPlan || wants.days !== undefined;
  if (isWish || questionsWithin(message).length > 1) return null;
  // Which house has a pool is told of houses.
  if (places.mentioned.length > 0 && stayWishesIn(readText(message)).length > 0) return null;
  const { answer, isWhole } = await knownTo(context, message, about, cities);
  // Who asks what it costs is told a sum, if there is one anywhere.
  return isWhole && !(answer !== null && asksSum(folded) && !namesSum(answer)) ? answer : null;
};

/**
 * What something on the site is about, where a message says nothing of a journey: neither how long nor when, nor that
 * anything shall be planned. `null` where it does, or where nothing is surely about it.
 */
export const knownInsteadOfPlan = async (
  context: Context,
  understood: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const { acts, talk, wants, places, words: said } = understood;
  const { messages, cities } = conversation;
  const isOfJourney =
    acts.length > 0 ||
    talk.asksForPlan ||
    wants.days !== undefined ||
    wants.start_date !== undefined ||
    (places.named.length > 0 && Object.keys(wants.times).length > 0);
  if (isOfJourney) return null;
  const message = messages.at(-1)?.content ?? '';
  const nights = lanternNights(context.language, readText(message).folded, understood, conversation);
  if (nights !== null) return nights;
  const towns = cities.filter(({ id }) => places.mentioned.some((one) => one.id === id));
  const { answer, isSure } = await knownTo(context, message, towns, cities);
  const isWish = wants.wanted.length > 0 || ofWishes.test(said);
  return isSure || !isWish ? answer : null;
};

const ofWishes = words(
  'go|going|travel|visit|holiday|vacation|trip|journey|tour|honeymoon|explore|want|like|love|muon|thich|du lich|di choi|nghi (?:mat|duong)|trang mat|phuot|kham pha',
);
