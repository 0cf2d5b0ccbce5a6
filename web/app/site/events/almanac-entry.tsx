import { Link } from '@remix-run/react';
import type { EventRow } from '~/api/types';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { useEventFact } from '~/site/cards/use-event-fact';
import { sitePaths } from '~/site/paths';
import { SaveButton } from '~/site/saved/save-button';
import { Picture } from '~/ui/picture';
import { dayOfMonth, monthOf, weekdayOf } from './days';
import { useEventWords } from './use-event-words';

/** The days of the month that an event takes, short: 6, 6–8; of one that goes on into another month the first. */
function daysOf({ start_date, end_date }: EventRow): string {
  const first = dayOfMonth(start_date);
  const isWithin = monthOf(start_date) === monthOf(end_date) && start_date !== end_date;
  return isWithin ? `${first}–${dayOfMonth(end_date)}` : String(first);
}

/** An event as a line of an almanac: its day in large figures, what it is, its picture. */
export function AlmanacEntry({ event }: { event: EventRow }) {
  const language = useLanguage();
  const { shortWeekday } = useEventWords();
  const fact = useEventFact(event);
  const { id, slug, title, description, image, image_blur, start_date } = event;
  const path = sitePaths.event(language, slug);
  return (
    <article className="group relative grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[6.5rem_1fr_minmax(9rem,14rem)] sm:gap-x-6">
      {/* The line of fact says the same in full. */}
      <p aria-hidden="true">
        <span className="display figures block text-xl whitespace-nowrap sm:text-2xl">{daysOf(event)}</span>
        <span className="text-sm text-muted">{shortWeekday(weekdayOf(start_date))}</span>
      </p>
      <div>
        <h3 className="text-lg">
          <Link to={path} prefetch="intent" className="stretched link-quiet">
            <Names>{title}</Names>
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">
          <Names>{fact}</Names>
        </p>
        <p className="mt-2 max-w-measure text-sm">
          <Names>{description}</Names>
        </p>
      </div>
      <div className="relative overflow-hidden rounded-card max-sm:col-start-2 sm:self-start">
        <Picture
          source={image}
          alt=""
          ratio="3:2"
          sizes="(min-width: 30rem) 14rem, 70vw"
          blur={image_blur}
          largest={960}
          className="transition-transform duration-200 ease-out group-hover:scale-[1.015]"
        />
        <div className="absolute top-2 right-2 z-2">
          <SaveButton
            record={{ kind: 'event', id, language, title, path, image, image_blur: image_blur ?? null, fact }}
          />
        </div>
      </div>
    </article>
  );
}
