import { z } from 'zod';
import { version } from '../fields';
import type { MessageKey } from '../platform/messages';
import { writtenOf } from '../platform/responses';

/** What going back to a past state takes and answers, whatever it is the state of. */

/** The version that is stored as the editor knows it; a call without a body says none. */
export const restoreBody = z.strictObject({ version }).nullish();

export const restoreText =
  'Live or hidden stays as it is; so does the schedule, and which languages are shown, for those who may not publish. ' +
  'What refers to something that is gone, or has been taken by another record, stays as it is and is named.';

export const restoredOf = <S extends z.ZodType>(data: S) =>
  writtenOf(data).extend({
    unrestored: z.array(z.string()).meta({
      description: 'Fields that stay as they are; texts with their language, as in `vi.tags`',
      example: ['city_id'],
    }),
  });

export const restoredText = (unrestored: readonly string[]): MessageKey =>
  unrestored.length > 0 ? 'restored_in_part' : 'restored';
