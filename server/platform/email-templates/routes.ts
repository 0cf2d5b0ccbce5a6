import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors';
import { listQuery } from '../../fields';
import { languageOf, writeContext } from '../../kernel/context';
import { writing } from '../../kernel/editor-detail';
import { langId } from '../../language';
import { message } from '../messages';
import { dataOf, listOf, messageOnly, writtenOf } from '../responses';
import { findTemplate, presentTemplate } from './find-template';
import { listTemplates } from './list-templates';
import { changedTemplate, idOrCode, newTemplate, templateDetail, templateRow } from './shapes';
import { createTemplate, deleteTemplate, updateTemplate } from './write-template';

const tags = ['E-mail templates'];
const params = z.object({ id: idOrCode });
const optionalLanguage = z.object({ lang_id: langId.optional() });

/** Letters that the product sends: the texts that ship, and what editors wrote in their place. */
export const templateRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  /** The id of the editors' version. @throws ApiError not_found */
  const storedId = async (given: string): Promise<number> => {
    const { stored } = await findTemplate(app.db, given);
    if (!stored) throw new ApiError('not_found');
    return stored.id;
  };

  app.get(
    '/emailtemplate',
    {
      config: { access: 'email_template.read' },
      schema: {
        tags,
        summary: 'Every letter that the product sends',
        querystring: z.object(listQuery).omit({ admin: true }),
        response: { 200: listOf(templateRow) },
      },
    },
    (request) => listTemplates(app.db, languageOf(request, request.query.lang_id), request.query),
  );

  app.get(
    '/emailtemplate/:id',
    {
      config: { access: 'email_template.read' },
      schema: {
        tags,
        summary: 'One letter in one language',
        params,
        querystring: optionalLanguage,
        response: { 200: dataOf(templateDetail) },
      },
    },
    async (request) => {
      const found = await findTemplate(app.db, request.params.id);
      return { data: presentTemplate(found, languageOf(request, request.query.lang_id)) };
    },
  );

  app.post(
    '/emailtemplate',
    {
      config: { access: 'email_template.update' },
      schema: {
        tags,
        summary: "Make the editors' version of a letter in one language",
        description: 'HTML is kept to what mail programs show; names in double braces stand for values.',
        body: newTemplate,
        response: { 201: writtenOf(templateDetail) },
      },
    },
    async (request, reply) => {
      const { lang_id: language, ...input } = request.body;
      await app.db.transaction((tx) => createTemplate(writeContext(tx, request, language), input));
      const data = presentTemplate(await findTemplate(app.db, input.code), language);
      return reply.status(201).send({ message: message(language, 'created'), data });
    },
  );

  app.put(
    '/emailtemplate/:id',
    {
      config: { access: 'email_template.update' },
      schema: {
        tags,
        summary: "Change the editors' version of a letter in one language",
        params,
        body: changedTemplate,
        response: { 200: writtenOf(templateDetail) },
      },
    },
    async (request) => {
      const { lang_id: language, ...input } = request.body;
      const id = await storedId(request.params.id);
      const stored = async () => presentTemplate(await findTemplate(app.db, String(id)), language);
      await writing(
        () => app.db.transaction((tx) => updateTemplate(writeContext(tx, request, language), id, input)),
        stored,
      );
      return { message: message(language, 'updated'), data: await stored() };
    },
  );

  app.delete(
    '/emailtemplate/:id',
    {
      config: { access: 'email_template.update' },
      schema: {
        tags,
        summary: 'Bring the text that ships back',
        description: 'In the given language, or in all.',
        params,
        querystring: optionalLanguage,
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const { lang_id: only } = request.query;
      const id = await storedId(request.params.id);
      await app.db.transaction((tx) => deleteTemplate(writeContext(tx, request, only), id, only));
      return { message: message(languageOf(request, only), 'deleted') };
    },
  );
};
