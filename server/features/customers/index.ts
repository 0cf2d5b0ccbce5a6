import type { FastifyInstance } from 'fastify';
import type { App } from '../../app-type';
import { avatarRoutes } from './avatar-routes';
import { loginRoutes } from './login-routes';
import { meRoutes } from './me-routes';
import { passwordRoutes } from './password-routes';
import { profileRoutes } from './profile-routes';
import { registerRoutes } from './register-routes';
import { sessionRoutes } from './session-routes';

/** Accounts of visitors. */
export const customerModule = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  registerRoutes(app);
  loginRoutes(app);
  passwordRoutes(app);
  profileRoutes(app);
  sessionRoutes(app);
  meRoutes(app);
  await fastify.register(avatarRoutes);
};
