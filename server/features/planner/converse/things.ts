import { wordsIn } from '../../search/understand/written';
import { findCorrections } from '../../search/words';
import { readPool } from '../candidates';
import { type Candidate, isSnack } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import { fitsDiets } from '../days/diets';
import { offersFor } from '../days/offers';
import { isSamePlace } from '../days/same-place';
import { isOf } from '../days/suits';
import { hasTrait } from '../days/traits';
import type { PlanRequest } from '../plan-shapes';
import { citiesOfNamed } from '../records/cities-of-named';
import { cityToken, token } from '../stream/events';
import { spansOn, spansText } from '../travel/opening';
import type { Understanding } from '../understand';
import { namedIn } from '../understand/names';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { durationText, listOf } from '../words/lists';
import { talkWords } from '../words/talk-words';
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
const meant = (said: Understanding, { plan, cities }: Conversation): PlannerCity[] => {
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
  const pool = await readPool(context, cities, conversation.cities);
  const own = particularsIn(
    conversation.messages.at(-1)?.content ?? '',
    said.wants,
    pool,
    conversation.cities,
  );
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

const asksAbout = words(
  "what time|opening|clos\\p{L}+|tickets?|entrance|entry|price|cost|may gio|dong cua|gia|ve|accessible|wheelchairs?|stairs|lift|too (?:tight|narrow|dark|steep)|safe|suitable|xe lan|phu hop|di duoc|doable|worth(?: it| the)?|silly|crazy|realistic|possible|manageable|too (?:far|much|hard)|how long|how much|open|tell me|about|good|better|or|what is|what's|how is|can (?:we|i|he|she|they)|co (?:dang|nen|hay|dep|kho|xa|mo)(?: \\p{L}+){0,3}|hay la|hay|nen (?:di|chon)|mo cua|bao nhieu|gia ve|the nao|ra sao",
);

/** Two of them compare; more make a list. */
const mostCompared = 3;

/** What half of a town is called so names nothing in it. */
const general: ReadonlySet<string> = new Set([
  'old quarter',
  'old town',
  'the old',
  'night market',
  'floating market',
  'street food',
  'city centre',
  'pho co ha',
  'trung tam',
  'cho noi',
]);

/** Who asks says half of a name: "Ban Gioc", "the Marble Mountains". */
export const namedLoosely = (
  candidates: Candidate[],
  text: string,
  cityNames: ReadonlySet<string>,
): Candidate[] => {
  const firm = namedIn(candidates, text, cityNames);
  if (firm.length > 0) return firm;
  return candidates.filter(({ names }) =>
    names.some((name) => {
      const pairs = name.split(' ').slice(0, 3);
      const begin = pairs.slice(0, 2).join(' ');
      const second = pairs.slice(1, 3).join(' ');
      return [begin, second].some(
        (run) =>
          run.length >= 7 &&
          run.includes(' ') &&
          !cityNames.has(run) &&
          !general.has(run) &&
          ` ${text} `.includes(` ${run} `),
      );
    }),
  );
};

/** A question with the words of the site for those that are misspelt: "the Temple of Litrature". One query at most. */
export const spelledRight = async ({ db, language }: Context, text: string): Promise<string> => {
  const typed = wordsIn(text);
  const corrections = await findCorrections(db, language, typed);
  return corrections.size === 0
    ? text
    : typed.map(({ folded }) => corrections.get(folded) ?? folded).join(' ');
};

/** What is known of records that a question names; `null` where it names none. */
export const recordsAsked = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  if (!asksAbout.test(said.words)) return null;
  const asked = await spelledRight(context, said.words);
  const told = [...new Set([...meant(said, conversation), ...meant(said, { ...conversation, plan: null })])];
  const isNamed = said.places.mentioned.length > 0;
  const elsewhere = isNamed ? [] : await citiesOfNamed(context, asked);
  const cities = [
    ...new Set([
      ...told,
      ...elsewhere.flatMap((id) => conversation.cities.find((one) => one.id === id) ?? []),
    ]),
  ];
  if (cities.length === 0) return null;
  const pool = await readPool(context, cities, conversation.cities);
  const cityNames = new Set(conversation.cities.flatMap(({ names }) => names));
  const named = namedLoosely([...pool.all.values()], asked, cityNames);
  const isWhole = ({ names }: Candidate) =>
    names.some((name) => name.includes(' ') && ` ${asked} `.includes(` ${name} `));
  const surely = named.filter(isWhole);
  const single = (surely.length > 0 ? surely : named)
    .filter((one, index, all) => all.findIndex((other) => isSamePlace(other, one)) === index)
    .slice(0, mostCompared);
  return single.length > 0 ? single.map((one) => aboutRecord(context, one)).join('\n') : null;
};

/** Pieces of a line, as one sentence. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What it costs, as it is written down; that nobody here knows, where it is not. */
const priceParts = (language: Context['language'], { visitor_info, price_from }: Candidate): string[] => {
  const { vnd, aboutPrice } = adviceWords(language);
  const say = talkWords(language);
  const { is_free, adult, child, meal_from, meal_to } = visitor_info?.price ?? {};
  if (is_free) return [say.isFree];
  if (adult) return [say.adult(vnd(adult), child === undefined ? null : vnd(child))];
  if (meal_from) return [say.meal(vnd(meal_from), vnd(meal_to ?? meal_from))];
  return [price_from ? aboutPrice(vnd(price_from)) : say.noPrice];
};

const aboutRecord = ({ language }: Context, candidate: Candidate): string => {
  const say = adviceWords(language);
  const { visitor_info, accessibility, minutes, doors, description } = candidate;
  const hours = spansText(spansOn(doors, null));
  const { effort, access, reach, ages } = visitor_info ?? {};
  const parts = [
    say.aboutLength(durationText(language, minutes)),
    ...(reach?.minutes
      ? [say.aboutReach(durationText(language, reach.minutes), reach.starting_point?.[language] ?? null)]
      : []),
    ...(hours === '' ? [] : [say.aboutHours(hours)]),
    ...priceParts(language, candidate),
    ...(ages ? [talkWords(language).ages(ages.suits_from ?? null, ages.minimum ?? null)] : []),
    ...(effort?.level ? [say.aboutEffort[effort.level]] : []),
    ...(accessibility?.wheelchair && accessibility.wheelchair !== 'unknown'
      ? [say.aboutWheelchair[accessibility.wheelchair]]
      : []),
    ...(access?.note ? [access.note[language]] : []),
  ];
  return `${token(candidate)}: ${description} ${sentence(parts.filter(Boolean).join('; '))}.`;
};
