import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { languageOf } from '../../kernel/context';
import { langId } from '../../language';
import { dataOf } from '../../platform/responses';
import { signedInCustomer } from '../customers/signed-in';
import { listUnrated } from './unrated';

const unrated = z
  .object({
    kind: z.string(),
    id: z.number().int(),
    slug: z.string(),
    path: z.string(),
    title: z.string(),
    description: z.string(),
    image: z.string().nullable(),
    image_alt: z.string(),
    image_blur: z.string().nullable(),
    reason: z.enum(['booked', 'visited', 'saved']).meta({ description: 'How the customer knows it' }),
  })
  .meta({ id: 'UnratedRecord' });

/** What a customer has not rated yet. */
export const unratedRoute = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/me/unrated',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['Ratings'],
        summary: 'What the customer booked, visited or saved, and has not rated',
        querystring: z.object({
          limit: z.coerce.number().int().min(1).max(24).default(12),
          lang_id: langId.optional(),
        }),
        response: { 200: dataOf(z.array(unrated)) },
      },
    },
    async (request) => {
      const { limit, lang_id } = request.query;
      const language = languageOf(request, lang_id);
      return { data: await listUnrated(app.db, signedInCustomer(request).id, language, limit) };
    },
  );
};
