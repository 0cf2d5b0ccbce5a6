import { expect, it } from 'vitest';
import { z } from 'zod';
import { readCell } from '../../server/features/back-office/import/cell';
import { fieldErrors } from '../../server/platform/validation';

const shape = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  price: z.number().nullable(),
  hours: z.object({ mon: z.string() }),
  source: z.string().min(1),
  day: z.string(),
});

it('says what is expected instead of what stands there', () => {
  const given = { status: 9, price: '1,5', hours: '{"mon', source: '', day: null };
  const { error } = shape.safeParse(given, { reportInput: true });
  expect(error && fieldErrors(error)).toEqual({
    status: [{ key: 'one_of', values: { choices: '0, 1' } }],
    price: [{ key: 'wants_number' }],
    hours: [{ key: 'wants_parts' }],
    source: [{ key: 'required' }],
    day: [{ key: 'required' }],
  });
});

it('says it of cells too', () => {
  const wrong = (name: keyof typeof shape.shape, cell: string) => {
    const read = readCell(shape.shape[name], cell);
    return read && 'error' in read ? fieldErrors(read.error)._?.[0]?.key : undefined;
  };
  expect(wrong('status', '9')).toBe('one_of');
  // A decimal comma is read, as the country writes it.
  expect(wrong('price', '1,5')).toBeUndefined();
  expect(wrong('price', '1,5 lít')).toBe('wants_number');
  expect(wrong('price', 'Huế')).toBe('wants_number');
  expect(wrong('hours', '{"mon')).toBe('wants_parts');
});
