import { z } from 'zod';
import { rowsOrCards } from '../../kernel/cards';
import { faqRow, galleryRow } from '../../kernel/items/shapes';
import { detailShape } from '../../kernel/read-schemas';
import { contentRowShape, referenceSchema } from '../../platform/responses';
import { eventRow } from '../event';
import { experienceRow } from '../experience';
import { resourceRow } from '../resource';
import { thingRow } from '../thing-to-do';
import { tourRow } from '../tour';
import { wayOnSchema } from './next-cities';

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

export const climateRow = z
  .object({
    month: z.number().int(),
    min_c: z.number(),
    max_c: z.number(),
    rain_mm: z.number(),
  })
  .meta({ id: 'ClimateNormal' });

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

/** The city's page: everything that a visitor is shown about it. */
export const cityDetail = editorCity
  .partial({ seo: true })
  .extend({
    galleries: rowsOrCards(galleryRow),
    list_resources: rowsOrCards(resourceRow),
    other_cities: rowsOrCards(cityRow.extend({ way: wayOnSchema }).meta({ id: 'NextCity' })).meta({
      description: 'Where one might go on to within half a day, the soonest first',
    }),
    tours: rowsOrCards(tourRow),
    experiences: rowsOrCards(experienceRow),
    cuisines: rowsOrCards(experienceRow),
    things_to_do: rowsOrCards(thingRow),
    events: rowsOrCards(eventRow),
    weather_normals: z.array(climateRow),
    faqs: rowsOrCards(faqRow),
  })
  .meta({ id: 'City' });
