import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../app-type';
import { idParam, ids } from '../fields';
import { langId } from '../language';
import type { Permission } from '../permissions';
import { type MessageKey, message } from '../platform/messages';
import { messageOnly, statusChanged, writtenOf } from '../platform/responses';
import { bulkRoute } from './bulk';
import { languageOf, writeContext } from './context';
import { dryRunQuery, writtenUnlessDry } from './dry-run';
import { type ContentRoutes, editorDetail, writing } from './editor-detail';
import type { Entity, Input } from './entity';
import { flipStatus, sortContent, sortFields } from './publish';
import { removeContent, restoreContent } from './remove';
import { revisionRoutes } from './revision-routes';
import { wordsOnly } from './translating';
import { refuseUnheard, statusQuery } from './wanted-status';
import { createContent, updateContent } from './write';
import { inputSchemas } from './write-input';

const params = z.object({ id: idParam });
const optionalLanguage = z.object({ lang_id: langId.optional() });

const writeRoutes = (app: App, entity: Entity, routes: ContentRoutes) => {
  const { base, tag } = routes;
  const input = inputSchemas(entity);
  const answer = writtenOf(routes.detail);
  const right = (action: 'create' | 'translate' | 'delete' | 'publish'): Permission =>
    `${entity.name}.${action}`;
  const say = (request: FastifyRequest, key: MessageKey, asked?: 'en' | 'vi') =>
    message(languageOf(request, asked), key);

  app.post(
    base,
    {
      config: { access: right('create') },
      schema: {
        tags: [tag],
        summary: `Create: ${tag}`,
        querystring: dryRunQuery,
        body: input.create,
        response: { 201: answer, 202: messageOnly },
      },
    },
    async (request, reply) => {
      const body = request.body as Input & { lang_id: 'en' | 'vi' };
      const recordId = await writtenUnlessDry(app.db, request.query.dry_run, (tx) =>
        createContent(tx, entity, {
          actor: request.actor,
          language: body.lang_id,
          requestId: request.id,
          input: body,
        }),
      );
      if (recordId === undefined)
        return reply.status(202).send({ message: say(request, 'checked', body.lang_id) });
      const data = await editorDetail(app, request, entity, routes, recordId, body.lang_id);
      return reply.status(201).send({ message: say(request, 'created', body.lang_id), data });
    },
  );

  app.route({
    method: [...routes.updateMethods],
    url: `${base}/:id`,
    config: { access: right('translate') },
    schema: {
      tags: [tag],
      summary: `Update translations and the shared fields: ${tag}`,
      description: wordsOnly(entity.name),
      params,
      querystring: dryRunQuery,
      body: input.update,
      response: { 200: answer, 202: messageOnly },
    },
    handler: async (request, reply) => {
      const { id: recordId } = request.params as z.output<typeof params>;
      const body = request.body as Input & { lang_id: 'en' | 'vi' };
      const stored = () => editorDetail(app, request, entity, routes, recordId, body.lang_id);
      const { dry_run: isDry } = request.query as z.output<typeof dryRunQuery>;
      await writing(
        () =>
          writtenUnlessDry(app.db, isDry, (tx) =>
            updateContent(tx, entity, recordId, {
              actor: request.actor,
              language: body.lang_id,
              requestId: request.id,
              input: body,
            }),
          ),
        stored,
      );
      if (isDry) return reply.status(202).send({ message: say(request, 'checked', body.lang_id) });
      return { message: say(request, 'updated', body.lang_id), data: await stored() };
    },
  });

  app.delete(
    `${base}/:id`,
    {
      config: { access: right('delete') },
      schema: {
        tags: [tag],
        summary: `Move to the bin: ${tag}`,
        params,
        querystring: optionalLanguage,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { id: recordId } = request.params;
      await app.db.transaction((tx) =>
        removeContent(writeContext(tx, request, request.query.lang_id), entity, [recordId]),
      );
      return { message: say(request, 'deleted', request.query.lang_id) };
    },
  );

  app.post(
    `${base}/:id/restore`,
    {
      config: { access: right('delete') },
      schema: {
        tags: [tag],
        summary: `Take out of the bin: ${tag}`,
        params,
        querystring: optionalLanguage,
        response: { 200: answer },
      },
    },
    async (request) => {
      const { id: recordId } = request.params;
      const language = languageOf(request, request.query.lang_id);
      await app.db.transaction((tx) =>
        restoreContent(writeContext(tx, request, language), entity, [recordId]),
      );
      return {
        message: say(request, 'restored', language),
        data: await editorDetail(app, request, entity, routes, recordId, language),
      };
    },
  );

  app.put(
    `${base}/status/:id`,
    {
      config: { access: right('publish') },
      schema: {
        tags: [tag],
        summary: `Flip hidden and live: ${tag}`,
        params,
        querystring: statusQuery,
        response: { 200: statusChanged },
      },
    },
    async (request) => {
      refuseUnheard(request);
      const { id: recordId } = request.params;
      const { lang_id, ...wanted } = request.query;
      const data = await app.db.transaction((tx) =>
        flipStatus(writeContext(tx, request, lang_id), entity, recordId, wanted),
      );
      return { message: say(request, 'status_changed', lang_id), data };
    },
  );

  app.post(
    `${base}/sort`,
    {
      config: { access: right('publish') },
      schema: {
        tags: [tag],
        summary: `Put records in the given order: ${tag}`,
        body: z.strictObject({ ids, ...sortFields }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { ids: order, seen, lang_id } = request.body;
      await app.db.transaction((tx) => sortContent(writeContext(tx, request, lang_id), entity, order, seen));
      return { message: say(request, 'sorted', lang_id) };
    },
  );
};

/** Create, update, delete, restore, status, sort, revisions and changes to many of an entity. Reads are ordinary routes beside it. */
export const contentRoutes = (app: App, entity: Entity, routes: ContentRoutes) => {
  writeRoutes(app, entity, routes);
  revisionRoutes(app, entity, routes);
  bulkRoute(app, entity, routes);
};
