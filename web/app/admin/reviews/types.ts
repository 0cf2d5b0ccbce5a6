import type { paths } from '~/api/schema.gen';

/** A review as moderators get it. */
export type ModeratedReview =
  paths['/reviews/admin']['get']['responses'][200]['content']['application/json']['data'][number];
