import { z } from 'zod';
import type { App } from '../../app-type';
import { ids } from '../../fields';
import { langId } from '../../language';
import { messageOnly, writtenOf } from '../../platform/responses';
import { writeContext } from '../context';
import type { Item } from './item';
import { removeItem, removeItems, restoreItems } from './remove';
import { editorItem, type ItemRoutes, optionalLanguage, params, say } from './route-parts';

/** `POST {base}/delete {ids}`: all of them or none. */
export const removeManyRoute = (app: App, item: Item, { base, tag }: ItemRoutes) => {
  app.post(
    `${base}/delete`,
    {
      config: { access: item.right('delete') },
      schema: {
        tags: [tag],
        summary: `Delete, all or none: ${tag}`,
        body: z.strictObject({ ids, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { ids: unwanted, lang_id } = request.body;
      await app.db.transaction((tx) => removeItems(writeContext(tx, request, lang_id), item, unwanted));
      return { message: say(request, 'deleted', lang_id) };
    },
  );
};

/** `DELETE {base}/{id}`. */
export const removeOneRoute = (app: App, item: Item, { base, tag }: ItemRoutes) => {
  app.delete(
    `${base}/:id`,
    {
      config: { access: item.right('delete') },
      schema: {
        tags: [tag],
        summary: `${item.bin ? 'Move to the bin' : 'Delete'}: ${tag}`,
        params,
        querystring: optionalLanguage,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { lang_id } = request.query;
      await app.db.transaction((tx) =>
        removeItem(writeContext(tx, request, lang_id), item, request.params.id),
      );
      return { message: say(request, 'deleted', lang_id) };
    },
  );
};

/** `POST {base}/{id}/restore`, for a kind with a bin. */
export const restoreRoute = (app: App, item: Item, { base, tag, row }: ItemRoutes) => {
  app.post(
    `${base}/:id/restore`,
    {
      config: { access: item.right('delete') },
      schema: {
        tags: [tag],
        summary: `Take out of the bin: ${tag}`,
        params,
        querystring: optionalLanguage,
        response: { 200: writtenOf(row) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { lang_id } = request.query;
      await app.db.transaction((tx) => restoreItems(writeContext(tx, request, lang_id), item, [id]));
      return {
        message: say(request, 'restored', lang_id),
        data: await editorItem(app, request, item, id, lang_id),
      };
    },
  );
};
