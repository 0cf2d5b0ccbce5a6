import type { FastifyInstance } from 'fastify';
import type { App } from '../../../app-type';
import { groupEditRoutes, groupReadRoute } from './group-routes';
import { settingGroups } from './groups';
import { home } from './groups/home';
import { guideRoutes } from './guide-routes';
import { homeRoute } from './home-route';
import { profileRoutes } from './profile-routes';

/** What editors say about the whole site: its home page, its guide pages, its mark, who runs it. */
export const settingRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  homeRoute(app);
  profileRoutes(app);
  guideRoutes(app);
  for (const group of settingGroups) {
    if (group !== home) groupReadRoute(app, group);
    groupEditRoutes(app, group);
  }
};
