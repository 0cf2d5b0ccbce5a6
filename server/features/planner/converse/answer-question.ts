import { anonymous } from '../../../access';
import { readFacts } from '../../../kinds/fact';
import { forWheelchair } from '../../search/answers/needs';
import { readTowns } from '../../search/answers/towns';
import { weeklyThings } from '../gazetteer/weekly';
import type { Understanding } from '../understand';
import { type Aspect, aspectsIn } from '../understand/aspects';
import { mattersOf } from '../understand/matters';
import { withoutPlaces } from '../understand/places';
import type { Question } from '../understand/questions';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { frameWords } from '../words/frame';
import { monthsText } from '../words/lists';
import { recordWords } from '../words/record-words';
import { sideWords } from '../words/side-words';
import { recordsAsked } from './about-records';
import { airportAsked } from './airport-asked';
import { bookingAsked } from './booking-asked';
import { townsOf } from './cities-meant';
import { dayAsked } from './day-asked';
import { isToldByFacts } from './directly-known';
import { found } from './found';
import { knownTo } from './known-told';
import { daysText } from './notices';
import { pagesSay } from './pages-say';
import { phrasesAsked } from './phrases-asked';
import { provinceAsked } from './province-asked';
import { answerByKind, covers } from './questions';
import { recordAsked } from './record-asked';
import { riskAsked } from './risk-asked';
import { routeAsked } from './route-asked';
import type { Context, Conversation } from './situation';
import { tetAsked, tetDate, tetMeant } from './tet-asked';
import { asksForThings, thingsAsked } from './things';

/** What may be asked of a record by its name. */
const ofRecords: ReadonlySet<Question> = new Set([
  'begins',
  'cost',
  'where',
  'weather',
  'rain',
  'stay',
  'route',
]);

const asksList = words(
  '(?:what|which|any)(?: \\p{L}+){0,3} (?:near|around|close to|next to)|(?:gan|quanh|canh)(?: \\p{L}+){1,5} (?:co )?(?:gi|nao)',
);

const ofDifference = words('difference|differ|differs|khac (?:gi|nhau|o cho)|khac biet');

const ofBeds = words(
  'hotels?|hostels?|homestays?|resorts?|guest ?houses?|bungalows?|villas?|khach san|nha nghi',
);

/** When something is there that is there in some months only. */
const asksWhen = words('when|which month|what month|thang (?:nao|may)|khi nao|luc nao|mua nao|bao gio');

const ofWay = words(
  'airports?|stations?|san bay|noi bai|tan son nhat|cam ranh|ben xe|from .+ to|tu .+ (?:den|ve|ra|toi|sang|len|xuong)',
);

/** Whether a question may be one about a single place. */
const isOfRecord = (said: Understanding, open: readonly Question[], question: string): boolean => {
  // Whoever looks for a bed near a beach asks nothing of the beach.
  if (open.includes('stay') && ofBeds.test(said.words)) return false;
  if (!open.every((one) => ofRecords.has(one)) || asksList.test(said.words)) return false;
  // Between two things there is more to tell than one of them.
  if (ofDifference.test(said.words)) return false;
  // From one town to another is no way to a sight, and the weather is that of the town.
  if (open.includes('route') && (said.places.mentioned.length > 1 || ofWay.test(said.words))) return false;
  const aspects = aspectsIn(readText(question));
  // Without a month the rain is that on a pass or a peak.
  const isOfSky = (aspect: Aspect) =>
    aspect === 'season' || (aspect === 'rain' && said.wants.month !== undefined);
  return !open.includes('weather') || aspects.some((aspect) => !isOfSky(aspect));
};

/** Kinds of questions that are answered from lists of facts, where one that is about just that says more. */
const ofFacts: ReadonlySet<Question> = new Set([
  'visa',
  'money',
  'health',
  'emergency',
  'transport',
  'power',
  'cost',
]);

/** The answer to one question: what it is about by its kind, what there is, what is known of a place, the guides. */
export const answerQuestion = async (
  context: Context,
  said: Understanding,
  asked: Conversation,
  isAlone = true,
): Promise<string[]> => {
  const airport = airportAsked(context, said, asked.cities);
  if (airport) return [airport];
  if (said.talk.questions.includes('emergency') && isToldByFacts(said)) {
    const numbers = await answerByKind('emergency', context, said, asked);
    const risk = await riskAsked(context, said, asked);
    return [numbers, risk].filter((text) => text !== null);
  }
  const province = provinceAsked(context.language, asked.messages.at(-1)?.content ?? '');
  if (province) return [province];
  const route = routeAsked(context, said, asked);
  const isSick = mattersOf(said.words).has('carsick') || said.wants.limits.includes('carsick');
  const ofSickness = isSick ? [frameWords(context.language).limits.carsick] : [];
  if (route) return [route, ...ofSickness];
  const tet = tetAsked(context.language, said, asked.today);
  if (tet) return [tet];
  const risk = await riskAsked(context, said, asked);
  if (risk) return [risk];
  const special = await specialities(context, said, asked);
  if (special) return [special];
  const origin = await ofOrigin(context, said, asked.messages.at(-1)?.content ?? '');
  if (origin) return origin;
  const { questions } = said.talk;
  const open = questions.filter((question) => !questions.some((other) => covers[other]?.includes(question)));
  const tetThen = tetMeant(context.language, said);
  if (open.includes('tet') || tetThen) {
    const date = tetThen ?? tetDate(context.language, said, asked.today);
    const closed = await recordsAsked(context, said, asked);
    const general = await answerByKind('tet', context, said, asked);
    return [
      ...(date ? [date] : []),
      ...(closed ? [`${closed} ${sideWords(context.language).tetHours}`] : []),
      ...(general ? [general] : []),
    ];
  }
  const isOfThings = open.every(
    (question) => question === 'rain' || question === 'where' || question === 'weather',
  );
  const question = asked.messages.at(-1)?.content ?? '';
  const towns = townsOf(said, asked);
  const weekly = weeklyText(context.language, said);
  if (weekly) {
    const known = await knownTo(context, question, towns, asked.cities);
    const isMore = known.isSure || asksMore.test(said.words);
    return [weekly, ...(isMore && known.answer !== null ? [known.answer] : [])];
  }
  const named = isOfRecord(said, open, question) ? await recordAsked(context, said, asked, towns) : null;
  const known = await knownTo(context, question, towns, asked.cities);
  // Of a place of which that is not known the site may say it elsewhere.
  // So is what a question with an answer of its own wants to know, where the record could only tell of itself.
  const isOfItself = aspectsIn(readText(question)).length === 0;
  const isElsewhere =
    known.answer !== null &&
    (named?.includes(recordWords(context.language).notSaid) || (isOfItself && known.isSure));
  if (named && !isElsewhere) return [named];
  const goesBefore = open.every((one) => ofFacts.has(one)) || (known.isWhole && asked.plan === null);
  const isOfFigures = open.some((one) => one === 'route' || one === 'weather' || one === 'events');
  if (known.answer !== null && known.isSure && goesBefore && !isOfFigures && !isToldByFacts(said))
    return [known.answer];
  const wished = stayWishesIn(readText(question));
  if (wished.length > 0 && towns.length > 0 && open.length === 0)
    return [(await answerByKind('stay', context, said, asked)) ?? ''].filter((text) => text !== '');
  const phrases = phrasesAsked(context, question);
  if (phrases) return [phrases];
  const day = dayAsked(context.language, said, asked.plan);
  if (day) return [day];
  const booking = await bookingAsked(context, said, asked.plan);
  if (booking) return [booking];
  const isOfWeather = said.talk.questions.includes('weather') && !asksForThings(said);
  const things = isOfThings && !isOfWeather ? await thingsAsked(context, said, asked) : null;
  if (things && said.wants.diets.includes('halal')) {
    // Kitchens without meat are no answer where it is known in which streets the halal ones are.
    const halal = withoutPlaces(readText(question), asked.cities).raw.slice(0, 200);
    return [...(await found(context, halal)), things];
  }
  if (things) return [things];
  const isOfSeason = said.wants.season !== undefined && asksWhen.test(said.words) && towns.length === 0;
  const ofSeason = isOfSeason ? seasonText(context.language, said) : null;
  if (ofSeason) return [ofSeason];
  const told = await Promise.all(
    open.slice(0, 3).map((question) => answerByKind(question, context, said, asked)),
  );
  const byKind = told.filter((text) => text !== null);
  const isOfSky =
    open.includes('weather') && [...mattersOf(readText(question).folded)].some((matter) => sky.has(matter));
  if (byKind.length > 0) {
    const page = isOfSky ? await pagesSay(context, question, towns, { isExact: true }) : [];
    const ofSky = page.length === 0 && isOfSky && known.answer !== null ? [known.answer] : page;
    return [...byKind, ...ofSky, ...(open.includes('route') ? ofSickness : [])];
  }
  const sown = seasonText(context.language, said);
  if (sown) return [sown];
  const { needs, limits } = said.wants;
  if (limits.includes('carsick')) return [frameWords(context.language).limits.carsick];
  if (needs.includes('wheelchair') && towns.length > 0) {
    const reader = { ...context, actor: anonymous, includeHidden: false };
    const rows = await readTowns(reader, [towns[0]?.id ?? 0]);
    const [access] = await forWheelchair(reader, rows, 'wheelchair');
    if (access) return [`${access.title}: ${access.text}`];
  }
  if (known.answer !== null && known.isSure) return [known.answer];
  const exact =
    said.places.mentioned.length > 0 ? await pagesSay(context, question, towns, { isExact: true }) : [];
  if (exact.length > 0) return exact;
  if (known.answer !== null) return [known.answer];
  const ofTowns = said.places.mentioned.length > 0 ? await pagesSay(context, question, towns) : [];
  if (ofTowns.length > 0) return ofTowns;
  return isAlone && known.closest !== null ? [known.closest] : [];
};

const ofSpecialities = words(
  'dac san|mon (?:ngon|dac san|dia phuong|noi tieng)|special(?:i?ty|i?ties)|local (?:dish(?:es)?|food|special\\p{L}+)|famous (?:dish(?:es)?|food)|an (?:gi|mon gi)',
);

/** What is eaten in a province that is named instead of a town; `null` for any other question. */
const specialities = async (
  context: Context,
  said: Understanding,
  asked: Conversation,
): Promise<string | null> => {
  if (!ofSpecialities.test(said.words) || said.places.mentioned.length > 0) return null;
  const towns = asked.cities.filter(({ provinces }) =>
    provinces.some((name) => ` ${said.words} `.includes(` ${name} `)),
  );
  if (towns.length === 0) return null;
  const mentioned = towns.map(({ id }) => ({ id, at: 0 }));
  const there = { ...said, places: { ...said.places, mentioned } };
  return thingsAsked(context, there, asked, true);
};

const ofVietnameseOrigin = words(
  'goc viet|viet kieu|nguoi viet (?:o |tai )?(?:nuoc ngoai|hai ngoai|my|uc|phap|duc|canada)|vietnamese (?:origin|descent|heritage|roots|born)|overseas vietnamese|viet ?kieu|born in vietnam|(?:giay )?mien thi thuc (?:5|nam) nam|5[- ]year (?:visa )?exemption|exemption certificate',
);

/** Who is of Vietnamese origin stays with another paper than the tourists of the same passport. */
const ofOrigin = async (context: Context, said: Understanding, message: string): Promise<string[] | null> => {
  if (!ofVietnameseOrigin.test(said.words) || !said.talk.questions.includes('visa')) return null;
  const [fact] = (await readFacts(context, ['visa.exemption_certificate'])).filter(
    ({ is_expired }) => !is_expired,
  );
  const known = await knownTo(context, adviceWords(context.language).ofOrigin, [], []);
  const told = [
    ...(fact ? [`${fact.label}: ${fact.value}.`] : []),
    ...(known.answer === null ? [] : [known.answer]),
  ];
  return told.length > 0 && message !== '' ? told : null;
};

/** What pages tell beside the figures of a month. */
const sky: ReadonlySet<string> = new Set([
  'fog',
  'cold',
  'flood',
  'swim',
  'clothes',
  'rice',
  'flowers',
  'heat',
]);

/** Streets that are walked in too, on evenings of their own. */
const ofOtherStreets = words('nguyen hue|bui vien|hoi an');

/** Beside the days: what one wears, what is not let in, how it goes. */
const asksMore = words(
  'wear|dress|shorts?|clothes|bags?|photos?|cameras?|rules?|mac|quan|ao|vay|tui|chup|luu y|quy dinh|may gio|gio nao|what time|hours?',
);

const asksDoors = words(
  'open(?:s|ing)?|clos(?:e|es|ed|ing)|hours?|times?|when|days?|mondays?|fridays?|mo(?: cua)?|dong cua|nghi|may gio|gio|luc nao|khi nao|hom nao|ngay nao|thu (?:may|hai|ba|tu|nam|sau|bay)',
);

/** On which days something is that is on some days of the week alone, where that is asked. */
const weeklyText = (
  language: Context['language'],
  { words: said, places: { mentioned } }: Understanding,
): string | null => {
  const weekly = weeklyThings.find(
    ({ said: pattern, loosely }) => pattern.test(said) || (mentioned.length === 0 && loosely?.test(said)),
  );
  if (!weekly || !asksDoors.test(said) || ofOtherStreets.test(said)) return null;
  const { onlyOn } = adviceWords(language);
  return onlyOn(weekly.name[language], daysText(language, weekly.days), weekly.time[language]);
};

/** When there is what people come for in some months. */
const seasonText = (language: Context['language'], { wants: { season } }: Understanding): string | null => {
  if (!season) return null;
  const months = monthsText(language, season.months);
  return adviceWords(language).season(season.name[language], months, true);
};
