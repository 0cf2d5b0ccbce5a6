import type { Language } from '../../../language';
import type { PlannerCity } from '../candidates/cities';
import { wantsDry } from '../days/city-weather';
import type { Change } from '../follow-up';
import { dayEnd, dayStart } from '../follow-up/day-hours';
import type { Plan, PlanDay, PlanRequest } from '../plan-shapes';
import { token } from '../stream/events';
import type { Understanding } from '../understand';
import { frameWords } from '../words/frame';
import { dateText, listOf, monthsText, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases-in';
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
    ...weatherText(language, plan, cities, words),
  ];
  const isShort = plan.days.length <= mostDaysTold;
  const days = plan.days.map((day, index) => dayText(language, day, index, !isShort)).join('\n');
  return [
    ...(advice.answers ?? []).map((text) => [text]),
    [...uncoveredText(language, plan, assumed.uncovered), ...advice.first],
    [...opening, ...whereText(language, plan, places, cities), ...framedText(language, plan, wants, cities)],
    [hours ?? days],
    [transfersOf(language, plan).join('\n')],
    [...notes, ...advice.notes],
    ...advice.further.map((text) => [text]),
  ]
    .map((part) => part.filter((text) => text !== '').join(' '))
    .filter((text) => text !== '');
};

const interestsText = (language: Language, names: readonly string[]): string =>
  listOf(
    language,
    names.map((name) => phrasesIn(language).interests[name as PlanRequest['interests'][number]]),
  );

const changeText = (language: Language, change: Change): string => {
  const { change: say } = phrasesIn(language);
  switch (change.said) {
    case 'new_day':
    case 'no_such_stop':
    case 'day_eased':
    case 'day_filled':
    case 'day_full':
    case 'no_new_day':
    case 'day_removed':
    case 'day_emptied':
    case 'no_such_day':
      return say[change.said](change.day);
    case 'new_stop':
      return say.new_stop(change.day, token(change.was));
    case 'days_exchanged':
      return say.days_exchanged(change.day, change.with);
    case 'bases':
      return say.bases(listOf(language, change.cities.map(cityToken)));
    case 'unheard':
      return say.unheard(change.text);
    case 'not_in_plan':
      return say.not_in_plan(change.name[language]);
    case 'none_of':
      return say.none_of(change.wish[language]);
    case 'no_more_wish':
      return say.no_more_wish(change.wish[language], token(change.stop), change.day);
    case 'stops_removed':
      return say.stops_removed(listOf(language, change.stops.map(token)));
    case 'stop_added':
      return say.stop_added(token(change.stop), change.day);
    case 'stop_moved':
    case 'on_that_day':
    case 'no_day_there':
      return say[change.said](token(change.stop), change.day);
    case 'not_that_day':
      return say.not_that_day(token(change.stop), change.day, change.why, change.days);
    case 'stop_replaced':
      return say.stop_replaced(token(change.stop), token(change.was), change.day);
    case 'none_instead':
      return say.none_instead(token(change.was));
    case 'part_freed':
      return say.part_freed(change.day, change.part, listOf(language, change.stops.map(token)));
    case 'part_is_free':
      return say.part_is_free(change.day, change.part);
    case 'hours_taken':
      return hoursTaken(language, change);
    case 'arrives':
    case 'leaves':
      return say[change.said](change.time);
    case 'evenings_quiet':
      return say.evenings_quiet(listOf(language, change.stops.map(token)));
    case 'stays_only':
      return say.stays_only(cityToken(change.city), change.days, change.own);
    case 'stay':
      return say.stay(cityToken(change.city), change.days, change.total);
    case 'order':
      return say.order(listOf(language, change.cities.map(cityToken)));
    case 'leg':
    case 'leg_there':
      return say[change.said](
        phrasesIn(language).transfer(cityToken(change.from), cityToken(change.to), change.travel),
      );
    case 'no_line':
      return frameWords(language).noLine(cityToken(change.from), cityToken(change.to), change.travel);
    case 'no_room':
    case 'not_there':
    case 'already_there':
      return say[change.said](token(change.stop));
    case 'city_added':
      return say.city_added(cityToken(change.city), change.days);
    case 'city_exchanged':
      return say.city_exchanged(cityToken(change.city), cityToken(change.with));
    case 'tuned':
    case 'is_already':
      return say[change.said](change.day, say.traits[change.trait]);
    case 'city_there':
    case 'one_day_there':
    case 'city_removed':
    case 'only_city':
    case 'city_left':
      return say[change.said](cityToken(change.city));
    case 'longer':
    case 'shorter':
      return say[change.said](change.days);
    case 'starts':
      return say.starts(dateText(language, change.date));
    case 'month':
      return say.month(monthText(language, change.month));
    case 'children':
    case 'adults':
      return say[change.said](change.count);
    case 'needs':
      return change.needs.map((need) => say.needs[need as PlanRequest['needs'][number]]).join(' ');
    case 'no_more_of':
      return say.no_more_of(interestsText(language, change.interests));
    case 'interests':
      return say.interests(interestsText(language, change.interests));
    case 'frame':
    case 'spending':
      return '';
    default:
      return say[change.said];
  }
};

/** Hours of one day in which nothing is planned: before it begins, after it is over, or within it. */
const hoursTaken = (language: Language, { day, from, until }: Change & { said: 'hours_taken' }): string => {
  const { change: say } = phrasesIn(language);
  if (from === dayStart) return say.day_begins(day, until);
  return until === dayEnd ? say.day_ends(day, from) : say.day_kept(day, from, until);
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
  const same = new Set(was.days.map((day) => JSON.stringify(day.stops.map(({ kind, id }) => [kind, id]))));
  const days = now.days.flatMap((day, index) =>
    same.has(JSON.stringify(day.stops.map(({ kind, id }) => [kind, id])))
      ? []
      : [dayText(language, day, index, now.days.length > mostDaysTold)],
  );
  const isUnchanged = JSON.stringify(was.days) === JSON.stringify(now.days);
  const unheard =
    advice.first.length + advice.further.length > 0
      ? say.nothingChanged
      : `${say.unclear} ${say.nothingChanged}`;
  const opening = told.length > 0 ? told.join(' ') : isUnchanged ? unheard : say.changed;
  return [
    ...(advice.answers ?? []),
    advice.first.join(' '),
    opening,
    days.join('\n'),
    advice.notes.join(' '),
    ...advice.further,
  ].filter((text) => text !== '');
};
