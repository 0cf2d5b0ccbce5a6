import { numberOf } from './numbers';

const hoursEn = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const hoursVi = 'mot|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi mot|muoi hai|muoi';

/** What stands before an hour in words. */
const lead =
  "(?:at|by|before|until|till?|after|from|around|about|past|to|and|between|than|like|say|ten to|latest|o'clock)";
/** What such a number counts when it is no hour. */
const counts =
  '(?! (?:days?|nights?|hours?|hrs?|minutes?|mins?|weeks?|people|persons?|adults?|kids?|children|friends|of|more|less|fewer|stops?|places?|things?|sights?|temples?|museums?|towns?|cities|bases?|hotels?|rooms?|day|night|[a-z]+s(?![a-z])))';

const half = new RegExp(
  `(?<![\\p{L}\\p{N}])half (past )?(${hoursEn}|\\d{1,2})(?![\\p{L}\\p{N}])(?! ?(?:[ap]\\.?m|in the morning|days?|hours?|of))`,
  'gu',
);
/** "Ten to six", "twenty past seven", "a quarter to nine". */
const minutes = '(five|ten|twenty|twenty[ -]five|(?:a )?quarter|\\d{1,2})(?: min(?:ute)?s)?';
const sidesOf = new RegExp(
  `(?<![\\p{L}\\p{N}])${minutes} (past|to|before) (${hoursEn}|\\d{1,2})(?![\\p{L}\\p{N}:])(?! (?:days?|nights?|people|hours?|km|minutes?|weeks?|of|adults?|kids?))`,
  'gu',
);
const minutesOf = (said: string): number =>
  said.endsWith('quarter')
    ? 15
    : said.startsWith('twenty')
      ? said.endsWith('five')
        ? 25
        : 20
      : Number(digits(said));
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

/** "Half three" without more is in the afternoon; "half past five" on a night train is not told by this. */
const afterNoon = (hour: string): string =>
  Number(hour) >= 1 && Number(hour) <= 4 ? String(Number(hour) + 12) : hour;
const digits = (word: string): string => String(numberOf(word) ?? word);

/**
 * A message with its hours in digits: "back by eight", "half past nine", "chín giờ sáng". Other numbers stay as they are.
 * @param folded small letters without accents
 */
/** "Tối CN 8h", "chiều 22/3 lúc 3 giờ": the part of the day goes with its hour, wherever it stands. */
const partBefore =
  /(?<!\p{L})(sang|trua|chieu|toi|dem) ((?<!toi )|(?:(?:chu nhat|cn|thu (?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|mai|kia|nay)(?: (?:ngay )?\d{1,2}\/\d{1,2})?|(?:ngay |hom )?\d{1,2}\/\d{1,2})(?:,? (?:luc|khoang|tam|vao))? |(?<!toi )(?:luc|khoang|tam) )(\d{1,2} ?(?:h|gio|g)(?: ?\d\d|(?: ruoi)?)?)(?![\p{L}\p{N}])(?! ?(?:sang|trua|chieu|toi|dem)(?!\p{L}))/gu;

export const withHoursInDigits = (folded: string): string =>
  folded
    .replace(sidesOf, (said, many: string, side: string, hour: string) => {
      const [at, minute] = [Number(digits(hour)), minutesOf(many)];
      // "From ten to six" are two hours.
      if (!minute || minute > 59 || at > 12 || (side === 'to' && /^\d/u.test(many) && !said.includes('min')))
        return said;
      const whole = side === 'past' ? at * 60 + minute : (at === 1 ? 13 : at) * 60 - minute;
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
    })
    .replace(half, (_said, _past: string, hour: string) => `${afterNoon(digits(hour))}:30`)
    .replace(quarter, (_said, hour: string) => `${digits(hour)}:15`)
    .replace(clocked, digits)
    .replace(led, digits)
    .replace(ofVietnamese, (_said, hour: string) => `${digits(hour)} `)
    // "Tám rưỡi sáng" has no word for the hour.
    .replace(/(?<!\p{L})(\d{1,2}) +ruoi (?=(?:sang|trua|chieu|toi)(?!\p{L}))/gu, '$1 gio ruoi ')
    .replace(partBefore, '$2$3 $1');
