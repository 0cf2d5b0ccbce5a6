import { useTranslation } from 'react-i18next';
import { ChipRow } from '~/site/list/chip-row';
import { CityField } from '~/site/list/city-field';
import { FacetChips } from '~/site/list/facet-chips';
import { FacetFields } from '~/site/list/facet-fields';
import { FacetChip } from '~/site/list/facet-link';
import { FilterForm } from '~/site/list/filter-form';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { isResourceType } from '../codes';
import { FilterButtons } from '../lists/filter-buttons';
import { WordsField } from '../lists/words-field';
import { attractionsAddress } from './attractions-address';
import type { AttractionsData } from './attractions-data.server';

/** Kinds as links with how many there are, then a form for city, words and the view all around. */
export function AttractionsFilter({ data }: { data: AttractionsData }) {
  const { t } = useTranslation('places');
  const { filters, facets, regions, kinds } = data;
  const { keyword, cityId, type, vr, onMap } = filters;
  return (
    <div data-print="hide" className="mt-8 grid gap-5 border-y border-line py-5">
      <ChipRow label={t('attractions.kinds')}>
        <FacetChip to={attractionsAddress(filters, { type: null })} current={type === null}>
          {t('attractions.all')}
        </FacetChip>
        {kinds.map(({ id, title, count }) => (
          <FacetChip
            key={id}
            to={attractionsAddress(filters, { type: isResourceType(id) ? id : null })}
            current={type === id}
          >
            {title} <span className="figures font-normal">{count}</span>
          </FacetChip>
        ))}
      </ChipRow>
      <FilterForm
        values={{ keyword, city_id: String(cityId ?? ''), vr: vr === -1 ? '' : String(vr), ...facets.chosen }}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[17rem_17rem_15rem_auto_1fr]"
      >
        {type && <input type="hidden" name="resource_type" value={type} />}
        {onMap && <input type="hidden" name="view" value="map" />}
        <CityField regions={regions} cityId={cityId} />
        <WordsField keyword={keyword} placeholder={t('attractions.placeholder')} />
        <Field label={t('attractions.vr')}>
          {(control) => (
            <Select {...control} name="vr" defaultValue={vr === -1 ? '' : vr}>
              <option value="">{t('attractions.vr_any')}</option>
              <option value="1">{t('attractions.vr_with')}</option>
              <option value="0">{t('attractions.vr_without')}</option>
            </Select>
          )}
        </Field>
        <FilterButtons
          narrowed={Boolean(keyword || cityId || type) || vr !== -1 || Object.keys(facets.chosen).length > 0}
        />
        <FacetFields data={facets} />
      </FilterForm>
      <FacetChips data={facets} />
    </div>
  );
}
