import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../app-type';
import { depictionOf, misfitOf } from '../../../depictions/fits';
import { flagQuery, idParam, text } from '../../../fields';
import { langId } from '../../../language';
import { createMediaStore, readWhole } from '../../../platform/media';
import { parseName } from '../../../platform/media/picture-name';
import { type Recipe, recipeName } from '../../../platform/media/recipes';
import { dataOf } from '../../../platform/responses';
import { picturedKinds, sitterOf } from './sitter';

const misfits = ['elsewhere', 'inland', 'subject', 'gaiety', 'season'] as const;

const drawn = z.object({
  scene: z.string(),
  motif: z.string().optional(),
  season: z.string().optional(),
});

const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/)
  .transform((list) => list.split(',').map(Number));

/** Whether one of our own drawings may stand for a record. It is a question to the editor; nothing is refused. */
export const pictureFitRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  const store = createMediaStore(app.env);

  app.get(
    '/media/fit',
    {
      config: { access: 'media.read' },
      schema: {
        tags: ['Media'],
        summary: 'Whether a drawing of the library shows something else than a record is about',
        description:
          'By the rule that the shipped pictures are held to. Of what editors have uploaded nothing is said.',
        querystring: z.object({
          image: text(200).meta({ description: 'As records name it: /media/… ' }),
          entity: z.enum(picturedKinds),
          name: text(400).default('').meta({ description: 'English title and address' }),
          id: idParam.optional(),
          city_ids: ids.optional().meta({ description: 'Where it is, with commas between' }),
          resource_type: idParam.optional(),
          hotel_type: text(40).optional(),
          event_type: text(40).optional(),
          type_id: idParam
            .optional()
            .meta({ description: 'Category of a thing to do, type of an experience' }),
          is_historic: flagQuery.optional(),
          is_memorial: flagQuery.optional(),
          on_shore: flagQuery.optional(),
          lang_id: langId.optional(),
        }),
        response: {
          200: dataOf(
            z
              .object({
                why: z.enum(misfits),
                shows: z
                  .object({ en: z.string(), vi: z.string() })
                  .meta({ description: 'What is drawn, as it follows “Illustration of” and “Minh họa”' }),
              })
              .nullable()
              .meta({ description: 'Null for what fits, and for what nobody of ours has drawn' }),
          ),
        },
      },
    },
    async (request) => {
      const { image, lang_id: _language, city_ids = [], ...given } = request.query;
      const { is_historic = false, is_memorial = false, on_shore = false } = given;
      const name = parseName((image.split('?')[0] ?? '').replace(/^\/media\//, ''));
      const bytes = name && (await readWhole(store, recipeName(name.hash)));
      const recipe = bytes ? (JSON.parse(bytes.toString()) as Recipe) : null;
      const spec = recipe ? drawn.safeParse(recipe.drawing).data : undefined;
      const depiction = spec && depictionOf(spec);
      if (!depiction) return { data: null };
      const sitter = await sitterOf(app.db, { ...given, is_historic, is_memorial, on_shore, city_ids });
      const why = misfits.find((one) => one === misfitOf(spec, sitter)?.why);
      return { data: why ? { why, shows: { en: depiction.en, vi: depiction.vi } } : null };
    },
  );
};
