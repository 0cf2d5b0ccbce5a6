import { useTranslation } from 'react-i18next';
import type { ThingRow } from '~/api/types';
import { FacetChip } from '~/site/list/facet-link';
import { thingsAddress } from './things-address';
import type { ThingsFilters } from './things-data.server';

const SHOWN = 10;

/** The tags that most of the things on a page have, to go on narrowing it down. */
export function CommonTags({ filters, things }: { filters: ThingsFilters; things: ThingRow[] }) {
  const { t } = useTranslation('outings');
  const counts = new Map<string, number>();
  for (const tag of things.flatMap(({ list_tags }) => list_tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...counts]
    .filter(([tag]) => tag !== filters.tag)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN);
  if (tags.length < 2) return null;
  return (
    <nav aria-label={t('things.tags')} data-print="hide" className="mt-14 border-t border-line pt-5">
      <p className="kicker">{t('things.tags')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tags.map(([tag]) => (
          <li key={tag}>
            <FacetChip to={thingsAddress(filters, { tag })}>{tag}</FacetChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
