import { describe, expect, it } from 'vitest';
import { asksForCoat } from '../../server/features/planner/converse/clothes-asked';
import { asksToBathe } from '../../server/features/planner/converse/swim-asked';
import { isBareQuestion } from '../../server/features/planner/understand/bare-question';
import { bathingAt } from '../../server/geography/seasons/bathing';

describe('when one bathes', () => {
  it('follows the coast, the gulf in winter and the north in summer', () => {
    expect(bathingAt({ lat: 10.2, lon: 104 }).good).toContain(12);
    expect(bathingAt({ lat: 20.7, lon: 107 }).good).not.toContain(12);
    expect(bathingAt({ lat: 13.8, lon: 109.2 }).waves).toContain(12);
    expect(bathingAt({ lat: 8.7, lon: 106.6 }).good).toContain(7);
  });

  it.each([
    'is the water swimmable?',
    'can we swim in da nang in january',
    'is the sea warm enough at christmas',
    'giua thang 12 bien quy nhon tam duoc hong, co bao hong?',
    'thang 8 di phu quoc tam bien dc ko',
  ])('is asked for: %s', (said) => expect(asksToBathe(said)).toBe(true));

  it.each(['which hotel has a pool to swim in', 'where can we swim', 'tam nuoc khoang o thac'])(
    'is not asked for: %s',
    (said) => expect(asksToBathe(said)).toBe(false),
  );
});

describe('jackets', () => {
  it.each(['do we need jackets?', 'should i bring a warm coat', 'co can mang ao phao khong?'])(
    'are asked for: %s',
    (said) => expect(asksForCoat(said)).toBe(true),
  );
});

describe('a question without a subject', () => {
  it.each(['is it safe? any tips?', 'how much is it?', 've bao nhieu?', 'co sao khong a?', 'is that ok?'])(
    '%s',
    (said) => expect(isBareQuestion(said)).toBe(true),
  );
  it.each(['how much is the cable car?', 'is dengue a problem', 've cap treo bao nhieu'])('not %s', (said) =>
    expect(isBareQuestion(said)).toBe(false),
  );
});
