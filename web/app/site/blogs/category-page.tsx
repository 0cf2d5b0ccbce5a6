import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { EmptyList } from '~/site/list/empty-list';
import { FilterForm } from '~/site/list/filter-form';
import { ListHeader } from '~/site/list/list-header';
import { sitePaths } from '~/site/paths';
import { Button, ButtonLink } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';
import { Pagination } from '~/ui/pagination';
import type { categoryData } from './category-data.server';
import { StoryGrid } from './story-grid';

type CategoryPageProps = Omit<Awaited<ReturnType<typeof categoryData>>, 'seo'>;

/** The articles of one subject, with a search among them. */
export function CategoryPage({ title, description, keyword, path, stories }: CategoryPageProps) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { data, total, page, last_page } = stories;
  const crumbs = [
    { title: t('home.crumb'), to: sitePaths.home(language) },
    { title: t('blogs.title'), to: sitePaths.blogs(language) },
    { title },
  ];
  return (
    <div className="page pt-6 pb-16">
      <ListHeader crumbs={crumbs} title={title} lead={description} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-y border-line py-5">
        <FilterForm values={{ keyword }} className="flex items-end gap-3">
          <Field label={t('blogs.keyword')}>
            {(control) => (
              <Input {...control} type="search" name="keyword" defaultValue={keyword} maxLength={100} />
            )}
          </Field>
          <Button type="submit" tone="secondary">
            {t('blogs.search')}
          </Button>
        </FilterForm>
        <Link to={sitePaths.blogs(language)} prefetch="intent" className="link inline-block py-2">
          {t('blogs.show_all')}
        </Link>
      </div>
      <p role="status" className="mt-6 mb-8 text-sm text-muted">
        {keyword ? t('blogs.count_for', { count: total, keyword }) : t('blogs.count', { count: total })}
      </p>
      {data.length > 0 ? (
        <StoryGrid stories={data} withLead={page === 1 && !keyword} />
      ) : (
        <EmptyList title={t('blogs.none')} action={<ButtonLink to={path}>{title}</ButtonLink>}>
          {t('blogs.none_text')}
        </EmptyList>
      )}
      <Pagination page={page} lastPage={last_page} />
    </div>
  );
}
