import { Link, useFetcher, useLocation, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { type Done, isRefused, type Refused } from '~/site/account/outcome';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';
import { buttonStyle } from '~/ui/button-style';
import { cx } from '~/ui/cx';
import { Pagination } from '~/ui/pagination';
import { toast } from '~/ui/toast-store';
import { type RatedKind, ratedKinds } from './kinds';
import { ReviewFields } from './review-form';
import { ReviewItem } from './review-item';
import { ReviewSummary } from './review-summary';
import type { ReviewsData } from './reviews-data.server';
import { forgetOpinion, useOpinion } from './use-opinion';

const sorts = ['newest', 'helpful', 'highest', 'lowest'] as const;

function Sorts({ current }: { current: string }) {
  const { t } = useTranslation('reviews');
  const [query] = useSearchParams();
  const to = (sort: string) => {
    const next = new URLSearchParams(query);
    next.delete('review_page');
    next.set('review_sort', sort);
    return `?${next}#reviews`;
  };
  return (
    <nav aria-label={t('sort.label')} className="mt-10 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={to(sort)}
          preventScrollReset
          rel="nofollow"
          aria-current={sort === current ? 'true' : undefined}
          className={cx('py-2', sort === current ? 'font-semibold text-ink' : 'link')}
        >
          {t(`sort.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}

interface WriteReviewProps {
  kind: RatedKind;
  record: { id: number; title: string };
  /** There is none yet: all of it is one line until somebody opens it. */
  isFirst: boolean;
}

/** The form below the reviews: folded until it is wanted, and sent to the page of its own. */
function WriteReview({ kind, record, isFirst }: WriteReviewProps) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const { pathname } = useLocation();
  const fetcher = useFetcher<Done | Refused>();
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer || isRefused(answer)) return;
    forgetOpinion();
    toast.success(answer.done);
  }, [answer]);
  if (answer && !isRefused(answer)) {
    return (
      <p role="status" className="mt-8 border-l-3 border-jade py-1 pl-5">
        {answer.done}
      </p>
    );
  }
  return (
    <details className={isFirst ? undefined : 'mt-8'} data-print="hide">
      {isFirst ? (
        <summary className="cursor-pointer py-2">
          <span className="text-muted">{t('none')}</span> <span className="link">{t('write')}</span>
        </summary>
      ) : (
        <summary className={buttonStyle('primary', 'medium', 'cursor-pointer')}>{t('write')}</summary>
      )}
      <fetcher.Form
        method="post"
        action={sitePaths.writeReview(language)}
        encType="multipart/form-data"
        noValidate
        className="mt-6"
      >
        <ReviewFields
          kind={kind}
          record={record}
          back={pathname}
          refused={answer && isRefused(answer) ? answer : undefined}
          isSending={fetcher.state !== 'idle'}
        />
      </fetcher.Form>
    </details>
  );
}

interface ReviewsProps {
  kind: RatedKind;
  record: { id: number; title: string };
  /** Null when they could not be had. */
  reviews: ReviewsData | null;
}

/** What visitors write about a record: what it comes to, the reviews, and a form for one's own. */
export function Reviews({ kind, record, reviews }: ReviewsProps) {
  const { t } = useTranslation('reviews');
  const opinion = useOpinion(ratedKinds[kind].type, record.id);
  const own = opinion?.review;
  const count = reviews?.summary.count ?? 0;
  const isWritten = own && own.status !== 'rejected';
  if (count === 0 && !isWritten) {
    return (
      <section id="reviews" aria-label={t('title')} className="page">
        <div className="border-y border-line py-1">
          <WriteReview kind={kind} record={record} isFirst />
        </div>
      </section>
    );
  }
  return (
    <Section id="reviews" title={t('title')} lead={count > 0 ? t('lead', { count }) : undefined}>
      {reviews && count > 0 && (
        <>
          <ReviewSummary summary={reviews.summary} />
          {count > 1 && <Sorts current={reviews.sort} />}
          <ul className="mt-6 grid gap-8">
            {reviews.data.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                isHelpful={opinion?.helpful.includes(review.id) ?? false}
              />
            ))}
          </ul>
          <Pagination page={reviews.page} lastPage={reviews.last_page} name="review_page" hash="#reviews" />
        </>
      )}
      {isWritten ? (
        <p className="mt-8 border-l-3 border-jade py-1 pl-5">
          {t(own.status === 'pending' ? 'mine_pending' : 'mine_approved')}
        </p>
      ) : (
        <WriteReview kind={kind} record={record} isFirst={false} />
      )}
    </Section>
  );
}
