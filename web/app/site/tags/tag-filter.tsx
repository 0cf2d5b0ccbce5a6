import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '~/site/list/filter-form';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

/** Finds a tag by a part of its name. */
export function TagFilter({ keyword }: { keyword: string }) {
  const { t } = useTranslation('events');
  return (
    <div data-print="hide" className="mt-8 border-y border-line py-5">
      <FilterForm values={{ keyword }} className="flex max-w-2xl flex-wrap items-end gap-4">
        <Field label={t('tags.keyword')} className="grow">
          {(control) => (
            <Input
              {...control}
              type="search"
              name="keyword"
              defaultValue={keyword}
              maxLength={100}
              placeholder={t('tags.keyword_placeholder')}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary">
          {t('tags.show')}
        </Button>
        {keyword && (
          <Link to="." preventScrollReset className="link py-2 text-sm">
            {t('tags.clear')}
          </Link>
        )}
      </FilterForm>
    </div>
  );
}
