import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';

/** Who is written to. The form stands also while the organisation's profile cannot be had. */
export async function contactData(page: PageContext<'sent'>) {
  const { api, language, t, context, search } = page;
  const title = t('guides:contact.title');
  const [profile, seo] = await Promise.all([
    optional(api.POST('/setting/profile/information', { body: { lang_id: language } }), context),
    pageSeo(page, {
      title,
      description: t('guides:meta.contact'),
      alternates: inBothLanguages(sitePaths.contact),
    }),
  ]);
  const isSent = search.get('sent') === '1';
  return { title, isSent, profile: profile?.data ?? null, seo };
}
