import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireRight } from '../../access';
import { ApiError } from '../../errors';
import { requiredText } from '../../fields';
import { langId } from '../../language';
import { allPermissions } from '../../permissions';
import { message } from '../messages';
import { clearSessionCookie, refuseForeignLink, setSessionCookie } from '../plugins/auth';
import { readerLanguage } from '../plugins/errors';
import { dataOf, messageOnly } from '../responses';
import { givenCode } from '../second-factor/codes';
import { logSignIn } from '../security/log-event';
import { endAdminSession, endAdminSessionInBrowser, sessionSeconds } from '../sessions/admin-sessions';
import { idleSecondsOf } from '../sessions/idle';
import { rememberDevice } from '../sessions/known-devices';
import { loadAdmin } from '../sessions/load-actor';
import { givenPassword } from '../sessions/password-rules';
import { auditAccount } from './account-audit';
import { loginName } from './email-field';
import { signIn, signInWithCode } from './login';
import { adminSchema, presentAdmin } from './present-admin';
import { signedInAdmin } from './signed-in';

const tags = ['Admin sign-in'];

const signedIn = z.object({ message: z.string(), token: z.string(), data: adminSchema });

const challenged = z.object({
  message: z.string(),
  second_factor: z.literal(true),
  challenge: z.string().meta({ description: 'To be sent with the code; good for ten minutes' }),
});

/** Signing in and out of the back office. */
export const loginRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  const welcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    session: { id: string; expires_at: Date },
  ): Promise<z.output<typeof signedIn>> => {
    const actor = await loadAdmin(app.db, session.id, idleSecondsOf(app.env, 'admin'));
    if (actor?.kind !== 'admin') throw new ApiError('invalid_credentials');
    await endAdminSessionInBrowser(app, request);
    const token = app.jwt.sign({ sid: session.id, kind: 'admin' }, { expiresIn: sessionSeconds });
    setSessionCookie(app, reply, 'admin', token, session.expires_at);
    rememberDevice(app, request, reply, { kind: 'admin', id: actor.id });
    logSignIn(request, { kind: 'admin', id: actor.id });
    const data = await presentAdmin(app.db, actor);
    return { message: message(readerLanguage(request), 'signed_in'), token, data };
  };

  app.post(
    '/login',
    {
      config: { access: 'public', lane: 'password', defaultLanguage: 'vi' },
      schema: {
        tags,
        summary: 'Sign in to the back office',
        description:
          'Also sets the cookie admin_token. Limited by network and by account; a browser in which the account was signed in to before (cookie known_device) is held to its own failures only. An account with a second factor gets a challenge and no session: see /login/second-factor.',
        body: z.strictObject({ email: loginName, password: givenPassword, lang_id: langId.optional() }),
        response: { 200: z.union([signedIn, challenged]) },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const outcome = await signIn(app, request, email, password);
      if ('session' in outcome) return welcome(request, reply, outcome.session);
      const asked = message(readerLanguage(request), 'code_wanted');
      return { message: asked, second_factor: true as const, challenge: outcome.challenge };
    },
  );

  app.post(
    '/login/second-factor',
    {
      config: { access: 'public', defaultLanguage: 'vi' },
      schema: {
        tags,
        summary: 'Sign in with a code, after the password',
        description:
          'Takes a code of the app or a recovery code, each once. Sets the cookie admin_token. Limited by account and by address.',
        body: z.strictObject({
          challenge: requiredText(200),
          code: givenCode,
          lang_id: langId.optional(),
        }),
        response: { 200: signedIn },
      },
    },
    async (request, reply) => {
      const { challenge, code } = request.body;
      return welcome(request, reply, await signInWithCode(app, request, challenge, code));
    },
  );

  app.get(
    '/check-login',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'The signed-in admin',
        description: 'With `right`, 403 that names this right when the admin’s role does not hold it.',
        querystring: z.object({ right: z.enum(allPermissions).optional() }),
        response: { 200: dataOf(adminSchema) },
      },
    },
    async (request) => {
      const actor = signedInAdmin(request);
      if (request.query.right) requireRight(actor, request.query.right);
      return { data: await presentAdmin(app.db, actor) };
    },
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
      refuseForeignLink(app, request);
      const actor = signedInAdmin(request);
      const admin = await presentAdmin(app.db, actor);
      await app.db.transaction(async (tx) => {
        await endAdminSession(tx, actor.sessionId);
        await auditAccount(tx, { action: 'logout', admin, requestId: request.id });
      });
      clearSessionCookie(app, reply, 'admin');
      return { message: message(readerLanguage(request), 'signed_out') };
    },
  );
};
