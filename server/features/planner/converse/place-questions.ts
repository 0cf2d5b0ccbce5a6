import { and, eq, inArray } from 'drizzle-orm';
import { resources } from '../../../../db/schema';
import { anonymous } from '../../../access';
import { islandOf } from '../../../geography/network';
import { listRows } from '../../../kernel/list';
import { accommodation } from '../../../place-kinds';
import type { PlannerCity } from '../candidates/cities';
import { places } from '../records/kinds';
import { cityToken, token } from '../stream/events';
import { transferBetween } from '../travel/transfer';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { durationText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import type { Context } from './situation';

const mostHotels = 4;
/** VND a night, by level. */
const nightly = {
  low: [0, 700_000],
  middle: [400_000, 2_500_000],
  high: [1_800_000, Number.POSITIVE_INFINITY],
} as const;
/** The same as price levels, for houses whose rooms are not sold here. */
const bands = { low: [1], middle: [2, 3], high: [3, 4] };
const view = words(
  'near the (?:river|sea|beach|lake)|(?:river|sea|lake|beach)[ -]?(?:view|front|side)|view (?:bien|song|ho|nui)|gan (?:bien|song|ho)|nhin ra',
);

/** Places to stay in the cities that are meant. One query. */
export const whereToStay = async (
  context: Context,
  said: Understanding,
  meant: readonly PlannerCity[],
): Promise<string> => {
  const { language, db } = context;
  const say = adviceWords(language);
  const cities = meant.slice(0, 2);
  if (cities.length === 0) return say.unknown;
  const rows = await listRows(
    places,
    { db, language, actor: anonymous, includeHidden: false },
    {
      per_page: 60,
      where: [
        and(
          eq(resources.resource_type, accommodation),
          eq(resources.is_sample, false),
          inArray(
            resources.city_id,
            cities.map(({ id }) => id),
          ),
        ),
      ],
    },
  );
  const level = said.wants.budget;
  const told = cities.map((city) => {
    const own = rows.filter(({ city_id }) => city_id === city.id);
    const [least, most] = nightly[level ?? 'middle'];
    const fits = own.filter(({ price_from: price, price_band: band }) => {
      if (level === undefined) return true;
      if (price !== null) return price >= least && price <= most;
      return band !== null && bands[level].includes(band);
    });
    const chosen = (fits.length > 0 ? fits : own).slice(0, mostHotels);
    if (chosen.length === 0) return say.hotelsUnknown(cityToken(city));
    const list = chosen.map(({ id, price_from: price }) =>
      say.hotel(token({ kind: 'resource', id }), price === null ? '' : say.vnd(price)),
    );
    return say.hotels(cityToken(city), list.join('\n'));
  });
  return [...told, ...(view.test(said.words) ? [say.hotelView] : [])].join('\n\n');
};

/** The way between two cities, and by boat where one goes to an island too. */
export const wayBetween = (language: Context['language'], from: PlannerCity, to: PlannerCity): string => {
  const phrases = phrasesIn(language);
  const say = adviceWords(language);
  const travel = transferBetween(from, to);
  const [a, b] = [cityToken(from), cityToken(to)];
  const told = phrases.journey(a, b, travel);
  if (travel.mode !== 'flight' || islandOf(from) === islandOf(to)) return told;
  const boat = transferBetween(from, to, 'boat');
  return `${told} ${say.byBoat(a, b, durationText(language, boat.minutes))}`;
};
