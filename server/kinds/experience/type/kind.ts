import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  experiences,
  experienceTranslations,
  experienceTypes,
  experienceTypeTranslations,
} from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { defineEntity } from '../../../kernel/entity';
import { liveReference } from '../../../kernel/reference';
import { isLive } from '../../../kernel/selection';
import { moduleIds } from '../../../module-ids';
import { lockTree, placeUnder } from '../place-under';
import { experienceTables, typeTables } from '../tables';
import { typesBelow } from '../tree';

const code = z
  .string()
  .trim()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .or(z.literal(''))
  .nullable()
  .meta({
    description: 'Name by which the site knows a type that has a page of its own',
    example: 'cuisine',
  });

const parent = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .nullable()
  .meta({ description: '0 or null = at the top; not the type itself nor one below it' });

export const experienceType = defineEntity({
  name: 'experience_type',
  editors: { method: 'GET', path: '/experience-type' },
  chapters: {
    'Experience types': 'Kinds of experiences, as a tree.',
  },
  binOrder: 2,
  moduleId: moduleIds.experience_type,
  record: experienceTypes,
  translation: experienceTypeTranslations,
  // Five types have a fixed page, known by code. The content that ships gives these English slugs equal to its path:
  // /experience-types/local-life, city-vibes, cultural-heritage, romantic-getaways and vietnamese-cuisine.
  page: (slug) => `/experience-types/${slug}`,
  insertAt: 'end',
  list: (language) => ({
    parent_id: experienceTypes.parent_id,
    code: experienceTypes.code,
    // Experiences that a visitor can read in this language: as many as the list of the type shows.
    experience_count: sql<number>`(
      select count(*)::int from ${experiences}
      join ${experienceTranslations} on ${experienceTranslations.record_id} = ${experiences.id}
        and ${experienceTranslations.lang_id} = ${language}
      where ${experiences.experience_type_id} in ${typesBelow(sql`${experienceTypes.id}`)} and ${isLive(experienceTables)})`,
  }),
  detail: (language) => ({
    parent: liveReference(typeTables, sql`${experienceTypes.parent_id}`, language),
  }),
  input: { record: { parent_id: parent, code }, translation: {} },
  toColumns: async (_context, input) => (input.code === undefined ? {} : { code: input.code || null }),
  writesItself: ['parent_id'],
  // Not a plain column: what may be the parent depends on which type this is.
  afterWrite: async ({ tx }, recordId, { parent_id }) => {
    if (parent_id !== undefined) await placeUnder(tx, recordId, Number(parent_id) || null);
  },
  beforeDelete: async ({ tx }, recordId) => {
    await lockTree(tx);
    const experience_count = await tx.$count(
      experiences,
      and(eq(experiences.experience_type_id, recordId), isNull(experiences.deleted_at)),
    );
    const child_count = await tx.$count(
      experienceTypes,
      and(eq(experienceTypes.parent_id, recordId), isNull(experienceTypes.deleted_at)),
    );
    if (experience_count + child_count > 0)
      throw new ApiError('in_use', { data: { experience_count, child_count } });
  },
});
