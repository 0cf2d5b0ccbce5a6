import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { holds, requireRight } from '../../../access';
import type { App } from '../../../app-type';
import { ApiError } from '../../../errors';
import { listQuery } from '../../../fields';
import { translationIssues } from '../../../kernel/translation-issues';
import { langId } from '../../../language';
import { message } from '../../../platform/messages';
import { readerLanguage } from '../../../platform/plugins/errors';
import { dataOf, listOf, writtenOf } from '../../../platform/responses';
import { coverageRow, readCoverage } from './coverage';
import { settingCoverage, textCoverage } from './coverage-beside';
import { exportScopes, exportTranslations } from './export';
import { exportedFile, mostBytes, translationFile } from './file';
import { importReport, importTranslations } from './import';
import { kindNamed, kindNames, translatedKinds } from './kinds';
import { listWork, workRow } from './work-list';

const tags = ['Translations'];

const readable = (request: FastifyRequest) =>
  translatedKinds.filter(({ read }) => holds(request.actor, read));

/** Translations of content as a whole: how far they are, and out to translators and back. */
export const translationRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/translations/coverage',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'How far each kind of record is translated into each language',
        description:
          'Only kinds that the caller may read. A record can be unpublished and stale at once. `setting` counts groups, `ui_text` texts of the interface.',
        response: { 200: dataOf(z.array(coverageRow)) },
      },
    },
    async (request) => {
      const [kinds, ...beside] = await Promise.all([
        readCoverage(app.db, readable(request)),
        holds(request.actor, 'setting.read') ? settingCoverage(app.db) : undefined,
        holds(request.actor, 'language.read') ? textCoverage(app.db) : undefined,
      ]);
      return { data: [...kinds, ...beside.filter((row) => row !== undefined)] };
    },
  );

  app.get(
    '/translations/records',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Records of any kind whose translation wants work',
        querystring: z.object({
          entity: z.enum(kindNames),
          translation: z.enum(translationIssues),
          lang_id: langId.default('en'),
          page: listQuery.page,
          per_page: listQuery.per_page,
        }),
        response: { 200: listOf(workRow) },
      },
    },
    async (request) => {
      const { entity, translation, lang_id: language, page, per_page } = request.query;
      const kind = kindNamed(entity);
      requireRight(request.actor, kind.read);
      return listWork(app.db, kind, language, translation, { page, per_page });
    },
  );

  app.get(
    '/translations/export',
    {
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'A file of texts to translate, with their sources',
        description: 'At most 500 records; `left` says how many more there are.',
        querystring: z.object({
          lang_id: langId.default('en').meta({ description: 'Language to translate into' }),
          entity: z
            .enum(['', ...kindNames])
            .default('')
            .meta({ description: 'Empty = all that may be read' }),
          scope: z.enum(exportScopes).default('open').meta({ description: 'open = missing or stale' }),
        }),
        response: { 200: exportedFile },
      },
    },
    async (request, reply) => {
      const { lang_id: language, entity, scope } = request.query;
      const kinds = entity ? [kindNamed(entity)] : readable(request);
      for (const { read } of kinds) requireRight(request.actor, read);
      const name = `translations-${entity || 'all'}-${scope}-${language}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return exportTranslations(app.db, kinds, language, scope);
    },
  );

  app.post(
    '/translations/import',
    {
      bodyLimit: mostBytes,
      config: { access: 'admin' },
      schema: {
        tags,
        summary: 'Write a file of translations, all of it or nothing',
        description:
          'Each record needs the right to translate its kind. A dry run says what would happen. 409 when a record has changed since the export, 422 when an entry can’t be written; `data` is the report then, and nothing is written.',
        body: z.strictObject({
          dry_run: z.boolean().default(true),
          publish_new: z.boolean().default(false).meta({
            description: 'Show translations that are new at once, else when somebody publishes them',
          }),
          file: translationFile,
        }),
        response: { 200: writtenOf(importReport) },
      },
    },
    async (request) => {
      const { dry_run: dryRun, publish_new: publishNew, file } = request.body;
      const options = { request, language: file.lang_id, publishNew, dryRun };
      const data = await importTranslations(app.db, file.entries, options);
      if (!dryRun && !data.written) {
        const stale = data.entries.some(({ result }) => result === 'conflict');
        throw new ApiError(stale ? 'version_conflict' : 'invalid', { data });
      }
      return { message: message(readerLanguage(request), dryRun ? 'checked' : 'updated'), data };
    },
  );
};
