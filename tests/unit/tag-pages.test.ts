import { expect, it } from 'vitest';
import type { PageContext } from '../../web/app/api/page-context.server';
import { pageSearch } from '../../web/app/api/page-search';
import { tagData } from '../../web/app/site/tags/tag-data.server';

it('a page of a tag has as many records as one of other lists, and is asked for by its number and its kind', async () => {
  const asked: unknown[] = [];
  const request = new Request('http://site/en/tags/history?page=3&type=event');
  const page = {
    request,
    search: pageSearch(request, { query: ['page', 'type'] }),
    language: 'en',
    context: {},
    api: {
      GET: (_path: string, { params }: { params: { query: unknown } }) => {
        asked.push(params.query);
        return Promise.resolve({ response: new Response(null, { status: 404 }) });
      },
    },
  } as unknown as PageContext<'page' | 'type'>;
  await expect(tagData(page, 'history')).rejects.toMatchObject({ status: 404 });
  expect(asked).toEqual([{ lang_id: 'en', page: 3, per_page: 12, type: 'event' }]);
});
