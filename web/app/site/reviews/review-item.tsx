import { useTranslation } from 'react-i18next';
import type { Review } from '~/api/types';
import { formatDate, machineDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { Avatar } from '~/site/account/avatar';
import { Icon } from '~/ui/icon';
import { ReviewActs } from './review-acts';
import { Stars } from './stars';

function ReviewPictures({ review }: { review: Review }) {
  const { t } = useTranslation('reviews');
  if (review.images.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {review.images.map(({ image }, index) => (
        <li key={image}>
          <a href={`${image}?w=1600&format=webp`} target="_blank" rel="noreferrer" className="block">
            <img
              src={`${image}?w=320&h=320&fit=cover&format=webp`}
              alt={t('picture', { number: index + 1, title: review.title })}
              width={320}
              height={320}
              loading="lazy"
              className="size-24 object-cover sm:size-28"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One review: who, when, how many stars, what was written, and the organisation's answer. */
export function ReviewItem({ review, isHelpful }: { review: Review; isHelpful: boolean }) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const { id, author, score, title, content, lang_id, verified, reply, created_at } = review;
  const name = author?.full_name ?? t('former');
  return (
    <li id={`review-${id}`} className="scroll-mt-24 border-t border-line pt-6">
      <article className="grid gap-x-8 gap-y-4 md:grid-cols-12">
        <header className="flex items-start gap-3 md:col-span-3">
          <Avatar name={name} image={author?.avatar ?? null} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="figures text-sm text-muted">
              <time dateTime={machineDate(created_at)}>{formatDate(created_at, language)}</time>
            </p>
            {verified && (
              <p className="mt-1 flex items-center gap-1 text-sm text-jade">
                <Icon name="check" />
                {t('verified')}
              </p>
            )}
          </div>
        </header>
        <div className="min-w-0 md:col-span-9">
          <Stars score={score} />
          <div lang={lang_id === language ? undefined : lang_id}>
            <h3 className="mt-1 text-lg wrap-anywhere">{title}</h3>
            <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">{content}</p>
          </div>
          <ReviewPictures review={review} />
          {reply && (
            <div className="mt-4 max-w-measure border-l-3 border-jade pl-4">
              <p className="text-sm font-semibold">{t('reply')}</p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply}</p>
            </div>
          )}
          <ReviewActs review={review} isHelpful={isHelpful} />
        </div>
      </article>
    </li>
  );
}
