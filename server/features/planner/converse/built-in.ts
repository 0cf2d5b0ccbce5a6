import { token } from '../stream/events';
import { type Understanding, understand } from '../understand';
import { questionsAsked } from '../understand/asked';
import { asksForHand } from '../understand/asks-for-hand';
import { namesDays } from '../understand/clauses';
import { isComplaint } from '../understand/complaint';
import { besidePlan } from '../understand/journey-ends';
import { asksParticulars } from '../understand/looked-up';
import { withoutPlanRefused } from '../understand/plan-refused';
import { replyIn } from '../understand/reply';
import { saysAnything, saysOfJourney } from '../understand/says-anything';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { chatWords } from '../words/chat-words';
import { listOf } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { replyWords } from '../words/reply-words';
import { talkWords } from '../words/talk-words';
import { choosesOwn, saidAfresh, startsAnew } from './anew';
import { answers } from './answers';
import { bookingTold } from './booking-told';
import { changed, lessDriving } from './change-answer';
import { changedAndAnswered, changedInTurn } from './changed-in-turn';
import { chatTold } from './chat-told';
import { comparison } from './compare';
import { comparesPlaces } from './compares-places';
import { withContext } from './continued';
import { directlyKnown, isToldByFacts, knownInsteadOfPlan } from './directly-known';
import { withRecommended } from './instead';
import { knownTo, unknownTold } from './known-told';
import { asLookedUp, looksUp, wantsToldSo } from './looks-up';
import { planned } from './make-answer';
import { asksOnly, isOfToday, isPureQuestion, wantsToGo, wholeRequest } from './meant';
import { orderIn } from './order-in';
import { placeListAsked } from './place-list-asked';
import { planAsked } from './plan-asked';
import { besideProvince, provinceAsked } from './province-asked';
import { planBefore } from './replay';
import { withReply } from './replies';
import { type Answer, lastOf, paragraphs, simply } from './sending';
import { siteAsked } from './site-asked';
import type { Context, Conversation } from './situation';
import { stopAsked } from './stop-asked';
import { tetAsked } from './tet-asked';
import { uncoveredNear } from './where';
import { whereToGo } from './where-to-go';
import { uncoveredText } from './where-told';
import { answersWithoutPlan } from './without-plan';

async function* undone(context: Context, conversation: Conversation): Answer {
  const words = adviceWords(context.language);
  const { questions } = phrasesIn(context.language);
  const before = await planBefore(conversation, (earlier) => builtIn(context, earlier));
  if (before === 'unchanged') return yield* simply(words.notChanged, [questions.longer, questions.cheaper]);
  if (before) yield { type: 'plan', plan: before };
  yield* simply(before ? words.undone : words.undo, [questions.longer, questions.cheaper]);
}

/** What was asked has been answered. */
const withoutQuestions = (conversation: Conversation): Conversation => ({
  ...conversation,
  isAnswered: true,
});

const boughtCompany = words(
  'escorts?|prostitut\\p{L}*|hookers?|(?:book|girls?)(?: \\p{L}+){0,4} (?:girls?|wom[ae]n|tonight|night)|gai goi|goi gai|mai dam',
);

const drugs = words(
  'weed|marijuana|cannabis|cocaine|ecstasy|mdma|ketamine|heroin|meth|can sa|co my|thuoc lac|ma tuy|ke(?: o)? tai|da lan|bong cuoi',
);
/** Nobody shall write one of these here. */
const cardNumber = /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}(?!\d)/u;

const isOfBeds = words(
  'hotels?|hostels?|rooms?|tickets?|flights?|khach san|phong|ve (?:may bay|tau|xe)|nha nghi',
);

const hasTopic = ({ wants, acts }: Understanding): boolean =>
  acts.length > 0 || (wants.days !== undefined && wants.wanted.length > 0);

/** What a question that names another country asks about Vietnam as well. */
const ofVietnam = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string[]> => {
  const message = lastOf(conversation);
  const { month } = said.wants;
  const isOfBoth = words('vietnam|viet nam|vn|or|vs|versus|hay').test(said.words);
  if (!isOfBoth || !(said.talk.isQuestion || month !== undefined)) return [];
  const content = message.replace(new RegExp(said.places.abroad ?? '$^', 'iu'), ' ');
  const asked = { ...conversation, messages: [{ role: 'user' as const, content }] };
  const { places } = said;
  const own = { ...said, places: { ...places, abroad: null } };
  const told = await answers(context, own, asked);
  const isToldWhere = said.talk.questions.includes('where');
  return month === undefined || isToldWhere ? told : [...told, await whereToGo(context, own, asked)];
};

/** Answers from nothing but the database and what the message says. */
export async function* builtIn(context: Context, asked: Conversation): Answer {
  const conversation = withContext(context, await withRecommended(context, withReply(context, asked)));
  const { plan, cities, today } = conversation;
  const say = phrasesIn(context.language);
  yield { type: 'status', text: say.status.reading };
  const said = understand(lastOf(conversation), {
    cities,
    ...besidePlan(plan, today),
  });
  const { talk, places } = said;
  const isAbout = saysAnything(said);
  const isForeign =
    places.abroad !== null &&
    places.named.length === 0 &&
    places.uncovered.length === 0 &&
    !talk.questions.includes('visa') &&
    // "No temples please, we saw enough in Thailand" is about the plan.
    !(plan && isAbout);
  if (isForeign) {
    const told = await ofVietnam(context, said, conversation);
    if (told.length === 0) return yield* simply(say.abroad, say.questions.days);
    yield* paragraphs([say.abroadAside(places.abroad ?? ''), ...told]);
    return yield { type: 'questions', items: say.questions.days };
  }
  const isDayless =
    said.wants.days === undefined || (said.wants.days === 1 && isOfToday(lastOf(conversation)));
  const own = talkWords(context.language);
  if (isComplaint(lastOf(conversation)))
    return yield* simply(
      [own.complaint, plan ? say.nothingChanged : ''].join(' ').trim(),
      plan ? [say.questions.longer, say.questions.slower] : say.questions.days,
    );
  const whole = wholeRequest(conversation) ?? said;
  if (!plan && asksForHand(said.words) && !saysOfJourney(whole))
    return yield* simply(chatWords(context.language).hand, say.questions.days);
  if (!plan && said.wants.reversed)
    return yield* simply(adviceWords(context.language).reversed(said.wants.reversed), []);
  // "Tết có 30 không hay chỉ tới 29": a day of the calendar, and no journey on it.
  const tet =
    !plan && isDayless && places.mentioned.length === 0 ? tetAsked(context.language, said, today) : null;
  if (tet !== null) return yield* simply(tet, say.questions.days);
  if (!plan && said.wants.impossibleDate && said.wants.days === undefined)
    return yield* simply(adviceWords(context.language).impossibleDate(said.wants.impossibleDate), []);
  // "Oops, home on the 24th": the other end was said before.
  if (!plan && said.wants.until && whole.wants.start_date && whole.wants.days)
    return yield* planned(context, whole, conversation);
  if (talk.isOffTopic && (!talk.asksForPlan || talk.isHostile) && isDayless && said.acts.length === 0) {
    const isIllegal = boughtCompany.test(said.words) || drugs.test(said.words);
    const told = [
      isIllegal && boughtCompany.test(said.words) ? own.illegal : say.offTopic,
      ...(isIllegal && !boughtCompany.test(said.words) ? [own.illegal] : []),
      ...(talk.smallTalk === 'booking' ? [own.booking] : []),
      ...(cardNumber.test(lastOf(conversation)) ? [own.cardNumber] : []),
    ];
    return yield* simply(told.join(' '), say.questions.days);
  }
  const unplanned = withoutPlanRefused(lastOf(conversation));
  if (unplanned) {
    yield* paragraphs(await answersWithoutPlan(context, unplanned, conversation));
    return yield { type: 'questions', items: say.questions.days };
  }
  const mixed = plan ? await changedAndAnswered(context, conversation, plan) : null;
  if (mixed) return yield* mixed;
  const ofPlan = plan ? await planAsked(context, conversation, plan) : null;
  if (ofPlan) return yield* simply(ofPlan, [say.questions.longer, say.questions.slower]);
  const province =
    said.wants.days === undefined && !talk.asksForPlan
      ? provinceAsked(context.language, lastOf(conversation))
      : null;
  if (province && (talk.isQuestion || lastOf(conversation).includes('?'))) {
    const others = questionsAsked(besideProvince(lastOf(conversation))).join(' ');
    yield* paragraphs([
      province,
      ...(others === '' ? [] : await answersWithoutPlan(context, others, conversation)),
    ]);
    return yield {
      type: 'questions',
      items: plan ? [say.questions.longer, say.questions.slower] : say.questions.days,
    };
  }
  const ofSite = said.wants.days === undefined ? siteAsked(context.language, lastOf(conversation)) : null;
  if (ofSite && places.named.length === 0)
    return yield* simply(ofSite, plan ? [say.questions.longer, say.questions.cheaper] : say.questions.days);
  const isLookedUp =
    looksUp(said, lastOf(conversation), cities) &&
    (plan === null || (asksParticulars(lastOf(conversation)) && said.verb === null));
  const direct =
    isLookedUp || asksOnly(said, plan, lastOf(conversation))
      ? await directlyKnown(context, said, conversation)
      : null;
  if (direct)
    return yield* simply(direct, plan ? [say.questions.longer, say.questions.slower] : say.questions.days);
  const ofPlaces = await placeListAsked(context, said, conversation);
  if (ofPlaces) return yield* simply(ofPlaces, say.questions.days);
  const isBooking = (talk.smallTalk === 'booking' || talk.smallTalk === 'cancelling') && !talk.asksForPlan;
  const isIdle = !talk.asksForPlan && places.named.length === 0 && !hasTopic(said);
  // "Book me 3 days in Quy Nhơn" has a plan in it, which is what can be had here.
  const isOfDays = talk.smallTalk === 'booking' && places.named.length > 0 && (said.wants.days ?? 0) > 1;
  if (isBooking && isOfDays && !plan && namesDays(lastOf(conversation)) && !isOfBeds.test(said.words)) {
    yield* paragraphs([own.bookingPlanned]);
    yield { type: 'text', delta: '\n\n' };
    return yield* planned(context, whole, conversation);
  }
  if (isBooking) {
    const told = await bookingTold(context, said, conversation);
    yield* paragraphs([...told, ...(cardNumber.test(lastOf(conversation)) ? [own.cardNumber] : [])]);
    return yield { type: 'questions', items: say.questions.days };
  }
  if (talk.smallTalk && isIdle)
    return yield* simply(talkWords(context.language)[talk.smallTalk], say.questions.days);
  if (talk.asksForUndo && plan) return yield* undone(context, conversation);
  const reply = replyIn(lastOf(conversation));
  const short = replyWords(context.language);
  if (reply?.says === 'no') return yield* simply(short.declined, say.questions.days);
  if (reply?.says === 'yes' && plan && said.wants.days === undefined)
    return yield* simply(short.stands, [say.questions.longer, say.questions.cheaper]);
  if (reply?.says === 'yes' && !isAbout && !talk.asksForPlan)
    return yield* simply(chatWords(context.language).ready, say.questions.days);
  if (talk.chat)
    return yield* simply(
      chatTold(context, talk.chat, plan !== null),
      plan ? [say.questions.longer, say.questions.cheaper] : say.questions.days,
    );
  const ofStop = plan ? await stopAsked(context, conversation, plan) : null;
  if (ofStop) return yield* simply(ofStop, [say.questions.longer, say.questions.slower]);
  const afresh = plan && saidAfresh(plan, conversation);
  if (afresh) return yield* planned(context, afresh, { ...conversation, plan: null });
  if (plan && choosesOwn(said, plan, conversation) && !asksOnly(said, plan, lastOf(conversation))) {
    const { days = plan.days.length } = whole.wants;
    return yield* planned(context, { ...whole, wants: { ...whole.wants, days } }, conversation);
  }
  const inTurn = plan ? await changedInTurn(context, conversation, plan) : null;
  if (inTurn) return yield* inTurn;
  const ordered = plan ? await orderIn(context, conversation, plan) : null;
  if (ordered && plan) return yield* changed(context, ordered.said, conversation, plan, ordered);
  const weighed = comparesPlaces(said, lastOf(conversation))
    ? await comparison(context, said, conversation)
    : null;
  const isPlanned = said.wants.days !== undefined || talk.asksForPlan;
  if (weighed?.pick && isPlanned && !plan) {
    // Who has one picked to be planned gets both.
    yield* paragraphs([weighed.text]);
    yield { type: 'text', delta: '\n\n' };
    const named = [{ id: weighed.pick.id, at: 0 }];
    const places = { ...said.places, named, uncovered: [], left: [] };
    return yield* planned(context, { ...said, places }, withoutQuestions(conversation));
  }
  if (weighed) {
    const next = weighed.pick ? [say.questions.inCity(3, weighed.pick.title)] : say.questions.days;
    return yield* simply(weighed.text, next);
  }
  if (said.wants.noDays) return yield* simply(adviceWords(context.language).noDays, say.questions.days);
  if (isLookedUp || isToldByFacts(said) || asksOnly(said, plan, lastOf(conversation))) {
    const heard = isLookedUp ? asLookedUp(said, lastOf(conversation)) : said;
    const told = await answers(context, heard, conversation);
    const open = plan ? [say.questions.longer, say.questions.slower] : say.questions.days;
    if (told.length > 0) {
      yield* paragraphs(told);
      return yield { type: 'questions', items: open };
    }
    const isUnknown = isLookedUp && wantsToldSo(heard, lastOf(conversation));
    if (!isAbout || isUnknown || isPureQuestion(said, lastOf(conversation))) {
      // Of a place without a page it says what is near.
      const near = uncoveredText(context.language, null, uncoveredNear(places.uncovered, cities));
      const towns = places.mentioned.map(({ id }) => token({ kind: 'city', id }));
      const advice = adviceWords(context.language);
      const unknown = towns.length > 0 ? advice.unknownAt(listOf(context.language, towns)) : advice.unknown;
      const named = cities.filter(({ id }) => places.mentioned.some((one) => one.id === id));
      const known = await knownTo(context, lastOf(conversation), named, cities);
      return yield* simply([...near, unknownTold(context.language, unknown, known.near)].join(' '), open);
    }
  }
  if (plan && talk.isGoodbye)
    return yield* simply(say.goodbye, [say.questions.longer, say.questions.cheaper]);
  if (plan && !startsAnew(said, plan)) {
    const asksForBeds =
      stayWishesIn(readText(lastOf(conversation))).length > 0 || lessDriving.test(said.words);
    if (isAbout || asksForBeds) return yield* changed(context, said, conversation, plan);
    if (talk.isThanks) return yield* simply(say.thanks, [say.questions.longer, say.questions.cheaper]);
    return yield* simply(`${talk.asksForHelp ? say.help : say.unclear} ${say.nothingChanged}`, [
      say.questions.swap(Math.min(2, plan.days.length)),
      say.questions.cheaper,
      say.questions.slower,
    ]);
  }
  if (talk.isGoodbye) return yield* simply(say.goodbye, say.questions.days);
  if (talk.isGreeting || cities.length === 0) return yield* simply(say.greeting, say.questions.days);
  const read = await knownInsteadOfPlan(context, said, conversation);
  if (read) return yield* simply(read, say.questions.days);
  const wantsPlan = saysOfJourney(whole) || talk.asksForPlan || wantsToGo.test(said.words);
  if (wantsPlan) return yield* planned(context, whole, conversation);
  const told = await answers(context, said, conversation);
  if (told.length > 0) {
    yield* paragraphs(told);
    return yield { type: 'questions', items: say.questions.days };
  }
  yield* simply(talk.isThanks ? say.thanks : talk.asksForHelp ? say.help : say.unclear, say.questions.days);
}
