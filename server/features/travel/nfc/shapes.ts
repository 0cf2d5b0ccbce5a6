import { z } from 'zod';
import { id, idParam, listQuery, text, version } from '../../../fields';
import { langId } from '../../../language';
import { silentDays } from './silent';

/** Days in which the check-ins of a tag are counted. */
export const countedDays = 30;

export const nfcTagSchema = z
  .object({
    id: z.number().int(),
    code: z.string().meta({ example: 'NF-7KQ2-M9XW' }),
    url: z.string().meta({
      description: 'What is written on the chip and printed as a QR code; keep it as it is',
      example: 'https://visit.example/maps/ha-noi/12?tag=NF-7KQ2-M9XW&signature=p2Jm1Qd0cK7s3V9xTzWb4A',
    }),
    location: z.string().meta({ description: 'Where it is fixed, for staff', example: 'Gate, left pillar' }),
    is_active: z.boolean(),
    is_silent: z.boolean().meta({ description: `Active, and nobody has opened it for ${silentDays} days` }),
    last_seen_at: z.string().nullable().meta({ description: 'When somebody opened it; to the hour' }),
    check_ins: z
      .number()
      .int()
      .meta({ description: `Visits of the last ${countedDays} days`, example: 41 }),
    place: z
      .object({
        id: z.number().int(),
        titles: z.record(z.string(), z.string()).meta({ description: 'By language' }),
        cities: z.record(z.string(), z.string()).meta({ description: 'Its city, by language' }),
        is_shown: z.boolean().meta({ description: 'false: the tag leads to nothing, the place is hidden' }),
      })
      .meta({ id: 'TaggedPlace' }),
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'NfcTag' });

const nfcTagState = z
  .enum(['active', 'inactive', 'silent'])
  .meta({ description: `silent: active, and not opened for ${silentDays} days` });

const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
  .transform((value) => value.split(',').map(Number))
  .meta({ description: 'Ids with commas between them, at most 100', example: '4,7,12' });

export const nfcTagQuery = z
  .object({
    ...listQuery,
    state: nfcTagState.optional(),
    resource_id: idParam.optional(),
    ids: idList.optional(),
  })
  .omit({ admin: true, translation: true });

const location = text(200).meta({
  description: 'Where it is fixed, for staff',
  example: 'Gate, left pillar',
});

export const newNfcTag = z.strictObject({
  resource_id: id.meta({ description: 'The place' }),
  location: location.default(''),
  lang_id: langId.optional(),
});

export const nfcTagChange = z.strictObject({
  location: location.optional(),
  is_active: z.boolean().optional(),
  version,
  lang_id: langId.optional(),
});
