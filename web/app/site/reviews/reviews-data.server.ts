import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { ReviewList } from '~/api/types';
import { type RatedKind, ratedKinds } from './kinds';

const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** Parameters of a page with reviews. */
export type ReviewsParameter = 'review_page' | 'review_sort';

/** Published reviews of a record: the page and order that the address names. Without an answer the page stands. */
export async function reviewsData(
  { api, language, context, search }: PageContext<ReviewsParameter>,
  kind: RatedKind,
  id: number,
): Promise<(ReviewList & { sort: ReviewSort }) | null> {
  const sort = reviewSorts.find((name) => name === search.get('review_sort')) ?? 'newest';
  const page = Math.min(Math.max(1, Math.trunc(Number(search.get('review_page'))) || 1), 10_000);
  const query = { entity_type: ratedKinds[kind].type, entity_id: id, sort, page, lang_id: language };
  const answer = await optional(api.GET('/reviews', { params: { query } }), context);
  return answer && { ...answer, sort };
}

export type ReviewsData = NonNullable<Awaited<ReturnType<typeof reviewsData>>>;
