import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { guideData } from '../guide-data.server';

/** The page about us, what has been written about the work, and how to reach us. */
export async function aboutData(page: PageContext) {
  const { api, language, context } = page;
  const body = { lang_id: language };
  const [guide, posts, profile] = await Promise.all([
    guideData(page, 'about'),
    optional(api.POST('/blogs/about/website/list', { body }), context),
    optional(api.POST('/setting/profile/information', { body }), context),
  ]);
  return { guide, posts: posts?.data ?? [], profile: profile?.data ?? null };
}
