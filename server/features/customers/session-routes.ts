import { z } from 'zod';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import { message } from '../../platform/messages';
import { readerLanguage } from '../../platform/plugins/errors';
import { dataOf, messageOnly } from '../../platform/responses';
import { customerSessions } from '../../platform/sessions/customer-sessions';
import { presentSession, sessionSchema, shownSession } from '../../platform/sessions/session-shapes';
import { signedInCustomer } from './signed-in';

const tags = ['My account'];
const config = { access: 'customer' } as const;

/** Where a customer is signed in, and ending it there. */
export const sessionRoutes = (app: App): void => {
  app.get(
    '/me/sessions',
    {
      config,
      schema: {
        tags,
        summary: 'Browsers in which a customer is signed in',
        response: { 200: dataOf(z.array(sessionSchema)) },
      },
    },
    async (request) => {
      const { id, sessionId } = signedInCustomer(request);
      return { data: (await customerSessions.list(app.db, id, sessionId)).map(presentSession) };
    },
  );

  app.delete(
    '/me/sessions',
    {
      config,
      schema: { tags, summary: 'Sign a customer out everywhere else', response: { 200: messageOnly } },
    },
    async (request) => {
      const { id, sessionId } = signedInCustomer(request);
      await customerSessions.endAll(app.db, id, { except: sessionId });
      return { message: message(readerLanguage(request), 'session_ended') };
    },
  );

  app.delete(
    '/me/sessions/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Sign a customer out in one browser',
        params: shownSession,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const ended = await customerSessions.endShown(app.db, signedInCustomer(request).id, request.params.id);
      if (!ended) throw new ApiError('not_found');
      return { message: message(readerLanguage(request), 'session_ended') };
    },
  );
};
