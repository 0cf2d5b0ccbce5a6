import { Link } from '@remix-run/react';
import type { EventRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { useEventFact } from './use-event-fact';

/** An event as one line of an almanac: its first day in large figures, its name, when and where. */
export function EventLine({ event }: { event: EventRow }) {
  const language = useLanguage();
  const { short } = useMonths();
  const fact = useEventFact(event);
  const [, month = 1, day = 1] = event.start_date.split('-').map(Number);
  return (
    <article className="relative grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 border-b border-line py-4">
      {/* The line of fact says the same in full. */}
      <p aria-hidden="true" className="display figures text-2xl whitespace-nowrap text-lacquer">
        {day}
        <span className="ml-1.5 text-sm font-normal text-muted">{short(month)}</span>
      </p>
      <div>
        <h3 className="text-lg">
          <Link to={sitePaths.event(language, event.slug)} prefetch="intent" className="stretched link-quiet">
            <Names>{event.title}</Names>
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          <Names>{fact}</Names>
        </p>
      </div>
    </article>
  );
}
