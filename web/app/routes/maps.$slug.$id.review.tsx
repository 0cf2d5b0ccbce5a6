import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/meta';
import { visitReviewData } from '~/site/check-in/review-data.server';
import { ReviewPage } from '~/site/check-in/review-page';
import { sendWaitingReview } from '~/site/check-in/send-waiting-review.server';

export const handle = { i18n: ['site', 'maps', 'reviews', 'account'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export const loader = (args: LoaderFunctionArgs) => visitReviewData(args);

export const action = (args: ActionFunctionArgs) => sendWaitingReview(args);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data.seo, alternates: {} }) : [];

export default function VisitReview() {
  return <ReviewPage data={useLoaderData<typeof loader>()} />;
}
