import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { languageCodes } from '../../language';
import type { WriteContext } from '../entity';
import { recorded } from './history';
import type { Item } from './item';
import { lockItem, nextVersion, writeTexts } from './write';

const keptState = z.looseObject({
  translations: z.partialRecord(z.enum(languageCodes), z.record(z.string(), z.unknown())).default({}),
});

/**
 * Makes the words of a past state the current ones, as a new version. What the record refers to (picture, module,
 * owner) and whether it is live stay as they are.
 * @throws ApiError not_found
 */
export const restoreItemState = async (
  context: WriteContext,
  item: Item,
  recordId: number,
  snapshot: unknown,
) => {
  const { translations, ...record } = keptState.parse(snapshot);
  const columns = Object.fromEntries(item.revived.map((name) => [name, record[name]]));
  await lockItem(context, item, recordId);
  await recorded(context, item, recordId, 'update', async () => {
    await context.tx
      .update(item.table)
      .set({ ...columns, ...nextVersion(item) })
      .where(eq(item.table.id, recordId));
    for (const language of languageCodes) {
      const texts = translations[language];
      if (texts) await writeTexts({ ...context, language }, item, recordId, texts);
    }
  });
};
