import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { unbrokenHtml } from '~/i18n/unbroken.server';
import { pageSeo } from '~/seo/page-seo.server';
import { sitePaths } from '~/site/paths';
import { storyPlaces } from './story-places.server';

/** One article with what stands around it. */
export async function articleData(page: PageContext, slug: string) {
  const { api, language, t, context } = page;
  const {
    data: { places, ...article },
  } = await required(
    api.GET('/blogs/detail/{slug}', { params: { path: { slug }, query: { lang_id: language } } }),
    context,
    (current) => sitePaths.blog(language, current),
  );
  const seo = await pageSeo(page, {
    title: article.title,
    description: article.description,
    image: article.image,
  });
  return {
    article: { ...article, content: unbrokenHtml(article.content) },
    places: storyPlaces(page, places),
    editors: t('site:story.editors'),
    seo,
  };
}
