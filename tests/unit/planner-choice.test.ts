import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { isImpossible, isWithinReach } from '../../server/features/planner/days/access';
import { fitsDiets } from '../../server/features/planner/days/diets';
import { roadToTrain, transferFor } from '../../server/features/planner/travel/transfer';
import { dailyHoursIn } from '../../server/features/planner/understand/daily-hours';
import { needsIn } from '../../server/features/planner/understand/manner';
import { namedIn } from '../../server/features/planner/understand/names';
import { readText } from '../../server/features/planner/understand/text';
import { wishesIn } from '../../server/features/planner/understand/wishes';

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

test('who eats no meat has not said that he comes to eat', () => {
  expect(wishesIn(readText('Mũi Né 3 ngày, ăn chay trường')).wanted.map(({ name }) => name)).not.toContain(
    'food',
  );
  expect(wishesIn(readText('Sài Gòn 3 ngày, thích ăn')).wanted.map(({ name }) => name)).toContain('food');
});

test('who counts the money sleeps in the coach where a night is enough', () => {
  const saigon = { lat: 10.776, lon: 106.701 };
  const dalat = { lat: 11.94, lon: 108.44 };
  const hanoi = { lat: 21.03, lon: 105.85 };
  expect(transferFor({ budget: 'low' }, saigon, dalat).mode).toBe('bus');
  expect(transferFor({ budget: 'low', modes_avoided: ['motorbike'] }, saigon, dalat).mode).toBe('bus');
  expect(transferFor({ budget: 'low' }, saigon, hanoi).mode).toBe('flight');
});

test('teenagers do what their parents do, small children have breakfast first', () => {
  const hard = record({ visitor_info: { effort: { state: 'checked', level: 'hard' } } });
  expect(isWithinReach(hard, { needs: [], children: 1 }, 15)).toBe(true);
  expect(isWithinReach(hard, { needs: [], children: 1 }, 9)).toBe(false);
});

test('a train only comes near to Hội An', () => {
  const hue = { lat: 16.467, lon: 107.579 };
  expect(roadToTrain(hue, { lat: 15.88, lon: 108.335 })?.after ?? 0).toBeGreaterThan(20);
  expect(roadToTrain(hue, { lat: 16.068, lon: 108.212 })?.after ?? 99).toBeLessThan(8);
});
