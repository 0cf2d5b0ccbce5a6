import { Link, useActionData, useFetcher } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { Notice } from '~/site/account/account-page';
import { type Done, isRefused, type Refused } from '~/site/account/outcome';
import { sitePaths } from '~/site/paths';
import { ReviewFields } from '~/site/reviews/review-form';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { PlaceTopBar } from './place-top-bar';
import type { VisitReviewData } from './review-data.server';

function Form({ data, back }: { data: VisitReviewData; back: string }) {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const fetcher = useFetcher<Done | Refused>();
  // Without scripts the answer comes with the page.
  const sent = useActionData() as Done | Refused | undefined;
  const answer = fetcher.data ?? sent;
  if (answer && !isRefused(answer)) {
    return (
      <div className="mt-8">
        <Notice tone="good">{answer.done}</Notice>
        <ButtonLink to={back} tone="secondary">
          {t('check_in.back', { place: data.place.title })}
        </ButtonLink>
      </div>
    );
  }
  return (
    <fetcher.Form
      method="post"
      action={
        data.signedIn ? sitePaths.writeReview(language) : sitePaths.checkInReview(data.slug, data.place.id)
      }
      encType={data.signedIn ? 'multipart/form-data' : undefined}
      noValidate
      className="mt-8"
    >
      <ReviewFields
        kind="resource"
        record={data.place}
        back={back}
        refused={answer && isRefused(answer) ? answer : undefined}
        isSending={fetcher.state !== 'idle'}
        byMail={!data.signedIn}
      />
    </fetcher.Form>
  );
}

/** A review for the place just visited: on the way out, on the same phone. */
export function ReviewPage({ data }: { data: VisitReviewData }) {
  const { slug, place, review, proven, signedIn } = data;
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const back = sitePaths.checkIn(slug, place.id);
  const signIn = `${sitePaths.signIn(language)}?${new URLSearchParams({ reason: 'review', next: sitePaths.checkInReview(slug, place.id) })}`;
  const isReviewed = review !== null && review.status !== 'rejected';
  return (
    <div className="mx-auto min-h-dvh w-full max-w-2xl">
      <PlaceTopBar />
      <main id="main" tabIndex={-1} className="px-(--gutter) pt-4 pb-16 outline-none">
        <p>
          <Link to={back} prefetch="none" className="link inline-flex items-center gap-1 py-1.5 text-sm">
            <Icon name="chevron-left" />
            {t('check_in.back', { place: place.title })}
          </Link>
        </p>
        <h1 className="mt-2 text-3xl">{t('check_in.review_title', { place: place.title })}</h1>
        {isReviewed ? (
          <p className="mt-6 border-l-3 border-jade py-1 pl-5">
            {t(`check_in.review_${review.status === 'pending' ? 'pending' : 'approved'}`)}
          </p>
        ) : (
          <>
            <p className="mt-3 text-lg text-muted">{t('check_in.review_lead')}</p>
            <p className="mt-4 flex max-w-measure items-start gap-2 text-sm">
              <Icon name={proven ? 'check' : 'info'} className={proven ? 'mt-0.5 text-jade' : 'mt-0.5'} />
              {t(proven ? 'check_in.review_proven' : 'check_in.review_unproven')}
            </p>
            {!signedIn && (
              <p className="mt-3 max-w-measure text-sm">
                {t('check_in.review_by_mail')}{' '}
                <Link to={signIn} prefetch="none" className="link font-semibold">
                  {t('check_in.review_sign_in')}
                </Link>
              </p>
            )}
            <Form data={data} back={back} />
          </>
        )}
      </main>
    </div>
  );
}
