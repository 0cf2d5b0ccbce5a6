import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { emptinessOf } from '../../server/features/planner/days/emptiness';
import type { OpenDay } from '../../server/features/planner/days/open-day';
import { visitTo } from '../../server/features/planner/days/place-in';
import { spread } from '../../server/features/planner/days/spread';
import { timed } from '../../server/features/planner/days/timed-day';
import type { Frame } from '../../server/features/planner/days/visit';
import { minutesOf } from '../../server/features/planner/travel/clock';

const center = { lat: 13.77, lon: 109.22 };

const sight = (id: number, minutes = 90): Candidate =>
  ({
    kind: 'resource',
    id,
    // Titles that share two words are taken for one place.
    names: [['market', 'pagoda', 'museum', 'bridge', 'tower', 'lake', 'palace', 'garden'][id - 1] ?? 'house'],
    point: { lat: center.lat + id / 1000, lon: center.lon },
    signals: new Set<string>(),
    isMeal: false,
    minutes,
    usual: null,
    schedule: null,
    doors: null,
    daylight: { opens: minutesOf('06:00'), closes: minutesOf('18:00') },
    visitor_info: null,
    accessibility: null,
  }) as unknown as Candidate;

const frame = {
  cityId: 1,
  center,
  date: null,
  transfer: null,
  limits: { starts: minutesOf('08:30'), ends: minutesOf('21:30'), stops: 6, busyMinutes: 540, walkKm: 5 },
  hasArrival: false,
  isHot: false,
  request: { pace: 'normal', adults: 2, children: 0, needs: [], interests: [], budget: null },
} as unknown as Frame;

const days = (...held: Candidate[][]): OpenDay[] => {
  const offers = held.flat().map((candidate) => ({ candidate, points: 1.5 }));
  return held.map((candidates) => ({
    frame,
    visits: candidates.map((candidate) => visitTo(candidate, null)),
    offers,
    pinned: new Set<string>(),
  }));
};

const emptiness = ({ visits }: OpenDay): number => emptinessOf(visits, timed(visits, frame), frame);

test('a full day gives an empty one in its town what that has the time for', async () => {
  const [full, empty] = days(
    [1, 2, 3, 4].map((id) => sight(id)),
    [],
  );
  if (!full || !empty) throw new Error('two days');
  await spread([full, empty]);
  expect(full.visits).toHaveLength(2);
  expect(empty.visits).toHaveLength(2);
});

test('a late beginning is as empty as an early end, and an evening fills no morning', () => {
  const [late] = days([sight(1)]);
  if (!late) throw new Error('a day');
  const evening = {
    ...late,
    visits: late.visits.map((visit) => ({ ...visit, usual: { opens: 1020, closes: 1080 } })),
  };
  expect(emptiness(evening)).toBeGreaterThan(2);
});

test('days that have enough keep what they have', async () => {
  const both = days(
    [1, 2, 3, 4].map((id) => sight(id)),
    [5, 6, 7, 8].map((id) => sight(id)),
  );
  const before = both.map(({ visits }) => [...visits]);
  await spread(both);
  expect(both.map(({ visits }) => visits)).toEqual(before);
});
