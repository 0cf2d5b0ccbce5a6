import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { visitorInfoDismissals, visitorInfoIssues } from '../../../../db/schema';
import { type Actor, type Permission, requireRight } from '../../../access';
import { ApiError } from '../../../errors';
import { notApplicable } from '../../../kernel/visitor-info/issues';

/**
 * Takes a sentence out of the queue that an editor has read and found right beside the data, in each language that says
 * it, for good: it comes back only when it is written otherwise. A section of which nothing is known goes likewise, as one
 * that has nothing to do with the record.
 * @throws ApiError `not_found` where nothing of the kind waits under this id, `forbidden` without the right to publish its record.
 */
export const dismissIssue = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [issue] = await tx
      .select()
      .from(visitorInfoIssues)
      .where(
        and(
          eq(visitorInfoIssues.id, id),
          inArray(visitorInfoIssues.reason, ['contradicts', 'lacks', 'missing', 'unknown']),
        ),
      )
      .for('update');
    if (!issue) throw new ApiError('not_found');
    requireRight(actor, `${issue.entity}.publish` as Permission);
    const { entity, record_id, section, said } = issue;
    const admin_id = actor.kind === 'admin' ? actor.id : null;
    await tx
      .insert(visitorInfoDismissals)
      .values(
        (said.length > 0 ? said : [notApplicable]).map(({ lang_id, text }) => ({
          entity,
          record_id,
          section,
          lang_id,
          said: text,
          admin_id,
        })),
      )
      .onConflictDoNothing();
    await tx.delete(visitorInfoIssues).where(eq(visitorInfoIssues.id, id));
  });
