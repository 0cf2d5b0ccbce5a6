import { z } from 'zod';
import { langId } from './language';
import { formatDateTime, parseDateTime } from './time';

/**
 * Field schemas shared by all routes. Every text is made NFC and trimmed; control characters other than line breaks
 * and tabs are refused (`params.key` names the message that the reader gets).
 */

// So are signs that turn the direction of what follows: a title with one shows what it doesn't say.
// Half a surrogate pair is no character either: JSON can carry one, but neither UTF-8 nor the database's JSON takes it.
const controlCharacters = /[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u;
const breaksAndTabs = /[\t\n\r]/g;

/** Whether a text holds anything that no text may hold. */
export const hasControlCharacters = (value: string): boolean =>
  controlCharacters.test(value.replace(breaksAndTabs, ''));

/** Text of at most `maximum` characters. */
export const text = (maximum: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .max(maximum)
    .refine((value) => !hasControlCharacters(value), { params: { key: 'control_characters' } });

/** Text that must not be empty. */
export const requiredText = (maximum: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1, { error: 'required' })
    .max(maximum)
    .refine((value) => !hasControlCharacters(value), { params: { key: 'control_characters' } });

/** For a day and a month of the year: whoever leaves one of them empty is asked for both. */
export const givenTogether = {
  error: ({ input }: { input?: unknown }) => ((input ?? null) === null ? 'day_and_month' : undefined),
};

const maximumInteger = 2_147_483_647;

export const id = z.int().min(1).max(maximumInteger);

/** An id in a path or query. */
export const idParam = z.coerce.number().int().min(1).max(maximumInteger);

/** A record by its id or its slug: digits alone are an id. */
export const idOrSlug = z
  .string()
  .normalize('NFC')
  .min(1)
  .max(200)
  .regex(/^[\p{L}\p{N}_-]+$/u)
  .meta({ description: 'id (digits alone) or slug', example: 'ha-noi' });

export const slug = z
  .string()
  .normalize('NFC')
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ description: 'Lower-case letters, digits and hyphens; not digits alone', example: 'ha-noi' });

export const status = z.union([z.literal(0), z.literal(1)]).meta({ description: '0 = hidden, 1 = live' });

export const flagQuery = z.enum(['0', '1']).transform((value) => value === '1');

/** Degrees within a limit, to a tenth of a metre; the database refuses numbers too near to zero for it. */
export const degrees = (limit: 90 | 180) =>
  z
    .number()
    .min(-limit)
    .max(limit)
    .transform((value) => Math.round(value * 1e6) / 1e6);

/** A number in a query where one value (0 or -1) stands for "all". */
export const integerQuery = z.coerce.number().int().min(-1).max(maximumInteger);

export const keyword = text(200)
  .optional()
  .meta({ description: 'Ignores case and Vietnamese accents', example: 'ha noi' });

/** What every list takes. `per_page` 10000 means "all" and is for admin lists and short public lists only. */
export const listQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .refine((value) => value <= 100 || value === 10_000, { params: { key: 'not_an_option' } })
    .default(10),
  keyword,
  lang_id: langId.optional(),
  translation: z
    .enum(['missing', 'unpublished', 'stale'])
    .optional()
    .meta({ description: 'For editors: only records with which this is wrong in `lang_id`' }),
  admin: flagQuery.optional().meta({ description: '1 with an admin token: hidden records too' }),
};

/** Only what is written back as it was read is a date: JavaScript makes 2 March of 30 February. */
const isDateTime = (value: string): boolean => {
  const instant = parseDateTime(value);
  return !Number.isNaN(instant.getTime()) && formatDateTime(instant) === value;
};

/** `yyyy-MM-dd HH:mm:ss` in Vietnam time, as clients send and get it. PostgreSQL has no year 0. */
export const dateTime = z
  .string()
  .regex(/^(?!0000)\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, { error: 'bad_datetime' })
  .refine(isDateTime, { params: { key: 'bad_datetime' } })
  .refine((value) => value >= '1900' && value < '3000', { params: { key: 'datetime_bounds' } })
  .meta({ description: 'yyyy-MM-dd HH:mm:ss in Vietnam time', example: '2026-10-12 08:00:00' });

/** A picture of the media library, by its path. */
export const imagePath = z
  .string()
  .max(300)
  .regex(/^\/media\/[A-Za-z0-9._-]+(?:\?[\w=&%.-]*)?$/)
  .meta({ description: 'Path of a picture in the media library', example: '/media/4f0c2a7e.jpg' });

/** A full address of the web by these protocols; empty and null for none. */
export const webAddress = (protocols: RegExp) =>
  text(500)
    .refine((value) => value === '' || (protocols.test(value) && URL.canParse(value)), {
      params: { key: 'bad_web_address' },
    })
    .nullable();

export const ids = z.array(id).min(1).max(10_000);

export const version = z.int().min(1).max(maximumInteger).optional().meta({
  description: 'The version that was read; an older one than the stored gives 409',
});
