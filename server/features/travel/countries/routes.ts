import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { languageOf } from '../../../kernel/context';
import { languageBody } from '../../../kernel/items/list-input';
import { dataOf } from '../../../platform/responses';
import { countriesIn } from './list';

const country = z
  .object({
    code: z.string().meta({ description: 'ISO 3166-1, two letters', example: 'VN' }),
    name: z.string(),
    dial_code: z.string().meta({ description: 'What a call from abroad begins with', example: '+84' }),
  })
  .meta({ id: 'Country' });

/** `POST /countries/list-option`: what forms offer as country or dialling code. */
export const countryRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    '/countries/list-option',
    {
      config: { access: 'public', readOnly: true },
      schema: {
        tags: ['Countries'],
        summary: 'All countries with their dialling codes, Vietnam first',
        body: languageBody,
        response: { 200: dataOf(z.array(country)) },
      },
    },
    async (request) => ({ data: [...countriesIn(languageOf(request, request.body?.lang_id))] }),
  );
};
