import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { flagQuery, id, idParam, listQuery, text, version } from '../../../fields';
import { languageOf, writeContext } from '../../../kernel/context';
import { writing } from '../../../kernel/editor-detail';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { dataOf, listOf, messageOnly, writtenOf } from '../../../platform/responses';
import { meantPath } from './meant';
import { fromPath, toPath } from './paths';
import { countHit, findByPath, findRedirect, listRedirects } from './read';
import { removeRedirect, writeRedirect } from './write';

const tag = 'SEO';

const redirectRow = z
  .object({
    id: z.number().int(),
    from_path: z.string(),
    to_path: z.string(),
    hits: z.number().int().meta({ description: 'How often visitors were led on' }),
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Redirect' });

const body = z.strictObject({
  id: id.optional().meta({ description: 'Of the redirect to change; without it one is created' }),
  from_path: fromPath,
  to_path: toPath,
  version,
  lang_id: langId.optional(),
});

const readRoutes = (app: App) => {
  app.get(
    '/redirects',
    {
      config: { access: 'seo.read' },
      schema: {
        tags: [tag],
        summary: 'Redirects, the last made first',
        querystring: z.object(listQuery).omit({ admin: true }),
        response: { 200: listOf(redirectRow) },
      },
    },
    (request) => listRedirects(app.db, request.query),
  );

  app.get(
    '/redirects/resolve',
    {
      config: { access: 'public' },
      schema: {
        tags: [tag],
        summary: 'Where a path leads that the site has no page for',
        description:
          'By an editor’s redirect, or else because it names a record by a slug of another language, in upper case or without a language.',
        querystring: z.object({
          path: text(2000),
          test: flagQuery.optional().meta({ description: '1 = not counted: somebody only wants to know' }),
          lang_id: langId.optional(),
        }),
        response: { 200: dataOf(z.object({ location: z.string() })) },
      },
    },
    async (request) => {
      const { path, test } = request.query;
      const redirect = await findByPath(app.db, path);
      const location = redirect?.location ?? (await meantPath(app.db, path));
      if (!location) throw new ApiError('not_found', { message: 'page_not_found' });
      if (!redirect || test) return { data: { location } };
      // The visitor doesn't wait for the count, and one that is lost is no harm.
      countHit(app.db, redirect.id).catch((error: Error) =>
        request.log.warn({ reason: error.message }, 'a redirect was not counted'),
      );
      return { data: { location } };
    },
  );
};

const editRoutes = (app: App) => {
  app.post(
    '/redirects',
    {
      config: { access: 'seo.update' },
      schema: {
        tags: [tag],
        summary: 'Create or change a redirect',
        description:
          'Chains become single steps: a redirect to where another one begins leads to its end, and those that led here lead on.',
        body,
        response: { 200: writtenOf(redirectRow), 201: writtenOf(redirectRow) },
      },
    },
    async (request, reply) => {
      const language = languageOf(request, request.body.lang_id);
      const { id: given, ...input } = request.body;
      const written = await writing(
        () =>
          app.db.transaction((tx) =>
            writeRedirect(writeContext(tx, request, language), { ...input, id: given }),
          ),
        () => findRedirect(app.db, given ?? 0),
      );
      const data = await findRedirect(app.db, written.id);
      if (!data) throw new ApiError('conflict');
      const created = given === undefined;
      return reply
        .status(created ? 201 : 200)
        .send({ message: message(language, created ? 'created' : 'updated'), data });
    },
  );

  app.delete(
    '/redirects/:id',
    {
      config: { access: 'seo.delete' },
      schema: {
        tags: [tag],
        summary: 'Delete a redirect',
        params: z.object({ id: idParam }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: { 200: messageOnly },
      },
    },
    async (request) => {
      const language = languageOf(request, request.query.lang_id);
      await app.db.transaction((tx) =>
        removeRedirect(writeContext(tx, request, language), request.params.id),
      );
      return { message: message(language, 'deleted') };
    },
  );
};

/** Paths that lead elsewhere. */
export const redirectRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  readRoutes(app);
  editRoutes(app);
};
