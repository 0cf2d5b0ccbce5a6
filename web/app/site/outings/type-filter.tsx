import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ExperienceOverview } from '~/api/types';
import { Names } from '~/i18n/names';
import { ChipRow } from '~/site/list/chip-row';
import { FacetChips } from '~/site/list/facet-chips';
import { FacetFields } from '~/site/list/facet-fields';
import { FacetChip } from '~/site/list/facet-link';
import { setFacets } from '~/site/list/facets';
import type { FacetsData } from '~/site/list/facets-data.server';
import { FilterForm } from '~/site/list/filter-form';
import { Button } from '~/ui/button';
import { Input, Select } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { TypeFilters } from './type-data.server';

interface TypeFilterProps {
  filters: TypeFilters;
  facets: FacetsData;
  tabs: ExperienceOverview['tabs'];
  regions: { id: number; title: string }[];
}

/** The address of a tab, with the other filters as they are. */
function tabAddress({ keyword, regionId, facets }: TypeFilters, tabId: number): string {
  const search = new URLSearchParams();
  if (tabId) search.set('category_id', String(tabId));
  if (regionId) search.set('region_id', String(regionId));
  if (keyword) search.set('keyword', keyword);
  setFacets(search, facets);
  return search.size > 0 ? `?${search}` : '.';
}

/** Tabs of the types below this one, and a form for region and words. */
export function TypeFilter({ filters, facets, tabs, regions }: TypeFilterProps) {
  const { t } = useTranslation('outings');
  const { keyword, categoryId, regionId } = filters;
  // The first tab stands for all of them.
  const hasTabs = tabs.length > 1;
  return (
    <div
      data-print="hide"
      className="grid gap-x-8 gap-y-5 border-b border-line pb-5 lg:grid-cols-12 lg:items-end"
    >
      {hasTabs && (
        <div className="min-w-0 lg:col-span-5">
          <ChipRow label={t('type.tabs')}>
            {tabs.map(({ id, title }) => (
              <FacetChip key={id} to={tabAddress(filters, id)} current={(categoryId ?? 0) === id}>
                <Names>{title}</Names>
              </FacetChip>
            ))}
          </ChipRow>
        </div>
      )}
      <div className={hasTabs ? 'lg:col-span-7' : 'lg:col-span-8'}>
        <FilterForm
          anchor="list"
          values={{ keyword, region_id: String(regionId ?? ''), ...facets.chosen }}
          className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
        >
          {categoryId !== null && <input type="hidden" name="category_id" value={categoryId} />}
          <Field label={t('type.keyword')}>
            {(control) => (
              <Input
                {...control}
                type="search"
                name="keyword"
                defaultValue={keyword}
                maxLength={100}
                placeholder={t('type.keyword_placeholder')}
              />
            )}
          </Field>
          <Field label={t('type.region')}>
            {(control) => (
              <Select {...control} name="region_id" defaultValue={regionId ?? ''}>
                <option value="">{t('type.all_regions')}</option>
                {regions.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex items-center gap-4">
            <Button type="submit" tone="secondary">
              {t('type.show')}
            </Button>
            {(keyword || regionId || categoryId || Object.keys(facets.chosen).length > 0) && (
              <Link to="." preventScrollReset className="link py-2 text-sm">
                {t('type.clear')}
              </Link>
            )}
          </div>
          <FacetFields data={facets} />
        </FilterForm>
        <div className="mt-3">
          <FacetChips data={facets} />
        </div>
      </div>
    </div>
  );
}
