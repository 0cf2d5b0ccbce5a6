import { useTranslation } from 'react-i18next';
import type { PlaceDetail } from '~/api/types';
import { Section } from '~/site/section';
import { useScore } from './use-score';

const stars = [5, 4, 3, 2, 1] as const;

/** What visitors' reviews come to: the score, and how many gave how much. */
export function Reviews({ summary }: { summary: PlaceDetail['reviews_summary'] }) {
  const { t } = useTranslation('places');
  const score = useScore();
  if (summary.score === null || summary.count === 0) return null;
  return (
    <Section id="reviews" title={t('reviews.title')} lead={t('reviews.count', { count: summary.count })}>
      <div className="grid items-center gap-x-8 gap-y-6 md:grid-cols-12">
        <p className="md:col-span-3">
          <span className="display figures text-4xl">{score(summary.score)}</span>{' '}
          <span className="text-muted">{t('reviews.of')}</span>
        </p>
        <dl className="grid gap-2 md:col-span-7">
          {stars.map((count) => {
            const given = summary.distribution[`${count}`];
            return (
              <div key={count} className="grid grid-cols-[6rem_1fr] items-center gap-4">
                <dt className="text-sm">{t('reviews.stars', { count })}</dt>
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
    </Section>
  );
}
