import { type ComponentProps, memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { directCourse } from '~/site/map/course';
import { CourseLegend } from '~/site/map/course-legend';
import { PlaceMap } from '~/site/map/place-map';
import type { MapPoint } from '~/site/map/point';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import type { ShownDay, ShownPlan } from '../plan';
import { sameProps } from './same-props';
import { placedStops, staysOf } from './trip-view';

type MapProps = ComponentProps<typeof PlaceMap>;
const SteadyMap = memo(PlaceMap, sameProps<MapProps>('points', 'course'));

interface TripMapProps {
  shown: ShownPlan;
  /** The day that is shown, from 1; null for the whole journey. */
  day: number | null;
  onDay: (day: number | null) => void;
  /** Classes that give the map its height. */
  height?: string;
  /** The sheet of the town that the whole plan stays in. */
  town?: string | undefined;
}

const chip =
  'figures min-h-9 min-w-9 rounded-full border px-2.5 text-sm transition-colors duration-150 aria-pressed:border-jade aria-pressed:bg-jade aria-pressed:font-semibold aria-pressed:text-on-jade border-edge hover:border-ink bg-paper';

function usePoints(shown: ShownPlan, day: ShownDay | undefined): MapPoint[] {
  const { t } = useTranslation('trip');
  const language = useLanguage();
  if (day) {
    return placedStops(day).map(({ index, title, lat, lon }) => {
      const path = day.stops[index]?.record?.path;
      return {
        id: `stop-${index}`,
        title,
        lat,
        lon,
        kind: 'stop',
        note: day.stops[index]?.starts_at,
        to: path && sitePaths.place(language, path),
      } as MapPoint;
    });
  }
  return staysOf(shown).map(({ city, from, to }) => ({
    id: `stay-${from}`,
    title: city.title,
    lat: city.lat,
    lon: city.lon,
    kind: 'stop',
    note: from === to ? t('day', { day: from }) : t('day_range', { from, to }),
    to: sitePaths.city(language, city.slug),
  }));
}

const BESIDE_DAYS = 'h-80 sm:h-96 lg:h-[min(38rem,calc(100dvh-14rem))]';

/** The route of a day, or the way of the whole journey from city to city, under the numbers of the list. */
export const TripMap = memo(MapOfTrip);

function MapOfTrip({ shown, day, onDay, height = BESIDE_DAYS, town }: TripMapProps) {
  const { t } = useTranslation('trip');
  const single = shown.days.length === 1 ? shown.days[0] : undefined;
  const chosen = single ?? shown.days.find(({ number }) => number === day);
  const points = usePoints(shown, chosen);
  const [isAsked, setAsked] = useState(false);
  const onAsked = useCallback(() => setAsked(true), []);
  const course = chosen ? directCourse(points) : shown.days.flatMap((one) => one.course ?? []);
  const label = chosen ? t('map_day', { day: chosen.number }) : t('map_all');
  return (
    <div className="lg:sticky lg:top-32">
      {shown.days.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          role="group"
          aria-label={t('map_choice')}
          className="needs-script mb-3 flex flex-wrap gap-1.5 print:hidden"
        >
          <button
            type="button"
            className={cx(chip, 'px-3.5')}
            aria-pressed={!chosen}
            onClick={() => onDay(null)}
          >
            {t('map_whole')}
          </button>
          {shown.days.map(({ number }) => (
            <button
              key={number}
              type="button"
              className={chip}
              aria-pressed={chosen?.number === number}
              aria-label={t('day', { day: number })}
              onClick={() => onDay(number)}
            >
              {number}
            </button>
          ))}
        </div>
      )}
      {points.length > 0 ? (
        <SteadyMap
          key={label}
          points={points}
          route
          course={course}
          asked={isAsked}
          onAsked={onAsked}
          label={label}
          listed
          height={height}
          town={single || !chosen ? town : undefined}
          className="rounded-card"
        />
      ) : (
        <p className="rounded-card bg-river-wash p-6 text-sm text-muted">{t('map_nothing')}</p>
      )}
      {!chosen && <CourseLegend course={course} className="mt-3" />}
    </div>
  );
}
