import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '~/site/list/filter-form';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { PointSign } from '../point-sign';
import type { CityMapData } from './city-map-data.server';

/** What the map shows: kinds of places to switch on and off, and words; all of it lives in the address. */
export function LayersForm({ filters, counts }: Pick<CityMapData, 'filters' | 'counts'>) {
  const { t } = useTranslation('maps');
  const { pathname } = useLocation();
  const { keyword, kinds } = filters;
  return (
    <FilterForm values={{ keyword, kind: kinds }} className="grid gap-4">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('layers')}</legend>
        <div className="flex flex-wrap gap-2">
          {counts
            .filter(({ count }) => count > 0)
            .map(({ layer, count }) => (
              <label
                key={layer}
                className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-edge py-1 pr-3.5 pl-1.5 text-sm has-checked:border-jade has-checked:bg-jade-wash has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river hover:border-ink"
              >
                <input
                  type="checkbox"
                  name="kind"
                  value={layer}
                  defaultChecked={kinds.includes(layer)}
                  className="visually-hidden"
                />
                <PointSign kind={layer} className="!size-7 text-sm" />
                {t(`layer.${layer}`)}
                <span className="figures text-muted">{count}</span>
              </label>
            ))}
        </div>
      </fieldset>
      <div className="flex items-end gap-3">
        <Field label={t('keyword')} className="grow">
          {(control) => (
            <Input
              {...control}
              type="search"
              name="keyword"
              defaultValue={keyword}
              maxLength={100}
              placeholder={t('keyword_placeholder')}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary">
          {t('show')}
        </Button>
      </div>
      {(keyword || kinds.length > 0) && (
        <p>
          <Link to={pathname} preventScrollReset className="link inline-block py-1 text-sm">
            {t('clear')}
          </Link>
        </p>
      )}
    </FilterForm>
  );
}
