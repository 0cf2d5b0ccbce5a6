import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { rooms } from '../../../../db/schema';
import type { App } from '../../../app-type';
import { listQuery } from '../../../fields';
import { readContext } from '../../../kernel/context';
import { writing } from '../../../kernel/editor-detail';
import { listItems } from '../../../kernel/items/list';
import { say } from '../../../kernel/items/route-parts';
import { createItem, itemInput, updateItem } from '../../../kernel/items/write';
import { checkPerPage } from '../../../kernel/read-schemas';
import { wordsOnly } from '../../../kernel/translating';
import { accommodation } from '../../../place-kinds';
import { dataOf, listOf, writtenOf } from '../../../platform/responses';
import { findPlace } from '../find-place';
import { editorRoom } from '../shapes';
import { room } from './kind';
import { checkRoom } from './rooms';
import { roomStateRoutes } from './state-routes';
import { base, ofHotel, oneRoom, optionalLanguage, roomWrites, tag } from './writes';

const input = itemInput(room);

/** Kinds of rooms of an accommodation: the list for visitors, and the writes of editors. */
export const roomRoutes = (app: App) => {
  const { write, editorRow } = roomWrites(app);

  app.get(
    base,
    {
      config: { access: 'public', adminRead: 'resource.read' },
      schema: {
        tags: [tag],
        summary: 'Rooms of an accommodation in their order',
        params: ofHotel,
        querystring: z.object(listQuery),
        response: { 200: listOf(editorRoom) },
      },
    },
    async (request) => {
      const { query } = request;
      checkPerPage(request, query.per_page);
      const context = readContext(app, request, query.lang_id);
      const hotel = { kinds: [accommodation], notFound: 'hotel_not_found' } as const;
      const { id } = await findPlace(context, request.params.id, hotel);
      return listItems(room, context, { ...query, where: [eq(rooms.resource_id, id)] });
    },
  );

  app.get(
    `${base}/:room_id`,
    {
      config: { access: 'resource.read' },
      schema: {
        tags: [tag],
        summary: 'One room to edit',
        params: oneRoom,
        querystring: optionalLanguage,
        response: { 200: dataOf(editorRoom) },
      },
    },
    async (request) => {
      const { id, room_id } = request.params;
      await checkRoom(app.db, id, room_id);
      return { data: await editorRow(request, room_id, request.query.lang_id) };
    },
  );

  app.post(
    base,
    {
      config: { access: 'resource.create' },
      schema: {
        tags: [tag],
        summary: 'Add a room',
        params: ofHotel,
        body: input.create,
        response: { 201: writtenOf(editorRoom) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { body } = request;
      const language = body.lang_id;
      const roomId = await write(request, { id, language }, (context) =>
        createItem(context, room, { ...body, resource_id: id }),
      );
      const data = await editorRow(request, roomId, language);
      return reply.status(201).send({ message: say(request, 'created', language), data });
    },
  );

  app.put(
    `${base}/:room_id`,
    {
      config: { access: 'resource.translate' },
      schema: {
        tags: [tag],
        summary: 'Update one translation and the shared fields of a room',
        description: wordsOnly('resource'),
        params: oneRoom,
        body: input.update,
        response: { 200: writtenOf(editorRoom) },
      },
    },
    async (request) => {
      const { body, params } = request;
      const language = body.lang_id;
      const stored = () => editorRow(request, params.room_id, language);
      await writing(
        () =>
          write(request, { ...params, language }, (context) =>
            updateItem(context, room, params.room_id, body),
          ),
        stored,
      );
      return { message: say(request, 'updated', language), data: await stored() };
    },
  );

  roomStateRoutes(app);
};
