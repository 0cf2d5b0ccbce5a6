import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { interfaceLanguage } from '~/admin/interface-language';
import { ReviewCard } from '~/admin/reviews/review-card';
import { ReviewFilters } from '~/admin/reviews/review-filters';
import { useReviewText } from '~/admin/reviews/text';
import type { ModeratedReview } from '~/admin/reviews/types';
import { pageQuery } from '~/admin/table/page-query';
import { TablePage } from '~/admin/table/table-page';
import { i18nInstance } from '~/i18n/instances.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_reviews', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const language = interfaceLanguage(args.request.headers);
  const query = pageQuery(args.request, ['keyword', 'status', 'entity_type', 'score', 'reported'], 10);
  query.set('lang_id', language);
  const list = await readFromApi<ListPage<ModeratedReview>>(args, `/reviews/admin?${query}`);
  return { title: i18nInstance(language).getFixedT(null, 'admin_reviews')('title'), list };
}

export default function ReviewsRoute() {
  const { list } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const t = useReviewText();
  return (
    <TablePage
      title={t('title')}
      intro={t('intro')}
      filters={<ReviewFilters />}
      list={list}
      empty={{ title: t('none'), text: t('none_text') }}
    >
      <ul>
        {list.data.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </TablePage>
  );
}
