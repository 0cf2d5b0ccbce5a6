import type { PlanEdit, ShownDay, ShownPlan, ShownStop, StopKind } from '../plan';
import { stopKeys } from '../plan/trip-view';

/** Where a stop is; both count from 0. */
export interface StopPlace {
  day: number;
  index: number;
}

/** Something that can become a stop. */
export interface Offer {
  kind: StopKind;
  id: number;
  title: string;
  path: string;
  image: string | null;
  /** Why it fits. */
  reason: string;
}

/** What a visit takes until the API has said how long it is. */
const USUAL_MINUTES = 60;
const FIRST_AT = '09:00';

const withStops = (
  shown: ShownPlan,
  day: number,
  change: (stops: ShownStop[]) => ShownStop[],
): ShownPlan => ({
  ...shown,
  days: shown.days.map((known: ShownDay, index) =>
    index === day ? { ...known, stops: change(known.stops) } : known,
  ),
});

/** Where the stop of a name (`stopKeys`) is now; null where it is gone. */
export function placeOf(shown: ShownPlan, name: string): StopPlace | null {
  for (const [day, names] of stopKeys(shown.days).entries()) {
    const index = names.indexOf(name);
    if (index !== -1) return { day, index };
  }
  return null;
}

/** The place before or behind a stop, across days. */
export function placeBeside(shown: ShownPlan, { day, index }: StopPlace, by: 1 | -1): StopPlace | null {
  const count = shown.days[day]?.stops.length ?? 0;
  if (index + by >= 0 && index + by < count) return { day, index: index + by };
  const next = shown.days[day + by];
  if (!next) return null;
  return { day: day + by, index: by === 1 ? 0 : next.stops.length };
}

/** What moves a stop, in the API's words. */
export const moveEdit = (from: StopPlace, to: StopPlace): PlanEdit => ({
  do: 'move_stop',
  day: from.day + 1,
  stop: from.index + 1,
  to_day: to.day + 1,
  to_stop: to.index + 1,
});

/** The plan with a stop elsewhere. As the others, it is what is shown until the API has worked out the times. */
export function stopMoved(shown: ShownPlan, from: StopPlace, to: StopPlace): ShownPlan {
  const stop = shown.days[from.day]?.stops[from.index];
  if (!stop || !shown.days[to.day]) return shown;
  const without = stopRemoved(shown, from);
  return withStops(without, to.day, (stops) => stops.toSpliced(to.index, 0, { ...stop, travel: null }));
}

export const stopRemoved = (shown: ShownPlan, { day, index }: StopPlace): ShownPlan =>
  withStops(shown, day, (stops) => stops.toSpliced(index, 1));

const stopOf = ({ kind, id, title, path, image, reason }: Offer, starts_at: string): ShownStop => ({
  kind,
  id,
  starts_at,
  minutes: USUAL_MINUTES,
  travel: null,
  note: '',
  record: {
    title,
    path,
    image,
    description: reason,
    lat: null,
    lon: null,
    resource_type: null,
    price_from: null,
    opens: '',
  },
});

/** With an offer behind the stops of a day, until the API has found its best place. */
export const stopAdded = (shown: ShownPlan, day: number, offer: Offer): ShownPlan =>
  withStops(shown, day, (stops) => [...stops, stopOf(offer, stops.at(-1)?.starts_at ?? FIRST_AT)]);

export const stopSwapped = (shown: ShownPlan, { day, index }: StopPlace, offer: Offer): ShownPlan =>
  withStops(shown, day, (stops) =>
    stops.map((stop, at) =>
      at === index ? { ...stopOf(offer, stop.starts_at), minutes: stop.minutes, note: stop.note } : stop,
    ),
  );
