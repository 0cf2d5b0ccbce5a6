import type { AdviceWords } from './advice-words';
import { dateText } from './lists';

const numbers = new Intl.NumberFormat('en-GB');

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Beside "one day" other small numbers are words too. */
const inWords = (count: number): string => small[count] ?? String(count);

const kitchens = {
  halal: 'halal kitchen',
  vegan: 'vegan kitchen',
  vegetarian: 'vegetarian kitchen',
  gluten_free: 'kitchen that cooks for coeliacs',
  no_nuts: 'kitchen that cooks without nuts',
} as const;

/** Sentences of advice in English. */
export const adviceEn: AdviceWords = {
  vnd: (amount) => `${numbers.format(amount)} VND`,
  spendingFor: {
    total: 'in total',
    day: 'per day for all of you',
    person: 'per person',
    person_day: 'per person per day',
  },
  ofOrigin: 'five-year visa exemption certificate for people of Vietnamese origin',
  wholeCost: (people, days, from, to) =>
    `For ${people === 1 ? 'one person' : `${people} people`} and ${days === 1 ? 'one day' : `${days} days`} reckon with ${to === null ? `${from} or more` : `${from} to ${to}`} in all: bed, meals, ways in town and tickets; what takes you from town to town comes on top.`,
  spending: (amount, per, inVnd) => `Your budget: ${amount} ${per}${inVnd === '' ? '' : `, about ${inVnd}`}.`,
  known: (sum, people, priced) =>
    `The ${priced === 1 ? 'one stop' : `${priced} stops`} in this plan whose prices I know come to about ${sum} for ${people === 1 ? 'one person' : `${people} people`}.`,
  noneKnown: 'I know no prices for the stops of this plan.',
  notIn: (unpriced) =>
    `Not in it: beds, the ways between towns, taxis and drinks${unpriced > 0 ? `, and ${unpriced === 1 ? 'one stop' : `${unpriced} stops`} that ${unpriced === 1 ? 'is' : 'are'} free or whose price I do not know` : ''}.`,
  tickets: ({ from, to, people, isTet, rest, level }) =>
    [
      `Tickets there, between the towns and back come to about ${from} to ${to}${people > 1 ? ` for ${people} people` : ''}${isTet ? ' on ordinary days; around Tết they cost far more' : ''}.`,
      rest === null
        ? 'That is more than your budget already.'
        : `That leaves about ${rest} for each person and day, beds included: ${level === null ? 'too little for a bed and meals' : { low: 'enough for dorms or simple rooms, stalls and buses, and for little more', middle: 'enough for small hotels, restaurants and the entries here', high: 'enough for good hotels, a car with a driver and tables to linger at' }[level]}.`,
    ].join(' '),
  perPerson: (aDay, level, flies) =>
    `That is about ${aDay} for each person and day, beds included: ${{ low: 'enough for dorms or simple rooms, stalls and buses, and for little more', middle: 'enough for small hotels, restaurants and the entries here', high: 'enough for good hotels, a car with a driver and tables to linger at' }[level]}${flies ? '; flights come on top' : ''}.`,
  overnight: (wish, record, hours) =>
    `For ${wish} there is ${record}: it takes about ${hours} hours and a night, so it is no stop of a day here. Book it in place of a hotel night, and I leave that day free if you say so.`,
  nothingFor: (wishes) =>
    `Nothing in this plan is for ${wishes}: I know of nothing there that fits these days.`,
  noKitchen: (diet, cities, helps, isPlanned = true) =>
    [
      `I know no ${kitchens[diet]} in ${cities}${isPlanned ? ', so where the plan has no meal there you have to look for one yourselves' : ''}.`,
      helps === '' ? '' : `The nearest thing that I know is a kitchen without meat: ${helps}.`,
      diet === 'gluten_free' || diet === 'no_nuts'
        ? 'What goes into a dish differs from kitchen to kitchen, and I have no list of it: ask every kitchen before you eat, and carry a card in Vietnamese that says what you cannot have.'
        : 'A sign that says “chay” means a kitchen without meat and fish; ask there about egg, milk and alcohol.',
    ]
      .filter((text) => text !== '')
      .join(' '),
  partly: (records) =>
    `A wheelchair gets only partly around ${records}: uneven ground or a step somewhere. Ask there before you go, and take somebody with you.`,
  partlyMost:
    'At most of these stops a wheelchair gets only partly around, as far as I know: uneven ground or a step somewhere. Ask each before you go, leave out what does not work, and take somebody with you.',
  elsewhere: (stops, city, base, km, areMany) =>
    `${stops} ${areMany ? 'are' : 'is'} in ${city}, up to ${km} km from ${base}: you ride there and back.`,
  noStation: (city, km) =>
    `${city} has no station of its own: from the nearest one about ${km} km are left by road.`,
  barred: (records, need) =>
    need === 'few_steps'
      ? `You asked for ${records}: as far as I know there are steps or rough ways, so part of it may be only to look at from below. Tell me if I shall leave it out.`
      : `The exception is ${records}, which you asked for: as far as I know there are steps or rough ways, so ${need === 'wheelchair' ? 'a wheelchair' : 'a pushchair'} does not get all the way and whoever needs it sees part of it only from outside. Tell me if I shall leave it out.`,
  thin: (days, city) => `On ${days} there is one stop only in ${city}: the rest of the day is yours.`,
  onTheWay: (days) => `On ${days} you arrive late, leave early or travel, so nothing else is planned then.`,
  tooLittle: (aDay) =>
    `That is about ${aDay} a person a day, which is not enough with a bed: a dorm, three meals from the pavement and a bus or two cost at least 350,000 to 500,000 VND. So take this plan for its free sights, or come with more than that or for fewer days.`,
  aboveSum: 'That alone is more than your budget: ask me for something cheaper.',
  bigGroup: (people, most) =>
    `You are ${people} people; a plan counts ${most} at most, so take its numbers as those of a part of the group. For ${people}, book the coach, tables and tickets beforehand, and ask each place for its group price.`,
  impossibleDate: (date) =>
    `There is no such day as ${date}, so I left the date open: which day do you mean?`,
  reversed: ({ start, end }) =>
    `You would leave on ${dateText('en', end)}, before you arrive on ${dateText('en', start)}. Which of the two days is different? Then I make the plan.`,
  noDays: 'A journey needs at least one day. How many days do you have, and when?',
  tooMany: (cities, left, days, least) =>
    `${days === 1 ? 'One day is' : `${days} days are`} not enough for all of it: with the ways between them these places want ${least > 3 * days ? 'many times as long' : `about ${days === 1 ? inWords(least) : least} days`}. So I kept ${cities} and left out ${left}.`,
  rushed: (days, places, least) =>
    `${days === 1 ? 'One day' : `${days} days`} for ${places} places is too little, as much of it goes on the way; ${least} days would do.`,
  noSnow:
    'There is no ski resort in Vietnam, and no snow to ski on: a little falls on Fansipan and Mẫu Sơn on a few nights of some winters, and is gone by noon.',
  cold: (cities, month, [low, high], areMany) =>
    `${cities} ${areMany ? 'are' : 'is'} cold in ${month}: nights around ${low === high ? low : `${low} to ${high}`} °C, often with fog, and few rooms are heated. Bring warm clothes and a rain jacket.`,
  roughSea: (city, months) =>
    `The sea around ${city} is rough in ${months}: boats are often cancelled because of wind and waves then.`,
  roughSeaNow: (city, month, months, flies) =>
    `In ${month} the sea around ${city} is often rough (${months}): fast boats are cancelled at short notice because of wind and waves, so ${flies ? 'fly, or ' : ''}keep a day in reserve.`,
  closedThen: (record, days) =>
    `${record} is not in the plan: it is closed on your days. It is open on ${days}.`,
  notThen: (record, dates) =>
    `${record} is not in the plan, as it does not take place on your days; it does on ${dates}.`,
  onlyOn: (name, days, time) => `${name}: only on ${days}, ${time}.`,
  notThatDay: (name, days, time, yours, closes) =>
    closes
      ? `${name}: closed on ${yours || 'all of your days'}, so it is not in the plan. It is open on ${days}, ${time}: move your dates if it matters.`
      : `${name}: only on ${days}, ${time}, so not on ${yours || 'your days'}; it is not in the plan. Move your dates if it matters.`,
  season: (name, months, isThen) =>
    isThen
      ? `${name}: usually in ${months}; a cold or a wet year moves it by a week or two.`
      : `${name}: usually in ${months}, so not at your time. Move your dates if you come for it.`,
  lanternNight: (date, isThen) =>
    `The lantern night of Hội An, when the old town puts out its electric light, is on the 14th of each lunar month: ${isThen ? `${date}, while you are there.` : `the next one is on ${date}, not on your days.`}`,
  weekdays: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  thereIs: (cities, list) => `In ${cities} I know:\n${list}`,
  noneThere: (cities) => `Of that I know nothing in ${cities} that suits you.`,
  aboutLength: (duration) => `people stay about ${duration}`,
  aboutReach: (duration, from) => `${duration} from ${from ?? 'the middle of town'}, one way`,
  aboutHours: (hours) => `open ${hours}`,
  aboutPrice: (price) => `from ${price} a person`,
  aboutEffort: {
    easy: 'easy on the legs',
    moderate: 'some walking and steps',
    hard: 'hard going',
  },
  aboutWheelchair: {
    yes: 'a wheelchair gets in',
    partly: 'a wheelchair gets to a part of it',
    no: 'not for a wheelchair',
  },
  bookAhead: (record, need, days) =>
    `${record}: ${need === 'required' ? 'has to be booked' : 'better booked'}${days > 0 ? `, about ${days} ${days === 1 ? 'day' : 'days'} ahead` : ''}.`,
  bookNothing: 'As far as I know nothing in this plan has to be booked ahead; rooms and long journeys aside.',
  noPriceOf:
    'The price of that I have not checked, so I would rather not guess; menus and price tags are usual, and asking before you order is no offence.',
  notChanged: 'Nothing has been changed since I made this plan, so it is as it was.',
  undone: 'The plan is as it was before the last change.',
  askDoctor: 'Whether health allows it I can’t judge: ask a doctor before you book.',
  noSum: 'What it costs at present I do not know.',
  unknownTo: (question) => `“${question}” – to that I have no checked answer, so I would rather not guess.`,
  undo: 'I cannot see your earlier plan from here, but it is kept: the “Undo” button above the days brings it back, step by step.',
  why: (record, reason, about) => `I chose ${record} because it suits you best there: ${reason} ${about}`,
  begins: (day, record, time) => `Day ${day} begins at ${time} with ${record}.`,
  whyDay: (day) => `The stops of day ${day} are close together and follow their opening hours:`,
  nothingOn: (day) => `Nothing is planned on day ${day}.`,
  rain: (records) =>
    `If it rains, these are under a roof: ${records}. Say “swap day 1” to have a day made anew.`,
  rainMonth: (city, month, rain) => `In ${month} ${city} has about ${rain} mm of rain.`,
  noRain:
    'I know too little about what is under a roof there. A museum, a café or a cooking class is never wrong.',
  bestIn: (month, list) => `At their best in ${month}:\n${list}`,
  bestCity: (city, weather) => `- ${city}${weather}`,
  hotels: (city, list) =>
    `Hotels and other places to stay in ${city} that I know, with what a night costs from:\n${list}`,
  hotel: (record, price) => `- ${record}${price === '' ? '' : `: from ${price}`}`,
  hotelsUnknown: (city) => `I know of no hotel in ${city} yet.`,
  hotelView: 'Which of them look onto the water I do not know: the map on each page shows where it lies.',
  byBoat: (from, to, duration) =>
    `There are boats too: with the way to the pier it takes about ${duration} from ${from} to ${to}, when the sea allows.`,
  tooLong: (country, days, longest) =>
    `With a passport of ${country} you need no visa for up to ${longest} days; for ${days} days you do. The e-visa is the usual way:`,
  entersAgain:
    'As you leave Vietnam and come back, take the e-visa for multiple entries: with one for a single entry you would not be let in again.',
  exempt: (country, label, value) =>
    `With a passport of ${country} you need no visa within these terms. ${label}: ${value}`,
  notExempt: (country) =>
    `For a passport of ${country} I know of no exemption, so you need a visa. The e-visa is the usual way:`,
  whichPassport: 'Which passport do you travel on? With that I can say what holds for you.',
  source: (source, day) => `(${source}, checked on ${day})`,
  more: (link) => `More: ${link}`,
  unknown:
    'I have no checked answer to that, so I would rather not guess. [The guides](/essentials) name official sources.',
  closest: (text) => `I have no checked answer to exactly that. What comes nearest: ${text}`,
  nearest: (pages) => `These pages come nearest: ${pages}.`,
  nothingOf: (wishes, towns) => `As for ${wishes}, I know of nothing in ${towns}.`,
  unknownAt: (towns) =>
    `I have no checked answer to that, so I would rather not guess. What I do know is on the pages of ${towns} and in [the guides](/essentials).`,
};
