import type { FastifyInstance } from 'fastify';
import { adminRoutes } from './features/back-office';
import { binRoutes } from './features/back-office/bin/routes';
import { choiceRoutes } from './features/back-office/choices/routes';
import { coordinateRoutes } from './features/back-office/coordinates';
import { tableImportRoutes } from './features/back-office/import/routes';
import { importUndoRoute } from './features/back-office/import/undo-route';
import { linkRoutes } from './features/back-office/links/routes';
import { pictureFitRoutes } from './features/back-office/picture-fit/routes';
import { previewRoutes } from './features/back-office/preview/routes';
import { translationRoutes } from './features/back-office/translations/routes';
import { visitorInfoRoutes } from './features/back-office/visitor-info/routes';
import { customerModule } from './features/customers';
import { housekeeping } from './features/customers/housekeeping';
import { decidingRoutes } from './features/deciding';
import { createDraftsman } from './features/drawings';
import { contactRoutes } from './features/pages/contact/routes';
import { redirectRoutes } from './features/pages/redirects/routes';
import { seoRoutes } from './features/pages/seo/routes';
import { settingRoutes } from './features/pages/settings/routes';
import { sitemapRoutes } from './features/pages/sitemap/routes';
import { plannerModule } from './features/planner';
import { exportRoutes } from './features/planner/export/routes';
import { packRoutes } from './features/planner/pack/routes';
import { planRoutes } from './features/planner/plan-routes';
import { pushRoutes } from './features/push';
import { topRatedRoute } from './features/rating/top-route';
import { unratedRoute } from './features/rating/unrated-route';
import { reviewModule } from './features/reviews';
import { bookingRoutes } from './features/sales/booking/routes';
import { cartRoutes } from './features/sales/cart/routes';
import { orderModule } from './features/sales/order';
import { paymentModule } from './features/sales/payment';
import { ticketRoutes } from './features/sales/ticket/routes';
import { savedRoutes } from './features/saved/routes';
import { emptySearchRoutes } from './features/search/empty-searches';
import { searchRoutes } from './features/search/routes';
import { tagKeepingRoutes } from './features/tags/keep-routes';
import { tagRoutes } from './features/tags/routes';
import { todayRoutes } from './features/today';
import { checkInRoutes } from './features/travel/check-in/routes';
import { countryRoutes } from './features/travel/countries/routes';
import { currencyRoutes } from './features/travel/currency/routes';
import { flightRoutes } from './features/travel/flights/routes';
import { baseMapRoutes } from './features/travel/map/base';
import { mapRoutes } from './features/travel/map/routes';
import { nfcRoutes } from './features/travel/nfc/routes';
import { partnerHotelRoutes } from './features/travel/partner-hotels/routes';
import { visaRoutes } from './features/travel/visa/routes';
import { wayRoutes } from './features/travel/ways/routes';
import { weatherRoutes } from './features/travel/weather/routes';
import { tripModule } from './features/trips';
import { kindRoutes } from './kinds';
import { accountRoutes } from './platform/admins/accounts/routes';
import { cdnWorker } from './platform/cdn';
import { emailTemplateModule } from './platform/email-templates';
import { healthRoutes } from './platform/health/routes';
import { jobRoutes } from './platform/jobs/routes';
import { languageRoutes } from './platform/languages/routes';
import { mail } from './platform/mail';
import { mediaRoutes } from './platform/media';
import { metricsRoutes } from './platform/metrics/routes';
import { roleRoutes } from './platform/roles/routes';
import { secondFactorRoutes } from './platform/second-factor/routes';
import { importRoutes } from './platform/ui-texts/import-routes';
import { uiTextRoutes } from './platform/ui-texts/routes';

/** Everything that adds routes, in the order in which the API reference shows it. */
export const modules: ReadonlyArray<(app: FastifyInstance) => Promise<void>> = [
  metricsRoutes,
  healthRoutes,
  ...kindRoutes,
  partnerHotelRoutes,
  mapRoutes,
  baseMapRoutes,
  wayRoutes,
  weatherRoutes,
  decidingRoutes,
  todayRoutes,
  pushRoutes,
  currencyRoutes,
  checkInRoutes,
  nfcRoutes,
  cartRoutes,
  bookingRoutes,
  orderModule,
  paymentModule,
  ticketRoutes,
  plannerModule,
  searchRoutes,
  emptySearchRoutes,
  tagRoutes,
  tagKeepingRoutes,
  topRatedRoute,
  unratedRoute,
  reviewModule,
  seoRoutes,
  redirectRoutes,
  sitemapRoutes,
  previewRoutes,
  settingRoutes,
  contactRoutes,
  countryRoutes,
  customerModule,
  savedRoutes,
  visaRoutes,
  flightRoutes,
  planRoutes,
  exportRoutes,
  packRoutes,
  tripModule,
  adminRoutes,
  secondFactorRoutes,
  roleRoutes,
  accountRoutes,
  languageRoutes,
  translationRoutes,
  uiTextRoutes,
  importRoutes,
  emailTemplateModule,
  mail,
  cdnWorker,
  housekeeping,
  mediaRoutes(createDraftsman),
  pictureFitRoutes,
  binRoutes,
  tableImportRoutes,
  importUndoRoute,
  choiceRoutes,
  coordinateRoutes,
  linkRoutes,
  visitorInfoRoutes,
  jobRoutes,
];
