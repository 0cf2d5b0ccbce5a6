import { addDays } from '../../../calendar/lunar/day-number';
import { seasons, topicsAmong, visas } from '../../search/answers/topics';
import { wordsIn } from '../../search/understand/written';
import type { Plan } from '../plan-shapes';
import { type Understanding, understand } from '../understand';
import { questionsAsked } from '../understand/asked';
import { asksForChange, asksOfPlan, isQuestion, namesDays, onlyAsks } from '../understand/clauses';
import { rangeIn } from '../understand/dates';
import { talkIn } from '../understand/questions';
import { asksWhatToDo } from '../understand/spare-time';
import { readText, words } from '../understand/text';
import { together } from './new-plan';
import type { Conversation } from './situation';

/** What is known by itself, whatever else a message says. */
const knowledge: ReadonlySet<string> = new Set([
  'visa',
  'money',
  'health',
  'emergency',
  'power',
  'transport',
]);

const known = new Set<string>([...knowledge, 'cost', 'route', 'weather']);

/** "What is the rate today, and what is a taxi from the airport?": nothing but questions that have answers. */
const isOfQuestionsOnly = (message: string): boolean => {
  const parts = questionsAsked(message);
  const rest = parts.reduce((left, part) => left.replace(part.replace(/\?$/u, ''), ''), message);
  return (
    parts.length > 0 &&
    !/\p{L}{4}/u.test(rest) &&
    parts.every((part) => talkIn(readText(part)).questions.some((question) => known.has(question)))
  );
};

/** Days with what they shall be like are a request, whatever is asked beside it; so is a layover. */
const tellsOfJourney = ({ wanted, budget, pace, times }: Understanding['wants'], message: string): boolean =>
  times.layover !== undefined ||
  (times.spare !== undefined && asksWhatToDo(readText(message).folded)) ||
  (times.arrives !== undefined && times.leaves !== undefined) ||
  (namesDays(message) &&
    (budget !== undefined || pace !== undefined || wanted.some(({ name }) => name !== 'food')));

/** Whether somebody says of all days when they begin, when they are over and what they are free of. */
const tellsHours = ({ times }: Understanding['wants']): boolean =>
  [times.begins, times.ends, times.busy, times.arrives, times.leaves].some((one) => one !== undefined);

/** To be allowed something, which is asked of who makes the plan. */
const wishesPolitely = words(
  '(?<!(?:how|what|where|when|which|who|why) )(?:can|could|may|might|shall|would|will) (?:we|i|you|it|this|that|they|everything)(?! (?:still|see|get|swim|walk|eat|buy|say|tell|recommend|suggest|use|pay|drink|find|cost|be (?:open|closed|hot|cold|crowded|wet|dry|raining)|rain))|is it (?:possible|ok|okay|alright) to|any chance (?:of|we|to)|(?:duoc|dc) (?:khong|ko|k|hong|hem)',
);

/** Whether a wish for another time, length or party is put as a question: "could it start on a Saturday?". */
const wishesChange = (
  { start_date, days, adults, children, joining, total }: Understanding['wants'],
  message: string,
): boolean =>
  [start_date, days, adults, children, joining, total].some((one) => one !== undefined) &&
  wishesPolitely.test(readText(message).folded);

const monthBefore = 30;

/** Whether both ends of a journey are told, and not asked of. @param start when it begins, as it was understood */
const isToldBeside = (message: string, start = '2026-01-01'): boolean =>
  (message.match(/[^.!?;,\n]+[.!?;,]*/gu) ?? []).some(
    (clause) =>
      !isQuestion(clause) &&
      rangeIn(readText(clause), { today: addDays(start, -monthBefore), hasPlan: false })?.days !== undefined,
  );

const toFill = words(
  '(?:what|where|which places?) (?:can|could|do|should|shall|would|to) (?:we|i|you|do|see|visit|go)|in between|what (?:fits|works)|(?:fill|spend|use|kill) (?:the|our|my|that|this) (?:time|days?|hours?|gap)|see (?:something|anything|a bit|some) of|worth (?:doing|seeing)|what(?: i?s)? best|whats best|whats worth it|can or not|choi gi|di dau|lam gi|tham quan gi|di (?:sao|the nao|ra sao) (?:cho|thi)|sap xep|xep (?:sao|the nao)|cho het gio|giet thoi gian',
);

/** "Friday is our single day in Hanoi". */
const ownDay = words(
  '(?:our|my|the|an?|one)(?: \\p{L}+)? (?:only|single|sole|one) (?:full |whole |free )?day|(?:only|just) (?:one|a single) (?:full |whole |free )?day|(?:chi|duy nhat)(?: co| duoc| moi)* (?:mot|1|dung 1|dung mot) (?:ngay|hom)',
);

/** Where somebody is, from when to when, and who goes or that these days want filling: a journey, whatever is asked of it. */
const tellsWhole = ({ wants, places }: Pick<Understanding, 'wants' | 'places'>, message: string): boolean => {
  if (places.named.length + places.uncovered.length === 0) return false;
  const { arrives, leaves } = wants.times;
  const isToldWhen =
    wants.start_date !== undefined && (wants.days ?? 0) > 1 && isToldBeside(message, wants.start_date);
  const isTimed =
    (arrives !== undefined && leaves !== undefined) ||
    (wants.start_date !== undefined && (arrives !== undefined || leaves !== undefined));
  const isLong = (wants.days ?? 0) > 1 && namesDays(message);
  const isOfSome = wants.adults !== undefined || wants.children !== undefined;
  const { folded } = readText(message);
  const wantsFilled = toFill.test(folded);
  // "4 ngày, mỗi đứa 3 triệu, đủ không?" wants the days that the money is enough for.
  const isPaid = (wants.days ?? 0) > 1 && wants.spending !== undefined;
  const isSpare = wants.times.spare !== undefined && (arrives !== undefined || leaves !== undefined);
  const isOfOwnDays = wants.start_date !== undefined && !ofToday.test(folded);
  const isOwnDay = wants.start_date !== undefined && ownDay.test(folded);
  return (
    isPaid ||
    isSpare ||
    isOwnDay ||
    (isToldWhen && (isOfSome || wantsFilled)) ||
    // "We are there from Tuesday to Thursday": days of their own, whatever is asked of them.
    (isOfOwnDays && (wants.days ?? 0) > 1) ||
    (isOfOwnDays && isTimed) ||
    ((isTimed || isLong) && wantsFilled)
  );
};

/** Whether a message wants to know something rather than have a plan made or changed. */
export const asksOnly = (
  { talk, acts, wants, places, verb }: Understanding,
  plan: Plan | null,
  message = '',
): boolean => {
  if (plan !== null && asksOfPlan(message)) return true;
  if (talk.asksForPlan || acts.length > 0) return false;
  if (plan !== null && (asksForChange(message) || wishesChange(wants, message))) return false;
  // What somebody can't do or eat is heeded, and what the rules say of it is not asked.
  const tellsLimits = wants.limits.length + wants.diets.length > 0;
  if (plan !== null && (tellsHours(wants) || tellsLimits) && !message.includes('?')) return false;
  // So does who has an evening, and asks where to go in it.
  const isSpare = wants.times.spare !== undefined && places.named.length > 0;
  if (isSpare && tellsOfJourney(wants, message)) return false;
  // Where, from when to when and who goes is a journey, whatever is asked beside it.
  if (plan === null && tellsWhole({ wants, places }, message)) return false;
  // Who says how many days, and what for, wants them planned, however it is asked.
  const isJourney = wants.days !== undefined && wants.wanted.length > 0;
  if (places.named.length === 0 && !isJourney && isOfQuestionsOnly(message)) return true;
  // "Can I get 90 days?" is about the stamp, not about a journey.
  const isOfStamp = talk.questions.includes('visa');
  const isNowhere = places.mentioned.length === 0 && (wants.days === undefined || isOfStamp);
  if (talk.questions.some((question) => knowledge.has(question)) && isNowhere) return true;
  // "What's the rate today?" is about a day of which nothing is planned.
  const isLong = wants.days !== undefined && !(wants.days === 1 && ofToday.test(readText(message).folded));
  // "We are there from the 3rd to the 9th, is everything closed?" tells when, and asks.
  if (onlyAsks(message) && !tellsOfJourney(wants, message))
    return plan === null || verb === null || talk.isQuestion;
  if (isLong) return false;
  if (talk.questions.length > 0) return plan === null || verb === null || talk.isQuestion;
  return talk.isQuestion && (plan === null || verb === null);
};

const ofToday = words('today|tonight|now|hom nay|toi nay|sang nay|bay gio|hien (?:tai|gio)');

/** Whether a message is about today, of which nothing is planned. */
export const isOfToday = (message: string): boolean => ofToday.test(readText(message).folded);

/** What is said with a wish to go or to have something made, however it is put. */
export const wishes = words(
  '(?<!(?:where|what|when|how|which|who|why|much|many|long|far) )(?:can|could|would|will) (?:you|we|i)|(?:do|should|shall) (?:you|we|i) (?:\\p{L}+ )?(?:go|see|visit|start|travel)|how about|what about|why not|(?:want|wanna|wish|like|love|hope|hoping|going|planning|intend|plan) to|id like|(?:were|we are|im|i am) (?:going|coming|visiting|travell?ing|flying)|muon|(?<!(?:khai|gia|nam|binh) )dinh(?! (?:doc lap|thong nhat|lang|bao dai|iii|thay))|du dinh|du tinh|cho (?:minh|em|toi|anh|chi|tui|nha)|giup|goi y|tu van|nha minh|gia dinh|len lich|xep',
);

const asksPolitely = /(?<!\p{L})(?:duoc|dc|dk) (?:khong|ko|k|hong|chu|a)(?!\p{L})[ .!?]*$/u;

/** Whether each sentence asks and none wishes: where bags are left in Hà Nội, which scams there are in Sài Gòn. */
const isOfQuestionsAlone = ({ talk, wants, acts }: Understanding, message: string): boolean => {
  const folded = readText(message).folded;
  if (talk.asksForPlan || acts.length > 0 || wants.days !== undefined || wishes.test(folded)) return false;
  // "Rẻ hơn chút được không" is asked like a question and is none.
  if (asksPolitely.test(folded) && (wants.budget !== undefined || wants.pace !== undefined)) return false;
  const sentences = (message.match(/[^.!?\n]+[.!?]*/g) ?? []).filter((one) => /\p{L}/u.test(one));
  const known = isOfGuides(message);
  return (
    sentences.length > 0 &&
    sentences.every((sentence) => {
      const own = talkIn(readText(sentence));
      return asksSomething.test(readText(sentence).folded) || (own.isQuestion && known);
    })
  );
};

/** Whether a message is about a matter that the guides tell of, the seasons aside. */
export const isOfGuides = (message: string): boolean =>
  topicsAmong(wordsIn(message)).some(({ group }) => group !== seasons);

/** Whether more is asked than who needs which visa: how it is extended, where one crosses by land. */
export const isBesideVisas = (message: string): boolean =>
  topicsAmong(wordsIn(message)).some(({ group }) => group !== seasons && !visas.has(group));

/** A word to ask with, at the beginning in English, anywhere in Vietnamese. */
const asksSomething =
  /^ ?(?:is|are|does|do|did|has|have|should|must|may|what|whats|which|how|why|when|where|wheres|who)\b|(?<!\p{L})(?:(?:co|duoc|can|phai|bi) (?:\p{L}+ ){0,6}(?:khong|ko|k|chua)(?!\p{L})|bao nhieu|bao lau|bao xa|may gio|o dau|the nao)/u;

/** "Is it safe to swim in Nha Trang?" wants no plan, "can you show us Huế?" does. */
export const isPureQuestion = (said: Understanding, message: string): boolean =>
  (onlyAsks(message) && !tellsOfJourney(said.wants, message)) ||
  isOfQuestionsAlone(said, message) ||
  isPlainQuestion(said) ||
  asksToKnow(said, message);

/** How one begins who wants something made. */
const wishesForPlan = words(
  "plan|itinerary|recommend|suggest|propose|help (?:me|us)|(?:can|could|would|will) you|give (?:me|us)|show (?:me|us)|we(?:'re| are)? (?:want|going|coming|planning)|(?:want|like|love|hope|hoping|planning|going) to|id (?:like|love)|how about|what about|lich trinh|len lich|xep|goi y|tu van|giup|gium|dinh|du dinh|du tinh|muon|cho (?:minh|em|toi|anh|chi|tui|nha)",
);
/** A word to ask with at the beginning of a sentence, or what asks at its end. */
const asksAtAll =
  /^ ?(?:(?:and|but|so|ok|fine|also|please|hi|hello|vay|con|thoi|cho hoi|a|ad oi|ad) ?,? )*(?:is|are|does|do|did|has|have|should|must|may|can (?:we|i|you still|one|foreigners|kids|children)|could (?:we|i)|what|whats|wht|wat|which|how|hows|why|when|where|wheres|who|any(?:thing|one)?|mua (?:thi|co)|(?:the )?best (?:\p{L}+ ){1,4}(?:in|near|around))(?![\p{L}])|\? *$|(?<!\p{L})(?:khong|chua|bao nhieu|bao lau|bao xa|may gio|may ngay|may dem|o dau|di dau|an dau|mua dau|the nao|ra sao|sao cho (?:on|hop|tot|do|dung|khoe|an toan)|sao|gi|nao)(?: (?:tien|dep|re|gan|hop|tot|on|vui)(?= nhat| hon))?(?: (?:vay|z|the|a|ha|nhi|ta|hon|ad|anh|chi|em|ban|ban oi|nha|nhe|la du|la vua|la hop ly|nhat|roi))* *[.?!]* *$/u;

/** "Do we go to Huế first?" is about the journey that there shall be. */
const ofOwnWay = words('(?:do|should|shall) (?:we|i) (?:go|start|begin|fly|visit|see|take)(?! there)');

/** Whether somebody asks and neither tells of a journey nor wishes for one: no plan takes the place of an answer. */
const asksToKnow = ({ talk, acts, wants }: Understanding, message: string): boolean => {
  const { folded } = readText(message);
  const isLong = wants.days !== undefined && !(wants.days === 1 && ofToday.test(folded));
  const isDated = wants.start_date !== undefined && !ofToday.test(folded);
  if (talk.asksForPlan || acts.length > 0 || isLong || isDated || wishesForPlan.test(folded)) return false;
  if (ofOwnWay.test(folded)) return false;
  if (asksPolitely.test(folded) && (wants.budget !== undefined || wants.pace !== undefined)) return false;
  return asksAtAll.test(folded);
};

const isPlainQuestion = ({ talk, wants, words: said }: Understanding): boolean =>
  talk.isQuestion &&
  wants.adults === undefined &&
  wants.children === undefined &&
  wants.start_date === undefined &&
  wants.pace === undefined &&
  wants.budget === undefined &&
  wants.days === undefined &&
  (pureQuestion.test(said) || asksSomething.test(said)) &&
  (!wantsToGo.test(said) || asksOfOthers.test(said));

const pureQuestion =
  /^(?:is|are|does|do|did|will|should|what|whats|which|how|why|when|who|must|may i|if|neu|lo|nho)\b|(?<!duoc )\b(?:khong|ko|chua|bao nhieu|bao lau|the nao|ra sao|thi sao|lam sao)(?: (?:anh|chi|em|ban|a|vay|z))?$/;

/** "Does the train go to Hội An?": whoever goes there, it is not the one who asks. */
const asksOfOthers =
  /^(?:does|is|are|did|has|have|will|do) (?!(?:i|we|you|us)\b)(?!.*\b(?:i|we|us|my|our|plan|itinerary)\b)/;

/** A wish to travel without a word of where or how long. */
export const wantsToGo =
  /\b(?:go|travel|visit|holiday|vacation|journey|tour|see|explore|di choi|du lich|di dau|muon di|nghi mat)\b/;

/** Everything that the visitor said while there was no plan counts together: an answer to a question is half a request. */
export const wholeRequest = (conversation: Conversation): Understanding | null => {
  const { messages, cities, today } = conversation;
  const said = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }, index, all) => {
      const one = understand(content, { cities, today, planDays: 0 });
      return index < all.length - 1 && asksOnly(one, null, content) ? ofQuestion(one) : one;
    });
  return together(said.filter((one) => !one.places.abroad || one.places.named.length > 0));
};

/** What a room or a bus costs is no budget of a journey, and what is asked by the way is no wish. */
const ofQuestion = (said: Understanding): Understanding => {
  // "How many days do I need?" says nothing of who goes.
  const { spending: _sum, budget: _level, adults, ...rest } = said.wants;
  const wants = adults === 1 || adults === undefined ? rest : { ...rest, adults };
  const { questions } = said.talk;
  if (!questions.includes('route') && !questions.includes('stay')) return { ...said, wants };
  const { start_date: _date, month: _month, ...others } = wants;
  return { ...said, wants: { ...others, interests: [], wanted: [], avoided: [] } };
};

/** What was refused before is not proposed again, unless it has been asked for since. */
export const remembered = (said: Understanding, { messages, cities, today }: Conversation) => {
  const before = messages
    .filter(({ role }) => role === 'user')
    .slice(0, -1)
    .map(({ content }) => understand(content, { cities, today, planDays: 0 }));
  const { wanted } = said.wants;
  const all = [...before, said];
  const avoided = all.flatMap(({ wants }) => wants.avoided).filter((topic) => !wanted.includes(topic));
  const named = new Set(said.verb === 'remove' ? [] : said.places.named.map(({ id }) => id));
  const left = all.flatMap(({ places }) => places.left).filter((id) => !named.has(id));
  return {
    wants: {
      wanted: [...new Set([...all.flatMap(({ wants }) => wants.wanted)])].filter(
        (topic) => !avoided.includes(topic),
      ),
      avoided,
      phrases: all.flatMap(({ wants }) => wants.phrases),
      refused: all.flatMap(({ wants }) => wants.refused),
      limits: all.flatMap(({ wants }) => wants.limits),
      musts: all.flatMap(({ wants }) => wants.musts ?? []).filter((topic) => !avoided.includes(topic)),
      ...all.reduce<{ sightsADay?: number }>(
        (found, { wants: { sightsADay } }) => (sightsADay === undefined ? found : { sightsADay }),
        {},
      ),
    },
    places: {
      named: said.places.named,
      base: said.places.base,
      left,
      sightsLeft: all.flatMap(({ places }) => places.sightsLeft),
    },
  };
};
