import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { langId } from '../../language';
import { limitAttempts } from '../limits/attempts';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { messageOnly } from '../responses';
import { rememberDevice } from '../sessions/known-devices';
import { chosenPassword } from '../sessions/password-rules';
import { hashPassword } from '../sessions/passwords';
import { refuseWeakPassword } from '../sessions/refuse-weak-password';
import { linksFrom, resetsFrom } from './account-limits';
import { emailField } from './email-field';
import { consumeLink, findLinkOwner, sendResetLink } from './password-reset';
import { setPassword } from './set-password';

const tags = ['Admin sign-in'];
const config = { access: 'public', defaultLanguage: 'vi' } as const;

/** Longer than making a link takes, so that the time tells nothing about whether one was made. */
const answerMilliseconds = 300;

/** Setting a forgotten password by a link that goes by e-mail. */
export const passwordRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/forgot-password',
    {
      config,
      schema: {
        tags,
        summary: 'Ask for a link that sets a new password',
        description:
          'Answers the same whether or not the account exists. The link works once, for 60 minutes.',
        body: z.strictObject({ email: emailField, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { email } = request.body;
      const language = readerLanguage(request);
      await limitAttempts(app.db, [linksFrom(request.ip)]);
      const work = app.db.transaction((tx) => sendResetLink(tx, app.env, email, language));
      await Promise.all([work, sleep(answerMilliseconds)]);
      return { message: message(language, 'reset_sent') };
    },
  );

  app.post(
    '/reset-password',
    {
      config: { ...config, lane: 'password' },
      schema: {
        tags,
        summary: 'Set a new password with the link that was sent',
        description: 'Ends all sessions of the account.',
        body: z.strictObject({
          token: z.string().min(1).max(200),
          password: chosenPassword,
          lang_id: langId.optional(),
        }),
        response: { 200: messageOnly },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const lang = readerLanguage(request);
      await limitAttempts(app.db, [resetsFrom(request.ip)]);
      const admin = await findLinkOwner(app.db, token);
      await refuseWeakPassword(app, 'password', password, [admin.email, admin.full_name]);
      const passwordHash = await hashPassword(password);
      await app.db.transaction(async (tx) => {
        await consumeLink(tx, token);
        await setPassword(tx, app.env, {
          admin,
          passwordHash,
          action: 'password_reset',
          lang,
          requestId: request.id,
        });
      });
      // The owner has shown himself: others' failures keep him out no more.
      rememberDevice(app, request, reply, { kind: 'admin', id: admin.id });
      return { message: message(lang, 'password_changed') };
    },
  );
};
