/** Kinds of events in the API's words. */
export const eventKinds = [
  'festival',
  'holiday',
  'culture',
  'music',
  'food',
  'sport',
  'craft',
  'market',
  'nature',
] as const;

export type EventKind = (typeof eventKinds)[number];

export const isEventKind = (kind: string | null): kind is EventKind =>
  eventKinds.some((known) => known === kind);

/** When an event takes place, seen from today. */
export const eventPeriods = ['ongoing', 'upcoming', 'past'] as const;

export type EventPeriod = (typeof eventPeriods)[number];

export const isEventPeriod = (period: string | null): period is EventPeriod =>
  eventPeriods.some((known) => known === period);
