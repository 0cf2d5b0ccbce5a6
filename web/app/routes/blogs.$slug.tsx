import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageContext } from '~/api/page-context.server';
import { breadcrumbList } from '~/seo/json-ld';
import { pageMeta } from '~/seo/meta';
import { articleData } from '~/site/blogs/article-data.server';
import { ArticleFooter } from '~/site/blogs/article-footer';
import { ArticleHeader } from '~/site/blogs/article-header';
import { articleJsonLd } from '~/site/blogs/article-json-ld';
import { ContentsList } from '~/site/blogs/contents-list';
import { StoryCard } from '~/site/cards/story-card';
import { sitePaths } from '~/site/paths';
import { RateControl } from '~/site/reviews/rate-control';
import { Section } from '~/site/section';

export const handle = { i18n: ['site', 'reviews'] };

export function loader(args: LoaderFunctionArgs) {
  return articleData(pageContext(args), args.params.slug ?? '');
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { article, seo } = data;
  const home = { title: 'Visit Vietnam', path: sitePaths.home(seo.language) };
  const here = { title: article.title, path: sitePaths.blog(seo.language, article.slug) };
  return pageMeta(seo, [articleJsonLd(article, seo), breadcrumbList(seo.publicUrl, [home, here])]);
};

export default function Article() {
  const { article } = useLoaderData<typeof loader>();
  const { t } = useTranslation('site');
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
            <div
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when it is written
              dangerouslySetInnerHTML={{ __html: article.content }}
            />
            <div className="mt-12 max-w-measure">
              <RateControl kind="blog" record={article} />
            </div>
            <ArticleFooter article={article} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <Section title={t('blogs.related')} className="mt-8 print:hidden">
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {related.map((story) => (
              <li key={story.id}>
                <StoryCard story={story} sizes="(min-width: 64rem) 290px, (min-width: 30rem) 46vw, 100vw" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
