import { and, gte, inArray, lte } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../../db/schema';
import { anonymous } from '../../../access';
import { addDays } from '../../../calendar/lunar/day-number';
import { roughMonthsAt } from '../../../geography/network';
import { listRows } from '../../../kernel/list';
import { event } from '../../../kinds/event/kind';
import { readFacts } from '../../../kinds/fact';
import { guideOfFact } from '../../search/answers/pages';
import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import { cityToken, token } from '../stream/events';
import type { Understanding } from '../understand';
import type { Question } from '../understand/questions';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { dateText, listOf, monthsText, monthText } from '../words/lists';
import { pageLink } from '../words/page-link';
import { phrasesIn } from '../words/phrases-in';
import { dayCostText } from './cost';
import { costBefore, perDay } from './cost-asked';
import { found } from './found';
import { isBadThen } from './instead';
import { isBesideVisas, isOfGuides } from './meant';
import { pagesSay } from './pages-say';
import { visaFor, wayBetween, whereToStay } from './place-questions';
import { answerAboutPlan } from './plan-questions';
import { rateAsked } from './rates';
import { townMeant } from './route-asked';
import type { Context, Conversation } from './situation';
import { staysText } from './stays-told';
import { monthPage, whereInstead, whereToGo } from './where-to-go';

/** The cities that a question is about: those it names, those of its region, those of the plan. */
const citiesMeant = (
  said: Understanding,
  plan: Plan | null,
  cities: readonly PlannerCity[],
): PlannerCity[] => {
  const { named, region } = said.places;
  const ids =
    named.length > 0 ? named.map(({ id }) => id) : (region ?? plan?.days.map(({ city_id }) => city_id) ?? []);
  return [...new Set(ids)].flatMap((id) => cities.find((city) => city.id === id) ?? []).slice(0, 5);
};

const bestOf = (language: Context['language'], city: PlannerCity): string => {
  const months = city.bestMonths;
  return `- ${phrasesIn(language).bestMonths(cityToken(city), monthsText(language, months))}`;
};

const weather = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string> => {
  const { language } = context;
  const { plan, cities } = conversation;
  const say = phrasesIn(language);
  const month = said.wants.month ?? plan?.request.month;
  const withMonth = month ? { ...said, wants: { ...said.wants, month } } : said;
  const meant = citiesMeant(said, plan, cities);
  if (!month) {
    const best = meant.filter(({ bestMonths }) => bestMonths.length > 0);
    const seas = sea.test(said.words) ? meant.flatMap((city) => roughSeaOf(language, city)) : [];
    return best.length > 0
      ? [...best.map((city) => bestOf(language, city)), ...seas].join('\n')
      : say.whenUnknown;
  }
  const highlights = cities.filter(({ isHighlight }) => isHighlight);
  const lines = (meant.length > 0 ? meant : highlights.slice(0, 5)).flatMap((city) => {
    const normal = city.normals.find((one) => one.month === month);
    if (!normal) return [];
    const [high, low, rain] = [
      Math.round(normal.max_c),
      Math.round(normal.min_c),
      Math.round(normal.rain_mm / 10) * 10,
    ];
    const name = monthText(language, month);
    const best = monthsText(language, city.bestMonths);
    const isBad = !city.bestMonths.includes(month) && normal.rain_mm > 200 && best !== '';
    return [
      `- ${say.weather(cityToken(city), name, high, low, rain)}${isBad ? ` ${say.wet(cityToken(city), name, best)}` : ''}`,
    ];
  });
  const isAsked = asksInstead.test(said.words);
  const bad = meant.find((city) => isBadThen(city, month) || isAsked);
  const instead = bad && plan === null ? await whereInstead(context, bad, withMonth, conversation) : '';
  const rough = meant.filter(
    (city) => isAsked || sea.test(said.words) || roughMonthsAt(city).includes(month),
  );
  const seas = rough.flatMap((city) => roughSeaOf(language, city));
  const page =
    instead === '' ? [`\n${adviceWords(language).more(monthPage(language, month))}`] : [`\n${instead}`];
  return lines.length > 0 ? [...lines, ...seas, ...page].join('\n') : say.whenUnknown;
};

const asksInstead = words(
  'instead|alternative(?:ly|s)?|otherwise|thay the|thay vao do|cho khac|noi khac|di dau',
);

const asksWhere = words('where|which (?:place|town|city)|di dau|(?:cho|noi) (?:nao|khac)');

const asksOther = words('instead|alternatives?|thay(?: the)?|(?:cho|noi) khac');

/** "Phú Quốc in September, or where instead?": what the month is like there, and where it is better. */
export const insteadAsked = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const isAsked = asksOther.test(said.words) && said.talk.isQuestion && conversation.plan === null;
  if (!isAsked || said.wants.days !== undefined) return null;
  if (said.places.named.length === 1 && said.wants.month !== undefined)
    return weather(context, said, conversation);
  // "It floods in Hội An, where should we go instead?", "đi đâu thay vì Hội An": anywhere but there.
  const [only, other] = said.places.mentioned;
  const town = conversation.cities.find(({ id }) => id === only?.id);
  if (!town || other || !asksWhere.test(said.words)) return null;
  const told = await whereInstead(context, town, said, conversation);
  return told === '' ? null : told;
};

/** In which part of a town, rather than in which house. */
const ofAreas = words(
  'areas?|neighbou?rhoods?|districts?|parts? of|side|khu(?: vuc)?(?: nao)?|quan nao|near what',
);

const asksForVisa = words('visas?|e-?visas?|thi thuc');

/** What holds for all, with the question that would tell more: whose passport it is. */
const withPassportAsked = (
  language: Context['language'],
  said: Understanding,
  text: string | null,
): string | null =>
  text !== null && asksForVisa.test(said.words) ? `${text}\n\n${adviceWords(language).whichPassport}` : text;

const sea = words('sea|swim(?:ming)?|boats?|ferr(?:y|ies)|bien|tam|tau|song');

const roughSeaOf = (language: Context['language'], city: PlannerCity): string[] => {
  const months = roughMonthsAt(city);
  return months.length > 0
    ? [adviceWords(language).roughSea(cityToken(city), monthsText(language, months))]
    : [];
};

const mostEvents = 6;

/** Events between two dates, in these cities if any are meant. Two queries. */
export const readEvents = async (
  context: Context,
  { from, to, cityIds }: { from: string; to: string; cityIds: readonly number[] },
) => {
  const running = context.db
    .select({ id: eventOccurrences.event_id })
    .from(eventOccurrences)
    .where(and(lte(eventOccurrences.start_date, to), gte(eventOccurrences.end_date, from)));
  return listRows(
    event,
    { ...context, actor: anonymous, includeHidden: false },
    {
      per_page: mostEvents,
      where: [
        inArray(events.id, running),
        cityIds.length > 0 ? inArray(events.city_id, [...cityIds]) : undefined,
      ],
    },
  );
};

const happening = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string> => {
  const { plan, cities, today } = conversation;
  const say = phrasesIn(context.language);
  const start = said.wants.start_date ?? plan?.request.start_date;
  const month = said.wants.month ?? plan?.request.month;
  const year = Number(today.slice(0, 4)) + (month && month < Number(today.slice(5, 7)) ? 1 : 0);
  const from = start ?? (month ? `${year}-${String(month).padStart(2, '0')}-01` : today);
  const to = addDays(from, start ? Math.max(7, plan?.days.length ?? 7) : 30);
  const cityIds = citiesMeant(said, plan, cities).map(({ id }) => id);
  const found = await readEvents(context, { from, to, cityIds });
  if (found.length === 0) return say.noEvents;
  return say.eventsIn(
    listOf(
      context.language,
      found.map(({ id }) => token({ kind: 'event', id })),
    ),
  );
};

/** How to get from one place to another: those that are named, or those of the plan. */
const journey = async (
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
    return to ? [wayBetween(language, from, to)] : [];
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

const inFlower = words('bloom\\w*|blossoms?|flowers?|in flower|harvest|ripe|hoa|mua hoa|chin|thu hoach');

const ofHealthFacts = words(
  'vaccin\\p{L}*|malaria|dengue|rabies|bites?|bitten|mosquito\\p{L}*|tiem phong|sot xuat huyet|sot ret|can|cao|dai',
);

/** Where the facts about a question are stored. */
const factPrefixes: Partial<Record<Question, string>> = {
  visa: 'visa',
  money: 'money',
  health: 'health',
  emergency: 'emergency',
  transport: 'transport',
  power: 'power',
};

const mostFacts = 8;

/** Facts of a topic that may still be trusted, as lines. */
export const factLines = async (context: Context, prefix: string): Promise<string[]> => {
  const facts = await readFacts(context, [prefix]);
  return facts
    .filter(({ is_expired }) => !is_expired)
    .slice(0, mostFacts)
    .map(({ label, value }) => `- ${label}: ${value}`);
};

const facts = async (context: Context, prefix: string): Promise<string> => {
  const say = phrasesIn(context.language);
  const lines = await factLines(context, prefix);
  const guide = pageLink(say.guide, guideOfFact(prefix));
  return lines.length > 0
    ? `${say.factsIntro}\n${lines.join('\n')}\n\n${adviceWords(context.language).more(guide)}`
    : say.noFacts;
};

/** What is asked of the usual visa alone, and the fact that says it. */
const visaParts: ReadonlyArray<readonly [string, RegExp]> = [
  [
    'visa.evisa_processing',
    words(
      'how long (?:does|will|do|is)(?: \\p{L}+){0,6} (?:take|processed?|wait)|(?:xet|xin|cho|lam)(?: \\p{L}+){0,4} (?:mat |trong )?(?:bao lau|may ngay)',
    ),
  ],
  [
    'visa.evisa_stay',
    words(
      'how (?:long|many days)(?: \\p{L}+){0,4} (?:stay|remain)|(?:o|luu tru)(?: lai)? duoc (?:bao lau|bao nhieu ngay|may ngay|toi da)',
    ),
  ],
  [
    'visa.evisa_fee_single',
    words(
      '(?:how much|price|cost|fee)(?: \\p{L}+){0,4} (?:e-?visa|visa)|(?:e-?visa|visa)(?: \\p{L}+){0,3} (?:fee|cost|price)|(?:phi|gia)(?: \\p{L}+){0,3} visa|visa(?: \\p{L}+){0,3} bao nhieu tien',
    ),
  ],
];

const visaPart = async (context: Context, said: string): Promise<string | null> => {
  const [key] = visaParts.find(([, pattern]) => pattern.test(said)) ?? [];
  const [fact] = key === undefined ? [] : await readFacts(context, [key]);
  if (!fact || fact.is_expired) return null;
  const say = adviceWords(context.language);
  const day = fact.checked_on ? say.source(fact.source, dateText(context.language, fact.checked_on)) : '';
  const guide = pageLink(phrasesIn(context.language).guide, guideOfFact('visa'));
  return `${fact.label}: ${fact.value} ${day}\n\n${say.more(guide)}`;
};

const tet = async (context: Context, question: string): Promise<string> =>
  [phrasesIn(context.language).tet, ...(await found(context, question))].join(' ');

export const answerByKind = async (
  question: Question,
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string | null> => {
  const asked = conversation.messages.at(-1)?.content ?? '';
  const meant = () => citiesMeant(said, conversation.plan, conversation.cities);
  switch (question) {
    case 'weather': {
      // "In which month is the diving good?" is told where diving is.
      const isNowhere = said.wants.month === undefined && meant().length === 0;
      const [own] = isNowhere && isOfGuides(asked) ? await found(context, asked) : [];
      return own ?? weather(context, said, conversation);
    }
    case 'events':
      return happening(context, said, conversation);
    case 'route':
      return journey(context, said, conversation);
    case 'where': {
      if (said.places.named.length > 0) return null;
      // "Where do I buy a SIM card?" asks for no destination.
      const isKnown = isOfGuides(asked) || inFlower.test(said.words);
      const [own] = isKnown ? await found(context, asked) : [];
      return own ?? whereToGo(context, said, conversation);
    }
    case 'stay': {
      const wishes = stayWishesIn(readText(asked));
      const ids = meant().map(({ id }) => id);
      const told = [await staysText(context, wishes, ids), await whereToStay(context, said, meant())];
      const areas = ofAreas.test(said.words)
        ? await pagesSay(context, asked, meant(), { isExact: true })
        : [];
      return [...areas, ...told].filter((text) => text !== '').join('\n\n');
    }
    case 'tet':
      return tet(context, asked);
    case 'visa': {
      const [beside] = isBesideVisas(asked) ? await found(context, asked) : [];
      return (
        beside ??
        (await visaFor(context, said)) ??
        (await visaPart(context, said.words)) ??
        withPassportAsked(
          context.language,
          said,
          (await found(context, asked, { onlyFacts: true }))[0] ?? (await facts(context, 'visa')),
        )
      );
    }
    case 'cost':
      return conversation.plan
        ? answerAboutPlan(question, context, said, conversation)
        : costBefore(context, said, asked);
    case 'money': {
      const [own] = await found(context, asked);
      const rate = await rateAsked(context, said.words);
      if (rate) return rate;
      if (perDay.test(said.words)) return dayCostText(context, said.wants.budget ?? 'middle');
      return own ?? facts(context, 'money');
    }
    case 'begins':
    case 'why':
    case 'rain':
      return answerAboutPlan(question, context, said, conversation);
    default: {
      const [own] = await found(context, asked);
      // Of an illness that no fact names nothing is known.
      if (question === 'health' && !ofHealthFacts.test(said.words)) return own ?? null;
      return own ?? facts(context, factPrefixes[question] ?? question);
    }
  }
};

/** Where one answers, the other says the same again. */
export const covers: Partial<Record<Question, readonly Question[]>> = {
  rain: ['weather'],
  where: ['weather', 'events'],
  tet: ['events', 'weather'],
  visa: ['cost', 'money', 'route'],
  stay: ['where', 'cost', 'weather'],
  route: ['cost', 'transport'],
};
