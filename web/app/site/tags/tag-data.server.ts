import { redirect } from '@remix-run/node';
import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { TaggedRecord } from '~/api/types';
import type { Language } from '~/i18n/languages';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readText } from '~/site/list/read-filters';
import { inOwnLanguages, sitePaths } from '~/site/paths';
import { hasOwnCard } from './tagged-kinds';

const PER_PAGE = 12;
/** Titles that a description has room for. */
const NAMED = 2;

/** Which records of which kind there are, in the order in which they come. */
function byKind(records: TaggedRecord[]): { kind: string; ids: number[] }[] {
  const kinds = new Map<string, number[]>();
  for (const { type, id } of records) kinds.set(type, [...(kinds.get(type) ?? []), id]);
  return [...kinds].map(([kind, ids]) => ({ kind, ids }));
}

/** Tags begin with a small letter; titles do not. */
const asTitle = (name: string, language: Language): string =>
  name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

/** The first of the records, to say what there is. */
const named = (records: TaggedRecord[], language: Language): string =>
  new Intl.ListFormat(language).format(
    records.slice(0, NAMED).map(({ title }) => title.replace(/[.!?…]+$/, '')),
  );

/** All that carries a tag, which is given by its name or slug. */
export async function tagData(page: PageContext<'page' | 'type'>, keyword: string) {
  const { api, language, t, request, context } = page;
  const number = readPage(page);
  const type = readText(page.search, 'type', 40);
  const query = { lang_id: language, page: number, per_page: PER_PAGE, ...(type ? { type } : {}) };
  const answer = await required(
    api.GET('/tags/{keyword}', { params: { path: { keyword }, query } }),
    context,
    (slug) => sitePaths.tag(language, slug),
  );
  const here = sitePaths.tag(language, answer.tag.slug);
  // Its name, capitals and signs without marks find a tag as well; its page has one address.
  if (new URL(request.url).pathname !== here)
    throw redirect(number > 1 ? `${here}?page=${number}` : here, 301);
  const { tag, data, rows, kinds, total, last_page } = answer;
  if (type && !kinds.some((kind) => kind.type === type)) throw redirect(here);
  withinPages(page, answer);
  const title = asTitle(tag.name, language);
  return {
    tag,
    title,
    type,
    kinds,
    groups: byKind(data),
    rows,
    // Kinds that have no cards of their own.
    others: data.filter(({ type }) => !hasOwnCard(type)),
    total,
    page: number,
    lastPage: last_page,
    crumb: t('events:tags.title'),
    seo: await listSeo(
      page,
      { page: number, lastPage: last_page, filters: { type } },
      {
        title: t('events:tags.title_of', { tag: title }),
        description: t('events:tags.description_of', {
          tag: tag.name,
          count: tag.count,
          titles: named(data, language),
        }),
        image: data[0]?.image,
        alternates: inOwnLanguages(tag.alternates, sitePaths.tag),
        canonical: here,
      },
    ),
  };
}

export type TagData = Awaited<ReturnType<typeof tagData>>;
