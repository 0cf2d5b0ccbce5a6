import { readPool } from '../candidates';
import { unknownAmong } from '../records/unknown-names';
import type { Understanding } from '../understand';
import { rangeIn } from '../understand/dates';
import { feastIn } from '../understand/feasts';
import { properNamesIn } from '../understand/proper-names';
import { readText } from '../understand/text';
import { frameWords } from '../words/frame';
import { listOf } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { adviceFor } from './advice-for';
import { festivalsText, readFestivals, withFestivals } from './festivals';
import { freeDaysText, freeIn } from './free-days';
import { withLanternNight } from './lunar-asked';
import { newPlan } from './new-plan';
import { type Answer, further, lastOf, paragraphs, simply } from './sending';
import { type Context, type Conversation, tasteOf } from './situation';
import { suggestionsFor } from './suggestions';
import { newPlanText } from './told';

/** What the last message names to go to and nothing here has. */
const unknownPlaces = (context: Context, conversation: Conversation): Promise<string[]> =>
  unknownAmong(context, properNamesIn(readText(lastOf(conversation)), conversation.cities));

const unknownText = (language: Context['language'], names: readonly string[], isPlanned: boolean): string =>
  frameWords(language).unknownPlace(listOf(language, names), isPlanned);

/** A plan that is made, told and, where days are left free, with what may fill them. */
export async function* planned(context: Context, heard: Understanding, conversation: Conversation): Answer {
  const say = phrasesIn(context.language);
  const unknown = await unknownPlaces(context, conversation);
  const { named: goesTo, uncovered, region } = heard.places;
  if (unknown.length > 0 && goesTo.length === 0 && uncovered.length === 0 && region === null)
    return yield* simply(unknownText(context.language, unknown, false), say.questions.days);
  yield { type: 'status', text: say.status.building };
  const festivals = await readFestivals(context, conversation.today);
  const { said: dated, named } = withFestivals(heard, festivals, conversation.cities);
  const said = withLanternNight(dated, conversation);
  const made = await newPlan(context, said, conversation);
  const { plan, assumed } = made;
  yield { type: 'plan', plan };
  const told = await adviceFor(context, said, conversation, made);
  const text = readText(lastOf(conversation));
  const feast = feastIn(text.folded, conversation.today);
  const feasts = festivalsText(
    context.language,
    plan,
    festivals,
    named,
    // "27 Chạp to mùng 6" are the ends of a journey, and no feast for which people come.
    rangeIn(text, { today: conversation.today, hasPlan: false })?.start || feast?.before
      ? undefined
      : feast?.date,
  );
  const { abroad } = said.places;
  const missing = [
    ...(abroad === null ? [] : [say.abroadAside(abroad)]),
    ...(unknown.length > 0 ? [unknownText(context.language, unknown, true)] : []),
  ];
  const advice = { ...told, first: [...missing, ...told.first], notes: [...feasts, ...told.notes] };
  yield* paragraphs(newPlanText(context.language, plan, assumed, conversation.cities, said, advice));
  const chosen = conversation.cities.filter(({ id }) => plan.days.some(({ city_id }) => city_id === id));
  // Hours of one day are no days that something else could fill.
  const isOfHours = said.wants.times.spare !== undefined || said.wants.times.layover !== undefined;
  const [free, refuges] = isOfHours ? [[], []] : freeIn(plan, conversation.cities);
  const pool = await readPool(context, [...chosen, ...refuges], conversation.cities, plan.request);
  const taste = tasteOf(said.wants, pool, said.words, conversation.cities, said.places);
  const freed = free.map((one) => freeDaysText(context.language, one, { plan, pool, taste, refuges }));
  yield* further(freed);
  const items = suggestionsFor(context, plan, pool, conversation.cities, taste);
  if (items.length > 0) yield { type: 'suggestions', items };
  const { questions } = say;
  const open = [
    ...freed.flatMap(({ move }) => move ?? []),
    ...(assumed.days ? questions.days.slice(0, assumed.cities ? 3 : 0) : []),
    ...(plan.request.start_date !== null
      ? []
      : plan.request.month === null
        ? questions.starts.slice(1)
        : [questions.startsIn(plan.request.month)]),
    ...(plan.days.length > 1 ? [questions.swap(2)] : []),
    questions.longer,
    questions.cheaper,
    questions.slower,
    ...(plan.request.children === 0 ? [questions.children] : []),
  ];
  yield { type: 'questions', items: open.slice(0, 5) };
}
