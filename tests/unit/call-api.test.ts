import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { callApi, requestApi } from '../../web/app/api/call-api';

describe('a call that the document knows', () => {
  const fetched = vi.fn<typeof fetch>();
  const answers = (body: BodyInit | null, status = 200) =>
    fetched.mockImplementation(async () => new Response(body, { status }));
  const asked = () => fetched.mock.calls.map(([url]) => url);

  beforeEach(() => {
    fetched.mockReset();
    answers('{}');
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('fills its path so that no value can lead elsewhere', async () => {
    await callApi('GET', '/audit/{id}', { path: { id: 3 } });
    await callApi('POST', '/maps/{slug}/{id}/check-in', {
      path: { slug: '../ha nội?', id: 7 },
      json: { client_id: 'a' },
    });
    expect(asked()).toEqual(['/api/audit/3', '/api/maps/..%2Fha%20n%E1%BB%99i%3F/7/check-in']);
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"client_id":"a"}' });
  });

  it('says lists in its query as the API reads them, and leaves out what is not given', async () => {
    const query = { keyword: 'a&b', 'types[]': ['city', 'blog'], page: undefined };
    await callApi('GET', '/search', { query });
    await callApi('GET', '/currency', { query: {} });
    expect(asked()).toEqual(['/api/search?keyword=a%26b&types%5B%5D=city&types%5B%5D=blog', '/api/currency']);
  });

  it('gives what the API says, good or not', async () => {
    answers('{"data":{"rates":[]}}');
    expect(await callApi('GET', '/currency')).toEqual({
      ok: true,
      status: 200,
      body: { data: { rates: [] } },
    });
    answers('{"message":"Gone.","code":"not_found"}', 404);
    expect(await callApi('GET', '/currency')).toEqual({
      ok: false,
      status: 404,
      problem: { message: 'Gone.', code: 'not_found' },
    });
  });

  it('makes a problem of an answer that is none, and of none at all', async () => {
    const silent = { message: '', code: 'unavailable' };
    answers(null, 502);
    expect(await callApi('GET', '/me')).toEqual({ ok: false, status: 502, problem: silent });
    answers('<html>');
    expect(await callApi('GET', '/me')).toEqual({ ok: false, status: 200, problem: silent });
    fetched.mockRejectedValue(new TypeError('offline'));
    expect(await callApi('GET', '/me')).toMatchObject({
      ok: false,
      status: 0,
      problem: { code: 'unreachable' },
    });
    await expect(
      requestApi('GET', '/locales/{lng}/{ns}', { path: { lng: 'en', ns: 'site' } }),
    ).rejects.toThrow('offline');
  });

  it('is held to the document by its types', async () => {
    answers('{"message":"","code":"not_found"}', 404);
    const entry = await callApi('GET', '/audit/{id}', { path: { id: 3 } });
    if (entry.ok) expectTypeOf(entry.body.data.action).toEqualTypeOf<string>();
    const redirect = await callApi('POST', '/redirects', {
      query: { lang_id: 'en' },
      json: { from_path: '/a', to_path: '/b' },
    });
    // What is stored instead has the shape of what would have been answered.
    if (!redirect.ok) expectTypeOf(redirect.problem.data?.from_path).toEqualTypeOf<string | undefined>();
    // @ts-expect-error there is no such path
    void callApi('GET', '/audits');
    // @ts-expect-error nothing is put there
    void callApi('PUT', '/redirects', {});
    // @ts-expect-error its path has a part to fill
    void callApi('GET', '/audit/{id}');
    // @ts-expect-error an id is a number
    void callApi('GET', '/audit/{id}', { path: { id: 'three' } });
    // @ts-expect-error a search needs a keyword
    void callApi('GET', '/search', { query: { page: 1 } });
    // @ts-expect-error no parameter is called so
    void callApi('GET', '/search', { query: { keyword: 'a', pag: 1 } });
    // @ts-expect-error a redirect leads somewhere
    void callApi('POST', '/redirects', { json: { from_path: '/a' } });
    // @ts-expect-error nobody asked for this field
    void callApi('POST', '/redirects', { json: { from_path: '/a', to_path: '/b', hits: 1 } });
  });
});
