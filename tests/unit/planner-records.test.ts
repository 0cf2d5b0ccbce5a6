import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { isWithinReach } from '../../server/features/planner/days/access';
import { fitsDiets } from '../../server/features/planner/days/diets';
import { usualWithin } from '../../server/features/planner/records/usual-within';
import { minutesOf } from '../../server/features/planner/travel/clock';
import type { VisitorInfo } from '../../server/kernel/visitor-info/shape';

const everyDay = (opens: string, closes: string) => ({
  opening_hours: Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [{ opens, closes }]]),
  ),
  visitor_info: {},
});
const evening = { opens: minutesOf('17:00'), closes: minutesOf('21:00') };

test('a café that is open all day and there for the lights is visited in the evening', () => {
  expect(usualWithin(evening, everyDay('08:00', '22:00'), 120)).toEqual(evening);
  expect(usualWithin(evening, everyDay('08:00', '17:00'), 120)).toBeNull();
});

test('what is over early makes people get up', () => {
  const dunes = usualWithin(null, everyDay('04:30', '08:30'), 180);
  expect(dunes).toEqual({ opens: minutesOf('05:00'), closes: minutesOf('05:30') });
});

const record = (visitor_info: VisitorInfo, more: Partial<Candidate> = {}): Candidate =>
  ({
    kind: 'resource',
    id: 1,
    names: ['a place'],
    signals: new Set<string>(),
    isMeal: false,
    minutes: 90,
    accessibility: null,
    visitor_info,
    ...more,
  }) as Candidate;

test('old knees reach what somebody looked into, whatever its tags are, and no steep way', () => {
  const party = { needs: ['few_steps' as const], children: 0 };
  const cave = { signals: new Set(['caves']) };
  expect(isWithinReach(record({}, cave), party)).toBe(false);
  expect(isWithinReach(record({ effort: { state: 'checked', level: 'easy' } }, cave), party)).toBe(true);
  expect(
    isWithinReach(record({ effort: { state: 'checked', level: 'easy', slope: 'steep' } }, cave), party),
  ).toBe(false);
});

test('a kitchen that says what it is made of decides before the words of its title', () => {
  const porridge = { isMeal: true, names: ['chao long'] };
  const served = (diet: VisitorInfo['diet']) => record({ diet }, porridge);
  expect(fitsDiets(served({ state: 'checked', served: [], main: ['pork'] }), ['vegetarian'])).toBe(false);
  expect(fitsDiets(served({ state: 'checked', served: ['no_beef'], main: ['pork'] }), ['vegetarian'])).toBe(
    false,
  );
  expect(fitsDiets(served({ state: 'checked', served: ['vegetarian'] }), ['vegetarian'])).toBe(true);
});
