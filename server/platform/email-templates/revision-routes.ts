import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParam } from '../../fields';
import { languageOf, writeContext } from '../../kernel/context';
import { writing } from '../../kernel/editor-detail';
import { restoreBody } from '../../kernel/restore-shapes';
import { pastState, pastStates, pastStatesOf, pastStatesQuery } from '../../kernel/revision-routes';
import { langId } from '../../language';
import { message } from '../messages';
import { writtenOf } from '../responses';
import { findTemplate, presentTemplate } from './find-template';
import { templateDetail } from './shapes';
import { restoreTemplate } from './write-template';

const tags = ['E-mail templates'];

/** Past states of the editors' version of a letter, and going back to one. */
export const templateRevisionRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/emailtemplate/:id/revisions',
    {
      config: { access: 'email_template.read' },
      schema: {
        tags,
        summary: 'Past states of a letter, newest first',
        params: z.object({ id: idParam }),
        querystring: pastStatesQuery,
        response: { 200: pastStatesOf },
      },
    },
    (request) => pastStates(app.db, 'email_template', request.params.id, request.query.before),
  );

  app.post(
    '/emailtemplate/:id/revisions/:version/restore',
    {
      config: { access: 'email_template.update', versioned: true },
      schema: {
        tags,
        summary: 'Make the texts of a past state the current ones',
        params: z.object({ id: idParam, version: idParam }),
        querystring: z.object({ lang_id: langId.optional() }),
        body: restoreBody,
        response: { 200: writtenOf(templateDetail) },
      },
    },
    async (request) => {
      const { id, version } = request.params;
      const language = languageOf(request, request.query.lang_id);
      const snapshot = await pastState(app.db, 'email_template', id, version);
      const stored = async () => presentTemplate(await findTemplate(app.db, String(id)), language);
      await writing(
        () =>
          app.db.transaction((tx) =>
            restoreTemplate(writeContext(tx, request, language), id, snapshot, request.body?.version),
          ),
        stored,
      );
      return { message: message(language, 'restored'), data: await stored() };
    },
  );
};
