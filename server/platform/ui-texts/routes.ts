import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors';
import { flagQuery, listQuery, requiredText } from '../../fields';
import { writing } from '../../kernel/editor-detail';
import { langId } from '../../language';
import { findLanguage } from '../languages/read-languages';
import { codeParams } from '../languages/shapes';
import { message } from '../messages';
import { readerLanguage } from '../plugins/errors';
import { requireBasis } from '../plugins/versions';
import { dataOf, listOf, writtenOf } from '../responses';
import { namespaces } from './bundled';
import { listTexts, publicEdits, publicTexts, textRows } from './read-texts';
import { writeTexts } from './write-texts';

const tags = ['Interface texts'];
const namespace = z.enum(namespaces);

const textRow = z
  .object({
    namespace,
    key: z.string().meta({ example: 'pagination.page' }),
    source: z.string().meta({ description: 'In the language to translate from', example: 'Page {{page}}' }),
    value: z.string().nullable().meta({ description: 'What readers see', example: 'Trang {{page}}' }),
    bundled: z.string().nullable().meta({ description: 'What ships with the site' }),
    variables: z
      .array(z.string())
      .meta({ description: 'Names that must stay, in braces', example: ['page'] }),
    is_missing: z.boolean(),
    is_overridden: z.boolean().meta({ description: 'An editor wrote it' }),
  })
  .meta({ id: 'InterfaceText' });

const namespaceState = z.object({
  namespace,
  total: z.number().int(),
  missing: z.number().int(),
  edited: z.number().int(),
});

/** Texts of the interface: what ships with the site, and what editors wrote in its place. */
export const uiTextRoutes = async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/locales/:lng',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'What editors wrote in the place of the texts that ship, by namespace and key',
        params: z.object({ lng: z.string().max(40) }),
        response: { 200: dataOf(z.record(z.string(), z.record(z.string(), z.string()))) },
      },
    },
    async (request) => {
      const code = codeParams.shape.code.safeParse(request.params.lng);
      if (!code.success) throw new ApiError('not_found');
      return { data: await publicEdits(app.db, code.data) };
    },
  );

  app.get(
    '/locales/:lng/:ns',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Interface texts of one namespace, as i18next loads them',
        description: 'Nested by the parts of the keys. 404 for a language that is not active.',
        params: z.object({ lng: z.string().max(40), ns: z.string().max(40) }),
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    async (request, reply) => {
      const code = codeParams.shape.code.safeParse(request.params.lng);
      const ns = namespace.safeParse(request.params.ns);
      if (!code.success || !ns.success) throw new ApiError('not_found');
      const texts = await publicTexts(app.db, code.data, ns.data);
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
      return texts;
    },
  );

  app.get(
    '/languages/:code/translations',
    {
      config: { access: 'language.read' },
      schema: {
        tags,
        summary: 'Interface texts of a language beside those of another, the missing ones first',
        params: codeParams,
        querystring: z.object({
          page: listQuery.page,
          per_page: listQuery.per_page,
          keyword: listQuery.keyword,
          lang_id: langId.optional(),
          namespace: namespace.optional().meta({ description: 'All when missing' }),
          missing: flagQuery.optional().meta({ description: '1: only those without a text' }),
          edited: flagQuery.optional().meta({ description: '1: only those that an editor wrote' }),
          source: langId
            .optional()
            .meta({ description: 'To translate from; the default language when missing' }),
        }),
        response: { 200: listOf(textRow).extend({ namespaces: z.array(namespaceState) }) },
      },
    },
    async (request) => {
      const { namespace: wanted, ...query } = request.query;
      const { code } = await findLanguage(app.db, request.params.code);
      return listTexts(app.db, code, wanted, query);
    },
  );

  app.put(
    '/languages/:code/translations',
    {
      config: { access: 'language.translate', wantsVersion: true },
      schema: {
        tags,
        summary: 'Write interface texts of a language',
        description:
          'Names in braces must be kept. null brings back the text that ships with the site. `seen` has, for each key, the ' +
          '`value` that was read: when another is stored by now, nothing is written and the answer is 409 with the stored texts.',
        params: codeParams,
        body: z.strictObject({
          namespace,
          texts: z
            .record(z.string().max(200), requiredText(5000).nullable())
            .refine((given) => Object.keys(given).length > 0, { error: 'required' })
            .meta({ example: { 'pagination.next': 'Trang sau', 'pagination.previous': null } }),
          seen: z
            .record(z.string().max(200), z.string().max(5000).nullable())
            .optional()
            .meta({ example: { 'pagination.next': 'Tiếp', 'pagination.previous': 'Trang trước' } }),
          lang_id: langId.optional(),
        }),
        response: { 200: writtenOf(z.array(textRow)) },
      },
    },
    async (request) => {
      const { code } = request.params;
      const { namespace: written, texts, seen } = request.body;
      requireBasis(request, seen);
      const stored = async () =>
        (await textRows(app.db, code, [written])).filter(({ key }) => Object.hasOwn(texts, key));
      await writing(
        () => app.db.transaction((tx) => writeTexts(tx, request, { code, namespace: written, texts, seen })),
        stored,
      );
      return { message: message(readerLanguage(request), 'updated'), data: await stored() };
    },
  );
};
