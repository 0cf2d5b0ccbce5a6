import type { Accessibility, OpeningHours, VisitorInfo } from '~/api/types';
import type { JsonLd } from '~/seo/json-ld';
import { type Weekday, weekdays } from '~/site/resources/opening';

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const openingSpecification = (hours: OpeningHours): JsonLd[] =>
  weekdays.flatMap((day) =>
    (hours[day] ?? []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day],
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  );

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
}

/** When a record is open, in the words of search engines. */
export const openingJsonLd = ({ opening_hours, visitor_info }: Omit<Visited, 'accessibility'>) =>
  opening_hours ? openingSpecification(opening_hours) : onSomeDays(visitor_info);

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
