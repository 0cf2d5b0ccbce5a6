import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { dataOf, messageOnly } from '../responses';
import { endAdminSessionByHandle, endAdminSessions, listAdminSessions } from '../sessions/admin-sessions';
import { presentSession, sessionSchema, shownSession } from '../sessions/session-shapes';
import { auditAccount } from './account-audit';
import { presentAdmin } from './present-admin';
import { signedInAdmin } from './signed-in';

const tags = ['Admin profile'];

/** Where an admin is signed in, and ending it there. */
export const sessionRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/profile/sessions',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Browsers in which one is signed in',
        response: { 200: dataOf(z.array(sessionSchema)) },
      },
    },
    async (request) => {
      const actor = signedInAdmin(request);
      const sessions = await listAdminSessions(app.db, actor.id, actor.sessionId);
      return { data: sessions.map(presentSession) };
    },
  );

  app.delete(
    '/profile/sessions',
    {
      config: { access: 'admin' },
      schema: { tags, summary: 'Sign out everywhere else', response: { 200: messageOnly } },
    },
    async (request) => {
      const actor = signedInAdmin(request);
      const admin = await presentAdmin(app.db, actor);
      await app.db.transaction(async (tx) => {
        await endAdminSessions(tx, actor.id, { except: actor.sessionId });
        await auditAccount(tx, { action: 'end_session', admin, requestId: request.id });
      });
      return { message: message(readerLanguage(request), 'session_ended') };
    },
  );

  app.delete(
    '/profile/sessions/:id',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Sign out in one browser',
        params: shownSession,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const actor = signedInAdmin(request);
      const admin = await presentAdmin(app.db, actor);
      await app.db.transaction(async (tx) => {
        if (!(await endAdminSessionByHandle(tx, actor.id, request.params.id)))
          throw new ApiError('not_found');
        await auditAccount(tx, { action: 'end_session', admin, requestId: request.id });
      });
      return { message: message(readerLanguage(request), 'session_ended') };
    },
  );
};
