import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const document = readFileSync(new URL('docs/asvs.md', root), 'utf8');

/** How many items of level 1 and 2 the sections of version 5.0.0 have; those of level 3 come after them in each. */
const sections: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1, 0],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const numbers = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (\S+) \| (.*) \|$/gm)].map(
  ([, id = '', level = '', about = '', state = '', reason = '']) => ({ id, level, about, state, reason }),
);

describe('the table of ASVS 5.0', () => {
  it('has each item of level 1 and 2 once, in order', () => {
    expect(numbers).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(numbers);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  it('says of each whether it is met, and how or why not', () => {
    for (const { id, state, reason } of rows) {
      expect(['met', 'n/a', 'open'], id).toContain(state);
      expect(reason.length, id).toBeGreaterThan(3);
    }
  });

  it('points to files that are there', () => {
    const files = rows.flatMap(({ id, reason }) =>
      [...reason.matchAll(/`((?:\.|\w)[\w./$-]*(?:\.(?:tsx?|md|json|yml)|ignore))`/g)].map(
        ([, file = '']) => ({
          id,
          file,
        }),
      ),
    );
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter(({ file }) => !existsSync(new URL(file, root)))).toEqual([]);
  });

  it('counts what is in it', () => {
    const count = (level: string) => {
      const chosen = rows.filter((row) => level === '1 and 2' || row.level === level);
      const of = (state: string) => chosen.filter((row) => row.state === state).length;
      return `| ${level} | ${chosen.length} | ${of('met')} | ${of('n/a')} | ${of('open')} |`;
    };
    for (const level of ['1', '2', '1 and 2']) expect(document).toContain(count(level));
  });
});
