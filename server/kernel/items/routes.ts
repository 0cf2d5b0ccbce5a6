import { z } from 'zod';
import type { App } from '../../app-type';
import { ids } from '../../fields';
import type { Language } from '../../language';
import { dataOf, messageOnly, statusChanged, writtenOf } from '../../platform/responses';
import { writeContext } from '../context';
import { dryRunQuery, writtenUnlessDry } from '../dry-run';
import { writing } from '../editor-detail';
import type { Input } from '../entity';
import { sortFields } from '../publish';
import { wordsOnly } from '../translating';
import { refuseUnheard, statusQuery } from '../wanted-status';
import { bulkItemsRoute } from './bulk-route';
import type { Item } from './item';
import { flipItem, sortItems } from './publish';
import { itemRevisionRoutes } from './revision-routes';
import { editorItem, type ItemRoutes, optionalLanguage, params, say } from './route-parts';
import { createItem, itemInput, updateItem } from './write';

type Written = Input & { lang_id?: Language };

/** One for an editor, create, update, status, sort, many at once and past states: what all kinds of items have. */
export const itemRoutes = (app: App, item: Item, routes: ItemRoutes) => {
  const { base, tag, row } = routes;
  const input = itemInput(item);

  app.get(
    `${base}/:id`,
    {
      config: { access: item.right('read') },
      schema: {
        tags: [tag],
        summary: `One to edit: ${tag}`,
        params,
        querystring: optionalLanguage,
        response: { 200: dataOf(row) },
      },
    },
    async (request) => ({
      data: await editorItem(app, request, item, request.params.id, request.query.lang_id),
    }),
  );

  app.post(
    routes.create,
    {
      config: { access: item.right('create') },
      schema: {
        tags: [tag],
        summary: `Create: ${tag}`,
        querystring: dryRunQuery,
        body: input.create,
        response: { 201: writtenOf(row), 202: messageOnly },
      },
    },
    async (request, reply) => {
      const body = request.body as Written;
      const recordId = await writtenUnlessDry(app.db, request.query.dry_run, (tx) =>
        createItem(writeContext(tx, request, body.lang_id), item, body),
      );
      if (recordId === undefined)
        return reply.status(202).send({ message: say(request, 'checked', body.lang_id) });
      const data = await editorItem(app, request, item, recordId, body.lang_id);
      return reply.status(201).send({ message: say(request, 'created', body.lang_id), data });
    },
  );

  app.route({
    method: [...routes.update.methods],
    url: routes.update.url,
    config: { access: item.right('translate') },
    schema: {
      tags: [tag],
      summary: `Update translations and the shared fields: ${tag}`,
      ...(item.right('translate').endsWith('.translate')
        ? { description: wordsOnly(item.right('translate').replace('.translate', '')) }
        : {}),
      params,
      querystring: dryRunQuery,
      body: input.update,
      response: { 200: writtenOf(row), 202: messageOnly },
    },
    handler: async (request, reply) => {
      const { id } = request.params as z.output<typeof params>;
      const body = request.body as Written;
      const { dry_run: isDry } = request.query as z.output<typeof dryRunQuery>;
      const stored = () => editorItem(app, request, item, id, body.lang_id);
      await writing(
        () =>
          writtenUnlessDry(app.db, isDry, (tx) =>
            updateItem(writeContext(tx, request, body.lang_id), item, id, body),
          ),
        stored,
      );
      if (isDry) return reply.status(202).send({ message: say(request, 'checked', body.lang_id) });
      return { message: say(request, 'updated', body.lang_id), data: await stored() };
    },
  });

  app.route({
    method: routes.status.method,
    url: routes.status.url,
    config: { access: item.right('publish') },
    schema: {
      tags: [tag],
      summary: `Flip hidden and live: ${tag}`,
      params,
      querystring: statusQuery,
      response: { 200: statusChanged },
    },
    handler: async (request) => {
      const { id } = request.params as z.output<typeof params>;
      refuseUnheard(request);
      const { lang_id, ...wanted } = request.query as z.output<typeof statusQuery>;
      const data = await app.db.transaction((tx) =>
        flipItem(writeContext(tx, request, lang_id), item, id, wanted),
      );
      return { message: say(request, 'status_changed', lang_id), data };
    },
  });

  app.post(
    `${base}/sort`,
    {
      config: { access: item.right('publish') },
      schema: {
        tags: [tag],
        summary: `Put records in the given order: ${tag}`,
        body: z.strictObject({ ids, ...sortFields }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { ids: order, seen, lang_id } = request.body;
      await app.db.transaction((tx) => sortItems(writeContext(tx, request, lang_id), item, order, seen));
      return { message: say(request, 'sorted', lang_id) };
    },
  );

  bulkItemsRoute(app, item, routes);
  itemRevisionRoutes(app, item, routes);
};
