import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { resources, rooms } from '../../../../db/schema';
import { ApiError, invalidField } from '../../../errors';
import type { ReadContext, WriteContext } from '../../../kernel/entity';
import { type BulkAction, changeItems } from '../../../kernel/items/bulk-route';
import { itemRows } from '../../../kernel/items/list';
import { sortItems } from '../../../kernel/items/publish';
import { removeItem } from '../../../kernel/items/remove';
import { accommodation } from '../../../place-kinds';
import { room } from './kind';
import { mostTaken } from './nights';

/** The rooms that visitors are shown, in their order. Whether they may see the hotel is the caller's to know. */
export const shownRooms = async (
  { db, language }: Pick<ReadContext, 'db' | 'language'>,
  resourceId: number,
) => {
  const where = [eq(rooms.resource_id, resourceId)];
  const rows = await itemRows(room, { db, language, includeHidden: false }, { where });
  return rows.map(({ id, title, description, image, image_alt, image_blur, price, capacity }) => ({
    id,
    title,
    description,
    image,
    image_alt,
    image_blur,
    price,
    capacity,
  }));
};

/** Holds an accommodation: it can't go to the bin or become another kind of place meanwhile. @throws ApiError not_found */
export const holdAccommodation = async (tx: Transaction, resourceId: number): Promise<void> => {
  const [row] = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(
        eq(resources.id, resourceId),
        eq(resources.resource_type, accommodation),
        isNull(resources.deleted_at),
      ),
    )
    .for('share');
  if (!row) throw new ApiError('not_found', { message: 'hotel_not_found' });
};

/** A room is known below its own accommodation only. @throws ApiError not_found */
export const checkRoom = async (db: ReadContext['db'], resourceId: number, roomId: number): Promise<void> => {
  const found = await db.$count(rooms, and(eq(rooms.id, roomId), eq(rooms.resource_id, resourceId)));
  if (found === 0) throw new ApiError('not_found', { message: 'room_not_found' });
};

/** Asked once the room is locked by its own removal. @throws ApiError in_use */
const refuseTaken = async ({ tx }: WriteContext, roomId: number): Promise<void> => {
  const rooms_taken = await mostTaken(tx, roomId);
  if (rooms_taken > 0) throw new ApiError('in_use', { data: { rooms_taken } });
};

/** Moves a room to the bin. @throws ApiError not_found; in_use while nights ahead are held or sold */
export const removeRoom = async (context: WriteContext, roomId: number): Promise<void> => {
  await removeItem(context, room, roomId);
  await refuseTaken(context, roomId);
};

/**
 * The same change of several rooms of one accommodation, all or none. Returns those that were not so before.
 * @throws ApiError not_found for rooms of others; in_use when one to be deleted has nights ahead that are held or sold
 */
export const changeRooms = async (
  context: WriteContext,
  resourceId: number,
  action: BulkAction,
  ids: readonly number[],
): Promise<number[]> => {
  const own = await context.tx.$count(
    rooms,
    and(inArray(rooms.id, [...ids]), eq(rooms.resource_id, resourceId)),
  );
  if (own !== new Set(ids).size) throw new ApiError('not_found', { message: 'room_not_found' });
  const changed = await changeItems(context, room, action, ids);
  if (action !== 'delete') return changed;
  for (const roomId of changed) await refuseTaken(context, roomId);
  return changed;
};

/** Makes the given order the order of rooms of one accommodation. @throws ApiError invalid for ids of others */
export const sortRooms = async (
  context: WriteContext,
  resourceId: number,
  ids: readonly number[],
  seen: readonly number[] | undefined,
) => {
  const own = await context.tx.$count(
    rooms,
    and(inArray(rooms.id, [...ids]), eq(rooms.resource_id, resourceId), isNull(rooms.deleted_at)),
  );
  if (own !== new Set(ids).size) throw invalidField('ids', 'unknown_record');
  await sortItems(context, room, ids, seen);
};
