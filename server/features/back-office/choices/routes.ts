import { isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Actor, holds, requireRight } from '../../../access';
import type { App } from '../../../app-type';
import { languageOf } from '../../../kernel/context';
import { type Language, langId, languageCodes } from '../../../language';
import { dataOf } from '../../../platform/responses';
import { type ChoiceSource, choiceSources, sourceOf } from './sources';

const names = Object.keys(choiceSources) as [ChoiceSource, ...ChoiceSource[]];

/** Who may fill in a form may see what there is to choose; nobody needs the right to a whole kind for that. */
const requireChooser = (actor: Actor, name: ChoiceSource): void => {
  const uses = sourceOf(name).chosenBy.flatMap((kind) => [
    `${kind}.read` as const,
    `${kind}.create` as const,
    `${kind}.update` as const,
  ]);
  if (!uses.some((right) => holds(actor, right))) requireRight(actor, `${name}.read`);
};

/** What forms of the back office choose from. */
export const choiceRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;

  app.get(
    '/choices/:source',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Choices'],
        summary: 'All records of a kind by their names, for the forms that choose among them',
        description:
          'For whoever may read or write a kind that names these, also without the right to read them.',
        params: z.object({ source: z.enum(names) }),
        querystring: z.object({ lang_id: langId.optional() }),
        response: {
          200: dataOf(
            z.array(
              z.object({
                id: z.number().int(),
                title: z.string().meta({ description: 'In the wanted language, else in another' }),
                lang_id: z
                  .enum(languageCodes)
                  .nullable()
                  .meta({ description: 'Language of the title; null for a record that has none' }),
                status: z.number().int().meta({ description: '0 = hidden, 1 = live' }),
              }),
            ),
          ),
        },
      },
    },
    async (request) => {
      const { source } = request.params;
      requireChooser(request.actor, source);
      const language = languageOf(request, request.query.lang_id);
      const { entity, byName } = sourceOf(source);
      const { record, translation } = entity;
      const title = sql<string>`coalesce((
        select t.title from ${translation} t where t.record_id = ${record.id}
        order by t.lang_id = ${language} desc limit 1), '')`;
      const titled = sql<Language | null>`(
        select t.lang_id from ${translation} t where t.record_id = ${record.id}
        order by t.lang_id = ${language} desc limit 1)`;
      const data = await app.db
        .select({ id: record.id, title, lang_id: titled, status: record.status })
        .from(record)
        .where(isNull(record.deleted_at))
        .orderBy(byName ? sql`fold(${title})` : record.sort, record.id);
      return { data };
    },
  );
};
