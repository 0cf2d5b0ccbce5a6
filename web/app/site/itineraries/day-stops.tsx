import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { PointSign } from '~/site/map/point-sign';
import type { ShownDay, ShownStop } from './itinerary-data.server';

interface StopEntryProps {
  stop: ShownStop;
  before?: ShownStop;
}

/** A stop with its number on the map, which stands once for stops that lie together. */
function StopEntry({ stop, before }: StopEntryProps) {
  const { title, leg, to, city } = stop;
  const isNewLeg = leg !== null && leg !== before?.leg;
  return (
    <li className="flex items-center gap-3 py-1">
      <span className="grid size-9 shrink-0 place-items-center">
        {isNewLeg ? (
          <PointSign kind="stop" number={leg} className="scale-90" />
        ) : (
          <span aria-hidden="true" className="size-2 rounded-full bg-lacquer" />
        )}
      </span>
      <span>
        {isNewLeg && <span className="visually-hidden">{leg}. </span>}
        {to ? (
          <Link to={to} prefetch="intent" className="link inline-block py-0.5 font-semibold">
            <Names>{title}</Names>
          </Link>
        ) : (
          <span className="font-semibold">
            <Names>{title}</Names>
          </span>
        )}
        {city && city.to !== before?.city?.to && (
          <>
            {' · '}
            <Link
              to={city.to}
              prefetch="intent"
              className="link-quiet inline-block py-0.5 text-sm text-muted"
            >
              <Names>{city.title}</Names>
            </Link>
          </>
        )}
      </span>
    </li>
  );
}

/** The stops of a day in their order, under the numbers of the map. */
export function DayStops({ day, stops }: Pick<ShownDay, 'day' | 'stops'>) {
  const { t } = useTranslation('itineraries');
  if (stops.length === 0) return null;
  return (
    <ol aria-label={t('days.stops', { day })} className="relative mt-5">
      {stops.length > 1 && (
        <li
          aria-hidden="true"
          role="presentation"
          className="absolute inset-y-6 left-4.5 w-px bg-lacquer/45"
        />
      )}
      {stops.map((stop, index) => (
        <StopEntry key={stop.id} stop={stop} before={stops[index - 1]} />
      ))}
    </ol>
  );
}
