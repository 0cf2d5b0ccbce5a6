import { getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/client';
import { languageCodes } from '../language';
import type { Entity, Input } from './entity';
import { mayPublish } from './publishing';
import { updateContent, type WriteRequest } from './write';

const keptTexts = z.object({
  translations: z.partialRecord(
    z.enum(languageCodes),
    z.looseObject({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      content: z.string(),
      image_alt: z.string(),
      is_published: z.boolean(),
    }),
  ),
});

type KeptTexts = NonNullable<z.output<typeof keptTexts>['translations']['en']>;

/** The texts that every kind of record has, and those of this kind as far as it would still take them. */
const textsOf = ({ input, translation }: Entity, texts: KeptTexts): Input => {
  const { slug, title, description, content, image_alt, is_published } = texts;
  const own = Object.entries(input.translation).flatMap(([name, field]) => {
    const read = name in getTableColumns(translation) ? z.safeParse(field, texts[name]) : undefined;
    return read?.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  return { slug, title, description, content, image_alt, is_published, ...Object.fromEntries(own) };
};

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
  const { translations: kept } = keptTexts.parse(snapshot);
  const translations = Object.fromEntries(
    Object.entries(kept).map(([language, texts]) => [language, textsOf(entity, texts)]),
  );
  // What was written at one time belongs together, whichever language comes back first.
  const names = Object.values(translations).flatMap((texts) => Object.keys(texts));
  for (const language of languageCodes) {
    const all = translations[language];
    if (!all) continue;
    // Words come back for whoever may change them; which languages are shown is for those who publish.
    const { is_published: _shown, ...words } = all;
    const texts = mayPublish(request.actor, entity) ? all : words;
    const confirmed = Object.keys(translations).length > 1 ? { confirmed: [...new Set(names)] } : {};
    const parts = await entity.revived?.(tx, recordId, snapshot, language);
    const input = { ...texts, ...parts, ...confirmed };
    await updateContent(tx, entity, recordId, { ...request, language, input });
  }
};
