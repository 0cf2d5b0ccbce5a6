import type { Language } from '~/i18n/languages';
import { isLanguage } from '~/i18n/languages';
import { type Asked, callApi, readFromApi } from '../api/call.server';
import type { ListPage } from '../api/types';
import type { SeoScreen } from './seo-screen';
import type { ListedPage, PageSeo, SeoRecord } from './seo-types';

const notFound = () => new Response(null, { status: 404 });

async function readPage(asked: Asked, filter: string): Promise<ListedPage | null> {
  const { data } = await readFromApi<ListPage<ListedPage>>(asked, `/seosearch/pages?${filter}`);
  return data[0] ?? null;
}

/** The picture that the page has of its own. */
async function ownImage(asked: Asked, path: string, language: Language): Promise<string | null> {
  const body = { url: path, lang_id: language };
  const answer = await callApi<{ data: PageSeo }>(asked, '/seosearch/search-by-url', 'POST', body);
  return answer.ok ? answer.body.data.image : null;
}

/** What is edited at an address: the record of an id, or `add` with the path of a page that has none yet. */
export async function readSeoScreen(asked: Asked, id: string): Promise<SeoScreen> {
  if (id === 'add') {
    const { searchParams } = new URL(asked.request.url);
    // Some pages have one address for both languages.
    const wanted = ['path', 'lang_id'].map((name) => [name, searchParams.get(name) ?? '']);
    const page = await readPage(asked, new URLSearchParams(wanted).toString());
    if (!page) throw notFound();
    const { lang_id: language, entity_type, entity_id } = page;
    const record =
      page.seo_id === null
        ? null
        : (await readFromApi<{ data: SeoRecord }>(asked, `/seosearch/${page.seo_id}`)).data;
    const target = entity_type === null ? { url: page.path } : { entity_type, entity_id };
    return {
      language,
      record,
      page,
      path: page.path,
      target,
      image: await ownImage(asked, page.path, language),
    };
  }
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const { data: record } = await readFromApi<{ data: SeoRecord }>(asked, `/seosearch/${id}`);
  const page = await readPage(asked, `seo_id=${id}`);
  const path = page?.path ?? record.url;
  const language = isLanguage(record.lang_id) ? record.lang_id : 'vi';
  const { url, entity_type, entity_id } = record;
  return {
    language,
    record,
    page,
    path,
    target: url ? { url } : { entity_type, entity_id },
    image: path && !record.image ? await ownImage(asked, path, language) : null,
  };
}
