import { z } from 'zod';
import { customers } from '../../../db/schema';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import { langId } from '../../language';
import { emailField } from '../../platform/admins/email-field';
import { clearAttempts, countAttempt, forgiveAttempt, limitAttempts } from '../../platform/limits/attempts';
import { message } from '../../platform/messages';
import { readerLanguage } from '../../platform/plugins/errors';
import { messageOnly } from '../../platform/responses';
import { rememberDevice } from '../../platform/sessions/known-devices';
import { passwordChange } from '../../platform/sessions/password-change';
import { chosenPassword } from '../../platform/sessions/password-rules';
import { hashPassword } from '../../platform/sessions/passwords';
import { refuseWeakPassword } from '../../platform/sessions/refuse-weak-password';
import { linkToken } from './fields';
import { hasEmail } from './find';
import { linksTriedFrom, mailFrom, resetMailMinutes, resetMailTo, toldTo } from './limits';
import { consumeLink, findLinkOwner, queueLink } from './links';
import { requireOwnPassword } from './own-password';
import { setPassword } from './set-password';
import { signedInCustomer } from './signed-in';

const tags = ['Customer accounts'];

/** Passwords that were forgotten, and others that are to be changed. */
export const passwordRoutes = (app: App): void => {
  app.get(
    '/user/forgot-password',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Send a link that sets a new password',
        description:
          '404 for an e-mail without an account. Three letters to one account in a quarter of an hour, after which it is said that they were sent, and few from one address. Earlier links stay good until one is used.',
        querystring: z.object({ email: emailField, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { email } = request.query;
      const lang = readerLanguage(request);
      const told = toldTo(request.ip);
      await limitAttempts(app.db, [mailFrom(request.ip), ...told]);
      const isSent = await app.db.transaction(async (tx) => {
        // Locked, so that requests at once are counted one after the other.
        const [customer] = await tx.select().from(customers).where(hasEmail(email)).for('update');
        if (!customer) throw new ApiError('not_found', { message: 'email_unknown' });
        // A stranger may have asked for those that were sent. They are good, and the owner is told so instead of waiting.
        if ((await countAttempt(tx, resetMailTo(email))) > 0) return false;
        await queueLink(tx, app.env, customer, 'reset', lang);
        return true;
      });
      for (const counter of told) await forgiveAttempt(app.db, counter);
      return {
        message: isSent
          ? message(lang, 'customer_reset_sent')
          : message(lang, 'letters_sent_lately', { minutes: resetMailMinutes }),
      };
    },
  );

  app.post(
    '/user/reset-password',
    {
      config: { access: 'public', lane: 'password' },
      schema: {
        tags,
        summary: 'Set a new password with the link that was sent to a customer',
        description: 'Ends all sessions of the account.',
        body: z.strictObject({ token: linkToken, password: chosenPassword, lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const lang = readerLanguage(request);
      await limitAttempts(app.db, [linksTriedFrom(request.ip)]);
      const customer = await findLinkOwner(app.db, token, 'reset');
      await refuseWeakPassword(app, 'password', password, [customer.email, customer.full_name]);
      const passwordHash = await hashPassword(password);
      await app.db.transaction(async (tx) => {
        await consumeLink(tx, token, 'reset');
        // None of those that were sent is good any more.
        await clearAttempts(tx, resetMailTo(customer.email.toLowerCase()));
        await setPassword(tx, app.env, request, { customer, passwordHash, byLetter: true, lang });
      });
      // The owner has shown himself: others' failures keep him out no more.
      rememberDevice(app, request, reply, { kind: 'customer', id: customer.id });
      return { message: message(lang, 'password_changed') };
    },
  );

  app.post(
    '/customer/update-password',
    {
      config: { access: 'customer', lane: 'password' },
      schema: {
        tags: ['My account'],
        summary: 'Change the own password of a customer',
        description: 'Ends all other sessions of the account.',
        body: passwordChange,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const actor = signedInCustomer(request);
      const { old_password, new_password } = request.body;
      const lang = readerLanguage(request);
      const customer = await requireOwnPassword(app, actor.id, old_password, 'old_password');
      await refuseWeakPassword(app, 'new_password', new_password, [customer.email, customer.full_name]);
      const passwordHash = await hashPassword(new_password);
      await app.db.transaction((tx) =>
        setPassword(tx, app.env, request, {
          customer,
          passwordHash,
          checkedHash: customer.password_hash,
          keepSession: actor.sessionId,
          lang,
        }),
      );
      return { message: message(lang, 'password_changed') };
    },
  );
};
