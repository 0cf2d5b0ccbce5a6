import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { idParam } from '../../../fields';
import { languageOf, writeContext } from '../../../kernel/context';
import type { WriteContext } from '../../../kernel/entity';
import { findItem } from '../../../kernel/items/list';
import { type Language, langId } from '../../../language';
import { room } from './kind';
import { checkRoom, holdAccommodation } from './rooms';

export const tag = 'Rooms';
export const base = '/resources/:id/rooms';
export const ofHotel = z.object({ id: idParam });
export const oneRoom = z.object({ id: idParam, room_id: idParam });
export const optionalLanguage = z.object({ lang_id: langId.optional() });

/** What the calls that write rooms share. */
export const roomWrites = (app: App) => {
  /** Runs a write while the accommodation stays one; with a room, only if it is the accommodation's own. */
  const write = <T>(
    request: FastifyRequest,
    { id, room_id, language }: { id: number; room_id?: number; language: Language | undefined },
    run: (context: WriteContext) => Promise<T>,
  ): Promise<T> =>
    app.db.transaction(async (tx) => {
      await holdAccommodation(tx, id);
      if (room_id !== undefined) await checkRoom(tx, id, room_id);
      return run(writeContext(tx, request, language));
    });

  /** The room as editors get it, in the language of what they asked or wrote. */
  const editorRow = (request: FastifyRequest, roomId: number, asked?: Language) =>
    findItem(room, { db: app.db, language: languageOf(request, asked) }, roomId);

  return { write, editorRow };
};
