import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageContext } from '~/api/page-context.server';
import { later } from '~/rendering/later/later';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { articleData } from '~/site/blogs/article-data.server';
import { ArticleEnding } from '~/site/blogs/article-ending.later';
import { ArticleHeader } from '~/site/blogs/article-header';
import { articleJsonLd, articleTags } from '~/site/blogs/article-json-ld';
import { ContentsList } from '~/site/blogs/contents-list';
import { PlacesInStory } from '~/site/blogs/places-in-story.later';
import { RelatedStories } from '~/site/blogs/related-stories.later';
import { sitePaths } from '~/site/paths';
import { Prose } from '~/site/prose';

export const handle = { i18n: ['site'] };

const Ending = later(import.meta.env.SSR && ArticleEnding, () =>
  import('~/site/blogs/article-ending.later').then((part) => part.ArticleEnding),
);
const Places = later(import.meta.env.SSR && PlacesInStory, () =>
  import('~/site/blogs/places-in-story.later').then((part) => part.PlacesInStory),
);
const Related = later(import.meta.env.SSR && RelatedStories, () =>
  import('~/site/blogs/related-stories.later').then((part) => part.RelatedStories),
);

export function loader(args: LoaderFunctionArgs) {
  return articleData(pageContext(args), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { article, editors, seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: article.title, path: sitePaths.blog(seo.language, article.slug) };
  const jsonLd = [articleJsonLd(article, seo, editors), breadcrumbList(seo.publicUrl, [home, here])];
  return pageMeta(seo, jsonLd, articleTags(article, editors));
};

export default function Article() {
  const { article, places } = useLoaderData<typeof loader>();
  const { related } = article;
  return (
    <>
      <article>
        <ArticleHeader article={article} />
        <div className="page grid gap-x-12 gap-y-8 pt-12 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <ContentsList entries={article.table_of_contents} />
          </div>
          <div className="lg:col-span-8 lg:col-start-5">
            <Prose html={article.content} />
            <Ending article={article} />
          </div>
        </div>
      </article>
      <Places title={article.title} places={places} />
      <Related stories={related} />
    </>
  );
}
