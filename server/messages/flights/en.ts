/** Texts about flights, in English. */
export const flightsEn = {
  unknown_airport: 'We know no airport of this name.',
  same_airport: 'This is where the journey begins.',
  return_before_departure: 'This is before the day of departure.',
  too_many_travellers: 'At most {maximum} people travel on one booking.',
  too_far_ahead: 'Airlines sell flights about {days} days ahead.',
} as const;
