import { z } from 'zod';
import { travelModes } from '../../geography/travel-modes';
import { bookingTermsRead } from '../../kernel/booking-terms/shape';
import { galleryRow } from '../../kernel/items/shapes';
import { detailShape } from '../../kernel/read-schemas';
import { reviewsSummarySchema } from '../../kernel/reviews-summary';
import { contentRowShape, ratingFields, referenceSchema } from '../../platform/responses';

const date = z.string().meta({ description: 'yyyy-MM-dd', example: '2027-03-06' });
const price = z.number().int().meta({ description: 'VND for one person', example: 4_900_000 });
const degree = z.number().nullable();

export const travelStyleRow = z
  .object({
    ...contentRowShape,
    tour_count: z.number().int().meta({ description: 'Live tours of this style' }),
  })
  .meta({ id: 'TravelStyleRow' });

export const editorTravelStyle = travelStyleRow.extend(detailShape).meta({ id: 'EditorTravelStyle' });

export const tourRow = z
  .object({
    ...contentRowShape,
    ...ratingFields,
    duration_days: z.number().int(),
    duration_nights: z.number().int(),
    duration: z.string().meta({
      description: 'Days and nights in words, in the language asked for',
      example: '3 days 2 nights',
    }),
    departure_point: referenceSchema.nullable(),
    travel_style: referenceSchema.nullable(),
    price,
    is_sample: z.boolean().meta({ description: 'Nobody runs it; shows what a tour looks like' }),
    next_departures: z.array(date).meta({ description: 'Up to 3 days ahead with seats free' }),
    cities: z.array(referenceSchema),
  })
  .meta({ id: 'TourRow' });

const tourFields = {
  departure_point_id: z.number().int(),
  travel_style_id: z.number().int(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  booking_terms: bookingTermsRead,
};

const dayTexts = {
  day: z.number().int().meta({ description: 'Counts from 1' }),
  title: z.string(),
  content: z.string().meta({ description: 'Safe HTML' }),
  meals: z.string(),
  stay: z.string(),
};

const stopFields = {
  id: z.number().int(),
  title: z.string(),
  resource_id: z.number().int().nullable(),
  city_id: z.number().int().nullable(),
  lat: degree,
  lon: degree,
  mode: z
    .enum(travelModes)
    .nullable()
    .meta({ description: 'How one comes here from the stop before; null where it is not said' }),
};

const editorStopFields = {
  ...stopFields,
  place_title: z.string().meta({
    description: 'What the place or city is called, hidden ones too; empty in a language that it lacks',
  }),
};

const tourDay = z
  .object({
    ...dayTexts,
    stops: z.array(
      z.object({
        ...stopFields,
        slug: z.string().nullable().meta({ description: 'Of the place that resource_id names' }),
        resource_type: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'TourDay' });

/** What an editor gets: the stops have only what was written for them, not what they take from their place. */
export const editorTour = tourRow
  .extend({
    ...detailShape,
    ...tourFields,
    city_ids: z.array(z.number().int()),
    days: z.array(z.object({ ...dayTexts, stops: z.array(z.object(editorStopFields)) })),
    galleries: z.array(galleryRow),
  })
  .meta({ id: 'EditorTour' });

const openDeparture = z
  .object({ id: z.number().int(), date, price, seats_left: z.number().int() })
  .meta({ id: 'OpenDeparture' });

const refunds = z
  .object({
    date: date.meta({
      description: 'Of the next departure with seats free and all steps ahead, or of the next one',
    }),
    steps: z
      .array(
        z.object({
          from: date.nullable().meta({ description: 'null: from the order on' }),
          until: date,
          percent: z.int(),
          amount: price.meta({ description: 'VND for one person' }),
        }),
      )
      .meta({ description: 'Without gaps, up to the day before' }),
  })
  .nullable()
  .meta({ description: 'What comes back of a departure by the day of cancelling; null = not known' });

/** The tour's page. */
export const tourDetail = tourRow
  .extend({
    ...detailShape,
    ...tourFields,
    days: z.array(tourDay),
    departures: z.array(openDeparture),
    refunds,
    galleries: z.array(galleryRow),
    related: z.array(tourRow),
    reviews_summary: reviewsSummarySchema,
  })
  .omit({ seo: true })
  .meta({ id: 'Tour' });

export const departureRow = z
  .object({
    id: z.number().int(),
    tour_id: z.number().int(),
    date,
    price,
    seats: z.number().int(),
    seats_held: z.number().int().meta({ description: 'In orders that wait for their payment' }),
    seats_sold: z.number().int(),
    seats_left: z.number().int(),
    is_open: z.boolean().meta({ description: 'Whether it can be booked' }),
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Departure' });

export const departurePoint = z
  .object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    tour_count: z.number().int(),
  })
  .meta({ id: 'DeparturePoint' });
