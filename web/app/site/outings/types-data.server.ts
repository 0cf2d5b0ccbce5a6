import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { ExperienceTypeRow } from '~/api/types';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';

export interface TypeBranch extends ExperienceTypeRow {
  children: ExperienceTypeRow[];
}

/** Types under the ones above them; one whose parent is not shown stands at the top itself. */
function asTree(types: ExperienceTypeRow[]): TypeBranch[] {
  const shown = new Set(types.map(({ id }) => id));
  return types
    .filter(({ parent_id }) => parent_id === null || !shown.has(parent_id))
    .map((type) => ({ ...type, children: types.filter(({ parent_id }) => parent_id === type.id) }));
}

/** All types of experiences as a tree. */
export async function typesData(page: PageContext) {
  const { api, language, t, context } = page;
  const { data } = await required(
    api.GET('/experience-type', { params: { query: { lang_id: language, per_page: 100 } } }),
    context,
  );
  const types = asTree(data.filter(({ experience_count }) => experience_count > 0));
  return {
    /** Those that divide further. */
    branches: types.filter(({ children }) => children.length > 0),
    leaves: types.filter(({ children }) => children.length === 0),
    seo: await pageSeo(page, {
      title: t('outings:types.title'),
      description: t('outings:types.meta_description'),
      image: types[0]?.image,
      alternates: inBothLanguages(sitePaths.experienceTypes),
    }),
  };
}
