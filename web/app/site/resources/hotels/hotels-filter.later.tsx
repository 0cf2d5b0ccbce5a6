import { useTranslation } from 'react-i18next';
import { CityField } from '~/site/list/city-field';
import { FacetChips } from '~/site/list/facet-chips';
import { FacetFields } from '~/site/list/facet-fields';
import { FilterForm } from '~/site/list/filter-form';
import { Checkbox } from '~/ui/controls';
import { FilterButtons } from '../lists/filter-buttons';
import { WordsField } from '../lists/words-field';
import type { HotelsData } from './hotels-data.server';

/** City, words and types; several types can be ticked. */
export function HotelsFilter({ data }: { data: HotelsData }) {
  const { t } = useTranslation('places');
  const { filters, facets, regions, types } = data;
  const { keyword, cityId, types: chosen } = filters;
  return (
    <div data-print="hide" className="mt-8 grid gap-4 border-y border-line py-5">
      <FilterForm
        values={{ keyword, city_id: String(cityId ?? ''), 'hotel_types[]': chosen, ...facets.chosen }}
        className="grid gap-5"
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[20rem_20rem]">
          <CityField regions={regions} cityId={cityId} />
          <WordsField keyword={keyword} placeholder={t('hotels.placeholder')} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          {types.length > 0 && (
            <fieldset>
              <legend className="text-sm font-semibold">{t('hotels.types')}</legend>
              <div className="flex flex-wrap gap-x-6">
                {types.map(({ id, title, count }) => (
                  <Checkbox
                    key={id}
                    name="hotel_types[]"
                    value={id}
                    defaultChecked={chosen.some((type) => type === id)}
                    label={t('hotels.type_count', { title, count })}
                  />
                ))}
              </div>
            </fieldset>
          )}
          <FilterButtons
            narrowed={Boolean(keyword || cityId) || chosen.length + Object.keys(facets.chosen).length > 0}
          />
        </div>
        <FacetFields data={facets} />
      </FilterForm>
      <FacetChips data={facets} />
    </div>
  );
}
