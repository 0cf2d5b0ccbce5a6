import type { Pool } from '../candidates';
import { type Candidate, isSnack } from '../candidates/candidate';
import { isOf } from '../days/suits';
import type { Plan, PlanStop } from '../plan-shapes';
import { recordKey } from '../records/record';
import { minutesOf } from '../travel/clock';
import { numberOf, numberPattern } from '../understand/numbers';
import { refuses } from '../understand/refusals';
import { kindOfTitles, type Meal, refusedKindOf, stopPlaceIn } from '../understand/stop-orders';
import { topicIn } from './named-stop';

const village = /(?<!\p{L})villages?(?!\p{L})/u;

const countOf = `(?<count>${numberPattern})`;

const mealHours: Readonly<Record<Meal, readonly [string, string]>> = {
  breakfast: ['00:00', '10:30'],
  lunch: ['10:30', '15:00'],
  dinner: ['16:30', '23:59'],
};

const isMealAt = ({ starts_at }: PlanStop, meal: Meal): boolean => {
  const [from, until] = mealHours[meal];
  const starts = minutesOf(starts_at);
  return starts >= minutesOf(from) && starts < minutesOf(until);
};

/** The stop of a plan that a phrase tells by its place in a day: "the last stop of day 2", "bữa tối ngày 1". */
export const stopAt = (phrase: string, { days }: Plan, { all }: Pool): Candidate | null => {
  const place = stopPlaceIn(phrase, days.length);
  const stops = place && days[place.day - 1]?.stops;
  if (!place || !stops) return null;
  const found =
    'meal' in place
      ? stops.find((stop) => {
          const candidate = all.get(recordKey(stop));
          return candidate?.isMeal === true && !isSnack(candidate) && isMealAt(stop, place.meal);
        })
      : stops.at(place.at - 1);
  return (found && all.get(recordKey(found))) ?? null;
};

/**
 * The stops of a plan that are of the kind which a phrase names and nothing more: "the tombs", "mấy cái lăng".
 * @param isByTags whether those that only a category or a tag tells are meant too, as when all of a kind shall go
 */
export const stopsOfKind = (
  phrase: string,
  candidates: readonly Candidate[],
  { isByTags = false } = {},
): Candidate[] => {
  const title = kindOfTitles(phrase);
  const kind = isByTags ? refusedKindOf(phrase) : null;
  const isOfKind = kind
    ? refuses({ avoided: [], phrases: [], refused: [kind], limits: [] }, new Set())
    : null;
  // "Làng" is no "lăng": titles are told here without their accents.
  const isVillage = ({ names }: Candidate) =>
    title?.test('tomb') === true && names.some((name) => village.test(name));
  return candidates.filter(
    (candidate) =>
      (title && candidate.names.some((name) => title.test(name)) && !isVillage(candidate)) ||
      isOfKind?.(candidate),
  );
};

const quantity = new RegExp(
  `^(?:(?:just |only |chi )?${countOf}(?: (?:of|in|trong(?: so)?))?(?: (?:the|our|those|these|all the|cac|may|nhung|so))?|(?:a few|some|several|vai|mot vai|mot so|bot(?: di)?)(?: of)?(?: the| cac| may| nhung)?) (?<kind>.+)$`,
  'u',
);
const someFew = 2;
/** What all kinds of stops are called. */
const anyStop =
  / ?(?<![\p{L}])(?:places?|stops?|spots?|sights?|visits?|things?|diem|cho|noi|dia diem)(?![\p{L}]) ?/gu;
const ofPlaces = /^(?:diem|cho|noi|dia diem|cai|ngoi|quan|bua)(?: den| choi| tham quan)? /u;

/**
 * So many of the stops of a kind as a phrase says: "one of the beaches", "2 bảo tàng"; `null` where it counts none, or
 * there are no more than it leaves.
 */
export const someOfKind = (
  phrase: string,
  candidates: readonly Candidate[],
): { of: Candidate[]; count: number } | null => {
  const said = quantity.exec(phrase.trim());
  const kind = said?.groups?.kind;
  if (!said || !kind) return null;
  const bare = kind.replace(ofPlaces, '').replace(anyStop, ' ').trim();
  const titled = stopsOfKind(bare, candidates);
  const topic = titled.length > 0 ? null : topicIn(bare);
  const of = topic ? candidates.filter((candidate) => isOf(candidate, topic)) : titled;
  const count = said.groups?.count === undefined ? someFew : (numberOf(said.groups.count) ?? 1);
  return of.length === 0 ? null : { of, count };
};
