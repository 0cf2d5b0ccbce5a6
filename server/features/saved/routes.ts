import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { id, idParam } from '../../fields';
import { languageOf } from '../../kernel/context';
import { langId } from '../../language';
import { message } from '../../platform/messages';
import { dataOf, messageOnly } from '../../platform/responses';
import { signedInCustomer } from '../customers/signed-in';
import { searchable } from '../search/hits';
import { addSaved, listSaved, mostSaved, removeSaved } from './items';

const tags = ['My account'];
const config = { access: 'customer' } as const;

const kind = z
  .enum(searchable.map(({ name }) => name))
  .meta({ description: 'Kind of record', example: 'city' });

const savedRow = z
  .object({
    kind: z.string(),
    id: z.number().int(),
    slug: z.string(),
    path: z.string().meta({ description: 'On the site, below the language' }),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    image_alt: z.string(),
    image_blur: z.string().nullable(),
    saved_at: z.string(),
  })
  .meta({ id: 'SavedRecord' });

/** What a customer keeps for later. */
export const savedRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/saved',
    {
      config,
      schema: {
        tags,
        summary: 'What the customer saved, the last first',
        description: 'Only what readers of the language can see.',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(z.array(savedRow)) },
      },
    },
    async (request) => ({
      data: await listSaved(app.db, signedInCustomer(request).id, languageOf(request, request.query.lang_id)),
    }),
  );

  app.post(
    '/saved',
    {
      config,
      schema: {
        tags,
        summary: 'Save records',
        description:
          'The last saved comes first in the list. What is saved already stays; what does not exist is left out.',
        body: z.strictObject({
          items: z.array(z.strictObject({ kind, id })).min(1).max(mostSaved),
          lang_id: langId.optional(),
        }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { id: customerId } = signedInCustomer(request);
      const items = request.body.items.map((item) => ({ type: item.kind, id: item.id }));
      await app.db.transaction((tx) => addSaved(tx, customerId, items));
      return { message: message(languageOf(request, request.body.lang_id), 'saved_items') };
    },
  );

  app.delete(
    '/saved',
    {
      config,
      schema: {
        tags,
        summary: 'Take a record off the saved ones',
        querystring: z.object({ kind, id: idParam, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { kind: type, id: recordId, lang_id } = request.query;
      await removeSaved(app.db, signedInCustomer(request).id, { type, id: recordId });
      return { message: message(languageOf(request, lang_id), 'saved_removed') };
    },
  );
};
