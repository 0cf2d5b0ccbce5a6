/** Kinds of events; the interface has a name for each. */
export const eventTypes = [
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
