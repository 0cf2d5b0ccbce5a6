import { z } from 'zod';
import { id } from './fields';

const years = /^20\d\d-/;

/** A day in Vietnam's calendar. */
export const dateField = z.iso
  .date({ error: 'bad_date' })
  .refine((date) => years.test(date), { params: { key: 'bad_date' } })
  .meta({ description: 'yyyy-MM-dd, 2000 to 2099', example: '2027-03-06' });

/** Longest stay that is booked by itself; who stays longer writes to us. */
export const mostStayNights = 30;

/** Rooms are for sale so many months ahead: nobody knows their prices later, and nobody shall hold them for then. */
export const mostMonthsAhead = 18;

/** VND for one person. */
export const priceField = z.int().min(0).max(2_000_000_000);

export const seatsField = z.int().min(0).max(1000);

const bands = { '1-3': [1, 3], '4-7': [4, 7], '8-': [8, 60] } as const;

/** Days as a number or a band, as `[from, to]`; null for all. */
export const durationField = z
  .union([
    z.int().min(1).max(60),
    z.string().regex(/^(?:[1-9]|[1-5]\d|60)$/),
    z.enum(['1-3', '4-7', '8-']),
    z.literal(['', 0]),
  ])
  .nullish()
  .transform((value): readonly [number, number] | null => {
    if (value === null || value === undefined || value === '' || value === 0) return null;
    if (value === '1-3' || value === '4-7' || value === '8-') return bands[value];
    return [Number(value), Number(value)];
  })
  .meta({ description: 'Days, or one of the bands 1-3, 4-7, 8-', example: '4-7' });

/** A record to filter by, given by id or by slug; empty or 0 for all. */
export const filterField = z
  .union([
    id,
    z.literal(['', 0]),
    z
      .string()
      .max(200)
      .regex(/^[\p{L}\p{N}_-]+$/u),
  ])
  .nullish()
  .transform((value): number | string | null =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) || null : value || null,
  )
  .meta({ description: 'id or slug; 0 = all', example: 'ha-noi' });
