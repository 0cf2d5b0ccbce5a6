import { addDays } from '../../../calendar/lunar/day-number';
import type { PlannerCity } from '../candidates/cities';
import { readSignals } from '../candidates/signals';
import { tetDay } from '../days/tet';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { asksIdea, asksOfMonth } from '../understand/month-asked';
import { words } from '../understand/text';
import { compareWords } from '../words/compare-words';
import { listOf, monthsText } from '../words/lists';
import { monthVerdict } from './month-verdict';
import { pagesSay } from './pages-say';
import { answerByKind } from './questions';
import type { Context, Conversation } from './situation';

/** "Is it a bad idea?": what speaks for and against the time that the message names; `null` for another question. */
export const ideaOf = async (
  context: Context,
  folded: string,
  whole: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const { language } = context;
  const { start_date } = whole.wants;
  const month = whole.wants.month ?? conversation.plan?.request.month ?? undefined;
  const planned = conversation.plan?.days.map(({ city_id }) => city_id) ?? [];
  const own = whole.places.named.map(({ id }) => id);
  const ids = own.length > 0 ? own : planned;
  const cities = conversation.cities.filter(({ id }) => ids.includes(id));
  const isOfMonth =
    month !== undefined &&
    (cities.length === 1 || own.length === 0) &&
    cities.length > 0 &&
    asksOfMonth.test(folded);
  if (!asksIdea.test(folded) && !isOfMonth) return null;
  const days = Array.from({ length: whole.wants.days ?? 1 }, (_, index) => index);
  const isTet = start_date !== undefined && days.some((index) => tetDay(addDays(start_date, index)) !== null);
  if (isTet) return compareWords(language).tetIdea;
  if (month === undefined) return null;
  const judged = cities.slice(0, mostJudged);
  const records = await readSignals(
    context.db,
    language,
    judged.map(({ id }) => id),
  );
  const isByTheSea = ({ id }: PlannerCity): boolean =>
    records.some(({ city_id, signals }) => city_id === id && signals.some((one) => ofSea.has(one)));
  const verdicts = judged.map((city) => monthVerdict(language, city, month, isByTheSea(city)));
  const told = await answerByKind('weather', context, whole, conversation);
  const page = ofHazard.test(folded) ? await pagesSay(context, folded, cities, { isExact: true }) : [];
  if (verdicts.length === 0) return told;
  return [verdicts.join('\n'), ...(told ? [told] : []), ...page].join('\n\n');
};

const mostJudged = 3;
/** Tags of what lies by the sea. */
const ofSea: ReadonlySet<string> = new Set(['beach', 'seafront', 'snorkelling']);
const ofHazard = words('floods?|flooding|typhoons?|storms?|lut|bao|ngap');

/** When and where there is what people come for in some months. */
export const seasonAt = (
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
