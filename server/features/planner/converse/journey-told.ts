import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { phrasesIn } from '../words/phrases-in';
import { found } from './found';
import { pagesSay } from './pages-say';
import { wayBetween } from './place-questions';
import { townMeant, waysTold } from './route-asked';
import type { Context, Conversation } from './situation';

/** How to get from one place to another: those that are named, or those of the plan. */
export const journey = async (
  context: Context,
  said: Understanding,
  { messages, plan, cities }: Conversation,
): Promise<string> => {
  const { language } = context;
  const cityOf = (id: number) => cities.find((city) => city.id === id);
  // "To Côn Đảo from Vũng Tàu" begins in Vũng Tàu, whatever stands first.
  const origin = said.places.origin?.id;
  const named = said.places.named
    .flatMap(({ id }) => cityOf(id) ?? [])
    .map((city) => townMeant(city, said, cities))
    .toSorted((a, b) => Number(b.id === origin) - Number(a.id === origin));
  const planned = [...new Set(plan?.days.map(({ city_id }) => city_id))].flatMap((id) => cityOf(id) ?? []);
  const others = planned.filter((city) => !named.includes(city));
  const ends = named.length >= 2 ? named : named.length === 1 ? [...named, ...others.slice(0, 1)] : planned;
  const ways = ends.slice(0, -1).flatMap((from, index) => {
    const to = ends[index + 1];
    const all = to && ends.length === 2 ? waysTold(language, from, to, said) : null;
    return to ? [all ?? wayBetween(language, from, to)] : [];
  });
  const question = messages.at(-1)?.content ?? '';
  const isLocal = ways.length === 0 || airport.test(said.words);
  const [first] = planned;
  const isOfPlan = named.length === 0 && /airport|san bay/.test(said.words) && first !== undefined;
  const town = isOfPlan ? (airportNames[first.code] ?? first.title) : '';
  const told = await found(context, town === '' ? question : phrasesIn(language).toCentre(town), {
    towns: ends.map(({ id }) => id),
    // Behind the way between two towns stands only what is told of these.
    onlyOfTowns: !isLocal,
  });
  if (isLocal && told.length > 0) return told.join('\n\n');
  const lines = ways.slice(0, 3).map((way) => (ways.length > 1 ? `- ${way}` : way));
  if (ways.length > 0) return [lines.join('\n'), ...told].join('\n\n');
  const [own] = await pagesSay(context, question, ends);
  return own ?? phrasesIn(language).routeHow;
};

/** As people and signs call them; other airports are called as their town. */
const airportNames: Readonly<Record<string, string>> = { HAN: 'Nội Bài', SGN: 'Tân Sơn Nhất' };

const airport = words('airport|san bay|noi bai|tan son nhat|cam ranh|long thanh|station|ga tau|ben xe');
