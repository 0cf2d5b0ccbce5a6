import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { tourCities } from '../../../db/schema';
import type { App } from '../../app-type';
import { idOrSlug, idParam } from '../../fields';
import { readContext } from '../../kernel/context';
import { findContent } from '../../kernel/detail';
import type { ReadContext } from '../../kernel/entity';
import { findOrMoved, movedSchema } from '../../kernel/found';
import { rateRoute } from '../../kernel/rate-route';
import { reviewsSummary } from '../../kernel/reviews-summary';
import { contentRoutes } from '../../kernel/routes';
import { findSeo } from '../../kernel/seo';
import { langId } from '../../language';
import { dataOf } from '../../platform/responses';
import { formatDate } from '../../time';
import { readModule } from '../gallery';
import { daysToEdit, shownDays } from './days';
import { openDepartures } from './departures';
import { tour, tourGallery } from './kind';
import { tag } from './list-routes';
import { relatedTours } from './lists';
import { nextRefunds } from './refunds';
import { editorTour, tourDetail } from './shapes';

/** Number under which reviews know tours. */
const tourModule = 2;

const byId = z.object({ id: idParam });
const optionalLanguage = z.object({ lang_id: langId.optional() });

/** What a tour's page shows beside the tour itself. */
const tourParts = async (context: ReadContext, self: { id: number; travel_style_id: number }) => {
  const [days, departures, galleries, related, reviews_summary] = await Promise.all([
    shownDays(context, self.id),
    openDepartures(context.db, self.id),
    readModule(context, tourGallery, self.id),
    relatedTours(context, self),
    reviewsSummary(context.db, tourModule, self.id),
  ]);
  return { days, departures, galleries, related, reviews_summary };
};

/** Fields that lie in tables of their own, for editors. */
const editorParts = async (context: Pick<ReadContext, 'db' | 'language'>, tourId: number) => {
  const [days, galleries, passed] = await Promise.all([
    daysToEdit(context, tourId),
    readModule(context, tourGallery, tourId),
    context.db
      .select({ id: tourCities.city_id })
      .from(tourCities)
      .where(eq(tourCities.tour_id, tourId))
      .orderBy(asc(tourCities.sort)),
  ]);
  return { days, galleries, city_ids: passed.map(({ id }) => id) };
};

/** One tour: its page, its form, its rating, and the writes that all content has. */
export const oneTourRoutes = (app: App) => {
  app.get(
    '/tour/detail/:slug',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'One tour with its days, departures and related tours',
        params: z.object({ slug: idOrSlug }),
        querystring: optionalLanguage,
        response: { 200: dataOf(tourDetail), 301: movedSchema },
      },
    },
    async (request, reply) => {
      const context = readContext(app, request, request.query.lang_id);
      return findOrMoved(reply, '/tour/detail', async () => {
        const row = await findContent(tour, context, request.params.slug);
        const parts = await tourParts(context, row);
        return {
          data: {
            ...row,
            ...parts,
            refunds: nextRefunds(row.booking_terms, parts.departures, formatDate(new Date())),
          },
        };
      });
    },
  );

  app.get(
    '/tour/:id',
    {
      config: { access: 'tour.read' },
      schema: {
        tags: [tag],
        summary: 'One tour with all fields to edit',
        params: byId,
        querystring: optionalLanguage,
        response: { 200: dataOf(editorTour) },
      },
    },
    async (request) => {
      const context = readContext(app, request, request.query.lang_id);
      const row = await findContent(tour, context, request.params.id);
      const seo = await findSeo(app.db, tour.moduleId, row.id, context.language);
      return { data: { ...row, seo, ...(await editorParts(context, row.id)) } };
    },
  );

  rateRoute(app, tour, { base: '/tour', tag });

  contentRoutes(app, tour, {
    base: '/tour',
    tag,
    updateMethods: ['PUT'],
    detail: editorTour,
    enrich: (_app, _request, row) =>
      editorParts({ db: app.db, language: row.lang_id === 'en' ? 'en' : 'vi' }, row.id),
  });
};
