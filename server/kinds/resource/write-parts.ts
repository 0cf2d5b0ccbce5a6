import { and, eq, isNull, sql } from 'drizzle-orm';
import { resources, resourceThemes, roomNights, rooms } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import type { Input, WriteContext } from '../../kernel/entity';
import { holdAll } from '../../kernel/hold-all';
import { accommodation } from '../../place-kinds';
import { theme } from '../theme/kind';

const onlyAccommodation = ['star_rating', 'hotel_type'] as const;

/** What stops being an accommodation loses its stars; what is none never gets any. @throws ApiError invalid */
export const typeColumns = ({ resource_type, ...input }: Input) => {
  if (resource_type === undefined) return {};
  if (resource_type === accommodation) return { resource_type };
  const wrong = onlyAccommodation.find((name) => input[name] !== undefined && input[name] !== null);
  if (wrong) throw invalidField(wrong, 'only_accommodation');
  return { resource_type, star_rating: null, hotel_type: null };
};

/**
 * Stars and rooms are held against the kind of place that the record has become.
 * @throws ApiError invalid
 */
export const writeAccommodation = async ({ tx }: WriteContext, recordId: number, input: Input) => {
  const columns = onlyAccommodation
    .filter((name) => input[name] !== undefined)
    .map((name) => [name, input[name]] as const);
  if (columns.length === 0 && input.resource_type === undefined) return;
  const [row] = await tx
    .select({ type: resources.resource_type })
    .from(resources)
    .where(eq(resources.id, recordId));
  if (row?.type === accommodation) {
    if (columns.length === 0) return;
    await tx.update(resources).set(Object.fromEntries(columns)).where(eq(resources.id, recordId));
    return;
  }
  const [wrong] = columns.filter(([, value]) => value !== null);
  if (wrong) throw invalidField(wrong[0], 'only_accommodation');
  const kept = await tx.$count(rooms, and(eq(rooms.resource_id, recordId), isNull(rooms.deleted_at)));
  if (kept > 0) throw invalidField('resource_type', 'still_has_rooms');
};

/** Makes these the themes of a place, in that order. @throws ApiError invalid for one that is not there */
export const writeThemes = async ({ tx }: WriteContext, recordId: number, ids: readonly number[]) => {
  const wanted = [...new Set(ids)];
  const missing = await holdAll(tx, theme, wanted);
  if (missing !== undefined) throw invalidField(`theme_ids.${ids.indexOf(missing)}`, 'unknown_record');
  await tx.delete(resourceThemes).where(eq(resourceThemes.resource_id, recordId));
  if (wanted.length === 0) return;
  await tx
    .insert(resourceThemes)
    .values(wanted.map((theme_id, sort) => ({ resource_id: recordId, theme_id, sort })));
};

/** An accommodation stays while nights ahead are booked in it. @throws ApiError in_use */
export const checkNotBooked = async ({ tx }: WriteContext, recordId: number) => {
  const [booked] = await tx
    .select({ nights: sql<number>`count(*)::int` })
    .from(roomNights)
    .innerJoin(rooms, eq(rooms.id, roomNights.room_id))
    .where(
      sql`${rooms.resource_id} = ${recordId} and ${roomNights.held} + ${roomNights.sold} > 0
        and ${roomNights.night} >= (now() at time zone 'Asia/Ho_Chi_Minh')::date`,
    );
  if (booked && booked.nights > 0) throw new ApiError('in_use', { data: { booked_nights: booked.nights } });
};
