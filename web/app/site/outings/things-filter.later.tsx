import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { ChipRow } from '~/site/list/chip-row';
import { CityField } from '~/site/list/city-field';
import { FacetChips } from '~/site/list/facet-chips';
import { FacetFields } from '~/site/list/facet-fields';
import { FacetChip, FacetLink } from '~/site/list/facet-link';
import { FilterForm } from '~/site/list/filter-form';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { thingsAddress } from './things-address';
import type { ThingsData } from './things-data.server';

/** Kinds as links, then a form for city and words; a tag that came from a page can be taken away. */
export function ThingsFilter({ data }: { data: ThingsData }) {
  const { t } = useTranslation('outings');
  const { filters, facets, categories, regions } = data;
  const { keyword, cityId, categoryId, tag } = filters;
  return (
    <div data-print="hide" className="mt-8 grid gap-5 border-y border-line py-5">
      <ChipRow label={t('things.categories')}>
        {[{ id: null, title: t('things.all') }, ...categories].map(({ id, title }) => (
          <FacetChip key={id} to={thingsAddress(filters, { categoryId: id })} current={categoryId === id}>
            <Names>{title}</Names>
          </FacetChip>
        ))}
      </ChipRow>
      <FilterForm
        values={{ keyword, city_id: String(cityId ?? ''), ...facets.chosen }}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[20rem_20rem_auto]"
      >
        {categoryId !== null && <input type="hidden" name="category_id" value={categoryId} />}
        {tag && <input type="hidden" name="tag" value={tag} />}
        <CityField regions={regions} cityId={cityId} />
        <Field label={t('things.keyword')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name="keyword"
              defaultValue={keyword}
              maxLength={100}
              placeholder={t('things.keyword_placeholder')}
            />
          )}
        </Field>
        <div className="flex items-center gap-4">
          <Button type="submit" tone="secondary">
            {t('things.show')}
          </Button>
          {(keyword || cityId || categoryId || tag || Object.keys(facets.chosen).length > 0) && (
            <Link to="." preventScrollReset className="link py-2 text-sm whitespace-nowrap">
              {t('things.clear')}
            </Link>
          )}
        </div>
        <FacetFields data={facets} />
      </FilterForm>
      <FacetChips data={facets} />
      {tag && (
        <p>
          <FacetLink
            to={thingsAddress(filters, { tag: '' })}
            aria-label={t('things.untag', { tag })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-jade bg-jade px-4 text-sm font-semibold text-on-jade no-underline"
          >
            {t('things.tagged', { tag })}
            <Icon name="close" />
          </FacetLink>
        </p>
      )}
    </div>
  );
}
