import type { Pool } from '../candidates';
import { followUp } from '../follow-up';
import { exchangeIn } from '../follow-up/exchange-city';
import type { OrderStep } from '../follow-up/ordered';
import type { Plan } from '../plan-shapes';
import type { Understanding } from '../understand';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words } from '../understand/text';
import { phrasesIn } from '../words/phrases-in';
import { planTitle } from '../words/title';
import { wishWords } from '../words/wish-words';
import { adviceOnChange } from './advice-for';
import { levelOf, perPersonDay, ratesFor } from './cost';
import { farTopic } from './far-stops';
import { freeDaysText, freeIn } from './free-days';
import { remembered } from './meant';
import { particularsIn } from './particulars';
import { type Answer, further, lastOf, paragraphs } from './sending';
import { type Context, type Conversation, poolFor, tasteOf } from './situation';
import { staysText } from './stays-told';
import { changedText } from './told';
import { wishesOut } from './wishes-told';

/** What the last message wishes to be added, in words of its own and of the bed. */
const wishesNow = (said: Understanding, conversation: Conversation, pool: Pool) => {
  const message = lastOf(conversation);
  const isWish = wishesForThings.test(said.words) && said.acts.length === 0 && said.verb !== 'remove';
  return {
    stays: stayWishesIn(readText(message)),
    particulars: isWish
      ? particularsIn(message, said.wants, pool, conversation.cities)
      : { topics: [], unheard: [] },
  };
};

/** A wish to sit less in vehicles. */
export const lessDriving = words(
  'less (?:driving|time (?:in|on) the (?:car|road|bus)|travel(?:l?ing)?)|(?:di|ngoi) xe it|it (?:di|ngoi) xe|bot (?:di xe|di chuyen)|(?:it|do) di chuyen',
);

const wishesForThings = words(
  'add|want|would like|love|like|include|with|more|also|them|muon|thich|can|co|kem|voi|ghe|an',
);

/** The level that a new sum means, for as many days and people as the plan then has. */
const withLevel = async (
  context: Context,
  said: Understanding,
  { request, days }: Plan,
): Promise<Understanding> => {
  const { spending } = said.wants;
  if (!spending) return said;
  const aDay = perPersonDay(spending, await ratesFor(context.db, spending), {
    ...request,
    days: days.length,
  });
  return aDay === undefined ? said : { ...said, wants: { ...said.wants, budget: levelOf(aDay) } };
};

/** A plan that is changed as it was wished, and what was changed. */
export async function* changed(
  context: Context,
  heard: Understanding,
  conversation: Conversation,
  plan: Plan,
  order: OrderStep | null = null,
): Answer {
  const { language } = context;
  const said = await withLevel(context, heard, plan);
  const say = phrasesIn(language);
  yield { type: 'status', text: say.status.changing };
  const { cities } = conversation;
  const exchange = exchangeIn(plan, said, cities);
  const others = cities.filter(
    (city) => city === exchange?.into || said.places.named.some(({ id }) => id === city.id),
  );
  const pool = await poolFor(context, plan, cities, others);
  const { wants, places } = remembered(said, conversation);
  const own = wishesNow(said, conversation, pool);
  const wanted = [...said.wants.wanted, ...own.particulars.topics];
  const far = lessDriving.test(said.words) ? farTopic(plan, pool, cities) : null;
  const avoided = [...said.wants.avoided, ...(far ? [far] : [])];
  const heardAll = { ...said, wants: { ...said.wants, wanted, avoided } };
  const all = { ...wants, wanted: [...wants.wanted, ...own.particulars.topics] };
  const taste = tasteOf(all, pool, said.words, cities, places);
  const title = (days: number, route: Parameters<typeof planTitle>[2]) => planTitle(language, days, route);
  const result = await followUp({ plan, said: heardAll, cities, pool, taste, exchange, order, title });
  if (result.isChanged) yield { type: 'plan', plan: result.plan };
  const told = await adviceOnChange(context, said, conversation, { was: plan, now: result.plan, pool });
  const towns = [...new Set(result.plan.days.map(({ city_id }) => city_id))];
  const more = [
    !far && lessDriving.test(said.words) ? wishWords(language).noDrives : '',
    await staysText(context, own.stays, towns),
    ...wishesOut({ language, plan: result.plan }, own.particulars),
  ].filter((text) => text !== '');
  const advice = { ...told, further: [...more, ...told.further] };
  yield* paragraphs(changedText(language, plan, result.plan, result.changes, { wants: said.wants, advice }));
  const [free, refuges] = result.isChanged ? freeIn(result.plan, cities) : [[], []];
  const wider = free.length > 0 ? await poolFor(context, result.plan, cities, refuges) : pool;
  const freed = free.map((one) =>
    freeDaysText(language, one, { plan: result.plan, pool: wider, taste, refuges }),
  );
  yield* further(freed);
  const { questions } = say;
  const moves = freed.flatMap(({ move }) => move ?? []);
  yield {
    type: 'questions',
    items: [...moves, questions.longer, questions.cheaper, questions.slower, questions.food],
  };
}
