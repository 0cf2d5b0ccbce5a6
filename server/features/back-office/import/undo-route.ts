import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asLongRunning } from '../../../../db/long-running';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { entities } from '../../../kinds';
import { langId } from '../../../language';
import { signedInAdmin } from '../../../platform/admins/signed-in';
import { message } from '../../../platform/messages';
import { readerLanguage } from '../../../platform/plugins/errors';
import { writtenOf } from '../../../platform/responses';
import { undoDays, undoImport } from './undo';

const undone = z.object({
  removed: z.number().int().meta({ description: 'Records that the import had made; they are in the bin' }),
  reverted: z.number().int().meta({ description: 'Records that say again what they said before' }),
  left: z
    .array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        reason: z.enum(['changed', 'deleted', 'in_part', 'refused']).meta({
          description:
            'Changed or deleted since the import; taken back in part only; or refused, with why as `message`',
        }),
        message: z.string().nullable(),
      }),
    )
    .meta({ description: 'Records that stay as they are, or of which a part does' }),
});

/** One press takes back a whole import. */
export const importUndoRoute = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  app.post(
    '/import/:entity/undo',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Import'],
        summary: 'Take back what one import made and changed',
        description: `By the \`import_id\` that the import answered with, for ${undoDays} days. What it made goes to the bin, what it changed says again what it said before, in one transaction. What was changed since stays and is named.`,
        params: z.object({ entity: z.enum(entities.map(({ name }) => name)) }),
        querystring: z.object({ lang_id: langId.optional() }),
        body: z.strictObject({
          import_id: z
            .string()
            .regex(/^[\w-]{8,64}$/)
            .meta({ example: '2d1a4c8c-6f82-43e4-b816-2d48c7d1ff6c' }),
        }),
        response: { 200: writtenOf(undone) },
      },
    },
    async (request) => {
      const entity = entities.find(({ name }) => name === request.params.entity);
      if (!entity) throw new ApiError('not_found');
      const reader = readerLanguage(request);
      const by = { actor: signedInAdmin(request), language: reader, requestId: request.id };
      const { left, ...counted } = await asLongRunning(() =>
        app.db.transaction((tx) => undoImport(tx, entity, request.body.import_id, by)),
      );
      const named = left.map(({ said, ...one }) => ({
        ...one,
        message: said && message(reader, said.key, said.values),
      }));
      return { message: message(reader, 'restored'), data: { ...counted, left: named } };
    },
  );
};
