import { sql } from 'drizzle-orm';
import { customers, media, reviewImages, reviews } from '../../../db/schema';
import { formatDateTime } from '../../time';

interface Image {
  image: string;
  image_blur: string;
  width: number;
  height: number;
}

interface Author {
  id: number;
  full_name: string;
  avatar: string | null;
}

/** With its table: alone in a statement drizzle leaves it away, and inside of it `id` would be the picture's. */
const reviewId = sql.raw('"review"."id"');

const images = sql<Image[]>`coalesce((
  select json_agg(json_build_object('image', '/media/' || m.file, 'image_blur', m.blur, 'width', m.width, 'height', m.height)
    order by i.sort)
  from ${reviewImages} i join ${media} m on m.id = i.media_id where i.review_id = ${reviewId}), '[]'::json)`;

/** Whose review it is; null for a deleted account. */
export const authorColumn = sql<Author | null>`(
  select json_build_object('id', c.id, 'full_name', c.full_name,
    'avatar', (select '/media/' || m.file from ${media} m where m.id = c.avatar_id))
  from ${customers} c where c.id = ${reviews.customer_id} and c.deleted_at is null)`;

/** What everybody gets of a review. */
export const shownColumns = {
  id: reviews.id,
  entity_type: reviews.entity_type,
  entity_id: reviews.entity_id,
  lang_id: reviews.lang_id,
  score: reviews.score,
  title: reviews.title,
  content: reviews.content,
  images,
  verified: reviews.verified,
  helpful_count: reviews.helpful_count,
  reply: reviews.reply,
  replied_at: reviews.replied_at,
  created_at: reviews.created_at,
};

/** Where a review stands and why, for who may know. */
export const statusColumns = {
  status: sql<'pending' | 'approved' | 'rejected'>`${reviews.status}`,
  rejection_reason: reviews.rejection_reason,
};

/** Times of a review as they are sent. */
export const presentTimes = <R extends { created_at: Date; replied_at: Date | null }>(row: R) => ({
  ...row,
  created_at: formatDateTime(row.created_at),
  replied_at: row.replied_at && formatDateTime(row.replied_at),
});
