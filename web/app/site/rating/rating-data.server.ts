import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { touristSpot } from '~/api/resource-types';
import type { TopRated } from '~/api/types';
import { wholeRows } from '~/api/whole-rows';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';

const SHOWN = 6;
const PICKED = 3;

/** What editors put first of each kind, for as long as nobody has rated any of it. */
async function pickedByEditors({ api, language, context }: PageContext): Promise<TopRated> {
  const query = { lang_id: language };
  const [things, experiences, places, tours, stories] = await Promise.all([
    optional(api.GET('/things-to-do', { params: { query: { ...query, per_page: PICKED } } }), context),
    optional(api.GET('/experience', { params: { query: { ...query, per_page: PICKED } } }), context),
    optional(
      api.GET('/attraction', {
        params: { query: { ...query, per_page: PICKED, resource_type: `${touristSpot}` } },
      }),
      context,
    ),
    optional(api.GET('/tour/list-trending', { params: { query: { ...query, limit: PICKED } } }), context),
    optional(api.GET('/blogs', { params: { query: { ...query, per_page: PICKED } } }), context),
  ]);
  return {
    things_to_do: things?.data ?? [],
    experiences: experiences?.data ?? [],
    resources: places?.potentials ?? [],
    tours: wholeRows(tours?.data ?? []),
    blogs: wholeRows(stories?.data ?? []),
  };
}

/** What travellers rated best of each kind; of a kind without any ratings, what editors picked. */
export async function ratingData(page: PageContext) {
  const { api, language, t, context } = page;
  const answer = await optional(
    api.GET('/rating', { params: { query: { lang_id: language, limit: SHOWN } } }),
    context,
  );
  const rated = answer?.data;
  const isRated = Object.values(rated ?? {}).some((rows) => rows.length > 0);
  const isComplete = rated !== undefined && Object.values(rated).every((rows) => rows.length > 0);
  const picked = isComplete ? null : await pickedByEditors(page);
  return {
    state: isRated ? ('rated' as const) : rated ? ('none' as const) : ('failed' as const),
    rated: rated ?? null,
    picked,
    seo: await pageSeo(page, {
      title: t('events:rating.title'),
      description: t('events:rating.meta_description'),
      alternates: inBothLanguages(sitePaths.rating),
    }),
  };
}
