import { z } from 'zod';
import { bookingTermsRead } from '../../kernel/booking-terms/shape';
import { itemShape, pictureShape } from '../../kernel/items/fields';
import { galleryRow } from '../../kernel/items/shapes';
import { detailShape } from '../../kernel/read-schemas';
import { reviewsSummarySchema } from '../../kernel/reviews-summary';
import { visitorPage, visitorRow } from '../../kernel/visitor-info/fields';
import { contentRowShape, ratingFields, referenceSchema } from '../../platform/responses';

const degree = z.number().nullable();
const price = z.number().int().meta({ description: 'VND a night', example: 2_400_000 });

const cityReference = referenceSchema
  .extend({ city_code: z.string() })
  .meta({ id: 'CityReference', description: 'A city with its code' });

const themeReference = referenceSchema.extend({ code: z.string() }).meta({ id: 'ThemeReference' });

const rowShape = {
  ...contentRowShape,
  ...ratingFields,
  resource_type: z.number().int().meta({
    description: 'Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191',
  }),
  path: z.string().meta({ description: 'Page on the site, below the language', example: '/hotels/majestic' }),
  city: cityReference.nullable(),
  address: z.string(),
  cuisine: z.string().meta({ description: 'What a restaurant cooks' }),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  price_band: z.number().int().nullable().meta({ description: '1 = cheap … 4 = very expensive' }),
  price_from: z.number().int().nullable().meta({ description: 'Lowest price of a night in VND' }),
  star_rating: z.number().int().nullable(),
  hotel_type: z.string().nullable(),
  is_historic: z.boolean(),
  is_sample: z.boolean().meta({ description: "Doesn't exist; shows what a partner's page is like" }),
  facilities: z.array(z.string()).meta({ description: 'Codes', example: ['wifi', 'pool'] }),
  ...visitorRow,
  vr_link: z.string().nullable().meta({
    description: 'A view all around: an https:// address, or the path of an equirectangular picture (2:1)',
    example: '/media/4f0c2a7e.jpg',
  }),
  lat: degree,
  lon: degree,
  themes: z.array(themeReference),
};

/** A place in a list. */
export const resourceRow = z.object(rowShape).meta({ id: 'ResourceRow' });

export const hotelRow = resourceRow.extend({ banner: z.string().nullable() }).meta({ id: 'HotelRow' });

export const restaurantRow = resourceRow
  .extend({
    restaurant_id: z.number().int().meta({ description: 'The same as id' }),
    banner: z.string().nullable(),
  })
  .meta({ id: 'RestaurantRow' });

const nearbyRow = resourceRow
  .extend({ distance_km: z.number().meta({ description: 'As the crow flies, one decimal' }) })
  .meta({ id: 'NearbyResource' });

/** A room as visitors see it. */
const roomRow = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: z.string(),
    ...pictureShape,
    price,
    capacity: z.number().int(),
  })
  .meta({ id: 'RoomRow' });

/** A room in the list of its accommodation. */
export const editorRoom = z
  .object({
    ...itemShape,
    resource_id: z.number().int(),
    title: z.string(),
    description: z.string(),
    ...pictureShape,
    price,
    capacity: z.number().int(),
    quantity: z.number().int().meta({ description: 'Rooms of this kind that can be sold in a night' }),
    status: z.number().int(),
  })
  .meta({ id: 'Room' });

/** What an editor gets. */
export const editorResource = resourceRow
  .extend({
    ...detailShape,
    city_id: z.number().int(),
    tags: z.array(z.string()),
    theme_ids: z.array(z.number().int()),
    former_names: z.array(z.string()),
    booking_terms: bookingTermsRead,
    audio_text: z.string().meta({ description: 'What a visitor hears at the place' }),
    detour_if: z.string().meta({ description: 'Goes on after “Worth a detour if”' }),
    skip_if: z.string().meta({ description: 'Goes on after “Skip it if”' }),
    verdict_by: z.string().meta({ description: 'Who judged so; empty = the editors' }),
    verdict_on: z.string().nullable().meta({ description: 'yyyy-MM-dd' }),
    galleries: z.array(galleryRow),
  })
  .meta({ id: 'EditorResource' });

/** The page of a place; `rooms` of accommodation, `seo` for editors. */
export const resourceDetail = editorResource
  .partial({ seo: true })
  .extend({
    restaurant_id: z.number().int().meta({ description: 'The same as id' }).optional(),
    banner: z.string().nullable().meta({ description: 'The same as image' }),
    rooms: z.array(roomRow),
    nearby: z.array(nearbyRow),
    reviews_summary: reviewsSummarySchema,
    ...visitorPage,
  })
  .meta({ id: 'Resource' });

/** How many places a filter would leave. */
export const property = <Id extends z.ZodType>(id: Id) =>
  z.object({ id, title: z.string(), count: z.number().int() });
