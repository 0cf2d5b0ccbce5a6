import { FilterBar } from '../table/filter-bar';
import { useReviewText } from './text';

const statuses = ['pending', 'approved', 'rejected'] as const;
const kinds = ['2', '6', '10', '20'] as const;
const scores = [5, 4, 3, 2, 1] as const;

/** What narrows the reviews down. */
export function ReviewFilters() {
  const t = useReviewText();
  return (
    <FilterBar
      search={t('filter.keyword')}
      choices={[
        {
          name: 'status',
          label: t('filter.status'),
          options: [
            { value: '', title: t('filter.any_status') },
            ...statuses.map((value) => ({ value, title: t(`status.${value}`) })),
          ],
        },
        {
          name: 'entity_type',
          label: t('filter.kind'),
          options: [
            { value: '', title: t('filter.any_kind') },
            ...kinds.map((value) => ({ value, title: t(`kind.${value}`) })),
          ],
        },
        {
          name: 'score',
          label: t('filter.score'),
          options: [
            { value: '', title: t('filter.any_score') },
            ...scores.map((score) => ({ value: String(score), title: t('stars', { score }) })),
          ],
        },
        {
          name: 'reported',
          label: t('filter.reported'),
          options: [
            { value: '', title: t('filter.any_report') },
            { value: '1', title: t('filter.reported') },
          ],
        },
      ]}
    />
  );
}
