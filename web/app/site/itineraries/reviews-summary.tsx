import { useTranslation } from 'react-i18next';
import type { TourDetail } from '~/api/types';
import { Section } from '~/site/section';
import { useScore } from './use-score';

const stars = [5, 4, 3, 2, 1] as const;

/** How travellers rated an itinerary: the average, and how many gave how much. */
export function ReviewsSummary({ summary }: { summary: TourDetail['reviews_summary'] }) {
  const { t } = useTranslation('itineraries');
  const shown = useScore();
  const { score, count, distribution } = summary;
  if (score === null || count === 0) return null;
  return (
    <Section id="reviews" title={t('reviews.title')}>
      <div className="grid max-w-3xl gap-8 md:grid-cols-[auto_1fr] md:items-center md:gap-12">
        <p>
          <span className="display figures block text-4xl">
            {t('reviews.average', { score: shown(score) })}
          </span>
          <span className="text-muted">{t('reviews.count', { count })}</span>
        </p>
        <ul>
          {stars.map((number) => {
            const votes = distribution[number];
            return (
              <li key={number} className="grid grid-cols-[5rem_1fr_7rem] items-center gap-4 py-1 text-sm">
                <span>{t('reviews.stars', { count: number })}</span>
                <span aria-hidden="true" className="h-2 bg-line">
                  <span
                    className="block h-full bg-turmeric"
                    style={{ width: `${Math.round((100 * votes) / count)}%` }}
                  />
                </span>
                <span className="text-muted">{t('reviews.votes', { count: votes })}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
