import type { Accessibility, OpeningHours, VisitorInfo } from '~/api/types';
import { monthSpans } from '~/i18n/months';
import type { JsonLd } from '~/seo/json-ld';
import { type Season, seasonsOf, type Weekday, weekdays } from '~/site/resources/opening';

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

const openingSpecification = (hours: OpeningHours, validity: Validity = {}): JsonLd[] =>
  weekdays.flatMap((day) =>
    (hours[day] ?? []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day],
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
      ...validity,
    })),
  );

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

/** Each season with its own days of the year; one week alone is valid all year. */
const bySeason = (seasons: readonly Season[], today: string): JsonLd[] => {
  const [only, ...others] = seasons;
  if (only && others.length === 0) return openingSpecification(only.week);
  return seasons.flatMap(({ months, week }) =>
    monthSpans(months).flatMap((span) => openingSpecification(week, spanOfMonths(span, today))),
  );
};

/** What is there on some days of the week only has the hours of those days. */
const onSomeDays = ({ occurs }: VisitorInfo): JsonLd[] | undefined =>
  occurs?.weekly && occurs.starts
    ? occurs.weekly.map((day) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: dayNames[day],
        opens: occurs.starts,
        closes: occurs.ends ?? '23:59',
      }))
    : undefined;

interface Visited {
  opening_hours: OpeningHours | null;
  accessibility: Accessibility | null;
  visitor_info: VisitorInfo;
  as_of: string;
}

/** When a record is open, in the words of search engines. */
export const openingJsonLd = ({ opening_hours, visitor_info, as_of }: Omit<Visited, 'accessibility'>) =>
  opening_hours ? bySeason(seasonsOf(opening_hours, visitor_info.hours), as_of) : onSomeDays(visitor_info);

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
export const isFree = ({ price }: VisitorInfo): boolean | undefined => {
  if (price?.is_free !== undefined) return price.is_free;
  return price?.adult === undefined ? undefined : price.adult === 0;
};
