import { z } from 'zod';
import { cardSchema } from '../../kernel/cards';
import { facetCounts } from '../../kernel/facets';
import { galleryRow } from '../../kernel/items/shapes';
import { detailShape } from '../../kernel/read-schemas';
import { visitorPage, visitorRow } from '../../kernel/visitor-info/fields';
import { contentRowShape, ratingFields, referenceSchema } from '../../platform/responses';

export const typeRow = z
  .object({
    ...contentRowShape,
    parent_id: z.number().int().nullable(),
    code: z.string().nullable().meta({ example: 'cuisine' }),
    experience_count: z.number().int().meta({
      description: 'Live experiences of the type and of all types below it',
    }),
  })
  .meta({ id: 'ExperienceTypeRow' });

export const editorType = typeRow
  .extend({ ...detailShape, parent: referenceSchema.nullable() })
  .meta({ id: 'EditorExperienceType' });

export const typeDetail = editorType.partial({ seo: true }).meta({ id: 'ExperienceType' });

export const experienceRow = z
  .object({
    ...contentRowShape,
    ...ratingFields,
    experience_type: referenceSchema.nullable(),
    region: referenceSchema.nullable(),
    city: referenceSchema.nullable(),
    is_hot: z.boolean().meta({ description: "An editor's pick" }),
    price_from: z.number().int().nullable().meta({ description: 'VND for one person' }),
    ...visitorRow,
    lat: z.number().nullable(),
    lon: z.number().nullable(),
  })
  .meta({ id: 'ExperienceRow' });

/** What an editor's write answers. */
export const editorExperience = experienceRow
  .extend({
    ...detailShape,
    experience_type_id: z.number().int(),
    region_id: z.number().int().nullable(),
    city_id: z.number().int().nullable(),
    highlights: z.array(z.string()),
  })
  .meta({ id: 'EditorExperience' });

const parts = {
  ...visitorPage,
  related: z.array(experienceRow),
  galleries: z.array(galleryRow).meta({ description: 'Pictures of its city' }),
};

/** What an editor opens. */
export const experienceForm = editorExperience.extend(parts).meta({ id: 'ExperienceForm' });

/** The page of an experience. */
export const experienceDetail = editorExperience.omit({ seo: true }).extend(parts).meta({ id: 'Experience' });

/** A page of experiences with what leads on from it: the shape of all lists of experiences. */
export const overviewShape = z
  .object({
    experience_type: typeDetail.nullable().meta({ description: 'The type asked for; null for all' }),
    data: z.array(experienceRow),
    child_experience_types: z.array(typeRow).meta({ description: 'Below the type; at the top for all' }),
    other_experience_types: z.array(typeRow).meta({ description: 'Beside the type' }),
    tabs: z
      .array(referenceSchema)
      .meta({ description: 'All (id 0), then the child types; the id chosen is sent as category_id' }),
    active_tab: z.number().int(),
    hot_cuisine_experiences: z.array(experienceRow),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
    last_page: z.number().int(),
    total_page: z.number().int().meta({ description: 'The same as last_page' }),
    facets: facetCounts,
  })
  .meta({ id: 'ExperienceOverview' });

export const homeTypes = z.array(
  z.union([
    typeRow.extend({ experiences: z.array(experienceRow) }),
    cardSchema(typeRow).extend({ experiences: z.array(cardSchema(experienceRow)) }),
  ]),
);
