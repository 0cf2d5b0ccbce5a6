import { describe, expect, it } from 'vitest';
import { changedFields } from '../../server/platform/audit/audit-changes';

describe('changedFields', () => {
  it('names the fields that differ, nested ones by their path', () => {
    const before = {
      status: 0,
      version: 1,
      updated_at: 'a',
      translations: { vi: { title: 'Huế' } },
      tags: ['x'],
    };
    const after = {
      status: 1,
      version: 2,
      updated_at: 'b',
      translations: { vi: { title: 'Cố đô Huế' } },
      tags: ['x'],
    };
    expect(changedFields(before, after)).toEqual([
      { field: 'status', before: '0', after: '1' },
      { field: 'translations.vi.title', before: 'Huế', after: 'Cố đô Huế' },
    ]);
  });

  it('shows a new record as all new and a deleted one as all gone', () => {
    expect(changedFields(null, { title: 'Sa Pa', image: null })).toEqual([
      { field: 'title', before: null, after: 'Sa Pa' },
    ]);
    expect(changedFields({ title: 'Sa Pa' }, null)).toEqual([
      { field: 'title', before: 'Sa Pa', after: null },
    ]);
  });

  it('cuts long texts', () => {
    const [change] = changedFields({ content: 'a'.repeat(1000) }, { content: 'b' });
    expect(change?.before).toBe(`${'a'.repeat(300)}…`);
  });
});
