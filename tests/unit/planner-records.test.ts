import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { isWithinReach } from '../../server/features/planner/days/access';
import { fitsDiets } from '../../server/features/planner/days/diets';
import { usualWithin } from '../../server/features/planner/records/usual-within';
import { minutesOf } from '../../server/features/planner/travel/clock';
import { youngestIn } from '../../server/features/planner/understand/ages';
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
  const tower = { signals: new Set(['towers']) };
  expect(isWithinReach(record({}, tower), party)).toBe(false);
  expect(isWithinReach(record({ effort: { state: 'checked', level: 'easy' } }, tower), party)).toBe(true);
  expect(
    isWithinReach(record({ effort: { state: 'checked', level: 'easy', slope: 'steep' } }, tower), party),
  ).toBe(false);
});

test('frail people and toddlers are carried past what is cycled, paddled, climbed or crept through', () => {
  const easy = { effort: { state: 'checked' as const, level: 'easy' as const } };
  const frail = { needs: ['few_steps' as const], children: 0 };
  const family = { needs: [], children: 1 };
  for (const names of [
    ['cycle to the covered bridge'],
    ['cheo kayak vao suong'],
    ['di ca no vong qua ky co'],
  ]) {
    const one = record(easy, { names });
    expect(isWithinReach(one, frail), names[0]).toBe(false);
    expect(isWithinReach(one, family, 1.5), names[0]).toBe(false);
  }
  expect(isWithinReach(record(easy, { signals: new Set(['cave']) }), frail)).toBe(false);
  expect(isWithinReach(record(easy, { names: ['cycle to the covered bridge'] }), family, 9)).toBe(true);
  expect(isWithinReach(record(easy, { names: ['fish soup'], isMeal: true }), family, 1.5)).toBe(true);
});

test('how old the youngest is', () => {
  expect(youngestIn('a family of five kids 2 6 and 9 looking for 8 days')).toBe(2);
  expect(youngestIn('2 be 3 tuoi va 7 tuoi ong ba ngoai 70')).toBe(3);
  expect(youngestIn('co tre nho 18 thang')).toBe(1.5);
  expect(youngestIn('with our baby')).toBe(1.5);
  expect(youngestIn('my parents are 78 and 81')).toBeUndefined();
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
