import { useTranslation } from 'react-i18next';
import type { FlightJourney } from '~/api/types';
import { Icon } from '~/ui/icon';
import { useFlightWords } from './use-flight-words';

type Segments = FlightJourney['segments'];

/** Minutes between two clocks at one place. */
const between = (from: string, to: string): number =>
  (Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 60_000;

/** Each flight of a journey with stops, and how long one waits where one changes. */
export function FlightLegs({ segments }: { segments: Segments }) {
  const { t } = useTranslation('flights');
  const { duration } = useFlightWords();
  return (
    <details className="group text-sm">
      <summary className="link inline-flex cursor-pointer list-none items-center gap-1 py-1">
        {t('card.details')}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <ol className="mt-2 grid gap-2 border-l-2 border-line pl-4">
        {segments.map((segment, index) => {
          const before = segments[index - 1];
          return (
            <li key={segment.departs_at} className="grid gap-2">
              {before && (
                <p className="text-muted">
                  {t('card.wait', {
                    place: segment.from.city,
                    time: duration(between(before.arrives_at, segment.departs_at)),
                  })}
                </p>
              )}
              <p>
                <span className="figures">
                  {segment.departs_at.slice(11)} {segment.from.code} – {segment.arrives_at.slice(11)}{' '}
                  {segment.to.code}
                </span>
                {`, ${segment.airline.name}, ${duration(segment.duration_minutes)}`}
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
