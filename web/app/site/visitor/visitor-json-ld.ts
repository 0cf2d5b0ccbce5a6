import type { Accessibility, OpeningHours, PlaceDetail, VisitorInfo } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { monthSpans } from '~/i18n/months';
import type { JsonLd } from '~/seo/json-ld';
import { type Season, seasonsOf, type Weekday, weekdays } from '~/site/resources/place/opening';
import { isKnown, knownInfo } from './known-info';

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

interface Validity {
  validFrom?: string;
  validThrough?: string;
}

/** What is said of hours and prices that nobody but the editors stands for. */
const ofEstimates: Record<Language, string> = { en: 'Estimated', vi: 'Ước tính' };

/** A mark for what is estimated, which each thing of schema.org may carry. */
const markOf = (section: { state: string } | undefined, language: Language): { description?: string } =>
  section?.state === 'estimated' ? { description: ofEstimates[language] } : {};

/** Each span of a week once, with all days on which it is open then. */
function spansByDays(hours: OpeningHours) {
  const found = new Map<string, { opens: string; closes: string; days: Weekday[] }>();
  for (const day of weekdays)
    for (const { opens, closes } of hours[day] ?? []) {
      const key = `${opens} ${closes}`;
      const known = found.get(key);
      if (known) known.days.push(day);
      else found.set(key, { opens, closes, days: [day] });
    }
  return found;
}

const openingSpecification = (hours: OpeningHours, validity: Validity = {}): JsonLd[] =>
  [...spansByDays(hours).values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.length > 1 ? days.map((day) => dayNames[day]) : dayNames[days[0] ?? 'mon'],
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
    ...validity,
  }));

const lastDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** The days from the first of one month to the last of another, as they are on or come next. */
const spanOfMonths = ([from, to]: readonly [number, number], today: string): Required<Validity> => {
  const thisYear = Number(today.slice(0, 4));
  const years = to < from ? 1 : 0;
  const start = [thisYear - 1, thisYear].find((year) => lastDay(year + years, to) >= today) ?? thisYear + 1;
  return {
    validFrom: `${start}-${String(from).padStart(2, '0')}-01`,
    validThrough: lastDay(start + years, to),
  };
};

/** The days of the year in which something counts; what counts in all months is valid without saying so. */
const validities = (months: readonly number[], today: string): Validity[] =>
  months.length === 12 ? [{}] : monthSpans([...months]).map((span) => spanOfMonths(span, today));

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);

const monthsOf = ({ season }: VisitorInfo): readonly number[] => season?.months ?? everyMonth;

/** Each season with its own days of the year, as far as the record is there at all. */
const bySeason = (seasons: readonly Season[], there: readonly number[], today: string): JsonLd[] =>
  seasons.flatMap(({ months, week }) =>
    validities(
      months.filter((month) => there.includes(month)),
      today,
    ).flatMap((validity) => openingSpecification(week, validity)),
  );

/** What is there on some days of the week only has the hours of those days. */
const onSomeDays = ({ occurs }: VisitorInfo, there: readonly number[], today: string): JsonLd[] => {
  const { weekly = [], starts: opens, ends: closes = '23:59' } = occurs ?? {};
  if (!opens) return [];
  return validities(there, today).flatMap((validity) =>
    weekly.map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day],
      opens,
      closes,
      ...validity,
    })),
  );
};

interface Visited {
  opening_hours: OpeningHours | null;
  accessibility: Accessibility | null;
  visitor_info: VisitorInfo;
  as_of: string;
  lunar_closures: PlaceDetail['lunar_closures'];
  holiday_closures: PlaceDetail['holiday_closures'];
}

type Opened = Omit<Visited, 'accessibility'>;

/** Every hour of every day, of what has no doors. */
const atAnyHour: OpeningHours = Object.fromEntries(
  weekdays.map((day) => [day, [{ opens: '00:00', closes: '24:00' }]]),
);

const regularHours = ({ opening_hours, as_of, ...given }: Opened): JsonLd[] => {
  const { hours, ...others } = given.visitor_info;
  const visitor_info = knownInfo({ hours, ...others });
  const there = monthsOf(visitor_info);
  if (!opening_hours && !visitor_info.hours?.always_open) return onSomeDays(visitor_info, there, as_of);
  if (!isKnown(hours)) return [];
  const seasons = seasonsOf(opening_hours ?? atAnyHour, visitor_info.hours);
  return bySeason(seasons, there, as_of);
};

/** Days on which it is closed although its week says open: by date, at Tết and other days of the moon, on holidays. */
const closedDays = (visited: Opened): JsonLd[] =>
  [...(visited.visitor_info.closures?.dates ?? []), ...visited.lunar_closures, ...visited.holiday_closures]
    .filter(() => isKnown(visited.visitor_info.closures))
    .filter(({ to }) => !to || to >= visited.as_of)
    .sort((a, b) => a.from.localeCompare(b.from))
    // Search engines read the same minute twice as closed all day.
    .map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      ...(to ? { validThrough: to } : {}),
      opens: '00:00',
      closes: '00:00',
    }));

/** When a record is open and when not, as far as it is known; what is estimated says so. */
export const openingJsonLd = (visited: Opened, language: Language) => {
  const { hours, occurs, closures } = visited.visitor_info;
  const isOnSomeDays = !visited.opening_hours && !hours?.always_open;
  const marked = (section: typeof hours | typeof occurs | typeof closures, told: JsonLd[]) =>
    told.map((one): JsonLd => ({ ...one, ...markOf(section, language) }));
  return {
    openingHoursSpecification: marked(isOnSomeDays ? occurs : hours, regularHours(visited)),
    specialOpeningHoursSpecification: marked(closures, closedDays(visited)),
  };
};

const amenity = (name: string): JsonLd => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
});

/** What is known of the way in. Only what is certain: `partly` is no promise. */
export const accessJsonLd = ({ accessibility }: Pick<Visited, 'accessibility'>): JsonLd[] => [
  ...(accessibility?.wheelchair === 'yes' ? [amenity('Wheelchair accessible')] : []),
  ...(accessibility?.toilets ? [amenity('Wheelchair-accessible toilet')] : []),
];

/** Whether it is free, where that is known. */
export const isFree = (info: VisitorInfo): boolean | undefined => {
  const { price } = knownInfo(info);
  if (price?.is_free !== undefined) return price.is_free;
  // What only some pay for isn't free.
  const sums = [price?.adult, price?.foreign_adult].filter((sum) => sum !== undefined);
  return sums.length === 0 ? undefined : sums.every((sum) => sum === 0);
};

const feeNames: Record<Language, string> = { en: 'Admission, VND', vi: 'Giá vé, đồng' };

/** What an adult pays to get in, VND: a sight makes no offers to search engines, and may have properties. */
export const feeJsonLd = (info: VisitorInfo, language: Language): JsonLd[] => {
  const { price } = knownInfo(info);
  const value = price?.foreign_adult ?? price?.adult;
  return value
    ? [{ '@type': 'PropertyValue', name: feeNames[language], value, ...markOf(price, language) }]
    : [];
};

/** A telephone number as it is dialled from abroad: what has no country before it is one of Vietnam's. */
export const dialled = (phone: string): string =>
  phone.startsWith('+') ? phone : `+84 ${phone.replace(/^(?:00 ?84 ?|0)/, '')}`;
