import { z } from 'zod';
import { idParam, listQuery, text, version } from '../../fields';
import { reviewsSummarySchema } from '../../kernel/reviews-summary';
import { langId } from '../../language';
import { listOf } from '../../platform/responses';
import { entityType, reportReason, reviewStatus } from './kinds';

export const mostImages = 8;
const fewestWords = 10;

const words = (value: string) => value.split(/\s+/).filter(Boolean).length;

/** Fields of a form come one or more; none is an empty list. */
const asList = (value: unknown) => (value === undefined ? [] : [value].flat());

/** The form of a review, with the messages of each field. */
export const reviewForm = z.strictObject({
  entity_type: entityType,
  entity_id: idParam,
  score: z.coerce
    .number({ error: 'score_required' })
    .int({ error: 'score_required' })
    .min(1, { error: 'score_required' })
    .max(5, { error: 'score_required' })
    .meta({ description: 'Stars, 1 to 5' }),
  title: z.string({ error: 'title_required' }).pipe(text(150).min(1, { error: 'title_required' })),
  content: z
    .string({ error: 'content_required' })
    .pipe(
      text(5000)
        .min(1, { error: 'content_required' })
        .refine((value) => value === '' || words(value) >= fewestWords, {
          params: { key: 'content_too_short' },
        }),
    )
    .meta({ description: 'At least 10 words' }),
  images: z
    .preprocess(asList, z.array(z.file({ error: 'review_image_type' })))
    .meta({ description: 'JPEG, PNG, GIF or WebP, at most 8, each at most 5 MB' }),
  agreement: z
    .enum(['1', 'on', 'true'], { error: 'agreement_required' })
    .meta({ description: 'Own experience, may be published' }),
  lang_id: langId.optional(),
});

const image = z.object({
  image: z.string(),
  image_blur: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

const shown = {
  id: z.number().int(),
  entity_type: z.number().int(),
  entity_id: z.number().int(),
  lang_id: z.string(),
  score: z.number().int(),
  title: z.string(),
  content: z.string().meta({ description: 'Plain text' }),
  images: z.array(image),
  verified: z.boolean().meta({ description: 'The author booked it or checked in there' }),
  helpful_count: z.number().int(),
  reply: z.string().meta({ description: 'Answer of the organisation; empty without one' }),
  replied_at: z.string().nullable(),
  created_at: z.string(),
};

const reviewRow = z
  .object({
    ...shown,
    author: z
      .object({ full_name: z.string(), avatar: z.string().nullable() })
      .nullable()
      .meta({ description: 'null for a deleted account' }),
  })
  .meta({ id: 'Review' });

export const reviewList = listOf(reviewRow).extend({ summary: reviewsSummarySchema });

const reviewSort = z.enum(['newest', 'helpful', 'highest', 'lowest']);

export const reviewsQuery = z.object({
  entity_type: entityType,
  entity_id: idParam,
  sort: reviewSort.default('newest'),
  page: listQuery.page,
  per_page: z.coerce.number().int().min(1).max(50).default(10),
  lang_id: langId.optional(),
});

const record = z
  .object({ title: z.string(), path: z.string(), image: z.string().nullable() })
  .nullable()
  .meta({ description: 'What is reviewed; null when it has no page in this language' });

/** A review as its author sees it. */
export const ownReview = z
  .object({ ...shown, status: reviewStatus, rejection_reason: z.string(), record })
  .meta({ id: 'OwnReview' });

/** A review as moderators see it. */
export const moderatedReview = z
  .object({
    ...shown,
    status: reviewStatus,
    rejection_reason: z.string(),
    version: z.number().int(),
    record,
    author: z
      .object({ id: z.number().int(), full_name: z.string(), avatar: z.string().nullable() })
      .nullable(),
    reports: z
      .array(z.object({ reason: reportReason, note: z.string(), created_at: z.string() }))
      .meta({ description: 'Those that nobody has looked at yet' }),
    moderated_by: z.string().nullable(),
    moderated_at: z.string().nullable(),
  })
  .meta({ id: 'ModeratedReview' });

export const moderationQuery = z.object({
  status: reviewStatus.optional(),
  entity_type: entityType.optional(),
  score: z.coerce.number().int().min(1).max(5).optional(),
  reported: z.enum(['0', '1']).optional().meta({ description: '1: only those with open reports' }),
  keyword: listQuery.keyword,
  page: listQuery.page,
  per_page: z.coerce.number().int().min(1).max(100).default(10),
  lang_id: langId.optional(),
});

export const moderationBody = z
  .strictObject({
    status: z.enum(['approved', 'rejected']).optional(),
    reason: text(500).optional().meta({ description: 'Told to the author of a rejected review' }),
    version,
    lang_id: langId.optional(),
  })
  .nullish()
  .meta({ description: 'Without a status it flips' });

export const replyBody = z.strictObject({
  reply: text(3000).meta({ description: 'Empty takes the answer back' }),
  version,
  lang_id: langId.optional(),
});
