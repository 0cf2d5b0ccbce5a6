import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { cities, cityTranslations } from '../../../db/schema';
import { degrees, id, text } from '../../fields';
import { defineEntity } from '../../kernel/entity';
import { galleryParts, writeGallery } from '../../kernel/gallery';
import { galleryInput } from '../../kernel/gallery-input';
import { liveReference } from '../../kernel/reference';
import { moduleIds } from '../../module-ids';
import { region } from '../region/kind';

const monthList = z
  .array(z.int().min(1).max(12))
  .max(12)
  .transform((months) => [...new Set(months)].sort((a, b) => a - b));

export const city = defineEntity({
  name: 'city',
  editors: { method: 'GET', path: '/city' },
  chapters: {
    Cities: 'Cities and other destinations, with all that their pages show.',
  },
  binOrder: 6,
  moduleId: moduleIds.city,
  record: cities,
  translation: cityTranslations,
  page: (slug) => `/city/${slug}`,
  insertAt: 'end',
  list: (language) => ({
    city_id: sql<number>`${cities.id}`,
    city_code: cities.city_code,
    region: liveReference(region, sql`${cities.region_id}`, language),
    is_highlight: cities.is_highlight,
    lat: cities.lat,
    lon: cities.lon,
    best_months: cities.best_months,
    province: cities.province,
  }),
  detail: () => ({
    former_names: cities.former_names,
    formerly: cities.formerly,
    region_id: cities.region_id,
  }),
  alsoMatches: [sql`${cities.folded_names}`],
  input: {
    record: {
      city_code: z
        .string()
        .trim()
        .regex(/^[A-Z0-9]{2,8}$/),
      region_id: id,
      is_highlight: z.boolean(),
      lat: degrees(90).nullable(),
      lon: degrees(180).nullable(),
      best_months: monthList,
      province: text(100),
      formerly: text(100),
      former_names: z.array(text(100)).max(20),
      galleries: z.array(galleryInput).max(60),
    },
    translation: {},
  },
  spoken: ['galleries'],
  requiredOnCreate: ['city_code', 'region_id'],
  references: { region_id: region },
  parts: async (tx, recordIds) => {
    const galleries = await galleryParts(tx, '_CITY', recordIds);
    return (recordId) => ({ galleries: galleries(recordId) });
  },
  afterWrite: async (context, recordId, input) => {
    if (Array.isArray(input.galleries))
      await writeGallery(context, '_CITY', recordId, z.array(galleryInput).parse(input.galleries));
  },
});
