import { z } from 'zod';
import { text } from '../../../fields';
import { openingHours } from '../../../kernel/visitor-info/opening-hours';
import { langId } from '../../../language';
import { countsSchema } from './counts';

const picture = {
  image: z.string().nullable(),
  image_alt: z.string(),
  image_blur: z.string().nullable(),
};

/** What the address on a tag says of itself. */
export const tagGiven = {
  tag: text(40).optional().meta({ description: 'Code of the tag', example: 'NF-7KQ2-M9XW' }),
  signature: text(100).optional().meta({
    description: 'What the tag’s address carries; it proves that the visitor was there',
    example: 'p2Jm1Qd0cK7s3V9xTzWb4A',
  }),
};

/** The page that a tag opens. */
export const checkInPlace = z
  .object({
    place: z.object({
      id: z.number().int(),
      lang_id: z.string().meta({ description: 'The language asked for, or the only one there is' }),
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      content: z.string().meta({ description: 'HTML', example: '<p>The gate was built in 1804.</p>' }),
      audio_text: z.string().meta({ description: 'What a visitor hears at the place' }),
      address: z.string(),
      resource_type: z.number().int(),
      path: z.string().meta({ description: 'Page on the site, below the language' }),
      opening_hours: openingHours.nullable(),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
      ...picture,
    }),
    city: z
      .object({ id: z.number().int(), title: z.string(), slug: z.string() })
      .nullable()
      .meta({ id: 'CheckInCity', description: 'null while the city is hidden' }),
    counts: countsSchema,
    near: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        path: z.string(),
        resource_type: z.number().int(),
        ...picture,
        distance_m: z.number().int().meta({ description: 'As the crow flies', example: 350 }),
        walking_minutes: z.number().int().nullable().meta({
          description: 'On foot; null when it is too far for that',
          example: 6,
        }),
      }),
    ),
    verified: z.boolean().meta({ description: 'The address is that of a tag which hangs here' }),
  })
  .meta({ id: 'CheckInPlace' });

const clientId = z.uuid().toLowerCase().meta({
  description: 'Made by the page, one for each press of the button: the same again is not counted again',
  example: '5b0f3c1e-8a7d-4e2b-9c6f-1d2e3f4a5b6c',
});

/** What a page sends when its visitor checks in. */
export const checkInBody = z.strictObject({
  client_id: clientId,
  at: z.iso.datetime({ offset: true }).optional().meta({
    description: 'When it was, for a check-in without a connection: at most 7 days ago; now if not given',
    example: '2026-10-12T08:00:00+07:00',
  }),
  ...tagGiven,
  lang_id: langId.optional(),
});

export const checkedIn = z
  .object({
    first_today: z.boolean().meta({ description: 'false: the visitor was counted on that day already' }),
    verified: z.boolean().meta({ description: 'The tag’s signature was given, and is right' }),
    visited_at: z.string(),
    counts: countsSchema,
  })
  .meta({ id: 'CheckedIn' });
