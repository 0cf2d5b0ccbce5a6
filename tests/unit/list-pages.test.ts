import { expect, it } from 'vitest';
import { slugify as slugOfApi } from '../../server/kernel/slugs';
import { type PageContext, pageContext } from '../../web/app/api/page-context.server';
import { pageSearch } from '../../web/app/api/page-search';
import { slugify, tagSlug } from '../../web/app/i18n/slugify';
import { readPage, withinPages } from '../../web/app/site/list/list-page.server';
import { isFollowed } from '../../web/app/ui/followed';

const listAt = (address: string) => {
  const request = new Request(`http://site${address}`);
  const search = pageSearch(request, { query: ['page', 'keyword'] });
  return { request, search } as PageContext<'page' | 'keyword'>;
};

/** What a reader throws instead of answering. */
function thrown(read: () => unknown): Response {
  try {
    read();
  } catch (response) {
    return response as Response;
  }
  throw new Error('nothing was thrown');
}

it('a page reads what it has declared and nothing else, or does not compile', () => {
  const request = new Request('http://site/en/blogs?page=2&keyword=&utm_source=x&tag=a');
  const search = pageSearch(request, { query: ['page', 'keyword'], passing: ['tag'] });
  expect([search.get('page'), search.get('tag'), search.has('keyword')]).toEqual(['2', 'a', true]);
  // @ts-expect-error it is not declared
  expect(search.get('utm_source')).toBeNull();
  expect(search.without('page')).toBe('?tag=a');
  expect(search.without('tag')).toBe('?page=2');
  const widened = { query: ['page'] };
  // @ts-expect-error names that the compiler doesn't know would let anything through
  const page = () => pageContext({} as never, widened);
  expect(page).toThrow();
});

it('the first page of a list has one address', () => {
  expect(readPage(listAt('/en/blogs'))).toBe(1);
  expect(readPage(listAt('/en/blogs?page=12'))).toBe(12);
  for (const wrong of ['1', '0', '-1', '01', '1.5', 'abc', '']) {
    const { status, headers } = thrown(() => readPage(listAt(`/en/blogs?page=${wrong}&keyword=hue&x=1`)));
    expect([status, headers.get('location')], wrong).toEqual([301, '/en/blogs?keyword=hue']);
  }
});

it('a page behind the last one is not there, and says where the list begins', async () => {
  const list = listAt('/en/blogs?page=4&keyword=hue');
  expect(() => withinPages(list, { page: 4, last_page: 4 })).not.toThrow();
  // An empty list has a first page.
  expect(() => withinPages(list, { page: 1, last_page: 0 })).not.toThrow();
  for (const answer of [
    thrown(() => withinPages(list, { page: 4, last_page: 3 })),
    thrown(() => readPage(listAt('/en/blogs?page=99999999999&keyword=hue'))),
  ]) {
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ first_page: '/en/blogs?keyword=hue' });
  }
});

it('search engines follow one choice, not what several or words leave', () => {
  const followed = (query: string) => isFollowed(new URLSearchParams(query));
  for (const query of ['', 'page=3', 'city_id=5', 'city_id=5&page=2'])
    expect(followed(query), query).toBe(true);
  for (const query of [
    'city_id=5&category_id=2',
    'keyword=hue',
    'tag=food',
    'hotel_types[]=1&hotel_types[]=2',
  ])
    expect(followed(query), query).toBe(false);
});

it('a tag has the same slug here as in the API', () => {
  for (const name of ['Cà phê', 'đi bộ', 'UNESCO', '2026', '??', 'a'.repeat(90), `${'ab '.repeat(30)}c`])
    expect(tagSlug(name), name).toBe(slugOfApi(name));
  expect(tagSlug(tagSlug('2026'))).toBe('n-2026');
  expect(slugify('')).toBe('');
});
