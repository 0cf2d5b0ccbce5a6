import { useTranslation } from 'react-i18next';
import { CourseLegend } from '~/site/map/course-legend';
import { PlaceMap } from '~/site/map/place-map';
import { Section } from '~/site/section';
import { DayEntry } from './day-entry';
import type { ItineraryData } from './itinerary-data.server';
import type { Leg } from './route-legs';

/** "Day 3", or "Days 1–2". */
function useDays() {
  const { t } = useTranslation('itineraries');
  return (days: number[]): string => {
    const [from, to] = [days[0], days.at(-1)];
    return from === to ? t('days.day', { day: from }) : t('days.day_range', { from, to });
  };
}

/** Every day with its stops, and beside them the map of the route under the same numbers. */
export function DaysAndMap({
  tour,
  days,
  legs,
  course,
}: Pick<ItineraryData, 'tour' | 'days' | 'legs' | 'course'>) {
  const { t } = useTranslation('itineraries');
  const daysOf = useDays();
  if (days.length === 0) return null;
  const points = legs.map(({ number, title, lat, lon, days: there }: Leg) => ({
    id: `leg-${number}`,
    title,
    lat,
    lon,
    kind: 'stop',
    note: daysOf(there),
  }));
  return (
    <Section
      id="days"
      title={t('days.title')}
      lead={points.length > 0 && <span className="needs-script print:hidden">{t('days.lead')}</span>}
    >
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        {points.length > 0 && (
          <div className="lg:sticky lg:top-24 lg:order-last lg:col-span-5 lg:self-start">
            <PlaceMap
              points={points}
              route
              listed
              course={course}
              label={t('route.map', { title: tour.title })}
              height="h-96 lg:h-[min(40rem,calc(100dvh-8rem))]"
              className="rounded-card"
            />
            <CourseLegend course={course} className="mt-3" />
          </div>
        )}
        <ol className={points.length > 0 ? 'lg:col-span-7' : 'lg:col-span-9'}>
          {days.map((day) => (
            <DayEntry key={day.day} day={day} />
          ))}
        </ol>
      </div>
    </Section>
  );
}
