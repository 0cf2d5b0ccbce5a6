import type { FastifyInstance } from 'fastify';
import { adminRoutes } from './admin';
import { blogCategoryRoutes } from './blog/category-routes';
import { blogRoutes } from './blog/routes';
import { blogThingsToDoRoutes } from './blog/things-to-do-routes';
import { cityRoutes } from './city/routes';
import { healthRoutes } from './health/routes';
import { mail } from './mail';
import { mediaRoutes } from './media';
import { metricsRoutes } from './metrics/routes';
import { regionRoutes } from './region/routes';
import { searchRoutes } from './search/routes';
import { seoRoutes } from './seo/routes';
import { housekeeping } from './sessions/housekeeping';
import { settingRoutes } from './settings/routes';

/** Everything that adds routes, in the order in which the API reference shows it. */
export const modules: ReadonlyArray<(app: FastifyInstance) => Promise<void>> = [
  metricsRoutes,
  healthRoutes,
  blogRoutes,
  blogCategoryRoutes,
  blogThingsToDoRoutes,
  cityRoutes,
  regionRoutes,
  searchRoutes,
  seoRoutes,
  settingRoutes,
  adminRoutes,
  mail,
  housekeeping,
  mediaRoutes,
];
