import { describe, expect, it } from 'vitest';
import { overall, percentOf } from '../../web/app/admin/translations/coverage-types';
import { confirmedBy } from '../../web/app/admin/translations/draft';
import { editAddress, workAddress } from '../../web/app/admin/translations/places';

describe('what a save says to belong together', () => {
  it('is what was confirmed, and what was written in both languages at once', () => {
    const draft = { 'vi.confirmed': ['title'], 'en.confirmed': [] };
    const changed = ['vi.confirmed', 'vi.content', 'en.content', 'vi.description', 'status'];
    expect(confirmedBy(draft, changed)).toEqual(['title', 'content']);
  });

  it('is nothing of search engines, nor whether a language is published', () => {
    const changed = ['vi.seo.title', 'en.seo.title', 'vi.is_published', 'en.is_published'];
    expect(confirmedBy({ 'vi.confirmed': [], 'en.confirmed': [] }, changed)).toEqual([]);
  });
});

describe('where what wants work is found', () => {
  it('is the list of a kind that one screen edits, narrowed down to it', () => {
    expect(workAddress('blog', 'en', 'missing')).toBe('/admin/blogs?lang_id=en&translation=missing');
    expect(workAddress('region', 'vi', 'stale')).toBe('/admin/regions?lang_id=vi&translation=stale');
  });

  it('is a list of its own for a kind that several screens edit', () => {
    expect(workAddress('resource', 'en', 'stale')).toBe(
      '/admin/translations/resource?lang_id=en&translation=stale',
    );
    expect(workAddress('room', 'vi', 'missing')).toBe(
      '/admin/translations/room?lang_id=vi&translation=missing',
    );
  });

  it('leads from there to the screen that edits the record', () => {
    const at = (place: Record<string, unknown>, kind = 'resource') =>
      editAddress(kind, 7, place, 'vi', 'stale');
    const [spot, hotel] = [at({ resource_type: 3188 }), at({ resource_type: 3191 })];
    expect(spot).toMatch(/7\?lang_id=vi&translation=stale$/);
    expect(hotel).toMatch(/7\?lang_id=vi&translation=stale$/);
    expect(spot).not.toBe(hotel);
    // A room is edited with its hotel.
    expect(at({ resource_id: 12 }, 'room')).toBe(
      hotel?.replace('7?lang_id=vi&translation=stale', '12?lang_id=vi'),
    );
    expect(at({ module: 'nowhere' }, 'gallery')).toBeUndefined();
  });
});

describe('how far translations are', () => {
  const counts = (complete: number, missing: number) => ({ complete, missing, unpublished: 0, stale: 0 });

  it('is whole percents, of which 100 are for nothing left', () => {
    expect(percentOf({ complete: 999 }, 1000)).toBe(99);
    expect(percentOf({ complete: 1000 }, 1000)).toBe(100);
    expect(percentOf({ complete: 0 }, 0)).toBe(0);
  });

  it('leaves settings and interface texts out of the content as a whole', () => {
    const rows = [
      { entity: 'blog', total: 4, languages: { en: counts(3, 1), vi: counts(4, 0) } },
      { entity: 'ui_text', total: 900, languages: { en: counts(900, 0), vi: counts(900, 0) } },
      { entity: 'city', total: 2, languages: { en: counts(2, 0), vi: counts(2, 0) } },
    ];
    expect(overall(rows, 'en')).toEqual({ total: 6, counts: counts(5, 1) });
  });
});
