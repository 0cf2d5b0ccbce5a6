import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { App } from '../../app-type';
import { langId } from '../../language';
import { emailField } from '../../platform/admins/email-field';
import { forgiveAttempt, limitAttempts } from '../../platform/limits/attempts';
import { message } from '../../platform/messages';
import { readerLanguage } from '../../platform/plugins/errors';
import { messageOnly } from '../../platform/responses';
import { chosenPassword } from '../../platform/sessions/password-rules';
import { hashPassword } from '../../platform/sessions/passwords';
import { refuseWeakPassword } from '../../platform/sessions/refuse-weak-password';
import { noteRegistration, registeredHere } from '../../platform/sessions/registered-here';
import { linkToken, personName, phoneNumber } from './fields';
import { findByEmail } from './find';
import { existsAskedFrom, linksTriedFrom, mailFrom, registrationsFrom, toldTo } from './limits';
import { activateCustomer, registerCustomer, sendActivation } from './register';

const tags = ['Customer accounts'];
const config = { access: 'public' } as const;

/** Longer than making a link takes, so that the time tells nothing about whether one was made. */
const answerMilliseconds = 300;

/** From "is this e-mail known?" to an account that can be signed in to. */
export const registerRoutes = (app: App): void => {
  app.get(
    '/customers/check-user-exists',
    {
      config,
      schema: {
        tags,
        summary: 'Whether an e-mail has an account',
        description: 'For forms that ask for the e-mail first. Ten a minute from one address.',
        querystring: z.object({ email: emailField, lang_id: langId.optional() }),
        response: { 200: z.object({ exists: z.boolean() }) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await limitAttempts(app.db, existsAskedFrom(request.ip));
      return { exists: (await findByEmail(app.db, request.query.email)) !== undefined };
    },
  );

  app.post(
    '/customers/register',
    {
      config: { ...config, lane: 'password' },
      schema: {
        tags,
        summary: 'Make an account; a link that activates it goes by e-mail',
        description:
          'The link works once, for 48 hours. An account that nobody activates in that time gives its e-mail free.',
        body: z.strictObject({
          email: emailField,
          full_name: personName,
          phone: phoneNumber,
          password: chosenPassword,
          lang_id: langId.optional(),
        }),
        response: { 201: messageOnly },
      },
    },
    async (request, reply) => {
      const { email, full_name, phone, password } = request.body;
      const lang = readerLanguage(request);
      await limitAttempts(app.db, [registrationsFrom(request.ip)]);
      await refuseWeakPassword(app, 'password', password, [email, full_name]);
      const passwordHash = await hashPassword(password);
      await limitAttempts(app.db, toldTo(request.ip));
      const id = await app.db.transaction((tx) =>
        registerCustomer(tx, app.env, { email, full_name, phone, passwordHash }, lang),
      );
      for (const counter of toldTo(request.ip)) await forgiveAttempt(app.db, counter);
      noteRegistration(app, reply, id);
      return reply.status(201).send({ message: message(lang, 'registered') });
    },
  );

  app.get(
    '/customers/activate',
    {
      config,
      schema: {
        tags,
        summary: 'Activate an account with the link that was sent',
        description:
          'In the browser that made the account (cookie registered) it opens as it is. Anywhere else a stranger may have made it: password, name and telephone are forgotten, and password_token sets a new password by POST /user/reset-password.',
        querystring: z.object({ token: linkToken, lang_id: langId.optional() }),
        response: {
          200: messageOnly.extend({
            password_token: z.string().nullable().meta({
              description: 'Sets the password, once, for an hour; null when the account has kept its own',
            }),
          }),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await limitAttempts(app.db, [linksTriedFrom(request.ip)]);
      const madeHere = registeredHere(app, request);
      const password_token = await app.db.transaction((tx) =>
        activateCustomer(tx, request.query.token, madeHere),
      );
      const said = password_token === null ? 'activated' : 'activated_without_password';
      return { message: message(readerLanguage(request), said), password_token };
    },
  );

  app.post(
    '/customers/resend-activation',
    {
      config,
      schema: {
        tags,
        summary: 'Send the activating link once more',
        description: 'Answers the same whether or not an account waits for it.',
        body: z.strictObject({ email: emailField, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { email } = request.body;
      const lang = readerLanguage(request);
      await limitAttempts(app.db, [mailFrom(request.ip)]);
      const work = app.db.transaction((tx) => sendActivation(tx, app.env, email, lang));
      await Promise.all([work, sleep(answerMilliseconds)]);
      return { message: message(lang, 'activation_sent') };
    },
  );
};
