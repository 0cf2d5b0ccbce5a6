import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuery } from '../../fields';
import { writing } from '../../kernel/editor-detail';
import { checkPerPage } from '../../kernel/read-schemas';
import { langId } from '../../language';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { listOf, messageOnly, writtenOf } from '../responses';
import { findLanguage, listLanguages } from './read-languages';
import { changedLanguage, codeParams, languageRow, newLanguage } from './shapes';
import { createLanguage, deleteLanguage, updateLanguage } from './write-language';

const tags = ['Languages'];

/** Languages of the site and of its interface texts. */
export const languageRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/languages',
    {
      config: { access: 'public', adminRead: 'language.read' },
      schema: {
        tags,
        summary: 'Active languages; with admin=1 all',
        querystring: z.object(listQuery),
        response: { 200: listOf(languageRow) },
      },
    },
    (request) => {
      checkPerPage(request, request.query.per_page);
      return listLanguages(app.db, { ...request.query, includeInactive: request.actor.kind === 'admin' });
    },
  );

  app.post(
    '/languages',
    {
      config: { access: 'language.create' },
      schema: {
        tags,
        summary: 'Add a language',
        description:
          'It can have interface texts, and starts inactive. Content is kept in English and Vietnamese: another language becomes one of the content when the code knows it.',
        body: newLanguage,
        response: { 201: writtenOf(languageRow) },
      },
    },
    async (request, reply) => {
      await app.db.transaction((tx) => createLanguage(tx, request, request.body));
      const data = await findLanguage(app.db, request.body.code);
      return reply.status(201).send({ message: message(readerLanguage(request), 'created'), data });
    },
  );

  app.put(
    '/languages/:code',
    {
      config: { access: 'language.update' },
      schema: {
        tags,
        summary: 'Change a language',
        description: 'Exactly one is the default, and it is active. English and Vietnamese stay active.',
        params: codeParams,
        body: changedLanguage,
        response: { 200: writtenOf(languageRow) },
      },
    },
    async (request) => {
      const { code } = request.params;
      const stored = () => findLanguage(app.db, code);
      await writing(
        () => app.db.transaction((tx) => updateLanguage(tx, request, code, request.body)),
        stored,
      );
      return { message: message(readerLanguage(request), 'updated'), data: await stored() };
    },
  );

  app.delete(
    '/languages/:code',
    {
      config: { access: 'language.delete' },
      schema: {
        tags,
        summary: 'Delete a language with the texts that are in it',
        description: 'English and Vietnamese stay. Its texts go with it, and are stored in the audit entry.',
        params: codeParams,
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      await app.db.transaction((tx) => deleteLanguage(tx, request, request.params.code));
      return { message: message(readerLanguage(request), 'deleted') };
    },
  );
};
