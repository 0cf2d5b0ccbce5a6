import type { FastifyInstance } from 'fastify';
import { adminRoutes } from './admin';
import { accountRoutes } from './admins/routes';
import { binRoutes } from './bin/routes';
import { blogCategoryRoutes } from './blog/category-routes';
import { blogRoutes } from './blog/routes';
import { blogThingsToDoRoutes } from './blog/things-to-do-routes';
import { bookingRoutes } from './booking/routes';
import { cartRoutes } from './cart/routes';
import { checkInRoutes } from './check-in/routes';
import { cityRoutes } from './city/routes';
import { contactRoutes } from './contact/routes';
import { countryRoutes } from './countries/routes';
import { currencyRoutes } from './currency/routes';
import { customerModule } from './customers';
import { emailTemplateModule } from './email-templates';
import { eventModule } from './event';
import { experienceRoutes } from './experience/routes';
import { experienceTypeRoutes } from './experience/type-routes';
import { factRoutes } from './fact/routes';
import { faqRoutes } from './faq/routes';
import { flightRoutes } from './flights/routes';
import { galleryRoutes } from './gallery/routes';
import { healthRoutes } from './health/routes';
import { tableImportRoutes } from './import/routes';
import { jobRoutes } from './jobs/routes';
import { languageRoutes } from './languages/routes';
import { linkRoutes } from './links/routes';
import { mail } from './mail';
import { mapRoutes } from './map/routes';
import { mediaRoutes } from './media';
import { metricsRoutes } from './metrics/routes';
import { nfcRoutes } from './nfc/routes';
import { orderModule } from './order';
import { partnerHotelRoutes } from './partner-hotels/routes';
import { paymentModule } from './payment';
import { planYourTripRoutes } from './plan-your-trip/routes';
import { plannerModule } from './planner';
import { exportRoutes } from './planner/export/routes';
import { packRoutes } from './planner/pack/routes';
import { planRoutes } from './planner/plan-routes';
import { previewRoutes } from './preview/routes';
import { topRatedRoute } from './rating/top-route';
import { unratedRoute } from './rating/unrated-route';
import { redirectRoutes } from './redirects/routes';
import { regionRoutes } from './region/routes';
import { resourceRoutes } from './resource/routes';
import { reviewModule } from './reviews';
import { roleRoutes } from './roles/routes';
import { savedRoutes } from './saved/routes';
import { emptySearchRoutes } from './search/empty-searches';
import { searchRoutes } from './search/routes';
import { secondFactorRoutes } from './second-factor/routes';
import { seoRoutes } from './seo/routes';
import { housekeeping } from './sessions/housekeeping';
import { settingRoutes } from './settings/routes';
import { sitemapRoutes } from './sitemap/routes';
import { socialRoutes } from './social/routes';
import { tagKeepingRoutes } from './tags/keep-routes';
import { tagRoutes } from './tags/routes';
import { themeRoutes } from './theme/routes';
import { thingToDoCategoryRoutes } from './thing-to-do/category-routes';
import { thingToDoRoutes } from './thing-to-do/routes';
import { ticketRoutes } from './ticket/routes';
import { tourRoutes } from './tour';
import { travelStyleRoutes } from './tour/style-routes';
import { translationRoutes } from './translations/routes';
import { tripModule } from './trips';
import { importRoutes } from './ui-texts/import-routes';
import { uiTextRoutes } from './ui-texts/routes';
import { visaRoutes } from './visa/routes';
import { visitorInfoRoutes } from './visitor-info/routes';
import { wayRoutes } from './ways/routes';
import { weatherRoutes } from './weather/routes';

/** Everything that adds routes, in the order in which the API reference shows it. */
export const modules: ReadonlyArray<(app: FastifyInstance) => Promise<void>> = [
  metricsRoutes,
  healthRoutes,
  blogRoutes,
  blogCategoryRoutes,
  blogThingsToDoRoutes,
  cityRoutes,
  regionRoutes,
  experienceRoutes,
  experienceTypeRoutes,
  thingToDoRoutes,
  thingToDoCategoryRoutes,
  tourRoutes,
  travelStyleRoutes,
  resourceRoutes,
  partnerHotelRoutes,
  themeRoutes,
  mapRoutes,
  wayRoutes,
  weatherRoutes,
  currencyRoutes,
  checkInRoutes,
  nfcRoutes,
  cartRoutes,
  bookingRoutes,
  orderModule,
  paymentModule,
  ticketRoutes,
  eventModule,
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
  galleryRoutes,
  faqRoutes,
  factRoutes,
  visaRoutes,
  flightRoutes,
  planRoutes,
  exportRoutes,
  packRoutes,
  tripModule,
  planYourTripRoutes,
  socialRoutes,
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
  housekeeping,
  mediaRoutes,
  binRoutes,
  tableImportRoutes,
  linkRoutes,
  visitorInfoRoutes,
  jobRoutes,
];
