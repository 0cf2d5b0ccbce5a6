import { type Understanding, understand } from '../understand';
import { questionsBeside, questionsWithin } from '../understand/asked';
import { isBareQuestion } from '../understand/bare-question';
import { asksIdea } from '../understand/month-asked';
import type { Question } from '../understand/questions';
import { readText, words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { answerQuestion } from './answer-question';
import { bareAnswered } from './bare-asked';
import { townsOf } from './cities-meant';
import { clothesAsked } from './clothes-asked';
import { dayCostText } from './cost';
import { asksIfEnough } from './cost-asked';
import { found } from './found';
import { ideaOf, seasonAt } from './idea-asked';
import { knownTo } from './known-told';
import { festivalDays, lanternNights, moonDayAsked } from './lunar-asked';
import { isOfGuides, wishes } from './meant';
import { withParticular } from './particular-told';
import { answerByKind } from './questions';
import { recordAsked } from './record-asked';
import { sideQuestion } from './side-questions';
import type { Context, Conversation } from './situation';
import { asksSum, tellsOfSums } from './sum-asked';
import { swimAsked } from './swim-asked';
import { tetBeside } from './tet-beside';
import { thingsAsked } from './things';
import { insteadAsked } from './weather-told';
import { likeAsked } from './where-like';

/** What somebody wants to have made rather than to know. */
const isRequest = ({ wants, talk, acts, words: said }: Understanding): boolean =>
  (wishes.test(said) && talk.questions.length === 0) ||
  talk.asksForPlan ||
  wants.days !== undefined ||
  acts.length > 0 ||
  talk.questions.includes('where');

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
    const own = await found(context, `${sentence.replace(/[?!. ]+$/u, '')} ${title}?`, {
      isStrict: true,
      names: [title],
    });
    if (own.length > 0) return own;
  }
  return [];
};

const asksWhen = words(
  'which month|what month|when|best (?:time|month)|thang (?:nao|may)|mua nao|khi nao|luc nao',
);

/** What wants a yes or a no is not answered by what there is. */
const asksWhether =
  /^ ?(?:(?:and|but|so|ok|also) ,? ?)*(?:is|are|does|do|did|can|could|should|will|would|must|has|have)(?! there)\b|(?<!co (?:\p{L}+ ){0,4}(?:gi|nao|cho|quan|noi)(?: \p{L}+){0,6} )(?:khong|ko|chua)(?: (?:a|ad|vay|nhi|anh|chi|em|ban))* *[?.!]* *$/u;

/** The answer to one question of a message. @param before what was said until then, the answers before it included */
const answerPart = async (
  context: Context,
  sentence: string,
  whole: Understanding,
  conversation: Conversation,
  { isBeside, isOnly, before }: { isBeside: boolean; isOnly: boolean; before: Conversation['messages'] },
): Promise<string[]> => {
  const { cities, today, plan } = conversation;
  const isWhole = isOnly && !isBeside;
  const heard = isWhole ? whole : understand(sentence, { cities, today, planDays: plan?.days.length ?? 0 });
  // "And what does it cost?" is about the place that the sentence before it names, at the time that it names.
  const month = heard.wants.month ?? whole.wants.month;
  const needs = [...new Set([...heard.wants.needs, ...whole.wants.needs])];
  const then = { ...heard, wants: { ...heard.wants, needs, ...(month === undefined ? {} : { month }) } };
  const said = { ...then, places: { ...heard.places, ...placesMeant(heard, whole) } };
  const passport = said.talk.questions.includes('visa') && !said.nationality;
  const asked = {
    ...conversation,
    messages: [...before, { role: 'user' as const, content: sentence }],
    whole: conversation.whole ?? conversation.messages.at(-1)?.content ?? sentence,
  };
  const { folded } = readText(sentence);
  const towns = townsOf(said, conversation);
  const sea = await swimAsked(context, folded, said, conversation, towns);
  if (sea !== null) return [sea];
  const clothes = clothesAsked(context, folded, said, conversation, towns);
  if (clothes !== null) return [clothes];
  const nights = lanternNights(context.language, folded, said, conversation);
  if (nights !== null) {
    const evening = await knownTo(context, sentence, towns, cities);
    return [nights, ...(evening.isSure && evening.answer !== null ? [evening.answer] : [])];
  }
  const moon = moonDayAsked(context.language, folded, conversation);
  if (moon !== null) return [moon];
  const festival = await festivalDays(context, heard, whole, conversation);
  if (festival !== null) return [festival];
  const tet = await tetBeside(context, heard, whole, asked);
  if (tet.length > 0) return tet;
  const ofBefore = await bareAnswered(context, sentence, asked);
  if (ofBefore.length > 0) return ofBefore;
  if (asksIfEnough.test(folded)) return [await dayCostText(context, whole.wants.budget ?? 'middle')];
  const sight = asksIdea.test(folded) ? await recordAsked(context, heard, asked, towns) : null;
  if (sight !== null) return [sight];
  const idea = await ideaOf(context, folded, whole, conversation);
  if (idea !== null) return [idea];
  const like = await likeAsked(context, folded, said, conversation);
  if (like !== null) return [like];
  const other = await insteadAsked(context, said, conversation);
  if (other !== null) return [other];
  const aside = sideQuestion(context, folded, heard, whole, conversation);
  if (aside !== null) return [aside];
  // What is said of the body or of storms stands in the plan's own words.
  if (
    isBeside &&
    (heard.wants.limits.length > 0 || heard.wants.spending !== undefined || stormy.test(folded))
  )
    return [];
  if (isBeside && isRequest(said)) {
    const passing = await answersInPassing(context, said, conversation);
    return passing.length > 0 ? passing : aboutTowns(context, sentence, conversation);
  }
  // "I am Indian. Do I need a visa, and how long may I stay?"
  const text = await answerQuestion(
    context,
    passport ? { ...said, nationality: whole.nationality } : said,
    asked,
    isOnly && !isBeside,
  );
  if (text.length > 0) return text;
  // What stands beside the question in its sentence tells who asks: "nước đá uống được không, bạn tây của em hỏi".
  const clauses = isWhole ? questionsBeside(sentence).filter((one) => one.length < sentence.length) : [];
  for (const clause of clauses.slice(0, 2)) {
    const told = await found(context, clause, { isStrict: true });
    if (told.length > 0) return told;
  }
  const isOfList = !asksWhether.test(folded) && !isOfGuides(sentence) && !ofPrices.test(folded);
  const there = isBeside || !isOfList ? null : await thingsAsked(context, said, asked, true);
  if (there) return [there];
  const own = await aboutTowns(context, sentence, conversation, whole);
  if (own.length > 0 || isWhole) return own;
  return [adviceWords(context.language).unknownTo(sentence)];
};

/** What is asked of a thing is not answered by things. */
const ofPrices = words(
  'price[ds]?|cost|costs|how much|fees?|legal|illegal|allowed|bao nhieu|gia(?: ca)?(?! dinh)|quality|visibility|season|license|licence|permit|safe|safety|dangerous?|risky?|nguy hiem|an toan|bi (?:phat|cam|bat)|co sao (?:khong|ko)|khac (?:gi|nhau)',
);

/** "What can we do?", "any ideas?": the plan itself is the answer to whoever gets one. */
const asksForPlanItself =
  /^ ?(?:(?:so|and|but|then|ok|please|vay|thi|nen|thoi|ra ngoai|hoi|cho (?:minh|em) hoi) ,? ?)*(?:(?:what|where|which places?) (?:can|could|should|shall|do|would|must|might|to) (?:(?:we|i|you|one) )?(?:do|see|visit|go|suggest|recommend|advise|propose|fit in|plan)(?: (?:there|then|for (?:us|me)|with (?:us|that)|in (?:that|this) time|in between))?|any (?:ideas?|suggestions?|recommendations?|thoughts?|advice|tips)|what(?:'s| is| would be)? (?:your|the) (?:suggestion|recommendation|best plan|advice|plan)|(?:nen |co the )?(?:choi|di|xem|tham quan|lam|ghe)(?: choi)? (?:gi|dau|sao|the nao)(?: (?:kip|duoc|cho hop ly|cho tien|hay|bay gio|ha|nhi|day|ta|vay|ban|ad|a))*|goi y (?:giup|gi|dau)[^,;]{0,20}) *[?.! ]*$/u;

/** That the sum is not known, where somebody asks for one and the answer has none. */
const priceUnknown = ({ language }: Context, sentence: string, told: readonly string[]): string[] =>
  told.length > 0 && asksSum(readText(sentence).folded) && !told.some(tellsOfSums)
    ? [adviceWords(language).noSum]
    : [];

const ofBodies = words(
  'pregnan\\p{L}*|blood pressure|hypertension|heart (?:condition|disease|attack|problems?)|pacemaker|epilep\\p{L}*|asthma|chemo\\p{L}*|dialysis|mang (?:thai|bau)|(?<!ong )bau(?= |$)|(?:cao )?huyet ap|tim mach|benh tim|hen suyen|dong kinh',
);
const ofDoctors = /doctor|hospital|bác sĩ|bệnh viện/iu;

/** That nobody here can weigh an illness, where the answer to a question about one says nothing of it. */
const bodyUnknown = ({ language }: Context, sentence: string, told: readonly string[]): string[] =>
  told.length > 0 && ofBodies.test(readText(sentence).folded) && !told.some((text) => ofDoctors.test(text))
    ? [adviceWords(language).askDoctor]
    : [];

const mostAnswered = 5;

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
  const { messages } = conversation;
  const message = messages.at(-1)?.content ?? '';
  const asked = isBeside
    ? questionsBeside(message).filter((one) => !asksForPlanItself.test(readText(one).folded))
    : questionsWithin(message);
  if (isBeside && asked.length === 0) return answersInPassing(context, whole, conversation);
  const parts = joinedShort(asked, message);
  const told: string[] = [];
  for (const sentence of parts.slice(0, mostAnswered)) {
    // "How much is the cable car, and can somebody of 75 go?": the second is about what the first was about.
    const before = [
      ...messages.slice(0, -1),
      ...(told.length > 0 ? [{ role: 'assistant' as const, content: told.join('\n\n') }] : []),
    ];
    const isOnly = parts.length === 1;
    const known = await answerPart(context, sentence, whole, conversation, { isBeside, isOnly, before });
    const part = withParticular(context, sentence, known);
    told.push(...part, ...priceUnknown(context, sentence, part), ...bodyUnknown(context, sentence, part));
  }
  // What a later answer says with more to it is said there.
  return [...new Set(told)].filter(
    (one, _, all) => !all.some((other) => other !== one && other.includes(one)),
  );
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

const shortest = 2;
/** How far, how long and how much of what was just asked about. */
const ofSameWay =
  /^(?:and |roi |va )?(?:(?:mat|het|di|khoang|la) )*(?:bao lau|bao xa|may tieng|may gio dong ho|how long|how far|how many hours)(?: (?:is it|does it take|vay|a|thi toi))?[ ?]*$/u;

/** "How far is it? How long?" is one question; the whole message where nothing is marked as one. */
const joinedShort = (sentences: readonly string[], message: string): string[] => {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    const { folded } = readText(sentence);
    // "Any jellyfish?" is short and asks for something of its own.
    const isShort = sentence.split(/\s+/).length <= shortest && isBareQuestion(folded);
    const isFragment = isShort || ofSameWay.test(folded.trim());
    if (last !== undefined && isFragment) parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts.length > 0 ? parts : [message];
};

/** The places that a question is about: its own, else those of the message; on the way "there from Hà Nội" both. */
const placesMeant = (heard: Understanding, whole: Understanding) => {
  const { named, mentioned } = heard.places;
  const [only, other] = mentioned;
  const others = whole.places.mentioned.filter(({ id }) => id !== only?.id);
  if (only && !other && others.length > 0 && heard.talk.questions.includes('route'))
    return { named: [only, ...others.slice(0, 1)], mentioned: [only, ...others.slice(0, 1)] };
  if (only) return { named, mentioned };
  const isHome = ({ id }: { id: number }) => id === whole.places.origin?.id;
  const away = (places: Understanding['places']['named']) =>
    places.every(isHome) ? places : places.filter((place) => !isHome(place));
  return { named: away(whole.places.named), mentioned: away(whole.places.mentioned) };
};
