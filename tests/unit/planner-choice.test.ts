import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { isImpossible } from '../../server/features/planner/days/access';
import { fitsDiets } from '../../server/features/planner/days/diets';
import { dailyHoursIn } from '../../server/features/planner/understand/daily-hours';
import { needsIn } from '../../server/features/planner/understand/manner';
import { namedIn } from '../../server/features/planner/understand/names';
import { readText } from '../../server/features/planner/understand/text';

const record = (more: Partial<Candidate>): Candidate =>
  ({
    kind: 'resource',
    id: 1,
    names: ['a place'],
    signals: new Set<string>(),
    isMeal: false,
    minutes: 90,
    accessibility: null,
    visitor_info: {},
    ...more,
  }) as Candidate;

test('what a text says is on the plate keeps an allergy away from it, whatever its name', () => {
  const stall = record({ isMeal: true, names: ['soft sheets'], signals: new Set(['holds:nuts']) });
  expect(fitsDiets(stall, ['no_nuts'])).toBe(false);
  expect(fitsDiets(stall, ['gluten_free'])).toBe(true);
  const ride = record({ signals: new Set(['cycling', 'holds:nuts']) });
  expect(fitsDiets(ride, ['no_nuts'])).toBe(true);
});

test('what was named stays possible with a wheelchair, unless a boat or hundreds of steps lead there', () => {
  const steps = { surface: 'stairs', wheelchair: 'no' } as Candidate['accessibility'];
  expect(isImpossible(record({ accessibility: steps }), ['wheelchair'])).toBe(false);
  const boat = { involves: { state: 'checked', what: ['boat'] } } as Candidate['visitor_info'];
  expect(isImpossible(record({ visitor_info: boat as NonNullable<typeof boat> }), ['wheelchair'])).toBe(true);
  const climb = { steps: 500 } as Candidate['accessibility'];
  expect(isImpossible(record({ accessibility: climb }), ['few_steps'])).toBe(true);
});

test.each<[string, string[]]>([
  ['prison museums and quiet beaches', []],
  ['a quiet little beach, markets and temples', []],
  ['bãi biển vắng vẻ, chợ đêm', []],
  ['we like quiet places', ['quiet']],
  ['chỗ nào yên tĩnh thôi', ['quiet']],
])('%s: what one thing shall be like is asked of no other', (message, needs) => {
  expect(needsIn(readText(message))).toEqual(needs);
});

test('a title is known without its town, and a market by no name', () => {
  const citadel = { names: ['dai noi hue'] };
  const market = { names: ['hue night market'] };
  const cities = new Set(['hue']);
  expect(namedIn([citadel, market], 'hue 2 ngay muon xem dai noi va cho dem', cities)).toEqual([citadel]);
});

test('a day of a month is no hour', () => {
  expect(dailyHoursIn('by train only from 5 march', true).begins).toBeUndefined();
  expect(dailyHoursIn('only from 5 pm', true).begins).toBe('17:00');
});
