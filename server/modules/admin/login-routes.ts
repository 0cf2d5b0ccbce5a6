import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors';
import { langId } from '../../language';
import { message } from '../../messages';
import { clearSessionCookie, setSessionCookie } from '../../plugins/auth';
import { readerLanguage } from '../../plugins/errors';
import { dataOf, messageOnly } from '../../responses';
import { endAdminSession, sessionSeconds } from '../sessions/admin-sessions';
import { loadAdmin } from '../sessions/load-actor';
import { givenPassword } from '../sessions/password-rules';
import { auditAccount } from './account-audit';
import { loginName } from './email-field';
import { signIn } from './login';
import { adminSchema, presentAdmin } from './present-admin';
import { signedInAdmin } from './signed-in';

const tags = ['Admin sign-in'];

/** `GET /logout` is a link that any page could hold; browsers say when it was another site's. */
const refuseForeignLink = (request: FastifyRequest) => {
  const byCookie = request.headers.authorization === undefined;
  if (byCookie && request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError('foreign_origin');
};

/** Signing in and out of the back office. */
export const loginRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/login',
    {
      config: { access: 'public', defaultLanguage: 'vi' },
      schema: {
        tags,
        summary: 'Sign in to the back office',
        description: 'Also sets the cookie admin_token. Limited by account and by address.',
        body: z.strictObject({ email: loginName, password: givenPassword, lang_id: langId.optional() }),
        response: { 200: z.object({ message: z.string(), token: z.string(), data: adminSchema }) },
      },
    },
    async (request, reply) => {
      const session = await signIn(app, request, request.body.email, request.body.password);
      const actor = await loadAdmin(app.db, session.id);
      if (actor?.kind !== 'admin') throw new ApiError('invalid_credentials');
      const token = app.jwt.sign({ sid: session.id, kind: 'admin' }, { expiresIn: sessionSeconds });
      setSessionCookie(app, reply, 'admin', token, session.expires_at);
      return {
        message: message(readerLanguage(request), 'signed_in'),
        token,
        data: await presentAdmin(app.db, actor),
      };
    },
  );

  app.get(
    '/check-login',
    {
      config: { access: 'admin' },
      schema: { tags, summary: 'The signed-in admin', response: { 200: dataOf(adminSchema) } },
    },
    async (request) => ({ data: await presentAdmin(app.db, signedInAdmin(request)) }),
  );

  app.get(
    '/logout',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'End this session',
        description: 'The token is refused from then on, and the cookie is cleared.',
        response: { 200: messageOnly },
      },
    },
    async (request, reply) => {
      refuseForeignLink(request);
      const actor = signedInAdmin(request);
      const admin = await presentAdmin(app.db, actor);
      await app.db.transaction(async (tx) => {
        await endAdminSession(tx, actor.sessionId);
        await auditAccount(tx, { action: 'logout', admin, requestId: request.id });
      });
      clearSessionCookie(reply, 'admin');
      return { message: message(readerLanguage(request), 'signed_out') };
    },
  );
};
