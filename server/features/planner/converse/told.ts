import type { Language } from '../../../language';
import type { PlannerCity } from '../candidates/cities';
import { wantsDry } from '../days/city-weather';
import type { Change } from '../follow-up';
import type { Plan, PlanDay } from '../plan-shapes';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { listOf, monthsText, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
import { changeText } from './change-told';
import { spareText } from './hours-told';
import type { Assumed } from './new-plan';
import { framedText, uncoveredText, whereText } from './where-told';

const cityToken = (id: number) => token({ kind: 'city', id });

/** So many stops of a day are named, and of a long journey fewer; how many more there are is said. */
const mostNamed = 7;
const mostNamedOfMany = 3;

const dayText = (language: Language, day: PlanDay, index: number, isOfMany = false): string => {
  const say = phrasesIn(language);
  const city = cityToken(day.city_id);
  if (day.stops.length === 0) return say.freeDay(index + 1, city);
  const most = isOfMany ? mostNamedOfMany : mostNamed;
  // One more is named rather than counted.
  const shown = day.stops.length <= most + 1 ? day.stops : day.stops.slice(0, most);
  const more = day.stops.length - shown.length;
  const stops = [...shown.map((stop) => token(stop)), ...(more > 0 ? [say.moreStops(more)] : [])];
  return say.dayLine(index + 1, city, listOf(language, stops));
};

const transfersOf = (language: Language, { days }: Plan): string[] =>
  days.flatMap((day, index) => {
    const before = days[index - 1];
    if (!day.transfer || !before) return [];
    const [from, to] = [cityToken(before.city_id), cityToken(day.city_id)];
    return [`- ${phrasesIn(language).transfer(from, to, day.transfer)}`];
  });

const citiesText = (language: Language, plan: Plan): string =>
  listOf(language, [...new Set(plan.days.map(({ city_id }) => cityToken(city_id)))]);

/** A rainy month where people will be, said beforehand rather than found out. */
const weatherText = (
  language: Language,
  plan: Plan,
  cities: readonly PlannerCity[],
  words: string,
): string[] => {
  const { month } = plan.request;
  if (month === null) return [];
  const say = phrasesIn(language);
  const ids = [...new Set(plan.days.map(({ city_id }) => city_id))];
  const wet = ids.flatMap((id) => {
    const city = cities.find((one) => one.id === id);
    const normal = city?.normals.find((one) => one.month === month);
    if (!city || !normal || normal.rain_mm < 220 || city.bestMonths.includes(month)) return [];
    const best = monthsText(language, city.bestMonths);
    return [{ id, best }];
  });
  const rain = wantsDry.test(words)
    ? ids.flatMap((id) => {
        const mm = cities.find((one) => one.id === id)?.normals.find((one) => one.month === month)?.rain_mm;
        return mm === undefined ? [] : [{ id, mm: Math.round(mm / 5) * 5 }];
      })
    : [];
  const rains =
    rain.length > 0
      ? [
          say.rain(
            listOf(
              language,
              rain.map(({ id, mm }) => say.rainOf(cityToken(id), mm)),
            ),
            monthText(language, month),
            rain.every(({ mm }) => mm <= dryMm),
          ),
        ]
      : [];
  // Towns of the same seasons are told of together.
  const told = [...new Set(wet.map(({ best }) => best))].map((best) => {
    const same = wet.filter((one) => one.best === best).map(({ id }) => cityToken(id));
    return say.wet(listOf(language, same), monthText(language, month), best);
  });
  return [...rains, ...told];
};

/** Up to so much rain a month is a dry one, mm. */
const dryMm = 100;

/** Of a journey of more days each is told shortly. */
const mostDaysTold = 7;

/** What is said beside a plan: what was asked and what can't be, before it; what is good to know and money after it. */
export interface Advice {
  /** What the message asks beside the plan; who asks is answered first. */
  answers?: readonly string[];
  first: readonly string[];
  notes: readonly string[];
  further: readonly string[];
}

const noAdvice: Advice = { first: [], notes: [], further: [] };

/** Why there is more in a plan than the one town that was meant. */
const goesOnText = (language: Language, { days }: Plan, { goesOnFrom }: Assumed): string => {
  const others = [...new Set(days.map(({ city_id }) => city_id))].filter((id) => id !== goesOnFrom);
  if (goesOnFrom === undefined || others.length === 0) return '';
  const named = others.map((id) => token({ kind: 'city', id }));
  return phrasesIn(language).assumed.goesOn(
    days.length,
    token({ kind: 'city', id: goesOnFrom }),
    listOf(language, named),
  );
};

/** A new plan in words, by paragraphs. */
export const newPlanText = (
  language: Language,
  plan: Plan,
  assumed: Assumed,
  cities: readonly PlannerCity[],
  { places, wants, words }: Pick<Understanding, 'places' | 'wants' | 'words'>,
  advice: Advice = noAdvice,
): string[] => {
  const say = phrasesIn(language);
  const isRoute = new Set(plan.days.map(({ city_id }) => city_id)).size > 1;
  const [spare, hours] = spareText(language, plan, wants);
  const opening = [
    spare ?? say.made(plan.days.length, citiesText(language, plan), isRoute),
    say.when(plan.request),
    say.forWhom(plan.request),
  ];
  const notes = [
    assumed.days ? say.assumed.days(plan.days.length) : '',
    assumed.cities ? say.assumed.cities : '',
    goesOnText(language, plan, assumed),
    assumed.order ? say.assumed.order : '',
    assumed.capped ? say.assumed.capped(plan.days.length) : '',
    assumed.past ? say.assumed.past : '',
    wants.uneven && wants.uneven.days === plan.days.length ? say.assumed.uneven(wants.uneven) : '',
    wants.unlikeDates && wants.start_date === plan.request.start_date
      ? say.assumed.unlikeDates(wants.unlikeDates, plan.days.length)
      : '',
    ...weatherText(language, plan, cities, words),
  ];
  const isShort = plan.days.length <= mostDaysTold;
  const days = plan.days.map((day, index) => dayText(language, day, index, !isShort)).join('\n');
  return [
    ...(advice.answers ?? []).map((text) => [text]),
    [...uncoveredText(language, plan, assumed.uncovered), ...advice.first],
    [
      ...opening,
      ...whereText(language, plan, places, cities, words),
      ...framedText(language, plan, wants, cities),
    ],
    [hours ?? days],
    [transfersOf(language, plan).join('\n')],
    [...notes, ...advice.notes],
    ...advice.further.map((text) => [text]),
  ]
    .map((part) => part.filter((text) => text !== '').join(' '))
    .filter((text) => text !== '');
};

/** How one comes to towns that are new in a plan, and what the way there leaves no time for. */
const newWaysText = (language: Language, was: Plan, now: Plan, changes: readonly Change[]): string[] => {
  const into = changes.flatMap((change) =>
    change.said === 'city_added' ? [change.city] : change.said === 'city_exchanged' ? [change.with] : [],
  );
  if (into.length === 0) return [];
  const known = transfersOf(language, was);
  const ways = transfersOf(language, now).filter((way) => !known.includes(way));
  const late = [...new Set(into)].flatMap((id) => {
    const own = now.days.filter(({ city_id }) => city_id === id);
    const isBare = own.length === 1 && own.every(({ stops }) => stops.length === 0);
    return isBare && own.some(({ transfer }) => transfer)
      ? [phrasesIn(language).change.too_short(cityToken(id))]
      : [];
  });
  return [ways.join('\n'), late.join(' ')];
};

/** What is done to one day. */
const ofOneDay: ReadonlySet<Change['said']> = new Set([
  'new_day',
  'day_filled',
  'day_eased',
  'day_emptied',
  'only_day',
  'tuned',
]);

const stopsIn = ({ stops }: PlanDay): string => JSON.stringify(stops.map(({ kind, id }) => [kind, id]));

/** Whether single days were to be changed, and all others are as they were. */
const isOfDaysAlone = (was: Plan, now: Plan, changes: readonly Change[]): boolean => {
  const meant = new Set(
    changes.flatMap((change) => (ofOneDay.has(change.said) && 'day' in change ? [change.day] : [])),
  );
  return (
    meant.size > 0 &&
    meant.size < now.days.length &&
    now.days.length === was.days.length &&
    now.days.every((day, index) => {
      const before = was.days[index];
      return meant.has(index + 1) || (before !== undefined && stopsIn(before) === stopsIn(day));
    })
  );
};

/** What was changed, and the days that differ. */
export const changedText = (
  language: Language,
  was: Plan,
  now: Plan,
  changes: readonly Change[],
  { wants, advice }: { wants: Understanding['wants']; advice: Advice },
): string[] => {
  const say = phrasesIn(language);
  const framed = changes.some(({ said }) => said === 'frame') ? framedText(language, now, wants, []) : [];
  const told = [...changes.map((change) => changeText(language, change)), ...framed].filter(
    (text) => text !== '',
  );
  const others = isOfDaysAlone(was, now, changes) ? [say.change.others_same] : [];
  const same = new Set(was.days.map(stopsIn));
  const days = now.days.flatMap((day, index) =>
    same.has(stopsIn(day)) ? [] : [dayText(language, day, index, now.days.length > mostDaysTold)],
  );
  const isUnchanged = JSON.stringify(was.days) === JSON.stringify(now.days);
  // What was heard, and the days hold already.
  const isNoted = JSON.stringify(was.request) !== JSON.stringify(now.request);
  const unheard = isNoted
    ? say.noted
    : advice.first.length + advice.further.length > 0
      ? say.nothingChanged
      : `${say.unclear} ${say.nothingChanged}`;
  const opening = told.length > 0 ? [...told, ...others].join(' ') : isUnchanged ? unheard : say.changed;
  return [
    ...(advice.answers ?? []),
    advice.first.join(' '),
    opening,
    days.join('\n'),
    ...newWaysText(language, was, now, changes),
    advice.notes.join(' '),
    ...advice.further,
  ].filter((text) => text !== '');
};
