import { distanceKm } from '../../../distance';
import { network, waysBetween } from '../../../geography/network';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { durationText } from '../words/lists';
import { talkWords } from '../words/talk-words';
import type { Context, Conversation } from './situation';

const asks = words(
  '(?:which|what|nearest|closest)(?: (?:is|the|nearest|closest|main))* airports?|airports?(?: \\p{L}+){0,2} (?:nearest|closest|near)|san bay (?:nao|gi|gan)|gan san bay nao',
);

/** The second one often has more flights. */
const mostNamed = 2;
/** The nearest as the crow flies need not be so by road. */
const mostTried = 6;
/** Nobody lands farther away than this, as the crow flies. */
const farthestKm = 350;

/** The airports nearest to a town, with the way by road; `null` where there is none so near. */
export const airportsAt = (
  language: Context['language'],
  city: Conversation['cities'][number],
): string | null => {
  const near = [...network().nodes.values()]
    .filter(({ kind }) => kind === 'airport')
    .map((airport) => ({ airport, direct: distanceKm(city, airport) }))
    .filter(({ direct }) => direct <= farthestKm)
    .toSorted((a, b) => a.direct - b.direct)
    .slice(0, mostTried)
    .flatMap(({ airport }) => {
      const [way] = waysBetween(airport, city, { means: ['car'] });
      return way ? [{ airport, way }] : [];
    })
    .toSorted((a, b) => a.way.minutes - b.way.minutes)
    .filter(({ way }, _, [first]) => way.minutes <= 2 * (first?.way.minutes ?? 0))
    .slice(0, mostNamed);
  const lines = near.map(
    ({ airport: { name, en }, way: { km, minutes } }) =>
      `- ${talkWords(language).airport(language === 'en' ? (en ?? name) : name, token({ kind: 'city', id: city.id }), Math.round(km), durationText(language, Math.round(minutes / 5) * 5))}`,
  );
  return lines.length > 0 ? lines.join('\n') : null;
};

/** The same for a town that is named in a question for its airport; `null` for any other question. */
export const airportAsked = (
  { language }: Pick<Context, 'language'>,
  { words: said, places: { mentioned } }: Pick<Understanding, 'words' | 'places'>,
  cities: Conversation['cities'],
): string | null => {
  const [named, other] = mentioned;
  const city = cities.find(({ id }) => id === named?.id);
  return !city || other || !asks.test(said) ? null : airportsAt(language, city);
};
