import { useTranslation } from 'react-i18next';
import { CityField } from '~/site/list/city-field';
import { FacetChips } from '~/site/list/facet-chips';
import { FacetFields } from '~/site/list/facet-fields';
import { FilterForm } from '~/site/list/filter-form';
import { FilterButtons } from '../lists/filter-buttons';
import { WordsField } from '../lists/words-field';
import type { RestaurantsData } from './restaurants-data.server';

/** City and words. */
export function RestaurantsFilter({
  filters,
  facets,
  regions,
}: Pick<RestaurantsData, 'filters' | 'facets' | 'regions'>) {
  const { t } = useTranslation('places');
  const { keyword, cityId } = filters;
  return (
    <div data-print="hide" className="mt-8 grid gap-4 border-y border-line py-5">
      <FilterForm
        values={{ keyword, city_id: String(cityId ?? ''), ...facets.chosen }}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[20rem_20rem_auto_1fr]"
      >
        <CityField regions={regions} cityId={cityId} />
        <WordsField keyword={keyword} placeholder={t('restaurants.placeholder')} />
        <FilterButtons narrowed={Boolean(keyword || cityId) || Object.keys(facets.chosen).length > 0} />
        <FacetFields data={facets} />
      </FilterForm>
      <FacetChips data={facets} />
    </div>
  );
}
