import { addDays } from '../../../calendar/lunar/day-number';
import { tetDay } from '../check/rules/tet';
import { weeklyThings } from '../gazetteer/weekly';
import { token } from '../stream/events';
import { type Understanding, understand } from '../understand';
import { questionsBeside, questionsWithin } from '../understand/asked';
import { withoutPlaces } from '../understand/places';
import type { Question } from '../understand/questions';
import { readText, words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { compareWords } from '../words/compare-words';
import { listOf, monthsText } from '../words/lists';
import { sideWords } from '../words/side-words';
import { airportAsked } from './airport-asked';
import { bookingAsked } from './booking-asked';
import { dayAsked } from './day-asked';
import { found } from './found';
import { isBadThen } from './instead';
import { wishes } from './meant';
import { daysText } from './notices';
import { phrasesAsked } from './phrases-asked';
import { answerByKind, covers, insteadAsked } from './questions';
import { sideQuestion } from './side-questions';
import type { Context, Conversation } from './situation';
import { asksForThings, recordsAsked, thingsAsked } from './things';
import { likeAsked } from './where-to-go';

/** What somebody wants to have made rather than to know. */
const isRequest = ({ wants, talk, acts, words: said }: Understanding): boolean =>
  (wishes.test(said) && talk.questions.length === 0) ||
  talk.asksForPlan ||
  wants.days !== undefined ||
  acts.length > 0 ||
  talk.questions.includes('where');

/** What may be asked of a record by its name. */
const ofRecords: ReadonlySet<Question> = new Set(['begins', 'cost', 'where', 'weather', 'rain', 'stay']);

/** The answer to one question: what it is about by its kind, what there is, what is known of a place, the guides. */
const answerTo = async (context: Context, said: Understanding, asked: Conversation): Promise<string[]> => {
  const airport = airportAsked(context, said, asked.cities);
  if (airport) return [airport];
  const { questions } = said.talk;
  const open = questions.filter((question) => !questions.some((other) => covers[other]?.includes(question)));
  if (open.includes('tet')) {
    const closed = await recordsAsked(context, said, asked);
    const general = await answerByKind('tet', context, said, asked);
    return [
      ...(closed ? [`${closed} ${sideWords(context.language).tetHours}`] : []),
      ...(general ? [general] : []),
    ];
  }
  const isOfThings = open.every(
    (question) => question === 'rain' || question === 'where' || question === 'weather',
  );
  const isOfRecord = isOfThings || open.every((question) => ofRecords.has(question));
  const named = isOfRecord ? await recordsAsked(context, said, asked) : null;
  if (named) return [named];
  const phrases = phrasesAsked(context, asked.messages.at(-1)?.content ?? '');
  if (phrases) return [phrases];
  const day = dayAsked(context.language, said, asked.plan);
  if (day) return [day];
  const booking = await bookingAsked(context, said, asked.plan);
  if (booking) return [booking];
  const isOfWeather = said.talk.questions.includes('weather') && !asksForThings(said);
  const things = isOfThings && !isOfWeather ? await thingsAsked(context, said, asked) : null;
  if (things) return [things];
  const told = await Promise.all(
    open.slice(0, 3).map((question) => answerByKind(question, context, said, asked)),
  );
  const known = told.filter((text) => text !== null);
  if (known.length > 0) return known;
  const sown = seasonText(context.language, said);
  if (sown) return [sown];
  const question = asked.messages.at(-1)?.content ?? '';
  const general = withoutPlaces(readText(question), asked.cities).raw.slice(0, 200);
  return found(context, question, { general });
};

/** When there is what people come for in some months. */
const seasonText = (
  language: Context['language'],
  { wants: { season }, words: said }: Understanding,
): string | null => {
  const weekly = weeklyThings.find(({ said: pattern }) => pattern.test(said));
  if (weekly)
    return adviceWords(language).onlyOn(
      weekly.name[language],
      daysText(language, weekly.days),
      weekly.time[language],
      true,
    );
  if (!season) return null;
  const months = monthsText(language, season.months);
  return adviceWords(language).season(season.name[language], months, true);
};

const stormy = words('storms?|typhoons?|floods?|flooding|bao lut|mua bao|lu lut|lut|ngap');

const mostTowns = 2;

/** What the questions about the towns of the journey answer, where the sentence doesn't name them itself. */
const aboutTowns = async (
  context: Context,
  sentence: string,
  { plan, cities }: Conversation,
  whole?: Understanding,
): Promise<string[]> => {
  const ids = plan?.days.map(({ city_id }) => city_id) ?? whole?.places.mentioned.map(({ id }) => id) ?? [];
  const towns = [...new Set(ids)].flatMap((id) => cities.find((city) => city.id === id) ?? []);
  for (const { title } of towns.slice(0, mostTowns)) {
    const own = await found(context, `${sentence.replace(/[?!. ]+$/u, '')} ${title}?`);
    if (own.length > 0) return own;
  }
  return [];
};

const asksIdea = words(
  '(?:a |such a )?(?:bad|good|terrible|great|sensible) idea|worth (?:it|going|the trip|coming)|(?:advisable|wise|sensible) to|co nen di|nen di (?:khong|ko)|di (?:co )?(?:on|duoc) (?:khong|ko)',
);

/** "Is it a bad idea?": what speaks against the time that the message names; `null` for another question. */
const ideaOf = async (
  context: Context,
  folded: string,
  whole: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  if (!asksIdea.test(folded)) return null;
  const { start_date, month } = whole.wants;
  const say = compareWords(context.language);
  const days = Array.from({ length: whole.wants.days ?? 1 }, (_, index) => index);
  const isTet = start_date !== undefined && days.some((index) => tetDay(addDays(start_date, index)) !== null);
  if (isTet) return say.tetIdea;
  if (month === undefined && conversation.plan === null) return null;
  const told = await answerByKind('weather', context, whole, conversation);
  const ids = whole.places.named.map(({ id }) => id);
  const cities = conversation.cities.filter(({ id }) => ids.includes(id));
  const isFine = month !== undefined && cities.length > 0 && !cities.some((city) => isBadThen(city, month));
  return told && [told, ...(isFine ? [say.fineThen] : [])].join('\n');
};

const asksWhen = words(
  'which month|what month|when|best (?:time|month)|thang (?:nao|may)|mua nao|khi nao|luc nao',
);

const mostAnswered = 4;

/**
 * An answer to each question of a message, by paragraphs. What is not known of is said to be so by its own words where
 * several things are asked; none at all where the only question has no answer.
 * @param isBeside whether a plan is made as well, so that what it answers is no open question
 */
export const answers = async (
  context: Context,
  whole: Understanding,
  conversation: Conversation,
  isBeside = false,
): Promise<string[]> => {
  const { messages, cities, today, plan } = conversation;
  const message = messages.at(-1)?.content ?? '';
  const parts = joinedShort(isBeside ? questionsBeside(message) : questionsWithin(message), message);
  const told = await Promise.all(
    parts.slice(0, mostAnswered).map(async (sentence): Promise<string[]> => {
      const isWhole = parts.length === 1 && !isBeside;
      const heard = isWhole
        ? whole
        : understand(sentence, { cities, today, planDays: plan?.days.length ?? 0 });
      // "And what does it cost?" is about the place that the sentence before it names.
      const said =
        heard.places.mentioned.length > 0
          ? heard
          : { ...heard, places: { ...heard.places, ...placesOf(whole) } };
      const passport = said.talk.questions.includes('visa') && !said.nationality;
      const idea = await ideaOf(context, readText(sentence).folded, whole, conversation);
      if (idea !== null) return [idea];
      const like = await likeAsked(context, readText(sentence).folded, said, conversation);
      if (like !== null) return [like];
      const other = await insteadAsked(context, said, conversation);
      if (other !== null) return [other];
      const aside = sideQuestion(context, readText(sentence).folded, heard, whole, conversation);
      if (aside !== null) return [aside];
      // What is said of the body or of storms stands in the plan's own words.
      if (
        isBeside &&
        (heard.wants.limits.length > 0 ||
          heard.wants.spending !== undefined ||
          stormy.test(readText(sentence).folded))
      )
        return [];
      if (isBeside && isRequest(said)) {
        const passing = await answersInPassing(context, said, conversation);
        return passing.length > 0 ? passing : aboutTowns(context, sentence, conversation);
      }
      const asked = { ...conversation, messages: [{ role: 'user' as const, content: sentence }] };
      // "I am Indian. Do I need a visa, and how long may I stay?"
      const text = await answerTo(
        context,
        passport ? { ...said, nationality: whole.nationality } : said,
        asked,
      );
      if (text.length > 0) return text;
      // What stands beside the question in its sentence tells who asks: "nước đá uống được không, bạn tây của em hỏi".
      const clauses = isWhole ? questionsBeside(sentence).filter((one) => one.length < sentence.length) : [];
      for (const clause of clauses.slice(0, 2)) {
        const told = await found(context, clause);
        if (told.length > 0) return told;
      }
      const there = isBeside ? null : await thingsAsked(context, said, asked, true);
      if (there) return [there];
      const own = await aboutTowns(context, sentence, conversation, whole);
      if (own.length > 0 || (parts.length === 1 && !isBeside)) return own;
      return [adviceWords(context.language).unknownTo(sentence)];
    }),
  );
  return [...new Set(told.flat())];
};

/** Questions that stand in a request without a mark of their own. */
const besideRequests: ReadonlySet<Question> = new Set([
  'visa',
  'money',
  'health',
  'emergency',
  'power',
  'transport',
  'tet',
  'cost',
  'stay',
]);

/** What a request asks in passing. */
export const answersInPassing = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string[]> => {
  const asked = said.talk.questions.filter((question) => besideRequests.has(question));
  const told = await Promise.all(
    asked.map((question) => answerByKind(question, context, said, conversation)),
  );
  const season = asksWhen.test(said.words) ? seasonAt(context.language, said, conversation) : null;
  return [season, ...told].filter((text) => text !== null);
};

/** When and where there is what people come for in some months. */
const seasonAt = (
  language: Context['language'],
  { wants: { season } }: Understanding,
  { cities }: Conversation,
): string | null => {
  if (!season) return null;
  const months = monthsText(language, season.months);
  const around = (season.around ?? [])
    .filter((code) => code !== 'HAN')
    .flatMap((code) => cities.find((city) => city.code === code) ?? [])
    .map(({ id }) => token({ kind: 'city', id }));
  return compareWords(language).seasonAt(season.name[language], months, listOf(language, around));
};

const shortest = 4;

/** "How far is it? How long?" is one question; the whole message where nothing is marked as one. */
const joinedShort = (sentences: readonly string[], message: string): string[] => {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last !== undefined && sentence.split(/\s+/).length <= shortest)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts.length > 0 ? parts : [message];
};

const placesOf = ({ places: { named, mentioned } }: Understanding) => ({ named, mentioned });
