/** What is refused of what visitors have to know, in English. */
export const visitorInfoEn = {
  checked_wants_source: 'Please say where it was checked, or choose that it is estimated.',
  known_wants_day: 'Please say on which day this was looked up.',
  meal_ends_below: 'This is less than where a usual meal begins.',
  child_above_adult: 'A child does not pay more than an adult.',
  suits_nobody_let_in: 'Nobody is let in at this age.',
  minutes_want_means: 'Say also by what means: minutes on foot are not minutes by car.',
  short_above_usual: 'A short visit is not longer than the usual one.',
} as const;
