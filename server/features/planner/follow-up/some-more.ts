import type { Pool } from '../candidates';
import { type Candidate, isSnack } from '../candidates/candidate';
import { offersFor } from '../days/offers';
import { isSamePlace } from '../days/same-place';
import { isOf, type Taste } from '../days/suits';
import { recordKey } from '../records/record';
import { moneyIn } from '../understand/money';
import { readText } from '../understand/text';
import { type Draft, draftFrame } from './draft';
import { isSome } from './instead';
import { topicIn } from './named-stop';
import type { OrderStep, Result } from './ordered-known';
import { placeAnywhere, placeStop, without } from './place';
import { addStop } from './stops';

/** Something more that is told by what it is and has no name: "a coffee farm", "chỗ ăn bún chả dưới 100k". */

const article = /^(?:a|an|one|some|another|mot|vai|1) /u;
/** What all such things are called; what stands behind it tells which. */
const whatever =
  /^(?:(?:good|nice|local|cheap|decent|nearby) |(?:place|places|spot|somewhere|something|restaurant|house|visit|stop|morning|afternoon|evening|half(?: a)? day|hour|lunch|dinner|supper|breakfast|meal|cho|quan|noi|tiem|nha hang|diem|buoi(?: sang| chieu| toi)?|bua(?: an)?(?: sang| trua| toi)?|mon|gi do)(?: (?:at|in|on|for|to|of|with|by|an|uong|ban|choi|nao|co|de|di|tham|eat|try|have|get|do|a|an|the|some|ngoi|mua))* )+/u;
const praise =
  /(?: (?:ngon|noi tieng|gan do|gan day|nhe|nha|nua|di|please|too|nearby|somewhere|re|ok|that is good|duoc khong|as well|thoi|luon|duoi|khong qua|toi da|under|below|less than|for))+$/u;
/** Where something grows is no house to drink it in. */
const grown =
  /(?<!\p{L})(?:farms?|plantations?|gardens?|orchards?|fields?|hills?|trang trai|nong trai|vuon|doi)(?!\p{L})/u;

const isTable = (candidate: Candidate): boolean => candidate.isMeal && !isSnack(candidate);
const mostTried = 6;

/** What is meant, by a title first and by its kind else; `null` where the words tell neither. */
const meantBy = (phrase: string): ((candidate: Candidate) => number) | null => {
  const core = phrase
    .replace(article, '')
    .replace(whatever, '')
    .replace(article, '')
    .replace(praise, '')
    .trim();
  const isTelling = core.length >= 5 && !article.test(`${core} `);
  const topic = topicIn(core) ?? topicIn(phrase);
  const isGrown = grown.test(phrase);
  const titled = ({ names }: Candidate) =>
    isTelling && names.some((name) => ` ${name} `.includes(` ${core} `));
  if (!isTelling && !topic) return null;
  return (candidate) => {
    if (isGrown && candidate.kind === 'resource' && candidate.isMeal) return 0;
    return titled(candidate) ? 2 : topic && isOf(candidate, topic) ? 1 : 0;
  };
};

/** A table takes the place of a table. */
const inPlaceOfTable = (draft: Draft, candidate: Candidate, day: number | undefined): Result | null => {
  for (const [index, { visits }] of draft.days.entries()) {
    if (day !== undefined && index !== day - 1) continue;
    for (const { candidate: old } of visits.filter((visit) => isTable(visit.candidate))) {
      const bare = without(draft, old);
      const added = addStop(bare, candidate, index + 1);
      if (!added.changes.some(({ said }) => said === 'stop_added')) continue;
      const [stop, was] = [candidate, old].map(({ kind, id }) => ({ kind, id }));
      if (!stop || !was) continue;
      return {
        draft: { ...added.draft, out: [...added.draft.out, old] },
        changes: [{ said: 'stop_replaced', stop, was, day: index + 1 }],
      };
    }
  }
  return null;
};

/** One more of what a phrase tells, on a day where that was said; `null` where it tells nothing that is known. */
export const someMore = (what: string, pool: Pool, day?: number): OrderStep | null => {
  if (!isSome.test(what) && !article.test(what)) return null;
  const { mostEach, rest } = moneyIn(readText(what));
  const meant = meantBy(rest.folded.replace(/\s+/gu, ' ').trim());
  if (!meant) return null;
  if (![...pool.all.values()].some((candidate) => meant(candidate) > 0)) return null;
  return (draft, taste) => added(draft, { meant, mostEach, day }, pool, taste);
};

/** One thing more empties no day. */
const mostLost = 2;

const lostBy = (was: Draft, now: Draft): number => {
  const count = ({ days }: Draft) => days.reduce((sum, { visits }) => sum + visits.length, 0);
  return count(was) + 1 - count(now);
};

interface Meant {
  meant: (candidate: Candidate) => number;
  mostEach: number | undefined;
  day: number | undefined;
}

const added = (draft: Draft, { meant, mostEach, day }: Meant, pool: Pool, taste: Taste): Result => {
  const there = draft.days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate));
  const best = new Map<string, { candidate: Candidate; worth: number }>();
  for (const [index, { city }] of draft.days.entries()) {
    if (day !== undefined && index !== day - 1) continue;
    const { date } = draftFrame(draft, index);
    for (const { candidate, points } of offersFor(pool, city, {
      request: draft.request,
      taste,
      index,
      date,
    })) {
      const fits = meant(candidate);
      if (fits === 0 || (mostEach !== undefined && candidate.price > mostEach)) continue;
      if (there.some((one) => recordKey(one) === recordKey(candidate) || isSamePlace(one, candidate)))
        continue;
      const worth = fits * 20 + points + (candidate.city_id === city.id ? 4 : 0);
      const key = recordKey(candidate);
      if (worth > (best.get(key)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(key, { candidate, worth });
    }
  }
  const found = [...best.values()].sort((a, b) => b.worth - a.worth).slice(0, mostTried);
  for (const { candidate } of found) {
    const simply = addStop(draft, candidate, day);
    if (simply.changes.some(({ said }) => said === 'stop_added')) return simply;
  }
  for (const { candidate } of found) {
    const instead = isTable(candidate) ? inPlaceOfTable(draft, candidate, day) : null;
    if (instead) return instead;
  }
  for (const { candidate } of found) {
    const put = day === undefined ? placeAnywhere(draft, candidate) : placeStop(draft, candidate, day);
    const isIn = put.changes.some(({ said }) => said === 'stop_added');
    if (isIn && lostBy(draft, put.draft) <= mostLost && (isTable(candidate) || !candidate.isMeal)) return put;
  }
  const own = there.find((candidate) => meant(candidate) > 0);
  const [first] = found;
  // Where there is no other one, that of another day comes to it.
  const moved = first?.candidate ?? own;
  const put = day !== undefined && moved ? placeStop(draft, moved, day) : null;
  if (put && lostBy(draft, put.draft) <= mostLost) return put;
  const stop = first?.candidate ?? own;
  if (!stop) return { draft, changes: [] };
  const { kind, id } = stop;
  return { draft, changes: [{ said: first ? 'no_room' : 'already_there', stop: { kind, id } }] };
};
