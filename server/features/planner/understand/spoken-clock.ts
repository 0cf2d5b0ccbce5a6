import { numberOf } from './numbers';

const hoursEn = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const hoursVi = 'mot|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi mot|muoi hai|muoi';

/** What stands before an hour in words. */
const lead =
  "(?:at|by|before|until|till?|after|from|around|about|past|to|and|between|than|like|say|ten to|latest|o'clock)";
/** What such a number counts when it is no hour. */
const counts =
  '(?! (?:days?|nights?|hours?|hrs?|minutes?|mins?|weeks?|people|persons?|adults?|kids?|children|friends|of|more|less|fewer|stops?|places?|things?|sights?|temples?|museums?|towns?|cities|bases?|hotels?|rooms?|day|night|[a-z]+s(?![a-z])))';

const half = new RegExp(`(?<![\\p{L}\\p{N}])half (?:past )?(${hoursEn}|\\d{1,2})(?![\\p{L}\\p{N}])`, 'gu');
const quarter = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:a )?quarter past (${hoursEn}|\\d{1,2})(?![\\p{L}\\p{N}])`,
  'gu',
);
const led = new RegExp(`(?<=(?<![\\p{L}])${lead} )(${hoursEn})(?![\\p{L}\\p{N}])${counts}`, 'gu');
const clocked = new RegExp(
  `(?<![\\p{L}\\p{N}])(${hoursEn})(?= (?:in the (?:morning|afternoon|evening)|o'?clock|am|pm)(?![\\p{L}]))`,
  'gu',
);
const ofVietnamese = new RegExp(
  // "Bay tới" and "bay sang" are flights.
  `(?<![\\p{L}\\p{N}])(?!(?<!(?:luc|khoang|tam|tu|truoc) )bay (?:toi|sang))(${hoursVi}) (?=gio(?! dong ho)|(?:ruoi )?(?:sang|trua|chieu|toi)(?![\\p{L}]))`,
  'gu',
);

const digits = (word: string): string => String(numberOf(word) ?? word);

/**
 * A message with its hours in digits: "back by eight", "half past nine", "chín giờ sáng". Other numbers stay as they are.
 * @param folded small letters without accents
 */
export const withHoursInDigits = (folded: string): string =>
  folded
    .replace(half, (_said, hour: string) => `${digits(hour)}:30`)
    .replace(quarter, (_said, hour: string) => `${digits(hour)}:15`)
    .replace(clocked, digits)
    .replace(led, digits)
    .replace(ofVietnamese, (_said, hour: string) => `${digits(hour)} `);
