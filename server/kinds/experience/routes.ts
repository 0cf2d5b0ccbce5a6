import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app-type';
import { idOrSlug, idParam, integerQuery } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import { facetFields } from '../../kernel/facets';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { rateRoute } from '../../kernel/rate-route';
import { checkPerPage, listQuerySchema } from '../../kernel/read-schemas';
import { contentRoutes } from '../../kernel/routes';
import { findSeo } from '../../kernel/seo';
import { langId } from '../../language';
import { dataOf } from '../../platform/responses';
import { experienceFacets } from './facets';
import { experience } from './kind';
import { experienceOverview, typeOrNull } from './overview';
import { experienceParts } from './parts';
import { editorExperience, experienceDetail, experienceForm, overviewShape } from './shapes';

const tag = 'Experiences';
const base = '/experience';

const optionalLanguage = z.object({ lang_id: langId.optional() });
const filters = {
  experience_type_id: integerQuery.min(0).default(0).meta({ description: '0 = all; children included' }),
  region_id: integerQuery.min(0).optional().meta({ description: '0 = all' }),
  city_id: integerQuery.min(0).optional().meta({ description: '0 = all' }),
  category_id: integerQuery.min(0).optional().meta({ description: 'Child type chosen by the tab; 0 = all' }),
  ...facetFields(experienceFacets.names),
};

/** Experiences: reads for visitors, ratings of customers, and the writes that all content has. */
export const experienceRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    base,
    {
      config: { access: 'public', adminRead: 'experience.read' },
      schema: {
        tags: [tag],
        summary: 'Experiences in their order, with the types that lead on',
        querystring: listQuerySchema(filters),
        response: { 200: overviewShape },
      },
    },
    async (request) => {
      const { experience_type_id: typeId, lang_id, ...query } = request.query;
      checkPerPage(request, query.per_page);
      const context = readContext(app, request, lang_id);
      return experienceOverview(context, { typeId, type: await typeOrNull(context, typeId) }, query);
    },
  );

  app.get(
    `${base}/detail/:slug`,
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One experience with related ones and pictures of its city',
        params: z.object({ slug: idOrSlug }),
        querystring: optionalLanguage,
        response: { 200: dataOf(experienceDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, `${base}/detail`, async () => {
        const row = await findContent(experience, context, request.params.slug);
        return { data: { ...row, ...(await experienceParts(context, row)) } };
      });
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'experience.read' },
      schema: {
        tags: [tag],
        summary: 'One experience with all fields to edit',
        params: z.object({ id: idParam }),
        querystring: optionalLanguage,
        response: { 200: dataOf(experienceForm) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      const row = await findContent(experience, context, request.params.id);
      const [seo, parts] = await Promise.all([
        findSeo(app.db, experience.moduleId, row.id, context.language),
        experienceParts(context, row),
      ]);
      return { data: { ...row, seo, ...parts } };
    },
  );

  rateRoute(app, experience, { base, tag });
  contentRoutes(app, experience, { base, tag, updateMethods: ['PUT'], detail: editorExperience });
};
