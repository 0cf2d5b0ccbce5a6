import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { LegalPage } from '~/site/guide-pages';
import { guideData } from '../guide-data.server';

/** A page of terms with the one who answers for it, as far as they have said who they are. */
export async function legalData(page: PageContext, name: LegalPage) {
  const { api, language, context } = page;
  const [guide, profile] = await Promise.all([
    guideData(page, name),
    optional(api.POST('/setting/profile/information', { body: { lang_id: language } }), context),
  ]);
  return { name, guide, profile: profile?.data ?? null };
}
