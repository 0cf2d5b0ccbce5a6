import type { EventRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { type CardLook, RecordCard } from './record-card';
import { useEventFact } from './use-event-fact';

/** An event: when by the sun and, where its rule goes by it, by the moon; where. */
export function EventCard({ event, ...look }: CardLook & { event: EventRow }) {
  const language = useLanguage();
  const fact = useEventFact(event);
  return (
    <RecordCard
      {...look}
      kind="event"
      record={event}
      away={event.not_now}
      to={sitePaths.event(language, event.slug)}
      fact={fact}
    />
  );
}
