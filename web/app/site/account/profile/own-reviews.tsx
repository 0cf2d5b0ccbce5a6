import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OwnReview } from '~/api/types';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { Stars } from '~/site/reviews/stars';
import { Button } from '~/ui/button';
import { ProfileForm, ProfilePart, useOutcome } from './profile-part';

/** What the customer has written, and where it stands. */
export function OwnReviews({ reviews }: { reviews: OwnReview[] }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { isBusy } = useOutcome('review_delete');
  return (
    <ProfilePart id="reviews" title={t('profile.reviews')}>
      {reviews.length === 0 && <p className="text-muted">{t('profile.no_reviews')}</p>}
      <ul className="grid gap-6">
        {reviews.map(({ id, score, title, record, status, rejection_reason, created_at, lang_id }) => (
          <li key={id} className="border-t border-line pt-4">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <Stars score={score} />
              <span className="font-semibold">{t(`profile.review_${status}`)}</span>
              <span className="figures text-muted">{formatDate(created_at, language)}</span>
            </p>
            <p lang={lang_id} className="display mt-1 text-lg">
              {title}
            </p>
            {record && (
              <p>
                <Link to={sitePaths.place(language, record.path)} className="link inline-block py-1">
                  {record.title}
                </Link>
              </p>
            )}
            {rejection_reason && <p className="mt-1 text-danger">{rejection_reason}</p>}
            <ProfileForm intent="review_delete" className="mt-2">
              <input type="hidden" name="review" value={id} />
              <Button type="submit" tone="quiet" size="small" pending={isBusy}>
                {t('profile.review_delete')}
              </Button>
            </ProfileForm>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}
