import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { inOneLine } from '../guide-data.server';

/** All facts about visas, to look up. */
export async function visaFactsData(page: PageContext) {
  const { api, language, t, context } = page;
  const { data: facts } = await required(
    api.GET('/facts', { params: { query: { prefix: 'visa', lang_id: language } } }),
    context,
  );
  const title = t('guides:chapters.visainformation');
  return {
    title,
    facts: facts.map(inOneLine),
    seo: await pageSeo(page, {
      title,
      description: t('guides:meta.visainformation'),
      alternates: inBothLanguages((code) => sitePaths.guide(code, 'visainformation')),
    }),
  };
}
