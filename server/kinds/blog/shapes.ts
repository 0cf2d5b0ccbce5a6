import { z } from 'zod';
import { detailShape } from '../../kernel/read-schemas';
import { contentRowShape, ratingFields, referenceSchema } from '../../platform/responses';
import { storyPlaces } from './places';

export const blogRow = z
  .object({
    ...contentRowShape,
    ...ratingFields,
    category_id: z.number().int(),
    category: referenceSchema.nullable(),
    author: z.string(),
    published_at: z.string().nullable(),
    tags: z.array(z.string()),
    reading_minutes: z.number().int(),
  })
  .meta({ id: 'BlogRow' });

const blogFields = {
  city_id: z.number().int().nullable(),
  city: referenceSchema.nullable(),
  hidden_at: z.string().nullable(),
};

/** What an editor gets. */
export const editorBlog = blogRow
  .extend({
    ...detailShape,
    ...blogFields,
    related_ids: z.array(z.number().int()),
  })
  .meta({ id: 'EditorBlog' });

const neighbour = z.object({ id: z.number().int(), title: z.string(), slug: z.string() }).nullable();

/** The article's page. */
export const blogDetail = blogRow
  .extend({
    ...detailShape,
    ...blogFields,
    places: storyPlaces,
    related: z.array(blogRow),
    prev: neighbour,
    next: neighbour,
    table_of_contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.number().int() })),
  })
  .omit({ seo: true })
  .meta({ id: 'Blog' });

export const shortRow = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    image: z.string().nullable(),
    category_id: z.number().int(),
    published_at: z.string().nullable(),
  })
  .meta({ id: 'ShortBlogRow' });
