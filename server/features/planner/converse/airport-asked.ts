import { distanceKm } from '../../../distance';
import { network, waysBetween } from '../../../geography/network';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { words } from '../understand/text';
import { durationText } from '../words/lists';
import { talkWords } from '../words/talk-words';
import type { Context, Conversation } from './situation';

const asks = words(
  '(?:which|what|nearest|closest)(?: (?:is|the|nearest|closest|main))* airports?|airports?(?: \\p{L}+){0,2} (?:nearest|closest|near)|san bay (?:nao|gi|gan)|gan san bay nao|(?:is there|does it have|does \\p{L}+(?: \\p{L}+)? have|has it) an airport|an airport (?:on|in|at)|co san bay(?: rieng)? (?:khong|ko|k|chua)|co san bay',
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
  if (lines.length > 0) return lines.join('\n');
  // No road leads to an island; the way there is the shortest of all.
  const [over] = [...network().nodes.values()]
    .filter((node) => node.kind === 'airport' && distanceKm(city, node) <= farthestKm)
    .toSorted((a, b) => distanceKm(city, a) - distanceKm(city, b))
    .slice(0, mostTried)
    .flatMap((airport) => {
      const [way] = waysBetween(airport, city).filter(({ means }) => means === 'boat');
      return way ? [{ airport, way }] : [];
    })
    .toSorted((a, b) => a.way.minutes - b.way.minutes);
  if (!over) return null;
  const { name, en } = over.airport;
  return talkWords(language).airportOver(
    language === 'en' ? (en ?? name) : name,
    token({ kind: 'city', id: city.id }),
    durationText(language, Math.round(over.way.minutes / 5) * 5),
  );
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
