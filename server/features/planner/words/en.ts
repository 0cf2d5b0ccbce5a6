import type { Travel } from '../plan-shapes';
import { isNightTrain } from '../travel/day';
import { dateText, durationText, eitherOf, listOf, monthText } from './lists';
import type { Phrases } from './phrases';

const modes: Record<Travel['mode'], string> = {
  walk: 'on foot',
  motorbike: 'by motorbike',
  car: 'by car',
  bus: 'by coach',
  train: 'by train',
  boat: 'by road and boat',
  flight: 'by plane',
};

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);
const nights = (count: number) => (count === 1 ? 'one night' : `${count} nights`);
const people = (count: number, one: string, many: string) =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

const needs = {
  wheelchair: 'only places that a wheelchair gets into, some of them in part, as far as we know',
  stroller: 'places where a pushchair gets along',
  few_steps: 'nothing with many stairs',
  quiet: 'quiet places before busy ones',
} as const;

const paces = { easy: 'an easy pace', normal: '', full: 'full days' } as const;
const budgets = { low: 'a small budget', middle: '', high: 'a generous budget' } as const;

export const en: Phrases = {
  status: {
    reading: 'Reading your message …',
    looking: 'Looking at places, opening hours and routes …',
    building: 'Putting the days together …',
    changing: 'Changing your plan …',
    asking: 'Thinking …',
  },
  made: (count, cities, isRoute) =>
    isRoute
      ? `Here are ${days(count)} through ${cities}.`
      : `Here ${count === 1 ? 'is' : 'are'} ${days(count)} in ${cities}.`,
  when: ({ start_date, month }) =>
    start_date
      ? `It starts on ${dateText('en', start_date)}.`
      : month
        ? `It is made for ${monthText('en', month)}.`
        : '',
  assumed: {
    days: (count) => `You did not say how long, so I took ${days(count)}.`,
    cities: 'You left the places to me: tell me if you would rather go elsewhere.',
    goesOn: (count, from, others) =>
      `${from} rarely takes ${days(count)}, so I went on to ${others}; tell me if you would rather stay.`,
    order: 'I changed the order of the cities, because this way is much shorter.',
    capped: (most) => `I plan ${most} days at most, so this is the first part of your journey.`,
    past: 'That date is in the past, so I left the date open.',
    uneven: ({ days: all, stays, areNights }) =>
      `The stays that you named come to ${areNights ? nights(stays) : days(stays)}, and the journey to ${days(all)}. I kept ${days(all)}, ${stays < all ? 'and gave what was left over to the places that can fill it' : 'and made the longest stay shorter'}: tell me if you would rather have ${days(areNights ? stays + 1 : stays)}.`,
    unlikeDates: (said, all) =>
      `You said ${days(said)}, but your dates come to ${days(all)}: I went by the dates. Tell me if it should be ${days(said)}.`,
  },
  dayLine: (day, city, stops) => `- Day ${day}, ${city}: ${stops}`,
  moreStops: (count) => `${count} more`,
  dayName: (day) => `day ${day}`,
  freeDay: (day, city) => `- Day ${day}, ${city}: free, for a walk, a rest or an outing of your own`,
  free: {
    why: (list, city) =>
      `Nothing is planned for ${list} in ${city}: what suits you there is in your other days, or is not open then.`,
    elsewhere: (city, minutes, records) =>
      `${city} is about ${durationText('en', minutes)} away, with ${records}: I can move those days there.`,
    rest: 'Or take the other days more slowly: a free day in a small place is a good one.',
  },
  transfer: (from, to, { mode, minutes }) =>
    `${from} to ${to} ${isNightTrain({ mode, minutes, km: 0 }) ? 'by night train, leaving the evening before' : modes[mode]}, about ${durationText('en', minutes)}`,
  forWhom: ({ adults, children, pace, budget, needs: wanted, interests }) => {
    const who = [
      people(adults, 'adult', 'adults'),
      ...(children > 0 ? [people(children, 'child', 'children')] : []),
    ];
    const how = [paces[pace], budgets[budget], ...wanted.map((need) => needs[need])].filter(
      (text) => text !== '',
    );
    const likes =
      interests.length > 0
        ? [
            `with plenty of ${listOf(
              'en',
              interests.map((name) => en.interests[name]),
            )}`,
          ]
        : [];
    return `For ${listOf('en', who)}${how.length + likes.length > 0 ? `: ${listOf('en', [...likes, ...how])}` : ''}.`;
  },
  weather: (city, month, high, low, rain) =>
    `${city} in ${month}: usually ${low} to ${high} °C and about ${rain} mm of rain in the month.`,
  rain: (places, month, isDry) =>
    isDry
      ? `You asked for somewhere dry: ${month} usually brings ${places}.`
      : `You asked for somewhere dry, but in ${month} nothing that suits you really is: ${places} in a usual year is the least I found.`,
  rainOf: (city, mm) => `about ${mm} mm of rain in ${city}`,
  wet: (city, month, best) => `${month} is a rainy month in ${city}; it is at its best there in ${best}.`,
  bestMonths: (city, best) => `The best months for ${city} are ${best}.`,
  whenUnknown: 'In which month? The weather differs a lot over the year.',
  tetAlways:
    'Around Tết many museums, shops and restaurants close for some days, and trains and planes are full: book early.',
  tet: (date) =>
    `Tết falls on ${date}: from the afternoon before until the third day most kitchens, shops and family businesses are shut, and museums on the first day. So for those days I kept to what stays open as far as I know; ask where you sleep about meals. Trains and planes are full: book early.`,
  eventOn: (event, city) => `${event} takes place in ${city} while you are there.`,
  noEvents: 'I know of no festival there at that time.',
  eventsIn: (list) => `What takes place then: ${list}.`,
  journey: (from, to, { mode, minutes, km }) =>
    `From ${from} to ${to} it is about ${Math.round(km)} km: ${durationText('en', minutes)} ${modes[mode]}, from door to door.`,
  factsIntro: 'What we know, with the date of our last check on the guide pages:',
  guide: 'the guide, with sources and the date of each check',
  noFacts: 'I have no checked facts about that. Please ask an official source.',
  routeHow: 'Which two places do you want to travel between?',
  greeting:
    'Hello! Tell me how many days you have, where you would like to go in Vietnam and what you enjoy, and I make a plan.',
  help: 'I plan journeys in Vietnam: say how long, where, when, with whom and what you like. Then change the plan in your own words, such as “swap day 2”, “cheaper” or “add Hội An”.',
  thanks: 'With pleasure. Is there anything that you would like to change?',
  toCentre: (city) => `${city} airport to the centre`,
  offTopic: 'I only plan journeys in Vietnam. Where would you like to go, and for how many days?',
  abroad: 'I only know Vietnam, so I cannot plan that. Which part of Vietnam would you like to see?',
  abroadAside: (place) => `${place} is outside Vietnam, and Vietnam is all that I know.`,
  goodbye: 'Safe travels, and come back whenever a plan needs changing.',
  unclear:
    'I did not quite understand that. Tell me a place, a number of days or what you would like to change.',
  nothingChanged: 'I changed nothing in your plan.',
  noted: 'I have noted that; the days of your plan stay as they are.',
  changed: 'Your plan has been changed.',
  questions: {
    swap: (day) => `Swap day ${day}`,
    slower: 'Slower',
    cheaper: 'Cheaper',
    longer: 'Add one day',
    children: 'With a child',
    food: 'More food',
    move: (count, city) => `Move ${count} ${count === 1 ? 'day' : 'days'} to ${city}`,
    days: ['3 days in Hà Nội', '5 days in Huế and Hội An', 'A week from north to south'],
    starts: ['Start next week', 'Start on 4 March'],
    inCity: (days, city) => `${days} days in ${city}`,
    startsIn: (month) => `Start on 4 ${monthText('en', month)}`,
    months: ['In March', 'In July', 'In November'],
  },
  change: {
    new_day: (day) => `Day ${day} is new.`,
    new_stop: (day, was) => `On day ${day} something else takes the place of ${was}.`,
    days_exchanged: (day, other) => `Days ${day} and ${other} have changed places.`,
    no_new_day: (day) => `I know nothing else there for day ${day} that suits you, so it stays as it is.`,
    day_filled: (day) => `Day ${day} has more in it now.`,
    day_full: (day) => `I know nothing more that fits into day ${day}, so it stays as it is.`,
    no_such_stop: (day) => `There is no such stop on day ${day}, so that day stays as it is.`,
    day_eased: (day) => `Day ${day} is gentler now, with fewer stops.`,
    not_eased: (day, stops) => `Day ${day} has no fewer stops than before: ${stops}.`,
    others_same: 'The other days are as they were.',
    reversed: 'The journey goes the other way round now.',
    no_date: 'There is no date yet that I could move: tell me when you start.',
    bases: (cities) => `You sleep in ${cities} now; what lies around is reached from there.`,
    fewest_bases: 'There are no more places to sleep in than that already.',
    none_of: (wish) => `I know of nothing there for ${wish} that fits these days.`,
    no_more_wish: (wish, stop, day) =>
      `${stop} on day ${day} is there for ${wish} already, and I know of nothing more of the kind that fits these days.`,
    day_emptied: (day) => `Day ${day} is free now.`,
    day_removed: (day) => `Day ${day} is gone.`,
    only_day: (day) => `That holds for day ${day} alone.`,
    same_day: (day) => `I found nothing to change in day ${day} for that, so the plan stays as it is.`,
    diets_dropped: (diets) => `No longer kept to at the table: ${diets}.`,
    stops_removed: (stops) => `Taken out: ${stops}.`,
    none_to_remove: 'Nothing like that is in your plan.',
    unheard: (text) => `I did not understand “${text}”, so nothing was done about that.`,
    not_in_plan: (name) => `${name} is not in your plan, so there was nothing to take out.`,
    stop_added: (stop, day) => `${stop} is now on day ${day}.`,
    stop_moved: (stop, day) => `${stop} is on day ${day} now.`,
    on_that_day: (stop, day) => `${stop} is on day ${day} already.`,
    no_day_there: (stop, day) =>
      `${stop} is on day ${day}, and there is no such day to move it to: it stays where it is.`,
    not_that_day: (stop, day, why, others) => {
      const reason = {
        far: `is too far from where you are on day ${day}`,
        closed: `is closed on day ${day}`,
        no_time: `cannot be fitted into day ${day}: its hours and the way there do not allow it`,
      }[why];
      return `${stop} ${reason}, so I left the plan as it was.${
        others.length > 0 ? ` It would work on day ${eitherOf('en', others.map(String))}.` : ''
      }`;
    },
    stop_replaced: (stop, was, day) => `On day ${day} ${stop} takes the place of ${was}.`,
    none_instead: (was, isGone) =>
      `I found nothing of that kind that fits in the place of ${was}, so ${isGone ? 'that time is free' : 'it stays'}.`,
    part_freed: (day, part, stops) => `The ${part} of day ${day} is free now. Taken out: ${stops}.`,
    part_is_free: (day, part) => `The ${part} of day ${day} is free already.`,
    day_begins: (day, time) => `Day ${day} now begins at ${time}.`,
    day_ends: (day, time) => `Day ${day} is now over by ${time}.`,
    day_kept: (day, from, until) => `Nothing is planned on day ${day} from ${from} to ${until}.`,
    arrives: (time) => `Day 1 now begins after your arrival at ${time}.`,
    home_by: (city, time, leaves, { mode, minutes }) =>
      `To be in ${city} by ${time} you leave at ${leaves} on the last day: it is about ${durationText('en', minutes)} ${modes[mode]}.`,
    leaves: (time) => `The last day now ends in time for you to leave at ${time}.`,
    evenings_quiet: (stops) =>
      `The evenings are quieter now. Taken out: ${stops}. The days are otherwise as they were.`,
    evenings_are_quiet:
      'Nothing loud or late is planned for your evenings as it is, so I left the plan alone.',
    stays_only: (city, count, own) =>
      `All ${days(count)} are in ${city} now; the other places are out. If you would rather keep only the ${days(own)} that you had there, say “${days(own)}”.`,
    too_short: (city) =>
      `The way to ${city} takes all that time and leaves none to see anything: with one more day there I can plan something.`,
    leg: (way) => `You now go from ${way}; the day of arrival is timed to it.`,
    leg_there: (way) => `That is how it is planned already: ${way}.`,
    stay: (city, count, total) => `${city} now has ${days(count)} of ${total}.`,
    one_day_there: (city) =>
      `You have only one day in ${city} as it is. To leave it out altogether, say “skip ${city}”.`,
    order: (cities) => `The order is now ${cities}.`,
    not_there: (stop) =>
      `${stop} is not in your plan, so there is nothing to move; say on which day you would like it.`,
    no_room: (stop) => `${stop} fits into none of your days, because of the opening hours or the distance.`,
    already_there: (stop) => `${stop} is in your plan already.`,
    city_added: (city, count) => `${city} is added, with ${days(count)}.`,
    city_there: (city) => `${city} is in your plan already.`,
    city_removed: (city) => `${city} is taken out.`,
    city_left: (city) => `${city} is not in your plan, and I keep it out.`,
    only_city: (city) => `${city} is the only place in your plan. Where would you like to go instead?`,
    city_exchanged: (city, other) => `${other} takes the place of ${city}, for as many days.`,
    traits: { warmer: 'warm', cooler: 'cool', quieter: 'quiet', cheaper: 'cheap', indoors: 'under a roof' },
    tuned: (day, trait) => `On day ${day} I exchanged what was least ${trait}.`,
    is_already: (day, trait) => `Day ${day} is as ${trait} as I can make it.`,
    longer: (count) => `Your journey now has ${days(count)}.`,
    shorter: (count) => `Your journey now has ${days(count)}.`,
    longest: 'The plan cannot get any longer than that.',
    shortest: 'The plan cannot get any shorter.',
    starts: (date) => `It starts on ${date} now.`,
    month: (month) => `It is made for ${month} now.`,
    slower: 'The days are slower now, with fewer stops.',
    fuller: 'The days are fuller now.',
    slowest:
      'These days are slow already, with one or two stops each: there is nothing more to take out without leaving a day empty.',
    fullest: 'With what I know these days are as full as they get: I found nothing more that fits in.',
    cheapest:
      'I found nothing cheaper for these days: most of what is in them costs little or nothing already.',
    dearest: 'I found nothing more upscale that fits into these days.',
    no_more_of: (names) => `I found no more ${names} that fits into these days.`,
    normal_pace: 'The days have a usual pace now.',
    cheaper: 'It is cheaper now: what cost most has been exchanged.',
    dearer: 'It is more generous now.',
    middle_budget: 'It is made for a middle budget now.',
    children: (count, areTeens) =>
      count === 0
        ? 'It is made for adults now.'
        : areTeens
          ? `It is for ${people(count, 'teenager', 'teenagers')} too now.`
          : `It suits ${people(count, 'child', 'children')} now: fewer stairs, shorter distances, earlier evenings.`,
    adults: (count) => `It is for ${people(count, 'adult', 'adults')} now.`,
    needs: {
      wheelchair:
        'I kept to places that a wheelchair gets into, some of them in part, as far as we know. Please ask before you go.',
      stroller: 'I kept to places where a pushchair gets along.',
      few_steps: 'I took out what has many stairs.',
      quiet: 'I chose quieter places.',
    },
    interests: (names) => `There is more ${names} in it now.`,
    no_such_day: (day) => `Your plan has no day ${day}.`,
  },
  interests: {
    history: 'history',
    nature: 'nature',
    food: 'food',
    beach: 'beach',
    culture: 'culture',
    adventure: 'adventure',
    shopping: 'shopping',
    nightlife: 'nightlife',
    relaxation: 'relaxation',
    photography: 'photography',
  },
  suggestions: 'You could add these:',
  fallback: 'The assistant does not answer at the moment, so the built-in planner has worked on this.',
  failed: 'Something went wrong. Please try again.',
  cutShort: 'That took too long. Please try again.',
};
