import { describe, expect, it } from 'vitest';
import type { ThingRow } from '../../web/app/api/types';
import { readId, readText, readWords } from '../../web/app/site/list/read-filters';
import { asThing, metresBetween, nearestFirst } from '../../web/app/site/outings/nearby';
import { thingsAddress } from '../../web/app/site/outings/things-address';

const lake = { lat: 21.0288, lon: 105.8525 };
const thing = (id: number, lat: number | null, lon: number | null) =>
  asThing({ id, title: `Thing ${id}`, slug: `thing-${id}`, lat, lon } as ThingRow);

describe('what is near', () => {
  it('is measured on the globe', () => {
    expect(metresBetween(lake, lake)).toBe(0);
    // Hà Nội to Huế is about 540 km as the crow flies.
    expect(metresBetween(lake, { lat: 16.4637, lon: 107.5909 }) / 1000).toBeCloseTo(539, -1);
  });

  it('comes nearest first, with its page, and not from another city', () => {
    const found = nearestFirst('en', lake, [
      thing(1, 21.06, 105.83),
      thing(2, 21.03, 105.853),
      thing(3, 16.46, 107.59),
      thing(4, null, null),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['thing-2', 'thing-1']);
    expect(found[0]).toMatchObject({ to: '/en/thingstodo/thing-2', kind: 'thing' });
  });

  it('leaves out a ride where enough can be walked to', () => {
    const walks = [1, 2, 3].map((id) => thing(id, 21.029 + id / 1000, 105.8525));
    expect(nearestFirst('vi', lake, [...walks, thing(4, 21.1, 105.85)])).toHaveLength(3);
    expect(nearestFirst('vi', lake, [...walks.slice(1), thing(4, 21.1, 105.85)])).toHaveLength(3);
  });

  it('is nothing for a record without a place', () => {
    expect(nearestFirst('en', { lat: null, lon: 105 }, [thing(1, 21, 105)])).toEqual([]);
  });
});

describe('filters in an address', () => {
  const read = (query: string) => new URLSearchParams(query);

  it('are none when they cannot be what they should', () => {
    for (const value of ['', '0', '-1', '1.5', 'x', '99999999999', 'Infinity'])
      expect(readId(read(`id=${value}`), 'id'), value).toBeNull();
    expect(readId(read('id=7'), 'id')).toBe(7);
  });

  it('hold words without control characters, cut to a length', () => {
    expect(readWords(read('keyword=%00%20ph%E1%BB%9F%0A'))).toBe('phở');
    expect(readText(read(`tag=${'x'.repeat(99)}`), 'tag', 60)).toHaveLength(60);
    expect(readWords(read(''))).toBe('');
  });

  it('are written back with one of them changed', () => {
    const filters = { keyword: 'hồ', cityId: 5, categoryId: null, tag: '', facets: {} };
    expect(thingsAddress(filters, { categoryId: 2 })).toBe('?city_id=5&category_id=2&keyword=h%E1%BB%93');
    expect(thingsAddress({ ...filters, keyword: '' }, { cityId: null })).toBe('.');
  });
});
