import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { id, requiredText } from '../../fields';
import { languageOf } from '../../kernel/context';
import { type MessageKey, message } from '../../platform/messages';
import { requireBasis } from '../../platform/plugins/versions';
import { messageOnly, writtenOf } from '../../platform/responses';
import { deleteTags, mergeTags, renameTag } from './keep';

const some = z.array(id).min(1).max(100);

/** What editors do with tags; they are made where records are written. */
export const tagKeepingRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const tags = ['Tags'];
  const say = (request: FastifyRequest, key: MessageKey) => message(languageOf(request, undefined), key);

  app.post(
    '/tags/rename',
    {
      config: { access: 'tag.update', wantsVersion: true },
      schema: {
        tags,
        summary: 'Rename a tag',
        description: 'Its page moves with the name, and the old address answers 301.',
        body: z.strictObject({
          id,
          name: requiredText(60),
          seen: requiredText(60)
            .optional()
            .meta({ description: 'The name that was read; another one than the stored gives 409' }),
        }),
        response: {
          200: writtenOf(z.object({ id: z.number().int(), name: z.string(), slug: z.string() })),
        },
      },
    },
    async (request) => {
      const { id: tagId, name, seen } = request.body;
      requireBasis(request, seen);
      const tag = await app.db.transaction((tx) => renameTag(tx, request, { id: tagId, name, seen }));
      return {
        message: say(request, 'updated'),
        data: { id: tag.id, name: tag.name, slug: tag.slug },
      };
    },
  );

  app.post(
    '/tags/merge',
    {
      config: { access: 'tag.update', wantsVersion: true },
      schema: {
        tags,
        summary: 'Make several tags of one language into one of them',
        body: z.strictObject({
          ids: some,
          into: id,
          seen: z
            .array(z.strictObject({ id, name: requiredText(60) }))
            .max(101)
            .optional()
            .meta({
              description: 'All of these tags as they were read; another name than the stored gives 409',
            }),
        }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { ids: merged, into, seen } = request.body;
      requireBasis(request, seen);
      await app.db.transaction((tx) => mergeTags(tx, request, { ids: merged, into, seen }));
      return { message: say(request, 'updated') };
    },
  );

  app.post(
    '/tags/delete',
    {
      config: { access: 'tag.delete' },
      schema: {
        tags,
        summary: 'Delete tags; records lose them, and nothing else',
        body: z.strictObject({ ids: some }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await app.db.transaction((tx) => deleteTags(tx, request, [...new Set(request.body.ids)]));
      return { message: say(request, 'deleted') };
    },
  );
};
