import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCell } from '../../server/features/back-office/import/cell';
import { BrokenCsv, readCsv } from '../../server/features/back-office/import/csv';
import { imagePath, requiredText, slug, status, text } from '../../server/fields';

const cellsOf = (csv: string) => readCsv(csv).map(({ cells }) => cells);

test('tables are read as spreadsheets write them', () => {
  expect(cellsOf('\uFEFFid,title\r\n1,"Phở, ""bò"""\r\n\r\n2,"hai\r\ndòng"')).toEqual([
    ['id', 'title'],
    ['1', 'Phở, "bò"'],
    ['2', 'hai\r\ndòng'],
  ]);
  // As the margin of a spreadsheet counts.
  expect(readCsv('id\r\n1\r\n\r\n,\r\n2').map(({ row }) => row)).toEqual([1, 2, 5]);
  expect(cellsOf('id;title\n1;a, b\n')).toEqual([
    ['id', 'title'],
    ['1', 'a, b'],
  ]);
  expect(cellsOf('id\ttitle\n1\tb')).toEqual([
    ['id', 'title'],
    ['1', 'b'],
  ]);
  expect(cellsOf(`title\n'=1+1\n'tis\n'-3`)).toEqual([['title'], ['=1+1'], ["'tis"], ['-3']]);
  expect(cellsOf('')).toEqual([]);
  expect(() => readCsv('title\n"open')).toThrow(new BrokenCsv('csv_unfinished', 2));
  expect(() => readCsv('title,slug\na,b\n"c"d,e')).toThrow(new BrokenCsv('csv_broken_quotes', 3));
  expect(readCsv('size\n5" of rain').at(1)?.cells).toEqual(['5" of rain']);
});

test('a cell becomes what its field takes', () => {
  const value = (schema: z.ZodType, cell: string) => readCell(schema, cell);
  expect(value(z.int(), ' 12 ')).toEqual({ value: 12 });
  expect(value(text(20), '12')).toEqual({ value: '12' });
  expect(value(status, '1')).toEqual({ value: 1 });
  expect(value(z.boolean(), 'TRUE')).toEqual({ value: true });
  expect(value(z.boolean(), '0')).toEqual({ value: false });
  expect(value(z.array(requiredText(9)), 'a | b|')).toEqual({ value: ['a', 'b'] });
  expect(value(z.array(z.int()), '1|12')).toEqual({ value: [1, 12] });
  expect(value(z.int().nullable(), '')).toEqual({ value: null });
  expect(value(text(20), '')).toEqual({ value: '' });
  expect(value(z.int(), '')).toBeNull();
  expect(value(requiredText(20), '')).toBeNull();
});

test('a cell that its field does not take says why', () => {
  const issue = (schema: z.ZodType, cell: string) => {
    const read = readCell(schema, cell);
    return read && 'error' in read ? read.error.issues[0]?.code : 'none';
  };
  expect(issue(text(3), 'long')).toBe('too_big');
  expect(issue(z.int().max(9), '12')).toBe('too_big');
  expect(issue(slug, 'Có dấu')).toBe('invalid_format');
  expect(issue(imagePath, 'https://x.example/a.jpg')).toBe('invalid_format');
});
