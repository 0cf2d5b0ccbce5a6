import { useTranslation } from 'react-i18next';
import type { MenuRegion } from '~/api/types';
import { Select } from '~/ui/controls';
import { Field } from '~/ui/field';

/** One destination of the country, or all of them. */
export function CityField({ regions, cityId }: { regions: MenuRegion[]; cityId: number | null }) {
  const { t } = useTranslation('site');
  return (
    <Field label={t('filter.city')}>
      {(control) => (
        <Select {...control} name="city_id" defaultValue={cityId ?? ''}>
          <option value="">{t('filter.all_cities')}</option>
          {regions.map(({ region, cities }) => (
            <optgroup key={region.id} label={region.title}>
              {cities.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
