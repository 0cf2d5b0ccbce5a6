import { and, eq } from 'drizzle-orm';
import { eventTranslations } from '../../../db/schema';
import { invalidField } from '../../errors';
import { changeVisibility } from '../../kernel/change-visibility';
import { recordNotFound, type WriteContext } from '../../kernel/entity';
import { lockRecord } from '../../kernel/write';
import { event } from './kind';

/**
 * Shows or hides an event. Setting what is set already changes nothing and leaves no trace.
 * @throws ApiError not_found; 422 when the slug is none of this event's
 */
export const setActive = async (
  context: WriteContext,
  given: { event_id: number; slug: string; is_active: 0 | 1 },
) => {
  const { tx } = context;
  const { event_id, slug, is_active } = given;
  const stored = await lockRecord(tx, event, event_id);
  if (stored.deleted_at) throw recordNotFound(event);
  const named = await tx.$count(
    eventTranslations,
    and(eq(eventTranslations.record_id, event_id), eq(eventTranslations.slug, slug)),
  );
  if (named === 0) throw invalidField('slug', 'unknown_record');
  const answer = { id: event_id, event_id, slug, status: is_active, is_active };
  if (stored.status === is_active) return answer;
  await changeVisibility(context, event, [event_id], { action: 'publish', columns: { status: is_active } });
  return answer;
};
