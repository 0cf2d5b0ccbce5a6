import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { categoryData } from '~/site/blogs/category-data.server';
import { CategoryPage } from '~/site/blogs/category-page';
import { guideMeta } from '~/site/guides/guide-meta';

export const handle = { i18n: ['site', 'guides'], query: ['keyword', 'page'] } as const;

export function loader(args: LoaderFunctionArgs) {
  return categoryData(pageContext(args, handle), 'stories-inspiration');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => guideMeta(data, 'stories-inspiration');

export default function StoriesInspiration() {
  return <CategoryPage {...useLoaderData<typeof loader>()} />;
}
