import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors';
import { message } from '../../messages';
import { readerLanguage } from '../../plugins/errors';
import { dataOf, messageOnly } from '../../responses';
import { formatDateTime } from '../../time';
import { endAdminSessionByHandle, endAdminSessions, listAdminSessions } from '../sessions/admin-sessions';
import { auditAccount } from './account-audit';
import { presentAdmin } from './present-admin';
import { signedInAdmin } from './signed-in';

const tags = ['Admin profile'];

const sessionSchema = z.object({
  id: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string().meta({ description: 'Within five minutes' }),
  expires_at: z.string(),
  is_current: z.boolean(),
});

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
      const data = sessions.map((session) => ({
        ...session,
        created_at: formatDateTime(session.created_at),
        last_seen_at: formatDateTime(session.last_seen_at),
        expires_at: formatDateTime(session.expires_at),
      }));
      return { data };
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
        params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
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
