import { weekdays } from '../../../kernel/visitor-info/opening-hours';
import type { Language } from '../../../language';
import { formatDate } from '../../../time';
import { weekText } from '../../search/answers/week-text';
import type { Candidate } from '../candidates/candidate';
import { token } from '../stream/events';
import { spansOn, spansText } from '../travel/opening';
import type { Aspect } from '../understand/aspects';
import { adviceWords } from './advice';
import { durationText, monthsText } from './lists';
import { recordWords } from './record-words';
import { talkWords } from './talk-words';

/** What a record's data say to a question about it. */

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const priceOf = (language: Language, { visitor_info, price_from }: Candidate): string => {
  const { vnd, aboutPrice } = adviceWords(language);
  const say = talkWords(language);
  const { is_free, adult, child, foreign_adult, meal_from, meal_to, note } = visitor_info?.price ?? {};
  const own = is_free
    ? say.isFree
    : adult
      ? [
          say.adult(vnd(adult), child === undefined ? null : vnd(child)),
          ...(foreign_adult ? [say.foreigners(vnd(foreign_adult))] : []),
        ].join('; ')
      : meal_from
        ? say.meal(vnd(meal_from), vnd(meal_to ?? meal_from))
        : price_from
          ? aboutPrice(vnd(price_from))
          : say.noPrice;
  return [`${capital(own)}.`, ...(note ? [`${capital(note[language]).replace(/\.$/u, '')}.`] : [])].join(' ');
};

const hoursOf = (language: Language, { visitor_info, doors }: Candidate): string => {
  const say = recordWords(language);
  if (visitor_info?.hours?.always_open) return say.always;
  // Hours without the days on which it is closed would send people before locked doors.
  const isClosedSome =
    doors?.opening_hours !== null && weekdays.some((day) => (doors?.opening_hours?.[day] ?? []).length === 0);
  const week =
    doors && (isClosedSome || (visitor_info?.closures?.weekdays ?? []).length > 0)
      ? weekText(language, doors, Number(formatDate(new Date()).slice(5, 7)))
      : null;
  if (week !== null) return `${capital(adviceWords(language).aboutHours(week))}.`;
  const hours = spansText(spansOn(doors, null));
  return hours === '' ? say.hoursUnknown : `${capital(adviceWords(language).aboutHours(hours))}.`;
};

const oldFrom = 60;

const effortOf = (
  language: Language,
  { visitor_info, accessibility }: Candidate,
  age: number | undefined,
): string => {
  const say = recordWords(language);
  const { effort, involves, access } = visitor_info ?? {};
  const what = involves?.what ?? [];
  const steps = accessibility?.steps ?? 0;
  const more = [
    ...(steps > 0 ? [say.steps(steps)] : []),
    ...(effort?.walk_m ? [say.walk(effort.walk_m)] : []),
    ...(effort?.slope === 'steep' ? [say.steep] : []),
  ].join(', ');
  const level = effort?.level;
  const isOld = age === undefined || age >= oldFrom;
  return [
    level
      ? `${say.effort[level]}${more === '' ? '' : `: ${more}`}.`
      : more === ''
        ? say.effortUnknown
        : `${capital(more)}.`,
    ...(what.includes('boat') ? [say.boat] : []),
    ...(what.includes('cave') ? [say.cave] : []),
    ...(what.includes('heights') ? [say.heights] : []),
    ...(access?.note ? [`${access.note[language].replace(/\.$/u, '')}.`] : []),
    ...(level && isOld ? [say.forOld[level]] : []),
  ].join(' ');
};

const childrenOf = (
  language: Language,
  { visitor_info, accessibility }: Candidate,
  age: number | undefined,
): string => {
  const say = recordWords(language);
  const { ages, involves } = visitor_info ?? {};
  const from = ages?.suits_from;
  const isYoung = age !== undefined && from !== undefined && age < from;
  const { pushchair } = accessibility ?? {};
  return [
    from === undefined ? say.agesUnknown : isYoung ? say.young(age, from) : say.fineFor(from),
    ...(ages?.minimum ? [`${capital(talkWords(language).ages(null, ages.minimum))}.`] : []),
    ...(pushchair && pushchair !== 'unknown' ? [say.pushchair[pushchair]] : []),
    ...(involves?.what?.includes('boat') ? [say.boat] : []),
    ...(involves?.what?.includes('heights') ? [say.heights] : []),
  ].join(' ');
};

const aspectText = (
  language: Language,
  record: Candidate,
  aspect: Aspect,
  age: number | undefined,
): string => {
  const say = recordWords(language);
  const { visitor_info: info, accessibility } = record;
  switch (aspect) {
    case 'price':
      return priceOf(language, record);
    case 'hours':
      return hoursOf(language, record);
    case 'effort':
      return effortOf(language, record, age);
    case 'children':
      return childrenOf(language, record, age);
    case 'wheelchair': {
      const { wheelchair } = accessibility ?? {};
      const known =
        wheelchair && wheelchair !== 'unknown' ? adviceWords(language).aboutWheelchair[wheelchair] : null;
      const note = info?.access?.note;
      return [
        known ? `${capital(known)}.` : say.wheelchairUnknown,
        ...(note ? [`${note[language].replace(/\.$/u, '')}.`] : []),
      ].join(' ');
    }
    case 'length':
      return say.length(durationText(language, record.minutes));
    case 'way': {
      const { minutes, starting_point } = info?.reach ?? {};
      return minutes
        ? say.reach(durationText(language, minutes), starting_point?.[language] ?? null)
        : say.reachUnknown;
    }
    case 'booking':
      return info?.booking?.need ? say.booking[info.booking.need] : say.bookingUnknown;
    case 'rain':
      return info?.shelter?.rain ? say.rain[info.shelter.rain] : say.rainUnknown;
    case 'season': {
      const months = info?.season?.best_months ?? info?.season?.months ?? [];
      const why = info?.season?.why;
      return months.length > 0
        ? [
            say.best(monthsText(language, months)),
            ...(why ? [`${why[language].replace(/\.$/u, '')}.`] : []),
          ].join(' ')
        : say.seasonUnknown;
    }
    case 'diet':
      return (info?.diet?.served ?? []).length > 0 ? say.served : say.notServed;
  }
};

/** Whether nobody knows what is asked of a record, so that its page may say more of it. */
export const isUnknownOf = (language: Language, record: Candidate, aspects: readonly Aspect[]): boolean => {
  const say = recordWords(language);
  const unknown = [
    say.hoursUnknown,
    say.reachUnknown,
    say.bookingUnknown,
    say.rainUnknown,
    say.effortUnknown,
  ];
  return aspects.some((aspect) => unknown.includes(aspectText(language, record, aspect, undefined)));
};

/**
 * A record by its name, and what was asked of it; what it is, its price and hours where nothing of it was asked for.
 * @param age of whom it is asked for, where that was said
 * @param page what its own page says to the question
 */
export const recordText = (
  language: Language,
  record: Candidate,
  aspects: readonly Aspect[],
  { age, page, isOther = false }: { age?: number | undefined; page?: string | null; isOther?: boolean } = {},
): string => {
  const isChild = age !== undefined && age < 16;
  const asked = aspects.map((aspect) => (isChild && aspect === 'effort' ? 'children' : aspect));
  const told = [...new Set(asked)].map((aspect) => aspectText(language, record, aspect, age));
  const parts =
    told.length > 0 || page
      ? told
      : [
          ...(isOther ? [recordWords(language).notSaid] : []),
          record.description,
          aspectText(language, record, 'length', age),
          ...[hoursOf(language, record)].filter((text) => text !== recordWords(language).hoursUnknown),
          priceOf(language, record),
        ];
  return `${token(record)}: ${[...parts, ...(page ? [page] : [])].join(' ')}`;
};
