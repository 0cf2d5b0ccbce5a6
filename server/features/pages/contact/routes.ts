import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { idParam, listQuery } from '../../../fields';
import { languageOf, writeContext } from '../../../kernel/context';
import { writing } from '../../../kernel/editor-detail';
import { limitAttempts } from '../../../platform/limits/attempts';
import { message } from '../../../platform/messages';
import { listOf, messageOnly, writtenOf } from '../../../platform/responses';
import { customerOf } from '../../../platform/sessions/visitor';
import { findMessage, handleMessage, listMessages } from './handle';
import { contactCounters, sendMessage } from './send';
import { contactBody, contactChange, contactRow, contactStatus } from './shapes';

const tag = 'Contact';

/** Messages of visitors to the organisation. */
export const contactRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.post(
    '/contact',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Write to the organisation',
        description: 'The sender gets a confirmation by e-mail.',
        body: contactBody,
        response: { 201: messageOnly },
      },
    },
    async (request, reply) => {
      const { lang_id, phone = '', ...given } = request.body;
      const language = languageOf(request, lang_id);
      const customer_id = await customerOf(app, request);
      await limitAttempts(app.db, contactCounters(request.ip, given.email));
      await app.db.transaction((tx) => sendMessage(tx, language, { ...given, phone, customer_id }));
      return reply.status(201).send({ message: message(language, 'message_sent') });
    },
  );

  app.get(
    '/contact',
    {
      config: { access: 'contact.read' },
      schema: {
        tags: [tag],
        summary: 'Messages of visitors, the newest first',
        querystring: z.object({ ...listQuery, status: contactStatus.optional() }).omit({ admin: true }),
        response: { 200: listOf(contactRow) },
      },
    },
    (request) => listMessages(app.db, request.query),
  );

  app.put(
    '/contact/:id',
    {
      config: { access: 'contact.update' },
      schema: {
        tags: [tag],
        summary: 'Say what became of a message',
        params: z.object({ id: idParam }),
        body: contactChange,
        response: { 200: writtenOf(contactRow) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const language = languageOf(request, request.body.lang_id);
      const stored = () => findMessage(app.db, id);
      await writing(
        () =>
          app.db.transaction((tx) => handleMessage(writeContext(tx, request, language), id, request.body)),
        stored,
      );
      return { message: message(language, 'updated'), data: await stored() };
    },
  );
};
