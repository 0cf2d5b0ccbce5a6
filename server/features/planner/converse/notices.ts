import type { OpeningHours } from '../../../../db/schema/resource';
import { addDays } from '../../../calendar/lunar/day-number';
import { distanceKm } from '../../../distance';
import { islandOf, network, roughMonthsAt } from '../../../geography/network';
import type { Language } from '../../../language';
import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { timesFrom } from '../check/rules/opening';
import { isWithinReach } from '../days/access';
import { tetDay } from '../days/tet';
import { lanternNight, weeklyThings } from '../gazetteer/weekly';
import { type Plan, planLimits } from '../plan-shapes';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import { weekdayOf } from '../travel/clock';
import { spansOn } from '../travel/opening';
import { nextLunar } from '../understand/feasts';
import { words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { dateText, listOf, monthsText, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { wishWords } from '../words/wish-words';
import { elsewhereText, stationText } from './elsewhere';
import { spentDaysOf, thinDaysOf } from './free-days';
import { heatText, holidayText, stormsText } from './hazards';
import type { Noticed } from './noticed';
import { daysWanted } from './side-questions';

const cityToken = (id: number) => token({ kind: 'city', id });

const datesOf = ({ request: { start_date }, days }: Plan): string[] =>
  start_date ? days.map((_, index) => addDays(start_date, index)) : [];

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof weekdays)[number];

export const daysText = (language: Language, days: readonly Weekday[]): string =>
  listOf(
    language,
    weekdays.filter((day) => days.includes(day)).map((day) => adviceWords(language).weekdays[day]),
  );

const openDays = (hours: OpeningHours): Weekday[] => weekdays.filter((day) => (hours[day] ?? []).length > 0);

const skiing = words(
  '(?<!jet[ -]|water[ -])ski(?:ing|s)?|snow ?board(?:ing)?|snow|truot tuyet|tuyet|choi tuyet',
);

/** Whether something is said of it in words of its own, whatever the plan holds. */
export const isNoticed = (words: string): boolean =>
  skiing.test(words) || lanternNight.test(words) || weeklyThings.some(({ said }) => said.test(words));

/** More days of the week than that are not told one by one. */
const mostOwnDays = 4;

/** What was asked for by name and isn't there on those days, with the days on which it is. */
const missing = ({ language, plan, pool, named, said, today, cities }: Noticed): string[] => {
  const say = adviceWords(language);
  const there = new Set(plan.days.map(({ city_id }) => city_id));
  const towns = new Set(
    cities.flatMap(({ id, code }) => (there.has(id) ? [code as string | undefined] : [])),
  );
  const dates = datesOf(plan);
  const inPlan = new Set(plan.days.flatMap(({ stops }) => stops.map(recordKey)));
  const told: string[] = [];
  const weekly = weeklyThings.filter(
    ({ said: pattern, loosely, town }) =>
      pattern.test(said.words) || (loosely?.test(said.words) && towns.has(town)),
  );
  for (const { name, days, time, closes = false } of weekly) {
    const on = dates.filter((date) => days.includes(weekdayOf(date)));
    // Where every day of the journey is one of theirs nobody has to be told.
    if (dates.length > 0 && on.length === dates.length) continue;
    const which = daysText(language, days);
    const isThen = dates.length === 0 || on.length > 0;
    const own = dates.length > mostOwnDays ? '' : daysText(language, dates.map(weekdayOf));
    told.push(
      isThen
        ? say.onlyOn(name[language], which, time[language])
        : say.notThatDay(name[language], which, time[language], own, closes),
    );
  }
  if (weekly.length > 0) return told;
  for (const key of [...named].slice(0, 3)) {
    const candidate = pool.all.get(key);
    if (!candidate || inPlan.has(key) || dates.length === 0) continue;
    const { doors, schedule } = candidate;
    const hours = doors?.opening_hours;
    if (hours && dates.every((date) => spansOn(doors, date)?.length === 0))
      told.push(say.closedThen(token(candidate), daysText(language, openDays(hours))));
    const [next] = schedule ? timesFrom(schedule, today) : [];
    if (next && dates.every((date) => date < next.start_date || date > next.end_date))
      told.push(say.notThen(token(candidate), dateText(language, next.start_date)));
  }
  return told;
};

/** The evening without electric light in Hội An, where somebody speaks of it. */
const lanterns = ({ language, plan, said, cities, today }: Noticed): string[] => {
  const hoiAn = cities.find(({ code }) => code === 'HOI');
  const isThere = plan.days.some(({ city_id }) => city_id === hoiAn?.id);
  if (!isThere || !lanternNight.test(said.words)) return [];
  const dates = datesOf(plan);
  const from = dates[0] ?? today;
  const nights = Array.from({ length: 12 }, (_, index) => nextLunar(from, index + 1, 14)).flatMap(
    (date) => date ?? [],
  );
  const next = nights.sort()[0];
  return next ? [adviceWords(language).lanternNight(dateText(language, next), dates.includes(next))] : [];
};

const drives = words(
  'drive|driving|bridge|ride (?:a|the|our|my|from|to|across|over)|own car|hire car|rental car|scooters?|cau qua|lai xe|tu lai|o to|xe hoi|chay xe',
);

/** Nights below this are cold for people who packed for the tropics, °C. */
const coldC = 13;

const climate = ({ language, plan, cities, said }: Noticed): string[] => {
  const say = adviceWords(language);
  const { month } = plan.request;
  const asksOfSea = words('boats?|ferr(?:y|ies)|speed ?boats?|tau|pha|thuyen|cano|ca no').test(said.words);
  const ids = [...new Set(plan.days.map(({ city_id }) => city_id))];
  const towns = ids.flatMap((id) => cities.find((one) => one.id === id) ?? []);
  const told = towns.flatMap((city) => {
    const { id } = city;
    const rough = roughMonthsAt(city);
    const months = monthsText(language, rough);
    return [
      ...(drives.test(said.words) && islandOf(city) !== null
        ? [wishWords(language).noRoad(cityToken(id))]
        : []),
      ...(month !== null && rough.includes(month)
        ? [say.roughSeaNow(cityToken(id), monthText(language, month), months, hasAirport(city))]
        : // A sea that is rough in other months is no matter of this journey.
          asksOfSea && month === null && rough.length > 0
          ? [say.roughSea(cityToken(id), months)]
          : []),
    ];
  });
  const cold = towns.flatMap(({ id, normals }) => {
    const low = normals.find((one) => one.month === month)?.min_c;
    return low !== undefined && low <= coldC ? [{ id, low: Math.round(low) }] : [];
  });
  if (month === null || cold.length === 0) return told;
  const lows = cold.map(({ low }) => low);
  const names = listOf(
    language,
    cold.map(({ id }) => cityToken(id)),
  );
  return [
    ...told,
    say.cold(names, monthText(language, month), [Math.min(...lows), Math.max(...lows)], cold.length > 1),
  ];
};

/** So near an airport is on the island, km. */
const ownAirportKm = 25;

const hasAirport = (city: PlannerCity): boolean =>
  [...network().nodes.values()].some(
    (node) => node.kind === 'airport' && distanceKm(node, city) <= ownAirportKm,
  );

/** So long a way a short journey bears, minutes for each of its days. */
const mostMoving = 200;

const tooMuch = ({ language, plan, leftOut, cities }: Noticed): string[] => {
  const say = adviceWords(language);
  const there = [...new Set(plan.days.map(({ city_id }) => city_id))];
  const days = plan.days.length;
  if (leftOut.length > 0) {
    const texts = [there, leftOut].map((ids) => listOf(language, ids.map(cityToken)));
    const towns = [...there, ...leftOut].flatMap((id) => cities.find((city) => city.id === id) ?? []);
    return [say.tooMany(texts[0] ?? '', texts[1] ?? '', days, Math.max(days + 1, daysWanted(towns)))];
  }
  const moving = plan.days.reduce((sum, { transfer }) => sum + (transfer?.minutes ?? 0), 0);
  return there.length > 1 && days < there.length * 2 && moving > mostMoving * days
    ? [say.rushed(days, there.length, there.length * 2)]
    : [];
};

/** What people come for, in its season or out of it. */
const seasonal = ({ language, plan, said }: Noticed): string[] => {
  const { season } = said.wants;
  if (!season) return [];
  const say = adviceWords(language);
  const [best = 1] = season.months;
  const months = listOf(
    language,
    [...season.months]
      .sort((a, b) => Number(a < best) - Number(b < best) || a - b)
      .map((month) => monthText(language, month)),
  );
  const { month } = plan.request;
  return [say.season(season.name[language], months, month === null || season.months.includes(month))];
};

/** What has to be said before a plan: wishes that can't come true, and what is nearest to them. */
export const contradictions = (noticed: Noticed): string[] => {
  const { language, said, plan } = noticed;
  const say = adviceWords(language);
  const { impossibleDate, adults = 0, children = 0 } = said.wants;
  // More people than a plan counts are told of by their number.
  const people = adults + children;
  return [
    ...(impossibleDate ? [say.impossibleDate(impossibleDate)] : []),
    ...(skiing.test(said.words) ? [say.noSnow] : []),
    ...tooMuch(noticed),
    ...missing(noticed),
    ...seasonal(noticed),
    ...lanterns(noticed),
    ...(people > planLimits.people
      ? [say.bigGroup(people, plan.request.adults + plan.request.children)]
      : []),
  ];
};

/** Days that nothing, or only one thing, is planned for, and why. */
export const spentDaysText = (language: Language, plan: Plan, cities: readonly PlannerCity[]): string[] => {
  const { dayName } = phrasesIn(language);
  const say = adviceWords(language);
  const spent = spentDaysOf(plan, cities).map((day) => dayName(day));
  const thin = [...thinDaysOf(plan)].map(([id, days]) =>
    say.thin(listOf(language, days.map(dayName)), cityToken(id)),
  );
  return [...(spent.length > 0 ? [say.onTheWay(listOf(language, spent))] : []), ...thin];
};

/** More names than that nobody reads in a sentence. */
const mostListed = 4;

/** Where a wheelchair gets in part of the way only. */
export const partlyText = (language: Language, plan: Plan, pool: Pool): string[] => {
  if (!plan.request.needs.includes('wheelchair')) return [];
  const partly = plan.days.flatMap(({ stops }) =>
    stops.filter((stop) => pool.all.get(recordKey(stop))?.accessibility?.wheelchair === 'partly'),
  );
  const stops = plan.days.flatMap(({ stops: own }) => own).length;
  if (partly.length > mostListed && partly.length * 2 > stops) return [adviceWords(language).partlyMost];
  return partly.length > 0
    ? [
        adviceWords(language).partly(
          listOf(
            language,
            partly.map((stop) => token(stop)),
          ),
        ),
      ]
    : [];
};

/** What is in a plan because it was named, though these travellers hardly get there. */
const barredText = (language: Language, { request, days }: Plan, pool: Pool): string[] => {
  const need = (['wheelchair', 'stroller', 'few_steps'] as const).find((one) => request.needs.includes(one));
  if (!need) return [];
  const barred = days
    .flatMap(({ stops }) => stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []))
    .filter(
      (candidate) =>
        candidate.accessibility?.wheelchair !== 'partly' &&
        !isWithinReach(candidate, { needs: request.needs, children: 0 }),
    );
  return barred.length > 0
    ? [
        adviceWords(language).barred(
          listOf(
            language,
            barred.map((stop) => token(stop)),
          ),
          need,
        ),
      ]
    : [];
};

/** What is good to know of the time and the places of a plan. */
export const cautions = (noticed: Noticed): string[] => {
  const { language, plan, cities, pool } = noticed;
  const ofTet = datesOf(plan).find((date) => tetDay(date) !== null);
  const say = phrasesIn(language);
  return [
    ...partlyText(language, plan, pool),
    ...barredText(language, plan, pool),
    ...elsewhereText(noticed),
    ...stationText(noticed),
    ...spentDaysText(language, plan, cities),
    ...(ofTet ? [say.tet(dateText(language, addDays(ofTet, 1 - (tetDay(ofTet) ?? 1))))] : []),
    ...holidayText(noticed),
    ...stormsText(noticed),
    ...heatText(noticed),
    ...climate(noticed),
  ];
};
