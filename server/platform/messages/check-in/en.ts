/** What the API says about check-ins at places and the tags that hang there, in English. */
export const checkInEn = {
  check_in_counted: 'You are checked in. Enjoy your visit!',
  check_in_known: 'You are checked in here already today.',
  check_in_to_come: 'This time is yet to come. Please check the clock of your phone.',
  check_in_too_old: 'A check-in can be sent for {days} days. This one is older.',
} as const;
