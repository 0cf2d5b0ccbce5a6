import type { EventDetail, EventTime } from '~/api/types';
import type { JsonLd } from '~/seo/json-ld';
import type { PageSeo } from '~/seo/page-seo';
import { knownInfo } from '~/site/visitor/known-info';
import { isFree } from '~/site/visitor/visitor-json-ld';

const country = { en: 'Vietnam', vi: 'Việt Nam' };

/** What getting in costs, as far as it is known. */
function admission({ visitor_info, ...event }: EventDetail, seo: PageSeo): Partial<JsonLd> {
  const { price_from, ticket_url } = event;
  const free = event.is_free ?? isFree(visitor_info);
  const price = free ? 0 : (price_from ?? knownInfo(visitor_info).price?.adult ?? null);
  return {
    isAccessibleForFree: free,
    offers:
      price === null
        ? undefined
        : { '@type': 'Offer', price, priceCurrency: 'VND', url: ticket_url ?? seo.canonical },
  };
}

const offset = '+07:00';

/** A day, with the time of day in Vietnam where it is known. */
const at = (date: string, time: string | null | undefined): string =>
  time ? `${date}T${time}:00${offset}` : date;

const dayAfter = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

/** What ends before this time, and before it began, goes on past midnight. */
const endOfNight = '06:00';

/** Begins and ends on its days; what goes on past midnight ends on the next one. An end that cannot be is not said. */
const spanOn = (date: string, { starts, ends }: Times) => {
  const isNextDay = starts && ends && ends < starts && ends < endOfNight;
  return {
    startDate: at(date, starts),
    endDate: isNextDay ? at(dayAfter(date), ends) : at(date, starts && ends && ends > starts ? ends : null),
  };
};

interface Times {
  starts: string | null;
  ends: string | null;
}

const days = {
  mon: ['Monday', 'MO'],
  tue: ['Tuesday', 'TU'],
  wed: ['Wednesday', 'WE'],
  thu: ['Thursday', 'TH'],
  fri: ['Friday', 'FR'],
  sat: ['Saturday', 'SA'],
  sun: ['Sunday', 'SU'],
} as const;

/** The days of an event on single days: as a schedule where there are words for it, which there are none of for the moon. */
function singleDays(event: EventDetail, what: object, times: readonly EventTime[]): Partial<JsonLd> {
  const { runs_from, runs_until, next_on, visitor_info } = event;
  const { occurs } = knownInfo(visitor_info);
  if (!runs_from || !runs_until || !next_on || !occurs) return {};
  const { weekly, monthly, lunar_days, starts, ends } = occurs;
  const schedule = (rule: object): JsonLd => ({
    '@type': 'Schedule',
    startDate: runs_from,
    endDate: runs_until,
    startTime: starts,
    endTime: ends,
    scheduleTimezone: 'Asia/Ho_Chi_Minh',
    ...rule,
  });
  const schedules = [
    ...(weekly
      ? [
          schedule({
            repeatFrequency: 'P1W',
            byDay: weekly.map((day) => `https://schema.org/${days[day][0]}`),
          }),
        ]
      : []),
    ...(monthly
      ? [schedule({ repeatFrequency: 'P1M', byDay: `${monthly.nth}${days[monthly.weekday][1]}` })]
      : []),
  ];
  return {
    ...spanOn(next_on.date, next_on),
    eventSchedule: schedules.length > 0 ? schedules : undefined,
    subEvent: lunar_days
      ? times.map(({ start_date }) => ({ '@type': 'Event', ...what, ...spanOn(start_date, next_on) }))
      : undefined,
  };
}

/** When an event of whole days begins on its first day and ends on its last, where that is known. */
const spanOfDays = ({ start_date, end_date, visitor_info }: EventDetail) => {
  const { starts = null, ends = null } = knownInfo(visitor_info).dates ?? {};
  if (start_date === end_date) return spanOn(start_date, { starts, ends });
  return { startDate: at(start_date, starts), endDate: at(end_date, starts && ends) };
};

/** How an event comes back: by the sun with its rule, by the moon, which there are no words for, with its next times. */
function returning(
  { rule, is_lunar, runs_from, end_date }: EventDetail,
  what: object,
  times: readonly EventTime[],
): Partial<JsonLd> {
  if (!rule || runs_from) return {};
  if (is_lunar)
    return {
      subEvent: times
        .filter(({ start_date }) => start_date > end_date)
        .map((time) => ({ '@type': 'Event', ...what, startDate: time.start_date, endDate: time.end_date })),
    };
  const { month, day, days: length, every = 1 } = rule;
  return {
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: `P${every}Y`,
      byMonth: month,
      byMonthDay: day,
      duration: `P${length}D`,
      scheduleTimezone: 'Asia/Ho_Chi_Minh',
    },
  };
}

/** The further dates that were announced of an event that has no rule. */
const announced = ({ known_dates, end_date }: EventDetail, what: object): Partial<JsonLd> =>
  known_dates
    ? {
        subEvent: known_dates.dates
          .filter(({ from }) => from > end_date)
          .map(({ from, to }) => ({ '@type': 'Event', ...what, startDate: from, endDate: to })),
      }
    : {};

/** The event for search engines: what, when and where, who holds it and what it costs. */
export function eventJsonLd(event: EventDetail, seo: PageSeo, times: readonly EventTime[] = []): JsonLd {
  const { title, venue, city, lat, lon, organizer } = event;
  const location = {
    '@type': 'Place',
    name: venue || city?.title || country[seo.language],
    address: { '@type': 'PostalAddress', addressLocality: city?.title, addressCountry: 'VN' },
    geo:
      lat !== null && lon !== null ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } : undefined,
  };
  const what = { name: title, location };
  return {
    '@type': 'Event',
    name: title,
    description: seo.description,
    url: seo.canonical,
    image: seo.image ? [seo.image] : undefined,
    inLanguage: seo.language,
    ...spanOfDays(event),
    ...returning(event, what, times),
    ...announced(event, what),
    ...singleDays(event, what, times),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location,
    organizer: organizer ? { '@type': 'Organization', name: organizer } : undefined,
    ...admission(event, seo),
  };
}
