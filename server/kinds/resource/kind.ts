import { asc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { resources, resourceThemes, resourceTranslations } from '../../../db/schema';
import { dateField } from '../../booking-fields';
import { degrees, id, imagePath, requiredText, text, webAddress } from '../../fields';
import { bookingTerms } from '../../kernel/booking-terms/shape';
import { byRecord } from '../../kernel/by-record';
import { defineEntity } from '../../kernel/entity';
import { galleryParts, writeGallery } from '../../kernel/gallery';
import { galleryInput } from '../../kernel/gallery-input';
import { heldImage } from '../../kernel/images';
import { checkPlace } from '../../kernel/place';
import { ratingSelection } from '../../kernel/rating';
import { setTags, tagsSelection } from '../../kernel/tags';
import { visitorInput, visitorReading } from '../../kernel/visitor-info/fields';
import { moduleIds } from '../../module-ids';
import { facilities, hotelTypes, resourcePage, resourceTypes, touristSpot } from '../../place-kinds';
import { city } from '../city/kind';
import { cityOfPlace, pageOfPlace, priceFrom, themeIds, themesOfPlace } from './selections';
import { checkNotBooked, typeColumns, writeAccommodation, writeThemes } from './write-parts';

/** Name under which the pictures of places are stored. */
export const resourceGallery = '_RESOURCE' as const;

const identity = { name: 'resource', record: resources } as const;

const phone = text(40)
  .regex(/^(\+?[0-9][0-9 ().-]{2,})?$/)
  .nullable()
  .meta({ example: '+84 24 3826 6919' });

/** A page that shows a view all around, or a picture of the library that is one. */
const viewAround = webAddress(/^https:\/\/\S+$/)
  .or(imagePath)
  .meta({
    description:
      'https:// address of a page, or path of an equirectangular picture (2:1) in the media library',
    example: '/media/4f0c2a7e.jpg',
  });

/** @throws ApiError invalid for a picture that isn't there */
const checkView = async (tx: Transaction, link: unknown) => {
  if (typeof link === 'string' && link.startsWith('/')) await heldImage(tx, link, 'vr_link');
};

const emptyable = ['phone', 'website', 'vr_link'] as const;

/** Places: tourist spots, restaurants, entertainment and accommodation. */
export const resource = defineEntity({
  name: 'resource',
  editors: { method: 'GET', path: '/resources' },
  chapters: {
    Places: 'Places of all kinds: tourist spots, restaurants, entertainment and accommodation.',
    Attractions: 'Tourist spots and entertainment.',
    Hotels: 'Accommodation.',
    Restaurants: 'Restaurants and other food places.',
  },
  moduleId: moduleIds.resource,
  record: resources,
  translation: resourceTranslations,
  page: (slug, kind = touristSpot) => resourcePage(kind, slug),
  pageKind: { column: resources.resource_type, values: resourceTypes },
  isSample: resources.is_sample,
  insertAt: 'end',
  list: (language) => ({
    resource_type: resources.resource_type,
    path: pageOfPlace,
    city: cityOfPlace(language),
    address: sql<string>`coalesce(${resourceTranslations.address}, '')`,
    cuisine: sql<string>`coalesce(${resourceTranslations.cuisine}, '')`,
    phone: resources.phone,
    website: resources.website,
    price_band: resources.price_band,
    price_from: priceFrom(language),
    star_rating: resources.star_rating,
    hotel_type: resources.hotel_type,
    is_historic: resources.is_historic,
    is_sample: resources.is_sample,
    facilities: resources.facilities,
    ...visitorReading(resources),
    vr_link: resources.vr_link,
    lat: resources.lat,
    lon: resources.lon,
    themes: themesOfPlace(language),
    ...ratingSelection(resources),
  }),
  detail: (language) => ({
    city_id: resources.city_id,
    tags: tagsSelection(identity, language),
    theme_ids: themeIds,
    former_names: resources.former_names,
    booking_terms: resources.booking_terms,
    audio_text: sql<string>`coalesce(${resourceTranslations.audio_text}, '')`,
    detour_if: sql<string>`coalesce(${resourceTranslations.detour_if}, '')`,
    skip_if: sql<string>`coalesce(${resourceTranslations.skip_if}, '')`,
    verdict_by: resources.verdict_by,
    verdict_on: resources.verdict_on,
  }),
  alsoMatches: [sql`${resources.folded_names}`],
  input: {
    record: {
      resource_type: z.literal([...resourceTypes]).meta({
        description: 'Tourist spot 3188, restaurant 3189, entertainment 3190, accommodation 3191',
      }),
      city_id: id,
      phone,
      website: webAddress(/^https?:\/\/\S+$/),
      ...visitorInput,
      price_band: z.int().min(1).max(4).nullable().meta({ description: '1 = cheap … 4 = very expensive' }),
      star_rating: z.int().min(1).max(5).nullable().meta({ description: 'Accommodation only' }),
      hotel_type: z.enum(hotelTypes).nullable().meta({ description: 'Accommodation only' }),
      is_historic: z.boolean(),
      is_sample: z.boolean().meta({ description: "Doesn't exist; shows what a partner's page is like" }),
      facilities: z
        .array(z.enum(facilities))
        .max(facilities.length)
        .transform((codes) => [...new Set(codes)]),
      vr_link: viewAround,
      booking_terms: bookingTerms.meta({ description: 'Accommodation only' }),
      former_names: z.array(text(100)).max(20).meta({ description: 'Searched too' }),
      lat: degrees(90).nullable(),
      lon: degrees(180).nullable(),
      theme_ids: z.array(id).max(12),
      verdict_by: text(120).meta({ description: 'Who judged whether it is worth a detour' }),
      verdict_on: dateField.nullable().meta({ description: 'Day on which that was' }),
      galleries: z.array(galleryInput).max(60),
    },
    translation: {
      address: text(300),
      cuisine: text(200),
      audio_text: text(5000).meta({ description: 'What a visitor hears at the place' }),
      detour_if: text(300).meta({ description: 'Goes on after “Worth a detour if”' }),
      skip_if: text(300).meta({ description: 'Goes on after “Skip it if”' }),
      tags: z.array(requiredText(60)).max(20),
    },
  },
  spoken: ['galleries'],
  requiredOnCreate: ['resource_type', 'city_id'],
  references: { city_id: city },
  writesItself: ['star_rating', 'hotel_type'],
  check: async ({ tx }, input) => {
    checkPlace(input);
    await checkView(tx, input.vr_link);
  },
  toColumns: async (_context, input) => {
    const empty = emptyable.filter((name) => input[name] === '');
    return { ...Object.fromEntries(empty.map((name) => [name, null])), ...typeColumns(input) };
  },
  parts: async (tx, recordIds) => {
    const rows = await tx
      .select({ of: resourceThemes.resource_id, id: resourceThemes.theme_id })
      .from(resourceThemes)
      .where(inArray(resourceThemes.resource_id, [...recordIds]))
      .orderBy(asc(resourceThemes.sort));
    const listed = byRecord(rows, ({ of }) => of);
    const galleries = await galleryParts(tx, resourceGallery, recordIds);
    return (recordId) => ({
      theme_ids: (listed.get(recordId) ?? []).map(({ id: themeId }) => themeId),
      galleries: galleries(recordId),
    });
  },
  afterWrite: async (context, recordId, input) => {
    await writeAccommodation(context, recordId, input);
    if (Array.isArray(input.theme_ids)) await writeThemes(context, recordId, input.theme_ids.map(Number));
    if (Array.isArray(input.tags))
      await setTags(context.tx, identity, recordId, context.language, input.tags.map(String));
    if (Array.isArray(input.galleries))
      await writeGallery(context, resourceGallery, recordId, z.array(galleryInput).parse(input.galleries));
  },
  beforeDelete: checkNotBooked,
});
