import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '~/site/section';
import { Icon } from '~/ui/icon';

interface Rated {
  id: number;
  rating_score: number | null;
  rating_count: number;
}

interface RatedSectionProps<Row extends Rated> {
  title: string;
  more: { to: string; label: string };
  rows: Row[];
  /** Whether the order is that of the stars. */
  ranked: boolean;
  card: (row: Row) => ReactNode;
}

/** Records of one kind in their order; where the stars decide it, each with its place and its stars. */
export function RatedSection<Row extends Rated>(props: RatedSectionProps<Row>) {
  const { title, more, rows, ranked, card } = props;
  const { t } = useTranslation('events');
  if (rows.length === 0) return null;
  // A kind that nobody has rated is a line; what editors would send a friend to unfolds.
  if (!ranked) {
    return (
      <section aria-label={title} className="page">
        <details className="border-t border-line py-2">
          <summary className="cursor-pointer py-1">
            {t('rating.unrated_line', { title })}. <span className="link">{t('rating.picked_show')}</span>
          </summary>
          <ul className="grid gap-x-6 gap-y-10 py-6 sm:grid-cols-2 lg:grid-cols-3">
            {rows.map((row) => (
              <li key={row.id}>{card(row)}</li>
            ))}
          </ul>
        </details>
      </section>
    );
  }
  return (
    <Section title={title} more={more}>
      <ol className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((row, index) => (
          <li key={row.id}>
            <p className="mb-2 flex items-baseline justify-between gap-4 border-t border-line pt-2">
              <span className="display text-2xl text-lacquer">
                <span aria-hidden="true">{index + 1}</span>
                <span className="visually-hidden">{t('rating.rank', { rank: index + 1 })}</span>
              </span>
              {row.rating_score !== null && (
                <span className="figures flex items-center gap-1.5 text-sm">
                  <Icon name="star" className="fill-turmeric text-ink" />
                  {t('rating.score', { score: row.rating_score, count: row.rating_count })}
                </span>
              )}
            </p>
            {card(row)}
          </li>
        ))}
      </ol>
    </Section>
  );
}
