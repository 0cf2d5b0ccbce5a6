import { useTranslation } from 'react-i18next';
import { CityField } from '~/site/list/city-field';
import { FilterForm } from '~/site/list/filter-form';
import { FilterButtons } from './filter-buttons';
import type { RestaurantsData } from './restaurants-data.server';
import { WordsField } from './words-field';

/** City and words. */
export function RestaurantsFilter({ filters, regions }: Pick<RestaurantsData, 'filters' | 'regions'>) {
  const { t } = useTranslation('places');
  const { keyword, cityId } = filters;
  return (
    <div data-print="hide" className="mt-8 border-y border-line py-5">
      <FilterForm
        values={{ keyword, city_id: String(cityId ?? '') }}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[20rem_20rem_auto_1fr]"
      >
        <CityField regions={regions} cityId={cityId} />
        <WordsField keyword={keyword} placeholder={t('restaurants.placeholder')} />
        <FilterButtons narrowed={Boolean(keyword || cityId)} />
      </FilterForm>
    </div>
  );
}
