import { z } from 'zod';
import { galleryRow } from '../../kernel/items/shapes';
import { detailShape } from '../../kernel/read-schemas';
import { visitorPage, visitorRow } from '../../kernel/visitor-info/fields';
import { contentRowShape, ratingFields, referenceSchema } from '../../platform/responses';

export const thingRow = z
  .object({
    ...contentRowShape,
    ...ratingFields,
    city_id: z.number().int(),
    city: referenceSchema.nullable(),
    category: referenceSchema.nullable(),
    list_tags: z.array(z.string()),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    ...visitorRow,
    price_from: z.number().int().nullable().meta({
      description: 'VND for one person; 0 = free, null = not known',
    }),
  })
  .meta({ id: 'ThingToDoRow' });

/** What an editor gets. */
export const editorThing = thingRow
  .extend({ ...detailShape, category_id: z.number().int() })
  .meta({ id: 'EditorThingToDo' });

/** The page of a thing to do. */
export const thingDetail = editorThing
  .omit({ seo: true })
  .extend({ ...visitorPage, related: z.array(thingRow), galleries: z.array(galleryRow) })
  .meta({ id: 'ThingToDo' });

export const thingCategoryRow = z
  .object({
    ...contentRowShape,
    is_active: z.number().int().meta({ description: 'The status under another name' }),
    thing_to_do_count: z.number().int(),
  })
  .meta({ id: 'ThingToDoCategoryRow' });

export const editorThingCategory = thingCategoryRow
  .extend(detailShape)
  .meta({ id: 'EditorThingToDoCategory' });
