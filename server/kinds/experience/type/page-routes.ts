import { z } from 'zod';
import type { App } from '../../../app-type';
import { idOrSlug, integerQuery } from '../../../fields';
import { inView, viewQuery } from '../../../kernel/cards';
import { readContext } from '../../../kernel/context';
import { facetFields } from '../../../kernel/facets';
import { findOrMoved, movedSchema } from '../../../kernel/found';
import { checkPerPage, listQuerySchema } from '../../../kernel/read-schemas';
import { langId } from '../../../language';
import { dataOf } from '../../../platform/responses';
import { experienceFacets } from '../facets';
import { typesForHome } from '../home';
import { experienceOverview, findType, findTypeByCode } from '../overview';
import { homeTypes, overviewShape } from '../shapes';

export const tag = 'Experience types';

/** Types with a page of their own, by their code. */
const codes = ['cuisine', 'local-life', 'city-vibes', 'cultural-heritage', 'romantic-getaways'] as const;

const querystring = listQuerySchema({
  category_id: integerQuery.min(0).optional().meta({ description: 'Child type chosen by the tab; 0 = all' }),
  region_id: integerQuery.min(0).optional().meta({ description: '0 = all' }),
  city_id: integerQuery.min(0).optional().meta({ description: '0 = all' }),
  ...facetFields(experienceFacets.names),
}).omit({ admin: true });

/** Pages of types: each the list of its experiences, those of the types below it included. */
export const typePageRoutes = (app: App) => {
  app.get(
    '/experience-type/detail/:slug',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'A type with its experiences',
        params: z.object({ slug: idOrSlug }),
        querystring,
        response: { 200: overviewShape, 301: movedSchema },
      },
    },
    async (request, reply) => {
      const { lang_id, ...query } = request.query;
      checkPerPage(request, query.per_page);
      const context = readContext(app, request, lang_id);
      return findOrMoved(reply, '/experience-type/detail', async () => {
        const type = await findType(context, request.params.slug);
        return experienceOverview(context, { typeId: type.id, type }, query);
      });
    },
  );

  for (const code of codes) {
    app.get(
      `/experience-type/${code}`,
      {
        config: { access: 'public' },
        schema: {
          tags: [tag],
          summary: `The type with the code ${code}, with its experiences`,
          querystring,
          response: { 200: overviewShape },
        },
      },
      async (request) => {
        const { lang_id, ...query } = request.query;
        checkPerPage(request, query.per_page);
        const context = readContext(app, request, lang_id);
        const type = await findTypeByCode(context, code);
        return experienceOverview(context, { typeId: type.id, type }, query);
      },
    );
  }

  app.get(
    '/experience-type/list-in-home',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'The first 4 types that have experiences, each with up to 8 of them',
        querystring: z.object({ lang_id: langId.optional(), ...viewQuery }),
        response: { 200: dataOf(homeTypes) },
      },
    },
    async (request) => {
      const { lang_id, view } = request.query;
      const types = await typesForHome(readContext(app, request, lang_id));
      const data = types.map((type) => ({ ...type, experiences: inView(view, type.experiences) }));
      return { data: inView(view, data) };
    },
  );
};
