import { z } from 'zod';
import { detailShape } from '../../content/routes';
import { contentRowShape, referenceSchema } from '../../responses';

export const cityRow = z
  .object({
    ...contentRowShape,
    city_id: z.number().int(),
    city_code: z.string(),
    region: referenceSchema.nullable(),
    is_highlight: z.boolean(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    best_months: z.array(z.number().int()),
    province: z.string(),
  })
  .meta({ id: 'CityRow' });

export const galleryRow = z
  .object({
    id: z.number().int(),
    media_type: z.string(),
    image: z.string().nullable(),
    image_alt: z.string(),
    image_blur: z.string().nullable(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    youtube_id: z.string().nullable(),
    embed_url: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
    title: z.string(),
  })
  .meta({ id: 'GalleryItem' });

export const climateRow = z
  .object({
    month: z.number().int(),
    min_c: z.number(),
    max_c: z.number(),
    rain_mm: z.number(),
  })
  .meta({ id: 'ClimateNormal' });

export const faqRow = z
  .object({ id: z.number().int(), question: z.string(), answer: z.string() })
  .meta({ id: 'Faq' });

/** What an editor gets: the record with its gallery. */
export const editorCity = cityRow
  .extend({
    ...detailShape,
    region_id: z.number().int(),
    formerly: z.string(),
    former_names: z.array(z.string()),
    galleries: z.array(galleryRow),
  })
  .meta({ id: 'EditorCity' });

export const resourceRow = z
  .object({
    ...contentRowShape,
    resource_type: z.number().int(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
  })
  .meta({ id: 'ResourceRow' });

const thingRow = z.object({ ...contentRowShape }).meta({ id: 'ContentRow' });

/** The city's page: everything that a visitor is shown about it. */
export const cityDetail = editorCity
  .partial({ seo: true })
  .extend({
    list_resources: z.array(resourceRow),
    other_cities: z.array(cityRow),
    tours: z.array(thingRow),
    experiences: z.array(thingRow),
    cuisines: z.array(thingRow),
    things_to_do: z.array(thingRow),
    events: z.array(thingRow.extend({ start_date: z.string(), end_date: z.string() })),
    weather_normals: z.array(climateRow),
    faqs: z.array(faqRow),
  })
  .meta({ id: 'City' });
