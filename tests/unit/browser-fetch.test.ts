import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchApi, fetchFile } from '../../web/app/api/browser-fetch';

const app = fileURLToPath(new URL('../../web/app/', import.meta.url));

it('is the only way in which code for browsers calls anything', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.server\.tsx?$/.test(file) && !file.endsWith('.gen.ts'),
  );
  const raw = files.filter((file) =>
    /(?<![\w.])(?:(?:window|globalThis|self)\.)?fetch\(|sendBeacon\(|new EventSource\(/.test(
      readFileSync(path.join(app, file), 'utf8'),
    ),
  );
  expect(raw).toEqual(['api/browser-fetch.ts']);
});

describe('a call from the browser', () => {
  const fetched = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    fetched.mockReset().mockResolvedValue(new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { documentElement: { lang: 'vi' } });
    // Node's own timeout runs by the real clock.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const timeout = new AbortController();
      setTimeout(() => timeout.abort(new DOMException('too long', 'TimeoutError')), milliseconds);
      return timeout.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const sent = () => fetched.mock.calls[0]?.[1] as RequestInit;

  it('says the language of the page, Vietnamese as vn, and brings cookies', async () => {
    await fetchApi('/weather?lang_id=vi');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/weather?lang_id=vi');
    expect(sent()).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { 'accept-language': 'vn' },
      body: null,
    });
  });

  it('says another language where it is told to, and sends JSON', async () => {
    await fetchApi('/planner/chat', { method: 'POST', language: 'en', json: { messages: [] } });
    expect(sent()).toMatchObject({
      method: 'POST',
      headers: { 'accept-language': 'en', 'content-type': 'application/json' },
      body: '{"messages":[]}',
    });
  });

  it('is given up after 60 000 ms, and before when its caller leaves', async () => {
    await fetchApi('/city/menu');
    const leaving = new AbortController();
    await fetchFile('/texts.json', { signal: leaving.signal });
    const [alone, left] = fetched.mock.calls.map(([, init]) => init?.signal as AbortSignal);
    vi.advanceTimersByTime(59_999);
    expect([alone?.aborted, left?.aborted]).toEqual([false, false]);
    leaving.abort();
    expect([alone?.aborted, left?.aborted]).toEqual([false, true]);
    vi.advanceTimersByTime(1);
    expect(alone?.reason).toMatchObject({ name: 'TimeoutError' });
  });
});
