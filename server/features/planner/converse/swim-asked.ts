import { roughMonthsAt } from '../../../geography/network';
import { bathingAt } from '../../../geography/seasons/bathing';
import type { PlannerCity } from '../candidates/cities';
import { readSignals } from '../candidates/signals';
import { cityToken } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { listOf, monthsText, monthText } from '../words/lists';
import { seaWords } from '../words/sea-words';
import { monthMeant } from './month-meant';
import type { Context, Conversation } from './situation';

/** Whether one can bathe where a question is about, in the month of which it is. */

const ofBathing = words(
  'swim(?:ming|mable)?|bath(?:e|ing)|(?:a |quick )?dip|(?:sea|water|ocean)(?: \\p{L}+){0,3} (?:warm|cold|calm|rough|swimmable|too cold)|(?:warm|calm|rough|cold) (?:sea|water|enough)|(?:di )?tam bien|bien(?: \\p{L}+){0,5} tam|tam (?:duoc|dc|dk)|boi (?:bien|duoc)|bien(?: \\p{L}+){0,4} (?:co )?(?:em|lang|dong|lanh|am)',
);
/** What is asked of bathing beside whether the sea allows it. */
const ofOther = words(
  'pools?|ho boi|be boi|jelly ?fish|sharks?|sua|lifeguards?|waterfalls?|thac|suoi|lakes?|rivers?|caves?|hang|lessons?|where|which|nude|topless|dau|cho nao|noi nao|bai nao|bikinis?|shark|pack|wear|mac gi|mang gi|dirty|ban khong|sach',
);
const ofStorms = words(
  'storms?|typhoons?|bao(?= (?:khong|ko|k|hong|hem|chua|nhieu|gi|to)|\\?|$)|(?:co|gap|mua|dinh|vuong) bao',
);

/** Tags of what lies by the sea. */
const ofSea: ReadonlySet<string> = new Set(['beach', 'seafront', 'snorkelling', 'islands']);
/** Bathing is for few below this, °C by day. */
const warm = 24.5;
const muchRain = 150;

/** Whether it is asked if one can bathe. @param folded small letters without accents */
export const asksToBathe = (folded: string): boolean => ofBathing.test(folded) && !ofOther.test(folded);

const verdict = (
  language: Context['language'],
  city: PlannerCity,
  month: number | undefined,
  isOfStorms: boolean,
): string => {
  const say = seaWords(language);
  const name = cityToken(city);
  const own = bathingAt(city);
  const rough = roughMonthsAt(city);
  const waves = [...new Set([...own.waves, ...rough])];
  const season = monthsText(language, own.good);
  if (month === undefined) return say.season(name, season, monthsText(language, waves));
  const when = monthText(language, month);
  const normal = city.normals.find((one) => one.month === month);
  const isCool = normal !== undefined && normal.max_c < warm;
  const isRough = waves.includes(month);
  const isGood = own.good.includes(month) && !isCool;
  const rain = normal ? Math.round(normal.rain_mm / 10) * 10 : 0;
  const against = [
    ...(normal && isCool ? [say.cool(Math.round(normal.min_c), Math.round(normal.max_c))] : []),
    ...(isRough ? [say.waves] : []),
    ...(rain >= muchRain ? [say.rain(rain)] : []),
    ...(own.storms.includes(month) ? [say.storms] : []),
  ];
  const isLate = own.storms.includes(month - 1) && !own.storms.includes(month);
  const ofStorm = own.storms.includes(month) ? [] : [isLate ? say.late(when) : say.noStorms(when)];
  const isFair = own.fair.includes(month) && !isCool;
  return [
    isGood ? say.good(name, when) : isFair ? say.fair(name, when, season) : say.poor(name, when, season),
    ...(against.length > 0 ? [say.expect(listOf(language, against))] : []),
    ...(isRough ? [say.flags] : []),
    ...(isOfStorms ? ofStorm : []),
  ].join(' ');
};

const mostTowns = 3;

/** Whether the sea can be bathed in there and then; `null` for any other question. One query where it is asked. */
export const swimAsked = async (
  context: Context,
  folded: string,
  said: Understanding,
  conversation: Conversation,
  towns: readonly PlannerCity[],
): Promise<string | null> => {
  if (!asksToBathe(folded) || towns.length === 0) return null;
  const { language, db } = context;
  const records = await readSignals(
    db,
    language,
    towns.map(({ id }) => id),
  );
  const isByTheSea = ({ id, signals: own }: PlannerCity): boolean =>
    own.has('islands') ||
    records.some(({ city_id, signals }) => city_id === id && signals.some((one) => ofSea.has(one)));
  const there = towns.filter(isByTheSea);
  const month = monthMeant(said, conversation);
  const [inland] = towns;
  if (there.length === 0) return inland ? seaWords(language).inland(cityToken(inland)) : null;
  return there
    .slice(0, mostTowns)
    .map((city) => verdict(language, city, month, ofStorms.test(folded)))
    .join('\n');
};
