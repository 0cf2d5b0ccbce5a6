import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './audit-routes';
import { adminListRoutes } from './list-routes';
import { loginRoutes } from './login-routes';
import { passwordRoutes } from './password-routes';
import { profileRoutes } from './profile-routes';
import { sessionRoutes } from './session-routes';

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
