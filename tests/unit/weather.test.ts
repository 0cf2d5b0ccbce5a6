import { describe, expect, it, vi } from 'vitest';
import { usualText, weatherCodes, weatherText } from '../../server/features/travel/weather/codes';
import { en } from '../../server/platform/messages/en';
import { vi as vietnamese } from '../../server/platform/messages/vi';
import { createAnswerCache } from '../../server/platform/partners/answer-cache';
import { PartnerError } from '../../server/platform/partners/error';

describe('words for the weather', () => {
  it('has its own for each code in both languages', () => {
    for (const language of ['en', 'vi'] as const) {
      const words = weatherCodes.map((code) => weatherText(language, code));
      expect(new Set(words).size).toBe(weatherCodes.length);
      expect(words).not.toContain(weatherText(language, 12));
    }
    const codes = Object.keys(en).flatMap((name) => /^weather_(\d+)$/.exec(name)?.[1] ?? []);
    expect(codes.map(Number)).toEqual([...weatherCodes]);
    for (const code of weatherCodes)
      expect(vietnamese[`weather_${code}`]).toBe(vietnamese[`weather_${code}`].normalize('NFC'));
  });

  it('grades the rain of a month', () => {
    expect([0, 49, 50, 150, 300].map((rain) => usualText('en', rain))).toEqual([
      en.weather_usually_dry,
      en.weather_usually_dry,
      en.weather_usually_mixed,
      en.weather_usually_wet,
      en.weather_usually_very_wet,
    ]);
  });
});

describe('kept answers', () => {
  const options = { freshMs: 1000, staleMs: 5000, most: 2, patienceMs: 20, onError: vi.fn() };
  const atTime = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: ms });
  const answers = (...values: number[]) => vi.fn(async () => values.shift() ?? -1);

  it('are fetched once for all who ask, and again when they are no longer fresh', async () => {
    atTime(0);
    const read = createAnswerCache<number>(options);
    const load = answers(1, 2);
    expect(await Promise.all([read('a', load), read('a', load)])).toEqual([1, 1]);
    atTime(999);
    expect(await read('a', load)).toBe(1);
    atTime(1001);
    expect(await read('a', load)).toBe(1);
    await vi.waitFor(async () => expect(await read('a', load)).toBe(2));
    expect(load).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('outlive a partner that fails, for a while', async () => {
    atTime(0);
    const read = createAnswerCache<number>(options);
    const fails = () => Promise.reject(new PartnerError('sky', 'timeout'));
    await read('a', answers(1));
    atTime(4000);
    expect(await read('a', fails)).toBe(1);
    atTime(5001);
    expect(await read('a', fails)).toBeNull();
    vi.useRealTimers();
  });

  it('do not keep anybody waiting, and are there for the next', async () => {
    const read = createAnswerCache<number>(options);
    let arrive: (value: number) => void = () => undefined;
    const slow = () => new Promise<number>((resolve) => (arrive = resolve));
    expect(await read('a', slow)).toBeNull();
    arrive(7);
    await vi.waitFor(async () => expect(await read('a', slow)).toBe(7));
  });

  it('are so many and no more', async () => {
    const read = createAnswerCache<number>(options);
    for (const key of ['a', 'b', 'c']) await read(key, answers(1));
    expect(await read('c', answers(2))).toBe(1);
    expect(await read('a', answers(2))).toBe(2);
  });

  it('tell of failures that are our own', async () => {
    const onError = vi.fn();
    const read = createAnswerCache<number>({ ...options, onError });
    expect(await read('a', () => Promise.reject(new TypeError('ours')))).toBeNull();
    expect(onError).toHaveBeenCalledWith(new TypeError('ours'));
  });
});
