/** What is refused of what visitors have to know, in English. */
export const visitorInfoEn = {
  checked_wants_source: 'Please say where it was checked, or choose that it is estimated.',
  source_too_short: 'Please give the name or address of the source, in at least eight letters.',
  checked_in_future: 'This day is still to come. Please say on which day it was looked up.',
  checked_too_early: 'What was looked up before 2015 is out of date. Please look it up again.',
  unknown_has_values: '“Unknown” has no values: please choose another state, or empty the fields.',
  ends_before_starting: 'This is not after the beginning. What goes on past midnight ends before 06:00.',
  foreign_below_local: 'Visitors from abroad do not pay less than those from Vietnam.',
  day_and_month: 'Please give the day and the month.',
  run_of_one_day: 'At most one such day lies in this span. Please give a later last day.',
  known_wants_day: 'Please say on which day this was looked up.',
  meal_ends_below: 'This is less than where a usual meal begins.',
  child_above_adult: 'A child does not pay more than an adult.',
  suits_nobody_let_in: 'Nobody is let in at this age.',
  minutes_want_means: 'Say also by what means: minutes on foot are not minutes by car.',
  short_above_usual: 'A short visit is not longer than the usual one.',
  no_booking_no_days: 'What needs no booking is not booked days ahead. Please change one of the two.',
  halal_without_pork:
    'A kitchen certified halal does not cook mostly with pork. Please change one of the two.',
  wheelchair_without_steps:
    'With steps or stairs on the way in, wheelchairs get in partly at best. Please change one of the two.',
  unknown_has_week:
    'The hours are filled in, so they are not unknown. Please choose another state, or empty the week.',
  always_open_has_week: 'What is open at any hour has no weekly hours. Please change one of the two.',
} as const;
