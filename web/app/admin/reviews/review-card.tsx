import { formatDateTime } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { cx } from '~/ui/cx';
import { Icon } from '~/ui/icon';
import { ReviewDecision } from './review-decision';
import { ReviewReply } from './review-reply';
import { useReviewText } from './text';
import type { ModeratedReview } from './types';

const tones: Record<ModeratedReview['status'], string> = {
  pending: 'bg-turmeric-wash',
  approved: 'bg-jade-wash',
  rejected: 'bg-danger-wash text-danger',
};

function Pictures({ images }: Pick<ModeratedReview, 'images'>) {
  const t = useReviewText();
  if (images.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {images.map(({ image }, index) => (
        <li key={image}>
          <a href={`${image}?w=1600&format=webp`} target="_blank" rel="noreferrer" className="block">
            <img
              src={`${image}?w=320&h=320&fit=cover&format=webp`}
              alt={t('picture', { number: index + 1 })}
              width={320}
              height={320}
              loading="lazy"
              className="size-24 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Reports({ reports }: Pick<ModeratedReview, 'reports'>) {
  const t = useReviewText();
  const language = useLanguage();
  if (reports.length === 0) return null;
  return (
    <div className="mt-4 border-l-3 border-danger pl-4">
      <p className="text-sm font-semibold text-danger">{t('reports')}</p>
      <ul className="mt-1 grid gap-1 text-sm">
        {reports.map(({ reason, note, created_at }) => (
          <li key={`${created_at}${note}`} className="wrap-anywhere">
            <span className="font-semibold">{t(`reason.${reason}`)}</span> {note}{' '}
            <span className="figures text-muted">{formatDateTime(created_at, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A review with all that a moderator decides by, and what can be done with it. */
export function ReviewCard({ review }: { review: ModeratedReview }) {
  const t = useReviewText();
  const language = useLanguage();
  const { score, title, content, lang_id, author, record, status, created_at } = review;
  return (
    <li className="border-t border-line py-6">
      <article aria-labelledby={`review-${review.id}`} className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className={cx('rounded-input px-2 py-0.5 font-semibold', tones[status])}>
              {t(`status.${status}`)}
            </span>
            <span className="inline-flex items-center gap-1">
              <Icon name="star" className="fill-turmeric" />
              {t('stars', { score })}
            </span>
            <span className="text-muted">{author?.full_name ?? t('former')}</span>
            {review.verified && <span className="text-jade">{t('verified')}</span>}
            <span className="figures text-muted">{formatDateTime(created_at, language)}</span>
          </p>
          <div lang={lang_id}>
            <h2 id={`review-${review.id}`} className="mt-2 text-lg wrap-anywhere">
              {title}
            </h2>
            <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{content}</p>
          </div>
          <p className="mt-2 text-sm text-muted">
            {t('on')}{' '}
            {record ? (
              <a
                href={`/${language}${record.path}#reviews`}
                target="_blank"
                rel="noreferrer"
                className="link inline-block py-1"
              >
                {record.title}
              </a>
            ) : (
              t('gone')
            )}
            {review.helpful_count > 0 && <> · {t('helpful', { count: review.helpful_count })}</>}
          </p>
          <Pictures images={review.images} />
          <Reports reports={review.reports} />
          {review.rejection_reason && (
            <p className="mt-3 text-sm">{t('reason_given', { reason: review.rejection_reason })}</p>
          )}
          {review.moderated_at && review.moderated_by && (
            <p className="figures mt-2 text-xs text-muted">
              {t('decided', {
                name: review.moderated_by,
                at: formatDateTime(review.moderated_at, language),
              })}
            </p>
          )}
        </div>
        <div className="grid content-start gap-3 lg:col-span-4">
          <ReviewDecision review={review} />
          {status === 'approved' && <ReviewReply key={review.version} review={review} />}
        </div>
      </article>
    </li>
  );
}
