import { z } from 'zod';
import type { App } from '../../../app-type';
import { idParam, ids } from '../../../fields';
import { writing } from '../../../kernel/editor-detail';
import { bulkShapes, checkBulkRight } from '../../../kernel/items/bulk-route';
import { flipItem } from '../../../kernel/items/publish';
import { restoreItems } from '../../../kernel/items/remove';
import { restoreItemState } from '../../../kernel/items/revisions';
import { say } from '../../../kernel/items/route-parts';
import { sortFields } from '../../../kernel/publish';
import { restoreBody, restoredOf, restoredText, restoreText } from '../../../kernel/restore-shapes';
import { pastState, pastStates, pastStatesOf, pastStatesQuery } from '../../../kernel/revision-routes';
import { refuseUnheard, statusQuery } from '../../../kernel/wanted-status';
import { messageOnly, statusChanged, writtenOf } from '../../../platform/responses';
import { editorRoom } from '../shapes';
import { room } from './kind';
import { changeRooms, checkRoom, removeRoom, sortRooms } from './rooms';
import { base, ofHotel, oneRoom, optionalLanguage, roomWrites, tag } from './writes';

/** Bin, status, order and past states of rooms. */
export const roomStateRoutes = (app: App) => {
  const { write, editorRow } = roomWrites(app);

  app.delete(
    `${base}/:room_id`,
    {
      config: { access: 'resource.delete' },
      schema: {
        tags: [tag],
        summary: 'Move a room to the bin, unless nights ahead are booked',
        params: oneRoom,
        querystring: optionalLanguage,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const language = request.query.lang_id;
      const { params } = request;
      await write(request, { ...params, language }, (context) => removeRoom(context, params.room_id));
      return { message: say(request, 'deleted', language) };
    },
  );

  app.post(
    `${base}/:room_id/restore`,
    {
      config: { access: 'resource.delete' },
      schema: {
        tags: [tag],
        summary: 'Take a room out of the bin',
        params: oneRoom,
        querystring: optionalLanguage,
        response: { 200: writtenOf(editorRoom) },
      },
    },
    async (request) => {
      const language = request.query.lang_id;
      const { params } = request;
      await write(request, { ...params, language }, (context) =>
        restoreItems(context, room, [params.room_id]),
      );
      return {
        message: say(request, 'restored', language),
        data: await editorRow(request, params.room_id, language),
      };
    },
  );

  app.put(
    `${base}/status/:room_id`,
    {
      config: { access: 'resource.publish' },
      schema: {
        tags: [tag],
        summary: 'Flip hidden and live of a room',
        params: oneRoom,
        querystring: statusQuery,
        response: { 200: statusChanged },
      },
    },
    async (request) => {
      refuseUnheard(request);
      const { lang_id: language, ...wanted } = request.query;
      const { params } = request;
      const data = await write(request, { ...params, language }, (context) =>
        flipItem(context, room, params.room_id, wanted),
      );
      return { message: say(request, 'status_changed', language), data };
    },
  );

  app.post(
    `${base}/sort`,
    {
      config: { access: 'resource.publish' },
      schema: {
        tags: [tag],
        summary: 'Put the rooms of an accommodation in the given order',
        params: ofHotel,
        body: z.strictObject({ ids, ...sortFields }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { ids: order, seen, lang_id: language } = request.body;
      await write(request, { id, language }, (context) => sortRooms(context, id, order, seen));
      return { message: say(request, 'sorted', language) };
    },
  );

  app.post(
    `${base}/bulk`,
    {
      config: { access: 'admin' },
      schema: {
        tags: [tag],
        summary: 'Publish, hide, delete or restore rooms of an accommodation, all or none',
        description:
          'Needs `resource.publish`, or `resource.delete` to delete and restore. A room with nights ahead that are booked can’t be deleted, and then none is.',
        params: ofHotel,
        ...bulkShapes(room),
      },
    },
    async (request) => {
      const { action, ids: rooms, lang_id: language } = request.body;
      checkBulkRight(request, room, action);
      const changed = await write(request, { id: request.params.id, language }, (context) =>
        changeRooms(context, request.params.id, action, rooms),
      );
      return { message: say(request, 'updated', language), data: { changed } };
    },
  );

  app.get(
    `${base}/:room_id/revisions`,
    {
      config: { access: 'resource.read' },
      schema: {
        tags: [tag],
        summary: 'Past states of a room, newest first',
        params: oneRoom,
        querystring: pastStatesQuery,
        response: { 200: pastStatesOf },
      },
    },
    async (request) => {
      const { id, room_id } = request.params;
      await checkRoom(app.db, id, room_id);
      return pastStates(app.db, room.name, room_id, request.query.before);
    },
  );

  app.post(
    `${base}/:room_id/revisions/:version/restore`,
    {
      config: { access: 'resource.update', versioned: true },
      schema: {
        tags: [tag],
        summary: 'Make a past state of a room the current one',
        description: restoreText,
        params: oneRoom.extend({ version: idParam }),
        querystring: optionalLanguage,
        body: restoreBody,
        response: { 200: restoredOf(editorRoom) },
      },
    },
    async (request) => {
      const { id, room_id, version } = request.params;
      const language = request.query.lang_id;
      const stored = () => editorRow(request, room_id, language);
      const unrestored = await writing(
        () =>
          write(request, { id, room_id, language }, async (context) => {
            const state = await pastState(context.tx, room.name, room_id, version);
            return restoreItemState(context, room, room_id, state, request.body?.version);
          }),
        stored,
      );
      return { message: say(request, restoredText(unrestored), language), data: await stored(), unrestored };
    },
  );
};
