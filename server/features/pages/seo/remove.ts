import { eq } from 'drizzle-orm';
import { seoRecords } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import type { WriteContext } from '../../../kernel/entity';
import { recordChange } from '../../../kernel/history';

/** Deletes an SEO record. @throws ApiError not_found */
export const removeSeo = async (context: WriteContext, recordId: number): Promise<void> => {
  const [gone] = await context.tx.delete(seoRecords).where(eq(seoRecords.id, recordId)).returning();
  if (!gone) throw new ApiError('not_found');
  await recordChange(context, { name: 'seo' }, gone.id, {
    action: 'delete',
    before: gone,
    after: null,
    title: gone.title || (gone.url ?? ''),
  });
};
