import { randomUUID } from 'node:crypto';
import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { PageSearch } from '~/api/page-search';
import { pageSeo } from '~/seo/page-seo.server';
import { sitePaths } from '~/site/paths';

interface Params {
  slug?: string;
  id?: string;
}

/** The city and place that an address names; throws the not-found page for any other address. */
export function namedPlace({ slug = '', id = '' }: Params): { slug: string; id: number } {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response(null, { status: 404 });
  return { slug, id: Number(id) };
}

/** What the address of a tag carries. */
function givenTag(search: Pick<PageSearch<'tag' | 'signature'>, 'get'>): {
  tag?: string;
  signature?: string;
} {
  const [tag, signature] = [search.get('tag'), search.get('signature')];
  return tag && signature ? { tag: tag.slice(0, 40), signature: signature.slice(0, 100) } : {};
}

/**
 * The page that a tag opens. It is the same for everybody: who has checked in is known to the browser, and after a
 * form without scripts to the address.
 */
export async function checkInData(page: PageContext<'tag' | 'signature' | 'checked_in'>, params: Params) {
  const { language, api, context, t, search } = page;
  const { slug, id } = namedPlace(params);
  const given = givenTag(search);
  const { data } = await required(
    api.GET('/maps/{slug}/{id}', {
      params: { path: { slug, id }, query: { lang_id: language, ...given } },
    }),
    context,
  );
  const { place } = data;
  const path = sitePaths.checkIn(slug, id);
  const here = given.tag ? `${path}?${new URLSearchParams(given)}` : path;
  const seo = await pageSeo(page, {
    title: t('maps:check_in.meta_title', { place: place.title }),
    description: place.description,
    image: place.image,
    // One address for both languages: the choice of language is what changes it.
    alternates: { en: here, vi: here },
    canonical: sitePaths.place(language, place.path),
    unlisted: true,
  });
  const answer = search.get('checked_in');
  const answered = (['first', 'again'] as const).find((name) => name === answer) ?? null;
  return {
    ...data,
    slug,
    given,
    /** What became of the form of a browser without scripts. */
    answered,
    client_id: randomUUID(),
    seo,
  };
}

export type CheckInData = Awaited<ReturnType<typeof checkInData>>;
