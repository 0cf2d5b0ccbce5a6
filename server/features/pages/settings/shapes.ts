import { z } from 'zod';
import { factRow } from '../../../kernel/items/shapes';
import { staleTextsSchema } from '../../../kernel/translation-issues';
import type { SettingGroup } from './group';

/** A group in one language. */
export const settingRecord = (group: SettingGroup) =>
  z.object({
    group: z.literal(group.name),
    lang_id: z.string(),
    value: group.output,
    updated_at: z.string().nullable().meta({ description: 'null: nobody has written it yet' }),
    stale_texts: staleTextsSchema.optional(),
    version: z.number().int().optional().meta({ description: 'For editors; 0 before the first write' }),
  });

/** A group as it is read: with the facts of its topics, where it has any. */
export const settingPage = (group: SettingGroup) =>
  group.facts.length === 0
    ? settingRecord(group)
    : settingRecord(group).extend({
        facts: z.array(factRow).meta({ description: 'Live facts of the topics of the page, in order' }),
      });

/** The version that an editor read; 0 where nothing was stored. */
export const readVersion = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .optional()
  .meta({ description: 'The version that was read; an older one than the stored gives 409' });
