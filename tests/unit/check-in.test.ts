import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { checkInAddress, newEntry } from '~/site/check-in/entry';
import { rememberVisit, visitToday } from '~/site/check-in/visited';
import { isCheckInPath } from '~/site/offline/caches';
import { spokenPieces, voiceFor, wordsOf } from '~/site/speech/speech';
import { ApiError } from '../../server/errors';
import { visitTime } from '../../server/features/travel/check-in/visit-time';
import { isSignedTag, signedTag } from '../../server/features/travel/nfc/sign';

test('the page of a tag is told from the map of a city and from its review', () => {
  expect(checkInAddress('/maps/ha-noi/10')).toEqual({ slug: 'ha-noi', placeId: 10 });
  expect(checkInAddress('/maps/hu%E1%BA%BF/7/')).toEqual({ slug: 'huế', placeId: 7 });
  for (const path of ['/maps/ha-noi', '/maps/ha-noi/resources/10', '/maps/ha-noi/10/review']) {
    expect(checkInAddress(path), path).toBeNull();
    expect(isCheckInPath(path), path).toBe(false);
  }
  expect(checkInAddress('/maps/%E0/1')).toBeNull();
  expect(isCheckInPath('/maps/ha-noi/10')).toBe(true);
});

test('each press of the button has a name of its own, and what the address says of the tag', () => {
  const where = { slug: 'ha-noi', placeId: 10 };
  const one = newEntry(where, new URLSearchParams('tag=NF-1&signature=abc'), 'vi');
  expect(one).toMatchObject({ slug: 'ha-noi', place_id: 10, tag: 'NF-1', signature: 'abc', lang: 'vi' });
  expect(one.client_id).not.toBe(newEntry(where, new URLSearchParams(), 'vi').client_id);
});

describe('without a secure page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the name is made as well', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    const { client_id } = newEntry({ slug: 'hue', placeId: 1 }, new URLSearchParams(), 'en');
    expect(client_id).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});

describe('what a voice reads', () => {
  it('comes in pieces of one breath, and nothing of it is lost', () => {
    expect(spokenPieces('Cổng xây năm 1804. Bạn thấy gì?\n\nĐi tiếp…')).toEqual([
      'Cổng xây năm 1804.',
      'Bạn thấy gì?',
      'Đi tiếp…',
    ]);
    const long = `${'a lantern over the river, '.repeat(20)}and then home.`;
    const pieces = spokenPieces(long);
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.join(' ')).toBe(long);
    expect(spokenPieces(' … !')).toEqual([]);
  });

  it('is the words of a story without its marks', () => {
    expect(wordsOf('<p>One &amp; <em>two</em>.</p><ul><li>Three</li></ul>')).toBe('One & two. Three. ');
  });

  it('is read by a voice of the language, one of the device first', () => {
    const voices = [
      { lang: 'en-GB', localService: true },
      { lang: 'vi-VN', localService: false },
      { lang: 'vi_VN', localService: true },
    ];
    expect(voiceFor(voices, 'vi')).toBe(2);
    expect(voiceFor(voices.slice(0, 2), 'vi')).toBe(1);
    expect(voiceFor(voices.slice(0, 1), 'vi')).toBe(-1);
  });
});

describe('a browser that has checked in', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    vi.stubGlobal('window', { localStorage });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('knows it until midnight in Vietnam', () => {
    rememberVisit(7, '2026-10-12T16:30:00.000Z');
    expect(visitToday(7, Date.parse('2026-10-12T16:59:59Z'))).toBe('2026-10-12T16:30:00.000Z');
    expect(visitToday(7, Date.parse('2026-10-12T17:00:00Z'))).toBeNull();
    expect(visitToday(8, Date.parse('2026-10-12T16:59:59Z'))).toBeNull();
  });

  it('is not led astray by what others have put there', () => {
    for (const other of ['nonsense', '{}', '[["7","x"],[7,"never"]]']) {
      window.localStorage.setItem('check_ins', other);
      expect(visitToday(7), other).toBeNull();
    }
  });
});

describe('the time of a visit', () => {
  const now = new Date('2026-10-12T08:00:00Z');

  it('is now, or what a phone without a connection noted in the last seven days', () => {
    expect(visitTime(undefined, now)).toBe(now);
    expect(visitTime('2026-10-05T15:00:01+07:00', now).toISOString()).toBe('2026-10-05T08:00:01.000Z');
    expect(visitTime('2026-10-12T08:09:59Z', now)).toBe(now);
  });

  it.each(['2026-10-05T07:59:59Z', '2026-10-12T08:10:01Z'])('is not %s', (at) => {
    expect(() => visitTime(at, now)).toThrow(ApiError);
  });
});

test('the signature of a tag belongs to its code and to the secret', () => {
  const query = new URLSearchParams(signedTag('secret one', 'NF-1'));
  const [code, signature] = [query.get('tag') ?? '', query.get('signature') ?? ''];
  expect(isSignedTag('secret one', code, signature)).toBe(true);
  expect(isSignedTag('secret one', 'NF-2', signature)).toBe(false);
  expect(isSignedTag('secret two', code, signature)).toBe(false);
  expect(isSignedTag('secret one', code, '')).toBe(false);
});
