import type { Pool } from '../candidates';
import { warningsOf } from '../check/warnings';
import type { Plan } from '../plan-shapes';
import { readKnown } from '../records/read';
import { recordKey } from '../records/record';
import type { Understanding } from '../understand';
import { questionsBeside } from '../understand/asked';
import { leftOver } from '../understand/left-over';
import { namedIn } from '../understand/names';
import { refuses } from '../understand/refusals';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, wordsOf } from '../understand/text';
import { listOf } from '../words/lists';
import { wishWords } from '../words/wish-words';
import { answers, answersInPassing } from './answers';
import { costText, perPersonText, ratesFor, spendingText, tooLittleText } from './cost';
import { dietLack } from './diet-lack';
import { meansMissed } from './means-told';
import type { newPlan } from './new-plan';
import type { Noticed } from './noticed';
import { cautions, contradictions, isNoticed, partlyText, spentDaysText } from './notices';
import { othersTold } from './others-told';
import type { Particulars } from './particulars';
import { sightsMissed } from './sights-told';
import type { Context, Conversation } from './situation';
import { staysText } from './stays-told';
import type { Advice } from './told';
import { unmet } from './unmet';
import { uncoveredNear } from './where';
import { uncoveredText } from './where-told';
import { fulfilled, wishesOut } from './wishes-told';

const mostQuoted = 4;

/** What the message binds the plan to and nobody here understood, in its own words. */
const notUnderstood = (
  { language }: Context,
  { messages, cities, today }: Conversation,
  plan: Plan,
  pool: Pool,
  { unheard, topics }: Particulars,
): string[] => {
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const inPlan = plan.days.flatMap(({ stops }) =>
    stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []),
  );
  const told = [...unheard, ...topics.map(({ label }) => label?.[language] ?? '')].filter(
    (text) => text !== '',
  );
  const isHeard = (clause: string, { wants }: Understanding): boolean =>
    isNoticed(wordsOf(clause)) ||
    [...pool.all.values()].some(refuses(wants, cityNames)) ||
    told.some((phrase) => clause.includes(phrase)) ||
    namedIn([...inPlan, ...pool.all.values()], wordsOf(clause), cityNames).length > 0;
  const left = leftOver(messages.at(-1)?.content ?? '', { cities, today, planDays: 0 }, isHeard);
  if (left.length === 0) return [];
  const quoted = left.slice(0, mostQuoted).map((clause) => `“${clause}”`);
  return [wishWords(language).notUnderstood(listOf(language, quoted))];
};

/** What a plan is told with: what can't be, what to know, what it costs, and answers to what was asked beside it. */
export const adviceFor = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
  { plan, assumed, pool, taste, particulars }: Awaited<ReturnType<typeof newPlan>>,
): Promise<Advice> => {
  const { language } = context;
  const { cities, today, messages } = conversation;
  const noticed: Noticed = {
    language,
    plan,
    pool,
    cities,
    said: { ...said, wants: { ...said.wants, wanted: [...taste.wanted] } },
    named: taste.named,
    leftOut: assumed.leftOut,
    today,
  };
  const { spending } = plan.request;
  const rates = await ratesFor(context.db, spending);
  const about: Conversation = { ...conversation, plan };
  const known = await readKnown(context, plan);
  const asks = questionsBeside(messages.at(-1)?.content ?? '').length > 0;
  const asked = conversation.isAnswered
    ? []
    : asks
      ? await answers(context, said, about, true)
      : await answersInPassing(context, said, about);
  const typed = readText(
    messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .join('. '),
  );
  const stays = said.talk.questions.includes('stay')
    ? ''
    : await staysText(context, stayWishesIn(typed), [...new Set(plan.days.map(({ city_id }) => city_id))]);
  const wantsCost = spending !== undefined && !said.talk.questions.includes('cost');
  return {
    answers: asked,
    first: [
      ...dietLack(language, plan, pool, cities),
      ...contradictions(noticed),
      ...(spending ? [tooLittleText(language, plan, spending, rates)] : []),
      ...notUnderstood(context, conversation, plan, pool, particulars),
    ],
    notes: [
      ...fulfilled(noticed),
      ...wishesOut(noticed, particulars),
      stays,
      ...othersTold(language, typed),
      ...sightsMissed(noticed),
      ...meansMissed(noticed),
      ...unmet(noticed),
      ...cautions(noticed),
      ...warningsOf(plan, known, language, toldOtherwise(plan)),
    ],
    further: [
      ...(spending
        ? [
            [
              spendingText(language, spending, rates),
              perPersonText(language, plan, spending, { rates, cities: conversation.cities }),
            ]
              .join(' ')
              .trim(),
          ]
        : []),
      ...(wantsCost ? [costText(language, plan, pool)] : []),
    ],
  };
};

/** Kinds of findings that the text of a plan tells in words of its own. */
const toldOtherwise = ({ request }: Plan): Parameters<typeof warningsOf>[3] => [
  // Rough ground for a pushchair is told by the stop; where a wheelchair gets is told of all stops at once.
  ...(request.needs.includes('stroller') ? [] : (['hard_to_access'] as const)),
  'closed_for_tet',
  'bad_weather',
  'rainy_season',
  'long_transfer',
];

/** What a changed plan is told with. Findings that it had before were told before. */
export const adviceOnChange = async (
  context: Context,
  said: Understanding,
  { cities }: Conversation,
  { was, now, pool }: { was: Plan; now: Plan; pool: Pool },
): Promise<Advice> => {
  const { language } = context;
  const isSame = JSON.stringify(was) === JSON.stringify(now);
  const { places, wants } = said;
  const uncovered = uncoveredNear(places.uncovered, cities);
  const known = isSame ? null : await readKnown(context, now);
  const { spending } = wants;
  const rates = await ratesFor(context.db, spending);
  return {
    first: uncoveredText(language, null, uncovered),
    notes: known
      ? [
          ...partlyText(language, now, pool),
          ...spentDaysText(language, now, cities),
          ...warningsOf(now, known, language, []),
        ]
      : [],
    further: spending
      ? [
          spendingText(language, spending, rates),
          costText(language, now, pool),
          tooLittleText(language, now, spending, rates),
        ]
      : [],
  };
};
