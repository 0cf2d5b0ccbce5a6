import { distanceKm } from '../../../distance';
import type { Pool } from '../candidates';
import { type Candidate, isSnack } from '../candidates/candidate';
import { offersFor } from '../days/offers';
import { isPossible } from '../days/possible';
import { isSamePlace } from '../days/same-place';
import { isOf, type Taste } from '../days/suits';
import { hasTrait } from '../days/traits';
import type { PlanRequest } from '../plan-shapes';
import { recordKey } from '../records/record';
import { dietsIn } from '../understand/diets';
import { readText } from '../understand/text';
import type { Topic } from '../understand/topics';
import { type Trait, traitIn } from '../understand/traits';
import type { Change } from './change';
import { type Draft, draftFrame } from './draft';
import { topicIn } from './named-stop';
import { dayOfStop, putOn, without } from './place';

/** What is to come in the place of a stop, as far as that was said. */
export interface Instead {
  topic: Topic | null;
  diets: NonNullable<PlanRequest['diets']>;
  trait: Trait | null;
  isNear: boolean;
}

/** "Something vegetarian", "quán khác": none that has a name. */
export const isSome =
  /^(?:something|anything|another|somewhere|a |cho|cai|mon|gi|quan|noi|diem|dia diem|mot)(?![\p{L}])/u;

/** What takes the place of a stop where no record is named: another table, something of a kind, near it or cheaper. */
export const insteadIn = (by: string, old: Candidate): Instead | null => {
  const text = readText(by);
  const diets = dietsIn(text);
  const topic = old.isMeal && (diets.length > 0 || isSome.test(by)) ? null : topicIn(by);
  const trait = traitIn(text);
  if (!topic && !isSome.test(by) && diets.length === 0 && !trait) return null;
  const isNear =
    /(?<!\p{L})(?:near(?:by|er)?|close(?:r)?(?: by)?|around (?:there|it)|gan(?: do| day| hon)?|quanh do|canh do)(?!\p{L})/u.test(
      by,
    );
  return { topic, diets, trait, isNear };
};

/** So far from a stop something still is near it, km. */
const nearKm = 2;

const refOf = ({ kind, id }: Candidate) => ({ kind, id });

const isMeal = (candidate: Candidate): boolean => candidate.isMeal && !isSnack(candidate);

/** Something else in the place of one stop; the others of its day stay. */
export const anotherStop = (
  draft: Draft,
  old: Candidate,
  { topic, diets, trait, isNear }: Instead,
  { pool, taste }: { pool: Pool; taste: Taste },
): { draft: Draft; changes: Change[] } => {
  const day = dayOfStop(draft, old);
  const city = draft.days[day - 1]?.city;
  if (!city) return { draft, changes: [] };
  const bare = without(draft, old);
  const used = new Set(
    draft.days.flatMap(({ visits }) => visits.map(({ candidate }) => recordKey(candidate))),
  );
  const there = draft.days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate));
  const frame = draftFrame(draft, day - 1);
  const request = { ...draft.request, diets: [...(draft.request.diets ?? []), ...diets] };
  const suitable = offersFor(pool, city, { request, taste, index: day - 1, date: frame.date }).filter(
    ({ candidate }) =>
      !used.has(recordKey(candidate)) &&
      // Another record of what goes, or of what is there already, is nothing else.
      !there.some((one) => isSamePlace(one, candidate)) &&
      !draft.out.some((gone) => recordKey(gone) === recordKey(candidate)) &&
      // A table takes the place of a table.
      (topic ? isOf(candidate, topic) : isMeal(candidate) === isMeal(old)) &&
      (diets.length === 0 || isPossible(candidate, request, taste)) &&
      (!trait || hasTrait(candidate, trait, old.price)),
  );
  const away = ({ candidate }: (typeof suitable)[number]) => distanceKm(candidate.point, old.point);
  // What belongs to another town comes where the own one has nothing.
  const isOwn = ({ candidate }: (typeof suitable)[number]) => candidate.city_id === city.id;
  const offers = isNear
    ? suitable.filter((offer) => away(offer) <= nearKm).sort((a, b) => away(a) - away(b))
    : suitable.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.points - a.points);
  for (const { candidate } of offers) {
    const put = putOn(
      { ...bare, days: bare.days.map((one) => ({ ...one, isFilled: false })) },
      candidate,
      day,
    );
    if (put && put.gone.length === 0)
      return {
        draft: { ...put.draft, out: [...put.draft.out, old] },
        changes: [{ said: 'stop_replaced', stop: refOf(candidate), was: refOf(old), day }],
      };
  }
  return { draft, changes: [{ said: 'none_instead', was: refOf(old) }] };
};
