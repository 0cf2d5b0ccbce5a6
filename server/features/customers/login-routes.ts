import { z } from 'zod';
import type { App } from '../../app-type';
import { langId } from '../../language';
import { loginName } from '../../platform/admins/email-field';
import { message } from '../../platform/messages';
import { refuseForeignLink } from '../../platform/plugins/auth';
import { readerLanguage } from '../../platform/plugins/errors';
import { messageOnly } from '../../platform/responses';
import { logSignIn } from '../../platform/security/log-event';
import {
  customerSessions,
  giveCustomerToken,
  takeCustomerToken,
} from '../../platform/sessions/customer-sessions';
import { rememberDevice } from '../../platform/sessions/known-devices';
import { givenPassword } from '../../platform/sessions/password-rules';
import { signIn } from './login';
import { customerSchema, presentCustomer } from './present';
import { signedInCustomer } from './signed-in';

const tags = ['Customer accounts'];

/** Signing in to the site and out of it. */
export const loginRoutes = (app: App): void => {
  app.post(
    '/customers/login',
    {
      config: { access: 'public', lane: 'password' },
      schema: {
        tags,
        summary: 'Sign in to the site',
        description:
          'Also sets the cookie customer_token, and signed_in, which holds no secret. Limited by network and by account; a browser in which the account was signed in to before (cookie known_device) is held to its own failures only.',
        body: z.strictObject({ email: loginName, password: givenPassword, lang_id: langId.optional() }),
        response: { 200: z.object({ message: z.string(), token: z.string(), data: customerSchema }) },
      },
    },
    async (request, reply) => {
      const { session, customerId } = await signIn(app, request, request.body.email, request.body.password);
      await customerSessions.endInBrowser(app, request);
      const token = giveCustomerToken(app, reply, session);
      rememberDevice(app, request, reply, { kind: 'customer', id: customerId });
      logSignIn(request, { kind: 'customer', id: customerId });
      return {
        message: message(readerLanguage(request), 'signed_in'),
        token,
        data: await presentCustomer(app.db, customerId),
      };
    },
  );

  app.get(
    '/user/logout',
    {
      config: { access: 'customer' },
      schema: {
        tags,
        summary: 'End this session of a customer',
        description: 'The token is refused from then on, and the cookies are cleared.',
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request, reply) => {
      refuseForeignLink(app, request);
      await customerSessions.end(app.db, signedInCustomer(request).sessionId);
      takeCustomerToken(app, reply);
      return { message: message(readerLanguage(request), 'signed_out') };
    },
  );
};
