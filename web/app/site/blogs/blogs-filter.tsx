import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { BlogCategory } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { FacetChip } from '~/site/list/facet-link';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import type { BlogsFilters } from './blogs-data.server';

interface BlogsFilterProps {
  filters: BlogsFilters;
  categories: readonly Pick<BlogCategory, 'id' | 'title' | 'blog_count'>[];
}

/** Categories as links. */
function Subjects({ filters, categories }: BlogsFilterProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { keyword, categoryId } = filters;
  const withKeyword = (path: string) =>
    keyword ? `${path}${path.includes('?') ? '&' : '?'}keyword=${encodeURIComponent(keyword)}` : path;
  return (
    <nav aria-label={t('blogs.categories')}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <FacetChip to={withKeyword(sitePaths.blogs(language))} current={categoryId === null}>
            {t('blogs.all')}
          </FacetChip>
        </li>
        {categories.map(({ id, title, blog_count }) => (
          <li key={id}>
            <FacetChip to={withKeyword(sitePaths.blogCategory(language, id))} current={categoryId === id}>
              {title}
              <span className="figures font-normal">{blog_count}</span>
            </FacetChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Categories as links, and a form for words; both live in the address. */
export function BlogsFilter({ filters, categories }: BlogsFilterProps) {
  const { t } = useTranslation('site');
  const { keyword, categoryId } = filters;
  return (
    <div className="mt-8 grid gap-6 border-y border-line py-5 lg:grid-cols-[1fr_auto] lg:items-end">
      <Subjects filters={filters} categories={categories} />
      <search>
        <Form key={keyword} preventScrollReset className="flex items-end gap-3">
          {categoryId !== null && <input type="hidden" name="category_id" value={categoryId} />}
          <Field label={t('blogs.keyword')}>
            {(control) => (
              <Input {...control} type="search" name="keyword" defaultValue={keyword} maxLength={100} />
            )}
          </Field>
          <Button type="submit" tone="secondary">
            {t('blogs.search')}
          </Button>
        </Form>
      </search>
    </div>
  );
}
