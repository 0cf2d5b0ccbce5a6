import { useTranslation } from 'react-i18next';
import type { FlightSearch } from '~/api/types';
import { FilterForm } from '~/site/list/filter-form';
import { Button } from '~/ui/button';
import { Checkbox, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import { dayParts, type FlightForm, type FlightNarrowing, sorts } from './flight-search';

interface FlightFiltersProps {
  search: FlightSearch;
  form: FlightForm;
  narrowing: FlightNarrowing;
}

/** Order and filters of the answer; the search itself goes along unseen. */
export function FlightFilters({ search, form, narrowing }: FlightFiltersProps) {
  const { t } = useTranslation('flights');
  const ends = [...search.from.airports, ...search.to.airports];
  const hasChoice = search.from.airports.length > 1 || search.to.airports.length > 1;
  return (
    <FilterForm values={{ ...narrowing }} anchor="results" className="grid gap-5 text-sm">
      {Object.entries(form)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Field label={t('filters.sort')}>
        {(control) => (
          <Select {...control} name="sort" defaultValue={narrowing.sort}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('filters.stops')}>
        {(control) => (
          <Select {...control} name="max_stops" defaultValue={narrowing.max_stops}>
            <option value="">{t('filters.any_stops')}</option>
            <option value="0">{t('filters.no_stops')}</option>
            <option value="1">{t('filters.one_stop')}</option>
          </Select>
        )}
      </Field>
      {hasChoice && (
        <Field label={t('filters.airport')}>
          {(control) => (
            <Select {...control} name="airport" defaultValue={narrowing.airport}>
              <option value="">{t('filters.any_airport')}</option>
              {ends.map(({ code, name }) => (
                <option key={code} value={code}>
                  {`${name} (${code})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Ticks
        legend={t('filters.times')}
        name="times"
        chosen={narrowing.times}
        choices={dayParts.map((part) => [part, t(`times.${part}`)])}
      />
      {search.airlines.length > 1 && (
        <Ticks
          legend={t('filters.airlines')}
          name="airlines"
          chosen={narrowing.airlines}
          choices={search.airlines.map(({ code, name }) => [code, name])}
        />
      )}
      <Button type="submit" tone="secondary" className="justify-self-start">
        {t('filters.apply')}
      </Button>
    </FilterForm>
  );
}

interface TicksProps {
  legend: string;
  name: string;
  chosen: readonly string[];
  choices: readonly (readonly [value: string, label: string])[];
}

function Ticks({ legend, name, chosen, choices }: TicksProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {choices.map(([value, label]) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </fieldset>
  );
}
