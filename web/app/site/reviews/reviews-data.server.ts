import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { ReviewList } from '~/api/types';
import { type RatedKind, ratedKinds } from './kinds';

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;

/** Parameters of a page with reviews, for its `handle.query`. */
export type ReviewSort = (typeof reviewSorts)[number];

/** Published reviews of a record: the page and order that the address names. Without an answer the page stands. */
export async function reviewsData(
  { api, language, context, request }: PageContext,
  kind: RatedKind,
  id: number,
): Promise<(ReviewList & { sort: ReviewSort }) | null> {
  const { searchParams } = new URL(request.url);
  const sort = reviewSorts.find((name) => name === searchParams.get('review_sort')) ?? 'newest';
  const page = Math.min(Math.max(1, Math.trunc(Number(searchParams.get('review_page'))) || 1), 10_000);
  const query = { entity_type: ratedKinds[kind].type, entity_id: id, sort, page, lang_id: language };
  const answer = await optional(api.GET('/reviews', { params: { query } }), context);
  return answer && { ...answer, sort };
}

export type ReviewsData = NonNullable<Awaited<ReturnType<typeof reviewsData>>>;
