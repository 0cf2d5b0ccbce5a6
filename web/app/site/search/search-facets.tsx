import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '~/api/types';
import { FacetChip } from '~/site/list/facet-link';
import { isSearchType, type SearchType } from './search-types';

interface SearchFacetsProps {
  keyword: string;
  type: SearchType | null;
  answer: SearchAnswer;
}

/** How much was found of each kind, as links that narrow the list. */
export function SearchFacets({ keyword, type, answer }: SearchFacetsProps) {
  const { t } = useTranslation('site');
  const to = (chosen?: string) => `?${new URLSearchParams(chosen ? { keyword, type: chosen } : { keyword })}`;
  const facets = answer.facets
    .flatMap(({ type: kind, count }) => (isSearchType(kind) && count > 0 ? [{ kind, count }] : []))
    .sort((a, b) => b.count - a.count);
  return (
    <div className="mt-6 border-b-2 border-ink pb-4">
      <p role="status" className="text-sm text-muted">
        {answer.did_you_mean ? `${t('search.corrected', { keyword: answer.did_you_mean })} ` : null}
        {t('search.count', { count: answer.total })}
      </p>
      {facets.length > 1 || type ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <FacetChip to={to()} current={type === null}>
            {t('search.all_types')}
          </FacetChip>
          {facets.map(({ kind, count }) => (
            <FacetChip key={kind} to={to(kind)} current={type === kind}>
              {t(`search.type_${kind}`)} <span className="figures">{count}</span>
            </FacetChip>
          ))}
        </div>
      ) : null}
    </div>
  );
}
