import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { CityField } from '~/site/list/city-field';
import { FacetChips } from '~/site/list/facet-chips';
import { FacetFields } from '~/site/list/facet-fields';
import type { FacetsData } from '~/site/list/facets-data.server';
import { FilterForm } from '~/site/list/filter-form';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { cx } from '~/ui/cx';
import { Field } from '~/ui/field';
import { eventKinds, eventPeriods } from './event-kinds';
import type { EventsData } from './events-data.server';
import { useEventWords } from './use-event-words';

type EventsFilterProps = Pick<EventsData, 'filters' | 'narrowed' | 'regions'> & {
  /** The month on the calendar; null in the list, which also knows words and periods. */
  month: string | null;
  /** Of the list. */
  facets: FacetsData | null;
};

/** Where, what kind and, in the list, when and by which words; all of it lives in the address. */
export function EventsFilter({ filters, narrowed, regions, month, facets }: EventsFilterProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const words = useEventWords();
  const { keyword, cityId, kind, period } = filters;
  const inList = month === null;
  const values = {
    keyword,
    type: period ?? '',
    city_id: String(cityId ?? ''),
    event_type: kind ?? '',
    ...facets?.chosen,
  };
  return (
    <div data-print="hide" className="mt-4 grid gap-4 border-y border-line py-5">
      <FilterForm
        values={values}
        className={cx(
          'grid grid-cols-2 items-end gap-4',
          inList ? 'lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto]' : 'lg:grid-cols-[1fr_1fr_auto] lg:max-w-3xl',
        )}
      >
        {!inList && <input type="hidden" name="view" value="calendar" />}
        {!inList && <input type="hidden" name="month" value={month} />}
        {inList && (
          <>
            <Field label={t('filter.keyword')} className="max-lg:col-span-2">
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  name="keyword"
                  defaultValue={keyword}
                  maxLength={100}
                  placeholder={t('filter.keyword_placeholder')}
                />
              )}
            </Field>
            <Field label={t('filter.period')} className="max-lg:col-span-2">
              {(control) => (
                <Select {...control} name="type" defaultValue={period ?? ''}>
                  <option value="">{t('period.all')}</option>
                  {eventPeriods.map((one) => (
                    <option key={one} value={one}>
                      {t(`period.${one}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </>
        )}
        <CityField regions={regions} cityId={cityId} />
        <Field label={t('filter.kind')}>
          {(control) => (
            <Select {...control} name="event_type" defaultValue={kind ?? ''}>
              <option value="">{t('filter.all_kinds')}</option>
              {eventKinds.map((one) => (
                <option key={one} value={one}>
                  {words.kind(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex items-center gap-4">
          <Button type="submit" tone="secondary">
            {t('filter.show')}
          </Button>
          {narrowed && (
            <Link
              to={inList ? sitePaths.events(language) : sitePaths.eventCalendar(language, month)}
              preventScrollReset
              className="link py-2 text-sm"
            >
              {t('filter.clear')}
            </Link>
          )}
        </div>
        {facets && <FacetFields data={facets} />}
      </FilterForm>
      {facets && <FacetChips data={facets} />}
    </div>
  );
}
