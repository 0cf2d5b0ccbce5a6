import { useTranslation } from 'react-i18next';
import type { ReviewsSummary } from '~/api/types';
import { useScore } from '~/site/use-score';

const stars = [5, 4, 3, 2, 1] as const;

/** What all reviews come to: the score, and how many gave how much. */
export function ReviewSummary({ summary }: { summary: ReviewsSummary }) {
  const { t } = useTranslation('reviews');
  const shown = useScore();
  if (summary.score === null) return null;
  return (
    <div className="grid items-center gap-x-8 gap-y-6 md:grid-cols-12">
      <p className="md:col-span-3">
        <span className="display figures text-4xl">{shown(summary.score)}</span>{' '}
        <span className="text-muted">{t('of')}</span>
      </p>
      <dl aria-label={t('distribution')} className="grid gap-2 md:col-span-7">
        {stars.map((count) => {
          const given = summary.distribution[`${count}`];
          return (
            <div key={count} className="grid grid-cols-[5rem_1fr] items-center gap-4">
              <dt className="text-sm">{t('stars', { count })}</dt>
              <dd className="flex items-center gap-4">
                <span aria-hidden="true" className="h-1.5 grow bg-line">
                  <span
                    className="block h-full bg-turmeric"
                    style={{ width: `${(100 * given) / summary.count}%` }}
                  />
                </span>
                <span className="figures w-12 text-right text-sm">{given}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
