import { and, eq, inArray } from 'drizzle-orm';
import { resources } from '../../../../db/schema';
import { anonymous } from '../../../access';
import { islandOf } from '../../../geography/network';
import { listRows } from '../../../kernel/list';
import { readFacts } from '../../../kinds/fact';
import { accommodation } from '../../../place-kinds';
import type { PlannerCity } from '../candidates/cities';
import { places } from '../records/kinds';
import { cityToken, token } from '../stream/events';
import { transferBetween } from '../travel/transfer';
import type { Understanding } from '../understand';
import { nationalityIn } from '../understand/nationality';
import { numberOf } from '../understand/numbers';
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

/** The facts that say which passports need no visa, and those of the usual visa. */
const usualVisa = [
  'visa.evisa_stay',
  'visa.evisa_fee_single',
  'visa.evisa_fee_multiple',
  'visa.evisa_processing',
  'visa.official_portal',
];

/** Countries that English calls with an article. */
const withArticle: ReadonlySet<string> = new Set(['AE', 'GB', 'NL', 'PH', 'US']);
const [single, multiple] = ['visa.evisa_fee_single', 'visa.evisa_fee_multiple'];

const countries = {
  en: new Intl.DisplayNames(['en-GB'], { type: 'region' }),
  vi: new Intl.DisplayNames(['vi'], { type: 'region' }),
};

/** The countries of all passports that a message names: "I'm British and my wife is Indian". */
const nationalitiesIn = (message: string): string[] => [
  ...new Set(
    message
      .split(/[,.;!?]|(?<!\p{L})(?:and|và|va|còn|con|but|nhưng)(?!\p{L})/giu)
      .flatMap((part) => nationalityIn(part) ?? []),
  ),
];

/**
 * What the holders of passports need, each by himself; `null` when no nationality was named. One query for each.
 * @param message all that was written
 */
export const visaFor = async (
  context: Context,
  said: Understanding,
  message: string,
): Promise<string | null> => {
  const own = said.nationality ? [said.nationality] : [];
  const codes = [...new Set([...own, ...nationalitiesIn(message)])].slice(0, mostPassports);
  const isTwice = entersAgain.test(said.words);
  const days = daysStayed(said);
  const told = await Promise.all(codes.map((code) => visaOf(context, code, { isTwice, days })));
  return told.length > 0 ? told.join('\n\n') : null;
};

const mostPassports = 3;

/** Who leaves for a neighbour and comes back enters twice. */
const entersAgain = words(
  '(?:multi(?:ple)?|double|two)[ -]entr(?:y|ies)|(?:come|coming|get|getting|be|fly|flying|cross|crossing|pop|return|returning|re-?enter|re-?entering)(?: \\p{L}+){0,3} (?:back|again)|back (?:in|into|to) (?:vietnam|viet nam|vn)|re-?ent(?:er|ry)|returning|side trip|nhieu lan|(?:roi|xong|sau do)(?: \\p{L}+){0,2} (?:quay|tro|vao|ve) (?:lai|vao|ve)|nhap canh lai|quay (?:lai|vao)|vao lai',
);

/** How long somebody means to stay, days; `undefined` where nobody says. */
const daysStayed = ({ wants, words: said }: Understanding): number | undefined => {
  const [, count, unit = ''] =
    /(?<![\p{L}\d])(\d{1,3}|two|three|hai|ba) (days?|ngay|weeks?|tuan|months?|thang)(?!\p{L})/u.exec(said) ??
    [];
  const number = count === undefined ? undefined : (numberOf(count) ?? Number(count));
  if (number === undefined || Number.isNaN(number)) return wants.days;
  return number * (/^(?:week|tuan)/u.test(unit) ? 7 : /^(?:month|thang)/u.test(unit) ? 30 : 1);
};

const visaOf = async (
  context: Context,
  code: string,
  { isTwice, days }: { isTwice: boolean; days: number | undefined },
): Promise<string> => {
  const { language } = context;
  const say = adviceWords(language);
  const name = countries[language].of(code) ?? code;
  const country = language === 'en' && withArticle.has(code) ? `the ${name}` : name;
  const facts = (await readFacts(context, ['visa'])).filter(({ is_expired }) => !is_expired);
  const own = facts.filter(({ country_codes }) => country_codes.includes(code));
  const lines = (keys: readonly string[]) =>
    facts.filter(({ key }) => keys.includes(key)).map(({ label, value }) => `- ${label}: ${value}`);
  const more = lines(['visa.passport_validity', 'visa.pre_arrival']);
  const longest = Math.max(0, ...own.map(({ max_days }) => max_days ?? 0));
  if (own.length > 0 && days !== undefined && longest > 0 && days > longest)
    return [
      say.tooLong(country, days, longest),
      ...lines(usualVisa.filter((key) => key !== (isTwice ? single : multiple))),
      ...more,
    ].join('\n');
  if (own.length > 0)
    return [...own.map(({ label, value }) => say.exempt(country, label, value)), ...more].join('\n');
  const keys = usualVisa.filter((key) => key !== (isTwice ? single : multiple));
  const gates = isTwice ? lines(['visa.evisa_gates']) : [];
  const told = [say.notExempt(country), ...lines(keys), ...gates, ...more].join('\n');
  return isTwice ? `${told}\n\n${say.entersAgain}` : told;
};
