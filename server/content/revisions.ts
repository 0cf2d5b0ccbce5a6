import { z } from 'zod';
import type { Transaction } from '../../db/client';
import { languageCodes } from '../language';
import type { Entity } from './entity';
import { updateContent, type WriteRequest } from './write';

const keptTexts = z.object({
  translations: z.partialRecord(
    z.enum(languageCodes),
    z.object({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      content: z.string(),
      image_alt: z.string(),
      is_published: z.boolean(),
    }),
  ),
});

/**
 * Writes the texts of a past state as a new version, so that nothing between is lost. What a record refers to
 * (category, picture, tags) stays as it is: it may be gone by now.
 */
export const restoreRevision = async (
  tx: Transaction,
  entity: Entity,
  recordId: number,
  snapshot: unknown,
  request: WriteRequest,
): Promise<void> => {
  const { translations } = keptTexts.parse(snapshot);
  // What was written at one time belongs together, whichever language comes back first.
  const names = Object.values(translations).flatMap((texts) => Object.keys(texts));
  for (const language of languageCodes) {
    const texts = translations[language];
    if (!texts) continue;
    const confirmed = Object.keys(translations).length > 1 ? { confirmed: [...new Set(names)] } : {};
    await updateContent(tx, entity, recordId, { ...request, language, input: { ...texts, ...confirmed } });
  }
};
