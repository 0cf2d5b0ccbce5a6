import { readPool } from '../candidates';
import { type Candidate, isSnack } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import { fitsDiets } from '../days/diets';
import { offersFor } from '../days/offers';
import { isSamePlace } from '../days/same-place';
import { isOf } from '../days/suits';
import { hasTrait } from '../days/traits';
import type { PlanRequest } from '../plan-shapes';
import { cityToken, token } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { listOf } from '../words/lists';
import { strict } from './diet-lack';
import { pagesSay } from './pages-say';
import { particularsIn } from './particulars';
import { type Context, type Conversation, tasteOf } from './situation';

/** Of each answer so many are named. */
const mostNamed = 5;

const thingsWords = words(
  "(?:cho|noi|quan|diem|lang|chua|den|hang|dong|bai|thac|ho|bao tang|dao) nao|what about (?:the )?\\p{L}+s(?= |$)|lam (?:duoc )?gi|(?:ngon|dep|re|noi tieng|vui|hay) nhat|di dau(?! thay)|^(?:(?:fine|ok|okay|and|so|then) )*(?:the )?best (?:\\p{L}+ ){1,4}(?:in|near|around)|what can (?:i|we) do|(?:an|choi|mua|xem) gi|what(?:'s| is| are|s)?(?: else)?(?: \\p{L}+){0,3} (?:to (?:do|see|eat|visit|try|swim)|there|nearby|around|worth)|anything|any(?: \\p{L}+){0,3} (?:places?|spots?|things?|restaurants?|caf[eé]s?|bars?|markets?|beach(?:es)?|shows?|museums?|temples?|day trips?|options?)|(?:is|are) there (?:an?y? |some |any )?(?:\\p{L}+ ){0,4}(?:in|near|around|nearby|there|close)|somewhere|something|(?:what|which|where)(?:'?s| is| are)? (?:the |some )?(?:best|good)|where(?:'s| is| are| can| could| do| should)?(?: (?:i|we|you|one|the|a|good|best|to))*(?: \\p{L}+)? (?:eat|find|swim|buy|shop|drink|see|try|go for|get)|(?:co|con|biet) (?:\\p{L}+ ){0,4}(?:gi|nao|cho nao|quan nao)|(?:an|choi|xem|uong|mua|tam) (?:\\p{L}+ ){0,2}(?:gi|o dau|cho nao)|(?:quan|cho|noi|mon|diem)(?: \\p{L}+){0,3} nao|(?:co|tim)(?: \\p{L}+){0,2} (?:quan|cho|mon)(?: \\p{L}+){0,3} (?:khong|ko|k)",
);
/** "Anything", "what is there to do": any kind of thing will do. */
const anyThing = words(
  'what (?:should|could|would|shall) (?:i|we|you) (?:do|see|visit)|what(?:s| is) there (?:for|to|in)|(?:top|main|best|must[ -]see|famous|hidden)(?: \\p{L}+)? (?:things|sights?|attractions?|gems?|places|spots|activities)|attractions?|sightseeing|sights|must[ -]sees?|highlights|hidden gems?|(?:dia|diem)(?: \\p{L}+)? (?:du lich|tham quan|check in|vui choi|dep|noi tieng)|canh dep|cho (?:choi|vui choi)|(?:cho|noi|diem) nao(?: \\p{L}+){0,8} choi|choi (?:o )?(?:dau|cho nao)|anything|something|things? to (?:do|see)|what (?:is there )?to (?:do|see|visit)|what can (?:i|we) (?:do|see)|places? to (?:visit|see|go)|day trips?|options?|(?:co|con) (?:\\p{L}+ ){0,2}gi (?:choi|hay|vui|dep|thu vi|xem|lam)|choi gi|lam gi|xem gi|cho (?:nao )?(?:choi|vui|dep)|di dau',
);

export const asksForThings = ({ words: said }: Pick<Understanding, 'words'>): boolean => anyThing.test(said);

const asksForFood = words(
  'soups?|noodles?|pho|bun|coffee|street food|seafood|eat|eating|food|restaurants?|dish(?:es)?|lunch|dinner|breakfast|an|quan|mon|nha hang|an uong|dac san',
);
const aroundThere = words('there|nearby|around here|near(?: by)?|o do|gan do|quanh do|gan day|dia phuong');

/** The cities that somebody asks about: named ones, those of the plan, of which the last named in the talk comes first. */
export const meant = (said: Understanding, { plan, cities }: Conversation): PlannerCity[] => {
  const ids = said.places.mentioned.map(({ id }) => id);
  const own = ids.length > 0 ? ids : [...new Set(plan?.days.map(({ city_id }) => city_id))];
  return own.flatMap((id) => cities.find((city) => city.id === id) ?? []).slice(0, 3);
};

const requestFor = (said: Understanding, { plan }: Conversation): PlanRequest => ({
  city_ids: [],
  start_date: null,
  month: null,
  days: 1,
  adults: 2,
  pace: 'normal',
  budget: 'middle',
  ...plan?.request,
  children: said.wants.children ?? plan?.request.children ?? 0,
  interests: [],
  needs: [...new Set([...(plan?.request.needs ?? []), ...said.wants.needs])],
  diets: [...new Set([...(plan?.request.diets ?? []), ...said.wants.diets])],
});

const line = (candidate: Candidate): string =>
  `- ${token(candidate)}${candidate.description === '' ? '' : `: ${candidate.description}`}`;

/**
 * What there is of something somewhere; `null` where no such thing is asked. One pool is read.
 * @param isSure whether nothing else answers, so that anything that is named is looked for
 */
export const thingsAsked = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
  isSure = false,
): Promise<string | null> => {
  const cities = meant(said, conversation);
  const { wanted, diets } = said.wants;
  const asks =
    isSure || thingsWords.test(said.words) || anyThing.test(said.words) || aroundThere.test(said.words);
  if (cities.length === 0 || !asks) return null;
  const isFood = asksForFood.test(said.words) || diets.length > 0;
  const isOfAny = !isSure && anyThing.test(said.words);
  const heard = wanted.filter(({ name }) => !(isFood && name === 'food'));
  if (heard.length === 0 && !isFood && !isOfAny && !isSure) return null;
  const pool = await readPool(context, cities, conversation.cities, { diets });
  const own = particularsIn(conversation.messages.at(-1)?.content ?? '', said.wants, pool, {
    cities: conversation.cities,
    today: conversation.today,
    planDays: 0,
  });
  const topics = [...heard, ...own.topics];
  if (topics.length === 0 && !isFood && !isOfAny) return null;
  // Of what is asked for by a word that nothing is called by, other things of the evening are no answer.
  const [unheard] = own.topics.length === 0 ? own.unheard : [];
  if (unheard !== undefined && !isOfAny && !isFood)
    return adviceWords(context.language).nothingOf(
      `“${unheard}”`,
      listOf(context.language, cities.map(cityToken)),
    );
  const request = requestFor(said, conversation);
  const taste = tasteOf(said.wants, pool, '', conversation.cities);
  const offers = cities.flatMap((city) =>
    offersFor(pool, city, { request, taste, index: 0, date: null }).map((offer) => ({
      ...offer,
      points: offer.points - (offer.candidate.city_id === city.id ? 0 : 3),
    })),
  );
  const fits = (candidate: Candidate): boolean => {
    if (said.trait === 'indoors' || said.talk.questions.includes('rain') || wet.test(said.words))
      if (!hasTrait(candidate, 'indoors', 0)) return false;
    if (evening.test(said.words) && !isOfEvening(candidate)) return false;
    const eats = request.diets ?? [];
    if (isFood && eats.length > 0)
      return (
        candidate.isMeal &&
        (!isSnack(candidate) || ofSnacks.test(said.words)) &&
        fitsDiets(candidate, eats) &&
        serves(candidate, eats)
      );
    if (topics.length > 0) return topics.some((topic) => isOf(candidate, topic));
    return isFood ? candidate.isMeal : !candidate.isMeal;
  };
  const found = offers
    .filter(({ candidate }) => fits(candidate))
    .sort((a, b) => b.points - a.points)
    .map(({ candidate }) => candidate)
    .filter((candidate, index, all) => all.findIndex((other) => isSamePlace(other, candidate)) === index)
    .slice(0, mostNamed);
  const say = adviceWords(context.language);
  const where = listOf(context.language, cities.map(cityToken));
  // Each thing that was asked for and isn't there is named: dinosaurs are not answered with trains.
  const lacking = topics.flatMap((topic) =>
    topic.label && !found.some((candidate) => isOf(candidate, topic)) ? [topic.label[context.language]] : [],
  );
  const diet = strict.find((one) => request.diets?.includes(one));
  if (found.length === 0 && isFood && diet)
    return dietUnknown(context, conversation.messages.at(-1)?.content ?? '', cities, diet);
  if (found.length === 0)
    return lacking.length > 0
      ? say.nothingOf(listOf(context.language, lacking), where)
      : say.noneThere(where);
  const lines = say.thereIs(where, found.map(line).join('\n'));
  return lacking.length > 0
    ? `${lines}\n\n${say.nothingOf(listOf(context.language, lacking), where)}`
    : lines;
};

/** That no kitchen is known there for what somebody eats, and what helps. */
const dietUnknown = async (
  context: Context,
  question: string,
  cities: readonly PlannerCity[],
  diet: (typeof strict)[number],
): Promise<string> => {
  const towns = listOf(context.language, cities.map(cityToken));
  const [told] = await pagesSay(context, question, cities);
  return [adviceWords(context.language).noKitchen(diet, towns, '', false), ...(told ? [told] : [])].join(
    '\n\n',
  );
};

const ofSnacks = words('coffee|caf[eé]s?|cakes?|sweets?|desserts?|ca phe|banh|che|trang mieng');

const wet = words(
  'pour(?:s|ing)|bucketing|storm(?:s|ing|y)?|drizzl\\p{L}+|wet|rain(?:y|s|ing)?|mua|indoors?|trong nha',
);

const evening = words('evenings?|nights?|after dark|tonight|buoi toi|toi nay|ban dem|ve dem');

const isOfEvening = ({ usual, signals }: Candidate): boolean =>
  (usual?.opens ?? 0) >= 16 * 60 ||
  ['evening', 'night', 'night-market', 'supper', 'dinner'].some((one) => signals.has(one));

/** Whether a record says itself that it has something for them; others merely don't speak against it. */
export const serves = (
  { visitor_info, signals }: Pick<Candidate, 'visitor_info' | 'signals'>,
  diets: Understanding['wants']['diets'],
): boolean => {
  const { served = [], main = [] } = visitor_info?.diet ?? {};
  // Of nuts and gluten nothing is known that the record doesn't say: a kitchen without meat cooks with both.
  if (diets.includes('no_nuts') && !served.includes('nut_free')) return false;
  if (diets.includes('gluten_free') && !served.includes('gluten_free')) return false;
  if (served.includes('chay')) return true;
  if (main.some((one) => flesh.has(one))) return false;
  return served.length > 0 || diets.some((diet) => signals.has(diet));
};

const flesh: ReadonlySet<string> = new Set(['pork', 'beef', 'chicken', 'fish', 'seafood', 'goat', 'duck']);
