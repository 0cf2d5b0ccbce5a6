import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RecordRef } from '~/api/types';
import { months } from '~/i18n/months';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { PlacesFilters } from './places-data.server';

/** Narrows the places down by name, month and region; a form whose answers live in the address. */
export function PlacesFilter({ filters, regions }: { filters: PlacesFilters; regions: RecordRef[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { alone } = useMonths();
  const { keyword, month, regionId } = filters;
  return (
    <search className="z-20 block bg-paper lg:tall:sticky lg:tall:top-16">
      <Form
        // A new answer fills the fields anew.
        key={`${keyword} ${month} ${regionId}`}
        preventScrollReset
        className="mt-8 grid items-end gap-4 border-y border-line py-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.2fr_auto]"
      >
        <Field label={t('places.keyword')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name="keyword"
              defaultValue={keyword}
              placeholder={t('home.where_placeholder')}
            />
          )}
        </Field>
        <Field label={t('places.month')}>
          {(control) => (
            <Select {...control} name="month" defaultValue={month ?? ''}>
              <option value="">{t('home.any_month')}</option>
              {months.map((m) => (
                <option key={m} value={m}>
                  {alone(m)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('places.region')}>
          {(control) => (
            <Select {...control} name="region_id" defaultValue={regionId ?? ''}>
              <option value="">{t('places.all_regions')}</option>
              {regions.map((region) => (
                <option key={region.id} value={region.id}>
                  {region.title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex items-center gap-4">
          <Button type="submit">{t('places.apply')}</Button>
          {(keyword || month || regionId) && (
            <Link to={sitePaths.places(language)} preventScrollReset className="link py-2 text-sm">
              {t('places.clear')}
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
