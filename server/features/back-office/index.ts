import type { FastifyInstance } from 'fastify';
import { adminListRoutes } from '../../platform/admins/list-routes';
import { loginRoutes } from '../../platform/admins/login-routes';
import { passwordRoutes } from '../../platform/admins/password-routes';
import { profileRoutes } from '../../platform/admins/profile-routes';
import { sessionRoutes } from '../../platform/admins/session-routes';
import { auditRoutes } from './audit-routes';

/** The back office's own doors: signing in, one's account, who else is there, what happened. */
export const adminRoutes = async (app: FastifyInstance) => {
  for (const routes of [
    loginRoutes,
    passwordRoutes,
    profileRoutes,
    sessionRoutes,
    adminListRoutes,
    auditRoutes,
  ]) {
    await app.register(routes);
  }
};
