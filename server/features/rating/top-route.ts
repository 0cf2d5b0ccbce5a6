import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { readContext } from '../../kernel/context';
import { blogRow } from '../../kinds/blog';
import { experienceRow } from '../../kinds/experience';
import { resourceRow } from '../../kinds/resource';
import { thingRow } from '../../kinds/thing-to-do';
import { tourRow } from '../../kinds/tour';
import { langId } from '../../language';
import { dataOf } from '../../platform/responses';
import { topRated } from './top';

const topShape = z
  .object({
    things_to_do: z.array(thingRow),
    experiences: z.array(experienceRow),
    resources: z.array(resourceRow),
    tours: z.array(tourRow),
    blogs: z.array(blogRow),
  })
  .meta({ id: 'TopRated', description: 'Rated records of each kind, the best first' });

/** What customers think best of. */
export const topRatedRoute = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/rating',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Ratings'],
        summary: 'The best rated records of each kind that customers rate',
        querystring: z.object({
          limit: z.coerce.number().int().min(1).max(24).default(6),
          lang_id: langId.optional(),
        }),
        response: { 200: dataOf(topShape) },
      },
    },
    async (request) => {
      const { limit, lang_id } = request.query;
      return { data: await topRated(readContext(app, request, lang_id), limit) };
    },
  );
};
