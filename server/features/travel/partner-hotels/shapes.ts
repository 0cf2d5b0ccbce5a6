import { z } from 'zod';

/** What a partner's feed says of a hotel; what it says besides falls off, and what is longer or odder is refused. */

const line = (maximum: number) => z.string().trim().max(maximum);

/** A text in both languages, or one for all readers. */
const words = (maximum: number) =>
  z.union([
    line(maximum).transform((text) => ({ en: text, vi: text })),
    z.object({ en: line(maximum), vi: line(maximum) }),
  ]);

const amount = z.number().int().min(0).max(1_000_000_000);

/** Only addresses that a browser can be sent to without a doubt. */
const webAddress = z.url({ protocol: /^https$/ }).max(500);

export const partnerHotelId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const feedRoom = z.object({
  name: words(120),
  price: amount.nullish(),
  sleeps: z.number().int().min(1).max(20).nullish(),
});

const feedHotel = z.object({
  id: partnerHotelId,
  city_code: line(8),
  name: words(200).refine(({ en, vi }) => en !== '' && vi !== ''),
  summary: words(600).optional(),
  address: line(300).optional(),
  stars: z.number().int().min(1).max(5).nullish(),
  price_from: amount.nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  url: webAddress.nullish(),
  rooms: z.array(feedRoom).max(30).default([]),
});

export type FeedHotel = z.output<typeof feedHotel>;

export const feedFile = z.object({ hotels: z.array(feedHotel).max(2000) });

/** `GET hotels?city=&keyword=&page=&per_page=&lang=` */
export const feedPage = z.object({
  hotels: z.array(feedHotel).max(50),
  total: z.number().int().min(0).max(1_000_000),
});

/** `GET hotels/{id}?lang=` */
export const feedDetail = z.object({ hotel: feedHotel });

const hotelShape = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  address: z.string(),
  star_rating: z.number().int().nullable(),
  price_from: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'For a night, in whole units of the currency' }),
  currency: z.string(),
  url: z.string().nullable().meta({ description: 'Its page at the partner' }),
  is_sample: z.boolean().meta({ description: 'Nobody rents this: it came from the feed that ships' }),
};

export const externalHotel = z.object(hotelShape).meta({ id: 'ExternalHotel' });

export const externalHotelDetail = z
  .object({
    ...hotelShape,
    rooms: z.array(
      z.object({
        title: z.string(),
        price: z.number().int().nullable(),
        capacity: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'ExternalHotelDetail' });
