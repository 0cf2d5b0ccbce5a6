import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { TaggedRecord } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { pageSeo } from '~/seo/page-seo.server';
import { readPage } from '~/site/list/read-filters';
import { withinPages } from '~/site/list/within-pages.server';
import { sitePaths } from '~/site/paths';
import { hasOwnCard } from './tagged-kinds';

const PER_PAGE = 48;

/** Which records of which kind there are, in the order in which they come. */
function byKind(records: TaggedRecord[]): { kind: string; ids: number[] }[] {
  const kinds = new Map<string, number[]>();
  for (const { type, id } of records) kinds.set(type, [...(kinds.get(type) ?? []), id]);
  return [...kinds].map(([kind, ids]) => ({ kind, ids }));
}

/** Tags begin with a small letter; titles do not. */
const asTitle = (name: string, language: Language): string =>
  name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

/** All that carries a tag, which is given by its name or slug. */
export async function tagData(page: PageContext, keyword: string) {
  const { api, language, t, request, context } = page;
  const number = readPage(new URL(request.url).searchParams);
  const query = { lang_id: language, page: number, per_page: PER_PAGE };
  const answer = await required(
    api.GET('/tags/{keyword}', { params: { path: { keyword }, query } }),
    context,
    (slug) => sitePaths.tag(language, slug),
  );
  withinPages(request, answer);
  const { tag, data, rows, total, last_page } = answer;
  const title = asTitle(tag.name, language);
  const here = sitePaths.tag(language, tag.slug);
  return {
    tag,
    title,
    groups: byKind(data),
    rows,
    // Kinds that have no cards of their own.
    others: data.filter(({ type }) => !hasOwnCard(type)),
    total,
    page: number,
    lastPage: last_page,
    crumb: t('events:tags.title'),
    seo: await pageSeo(page, {
      title: t('events:tags.title_of', { tag: title }),
      description: t('events:tags.description_of', { tag: tag.name, count: total }),
      image: data[0]?.image,
      // Each language has tags of its own.
      alternates: { [language]: here },
      canonical: here,
      noindex: number > 1,
    }),
  };
}

export type TagData = Awaited<ReturnType<typeof tagData>>;
