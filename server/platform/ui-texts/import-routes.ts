import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { langId } from '../../language';
import { findLanguage } from '../languages/read-languages';
import { codeParams } from '../languages/shapes';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { writtenOf } from '../responses';
import { namespaces } from './bundled';
import { importTexts } from './import-texts';

const imported = z.object({
  dry_run: z.boolean(),
  changes: z.array(
    z.object({
      namespace: z.enum(namespaces),
      key: z.string(),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
  unchanged: z.number().int(),
});

/** Texts that were translated outside, in one go. */
export const importRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/languages/:code/translations/import',
    {
      config: { access: 'language.translate' },
      schema: {
        tags: ['Interface texts'],
        summary: 'Write a file of interface texts, all or nothing',
        description:
          'By namespace, nested or with dots in the keys. Empty texts are left as they are. A dry run says what would change.',
        params: codeParams,
        body: z.strictObject({
          texts: z
            .record(z.string().max(60), z.unknown())
            .refine((given) => Object.keys(given).length > 0, { error: 'required' })
            .meta({ example: { common: { pagination: { next: 'Trang sau' } } } }),
          dry_run: z.boolean().default(false),
          lang_id: langId.optional(),
        }),
        response: { 200: writtenOf(imported) },
      },
    },
    async (request) => {
      const { texts, dry_run } = request.body;
      const { code } = await findLanguage(app.db, request.params.code);
      const done = await app.db.transaction((tx) =>
        importTexts(tx, request, { code, file: texts, dryRun: dry_run }),
      );
      const said = dry_run ? 'checked' : 'updated';
      return { message: message(readerLanguage(request), said), data: { dry_run, ...done } };
    },
  );
};
