import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cities, experiences, experienceTranslations } from '../../../db/schema';
import { degrees, id, requiredText } from '../../fields';
import { defineEntity, type Input, type WriteContext } from '../../kernel/entity';
import { checkPlace } from '../../kernel/place';
import { ratingSelection } from '../../kernel/rating';
import { liveReference } from '../../kernel/reference';
import { visitorInput, visitorReading } from '../../kernel/visitor-info/fields';
import { moduleIds } from '../../module-ids';
import { city } from '../city/kind';
import { region } from '../region/kind';
import { experienceType } from './type/kind';

/** Who names a city and no region means the city's; lists are filtered by region. */
const regionOfCity = async ({ tx }: WriteContext, { city_id, region_id }: Input) => {
  if (typeof city_id !== 'number' || region_id !== undefined) return {};
  const [row] = await tx.select({ region_id: cities.region_id }).from(cities).where(eq(cities.id, city_id));
  return row ?? {};
};

export const experience = defineEntity({
  name: 'experience',
  editors: { method: 'GET', path: '/experience' },
  chapters: {
    Experiences: 'Things to taste, see and take part in.',
  },
  moduleId: moduleIds.experience,
  record: experiences,
  translation: experienceTranslations,
  page: (slug) => `/experiences/${slug}`,
  insertAt: 'end',
  list: (language) => ({
    experience_type: liveReference(experienceType, sql`${experiences.experience_type_id}`, language),
    region: liveReference(region, sql`${experiences.region_id}`, language),
    city: liveReference(city, sql`${experiences.city_id}`, language),
    is_hot: experiences.is_hot,
    price_from: experiences.price_from,
    ...visitorReading(experiences),
    lat: experiences.lat,
    lon: experiences.lon,
    ...ratingSelection(experiences),
  }),
  detail: () => ({
    experience_type_id: experiences.experience_type_id,
    region_id: experiences.region_id,
    city_id: experiences.city_id,
    highlights: sql<string[]>`coalesce(${experienceTranslations.highlights}, '{}')`,
  }),
  input: {
    record: {
      experience_type_id: id,
      region_id: id.nullable().meta({ description: "Left out beside a city: the city's region" }),
      city_id: id.nullable(),
      is_hot: z.boolean().meta({ description: "An editor's pick" }),
      price_from: z.int().min(0).max(2_000_000_000).nullable().meta({ description: 'VND for one person' }),
      ...visitorInput,
      lat: degrees(90).nullable(),
      lon: degrees(180).nullable(),
    },
    translation: { highlights: z.array(requiredText(200)).max(12) },
  },
  requiredOnCreate: ['experience_type_id'],
  references: { experience_type_id: experienceType, region_id: region, city_id: city },
  check: (_context, input) => checkPlace(input),
  toColumns: regionOfCity,
});
