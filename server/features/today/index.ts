import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { idOrSlug } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { city } from '../../kinds/city/kind';
import { langId } from '../../language';
import { dataOf } from '../../platform/responses';
import { phrases } from '../planner/pack/phrases';
import { readToday } from './read';
import { today } from './shapes';

/** What helps somebody who is there: what is open when, what is on, and what to say. */
export const todayRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/today/:city',
    {
      config: { access: 'public', lasting: true },
      schema: {
        tags: ['Today'],
        summary: 'What a visitor finds in a destination today',
        description:
          'When places are open by week, season, closing days, the moon and public holidays, from yesterday to three days ahead; what is on today; phrases. Whether something is open this minute, callers work out.',
        params: z.object({ city: idOrSlug }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: dataOf(today), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/today', async () => {
        const { id, title, slug, titles, province, lat, lon } = await findContent(
          city,
          context,
          request.params.city,
        );
        const here = { id, title, slug, vietnamese_title: titles.vi ?? title, province, lat, lon };
        return { data: { city: here, ...(await readToday(context, id)), phrases: [...phrases] } };
      });
    },
  );
};
