import { expect, test } from 'vitest';
import { fulfilled } from '../../server/features/planner/converse/wishes-told';
import { recordKey } from '../../server/features/planner/records/record';
import { topics } from '../../server/features/planner/understand/topics';

type Args = Parameters<typeof fulfilled>[0];

/** What is said of one stop when a topic is wished. */
const saying = (name: string, stop: { starts_at: string; minutes: number }, record: object): string => {
  const one = { kind: 'resource', id: 1, ...stop };
  const topic = topics.find((candidate) => candidate.name === name);
  return fulfilled({
    language: 'en',
    plan: { days: [{ stops: [one] }, { stops: [] }] },
    pool: {
      all: new Map([
        [recordKey({ kind: 'resource', id: 1 }), { names: [], signals: new Set(), isMeal: false, ...record }],
      ]),
    },
    said: { wants: { wanted: [topic] } },
  } as unknown as Args).join(' ');
};

const cape = { names: ['the cape of the first light'], signals: new Set(['sunrise']) };

test('a sunrise at half past ten is none, and that is said', () => {
  expect(saying('sunrise', { starts_at: '10:30', minutes: 60 }, cape)).toBe(
    "[[resource:1]] is in the plan at 10:30, which is not the hour for a sunrise: go there for it on your own time, and I can move the day's other stops.",
  );
  expect(saying('sunrise', { starts_at: '05:15', minutes: 60 }, cape)).toBe(
    'As you wished: a sunrise at [[resource:1]] (day 1).',
  );
});

test('a walk is no boat trip, and a meal no beach', () => {
  const at = { starts_at: '09:00', minutes: 90 };
  const boat = topics.find(({ name }) => name === 'boat');
  const signals = new Set(boat?.signals);
  expect(saying('boat', at, { names: ['walk through the forest to ong dung'], signals })).toBe('');
  expect(saying('boat', at, { names: ['by boat along the south bank'], signals })).toContain(
    'a boat trip at',
  );
  const beach = topics.find(({ name }) => name === 'beach');
  expect(
    saying('beach', at, { names: ['goi rong bien'], signals: new Set(beach?.signals), isMeal: true }),
  ).toBe('');
});
