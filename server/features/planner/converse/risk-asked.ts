import { waysBetween } from '../../../geography/network';
import { readFacts } from '../../../kinds/fact';
import type { PlannerCity } from '../candidates/cities';
import { cityToken } from '../stream/events';
import { transferBetween } from '../travel/transfer';
import type { Understanding } from '../understand';
import { youngestIn } from '../understand/ages';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { dateText, durationText, monthsText, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { riskWords } from '../words/risk-words';
import { routeWords } from '../words/route-words';
import type { Context, Conversation } from './situation';

const asksDanger = words(
  'danger(?:ous)?|risky?|safe|safely|too (?:hard|difficult|risky)|nguy hiem|an toan|lieu|so (?:khong|ko)|co on|on (?:khong|ko|k)',
);
const asksWhether = words(
  'can (?:i|we|you|one)|should (?:i|we)|(?:is|would) it (?:ok|okay|safe|possible|wise)|ok|okay|safe|duoc (?:khong|ko|k)|duoc|on (?:khong|ko|k)|(?:co )?nen|an toan|nguy hiem',
);
const rides = words('motor ?bikes?|scooters?|xe may|phuot|riding|ride');
const isFirst = words(
  'first time|beginners?|never ridden|inexperienced|new to|lan dau|moi (?:biet|tap|hoc)(?: \\p{L}+)?|chua (?:biet|quen)',
);

/** Who is carried, in years. */
const infantAge = 1.5;
const gateways = ['HAN', 'SGN', 'DAN'];

const nearestGateway = (city: PlannerCity, cities: readonly PlannerCity[]): PlannerCity | undefined =>
  cities
    .filter(({ code, id }) => gateways.includes(code) && id !== city.id)
    .toSorted((a, b) => transferBetween(a, city).minutes - transferBetween(b, city).minutes)[0];

/** What the month is like there, else the best months. */
const seasonOf = (language: Context['language'], city: PlannerCity, month: number | undefined): string[] => {
  const normal = city.normals.find((one) => one.month === month);
  const rain = normal ? Math.round(normal.rain_mm / 10) * 10 : 0;
  return [
    ...(normal && month
      ? [
          phrasesIn(language).weather(
            cityToken(city),
            monthText(language, month),
            Math.round(normal.max_c),
            Math.round(normal.min_c),
            rain,
          ),
        ]
      : []),
    ...(city.bestMonths.length > 0
      ? [riskWords(language).best(cityToken(city), monthsText(language, city.bestMonths))]
      : []),
  ];
};

const licenceText = async (context: Context): Promise<string[]> => {
  const facts = (await readFacts(context, ['transport.licence_classes', 'transport.licence'])).filter(
    ({ is_expired }) => !is_expired,
  );
  return facts.map(({ label, value, source, checked_on }) => {
    const day = checked_on
      ? ` ${adviceWords(context.language).source(source, dateText(context.language, checked_on))}`
      : '';
    return `- ${label}: ${value}${day}`;
  });
};

/** What is known of the road and the month, and what isn't; `null` where neither a ride nor a baby is asked about. */
export const riskLines = (
  language: Context['language'],
  said: Understanding,
  cities: readonly PlannerCity[],
): { isRide: boolean; lines: string[] } | null => {
  const [named, other] = said.places.mentioned;
  const city = cities.find(({ id }) => id === named?.id);
  if (!city || other) return null;
  const say = riskWords(language);
  const age = youngestIn(said.words);
  const isRide = rides.test(said.words) && asksDanger.test(said.words);
  const isInfant = age !== undefined && age < infantAge && asksWhether.test(said.words);
  if (!isRide && !isInfant) return null;
  const from = nearestGateway(city, cities);
  const [ridden] = from ? waysBetween(from, city, { means: ['motorbike'] }) : [];
  const [driven] = from ? waysBetween(from, city, { means: ['car'] }) : [];
  const isSteep = [ridden, driven].some((way) => way?.warnings.some(({ code }) => code === 'mountain_road'));
  const mountains = isSteep ? [say.mountains] : [];
  const season = seasonOf(language, city, said.wants.month);
  const lines = isRide
    ? [
        ...(from && ridden
          ? [say.ride(cityToken(from), cityToken(city), durationText(language, ridden.minutes))]
          : []),
        ...mountains,
        ...season,
        ...(isSteep && isFirst.test(said.words) ? [say.firstRide] : []),
        say.rideUnknown,
      ]
    : [
        ...(from && driven
          ? [
              say.road(
                cityToken(from),
                cityToken(city),
                durationText(language, driven.minutes),
                routeWords(language).means.car,
              ),
            ]
          : []),
        ...mountains,
        ...season,
        say.infant,
        say.infantUnknown,
      ];
  return { isRide, lines };
};

/**
 * Whether a ride is dangerous, or a journey is one for a baby: what is known of the road, the month and the law, and
 * what isn't; `null` for any other question. One query at most.
 */
export const riskAsked = async (
  context: Context,
  said: Understanding,
  { cities }: Pick<Conversation, 'cities'>,
): Promise<string | null> => {
  const told = riskLines(context.language, said, cities);
  if (!told) return null;
  return [...told.lines.map((line) => `- ${line}`), ...(told.isRide ? await licenceText(context) : [])].join(
    '\n',
  );
};
