/** Texts about flights, in English. */
export const flightsEn = {
  unknown_airport: 'We know no airport by that name.',
  same_airport: 'This is where you are leaving from.',
  return_before_departure: 'This is before the day of departure.',
  too_many_travellers: 'A booking can have at most {maximum} people.',
  too_far_ahead: 'Airlines sell flights about {days} days ahead.',
} as const;
