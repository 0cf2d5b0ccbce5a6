import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { listSeo } from '~/site/list/list-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { readWishes, type WishParameter, wishParameters } from './wishes';

/** Destinations weighed for the wishes of the address, and those that are compared. One call. */
export async function whereData(page: PageContext<WishParameter>) {
  const { api, language, t, search, context } = page;
  const wishes = readWishes(search);
  const { month, days, adults, children, budget, pace, interests, needs, from, warmth, sea, compare } =
    wishes;
  const [{ data }, seo] = await Promise.all([
    required(
      api.GET('/where-to-go', {
        params: {
          query: {
            lang_id: language,
            ...(month && { month }),
            ...(from && { from }),
            ...(warmth && { warmth }),
            sea: sea ? '1' : '0',
            days,
            adults,
            children,
            budget,
            pace,
            interests: interests.join(),
            needs: needs.join(),
            compare: compare.join(),
          },
        },
      }),
      context,
    ),
    listSeo(
      page,
      {
        page: 1,
        lastPage: 1,
        filters: Object.fromEntries(wishParameters.map((name) => [name, search.getAll(name)])),
      },
      {
        title: t('deciding:where.meta_title'),
        alternates: inBothLanguages((code) => sitePaths.whereToGo(code)),
      },
    ),
  ]);
  return { ...data, wishes, seo };
}

export type WhereData = Awaited<ReturnType<typeof whereData>>;
