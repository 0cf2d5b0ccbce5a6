import type { AppLoadContext } from '@remix-run/node';
import { afterEach, expect, it, vi } from 'vitest';
import { sendToApi } from '../../web/app/admin/api/call.server';
import { apiFor } from '../../web/app/api/client.server';
import { createResponseCache } from '../../web/http/response-cache';
import { changeLog } from '../factories/change-log';

/** Ends a visit's calls with its test: they'd be reported ten seconds later, in the middle of another one. */
let gone = new AbortController();

afterEach(() => {
  gone.abort();
  gone = new AbortController();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An API that takes a call and says nothing until the caller gives up. */
const hang = () =>
  vi.stubGlobal(
    'fetch',
    (_asked: Request | string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );

const visit = (method: string) => {
  const late = new AbortController();
  const cache = createResponseCache({ most: 100_000, changes: changeLog().changes });
  const context = {
    apiUrl: 'http://api',
    requestId: 'visit-1',
    tags: new Set<string>(),
    deadline: () => late.signal,
    cachedAnswer: (key, ask, deadline) => cache.give(key, ask, { deadline }),
    readAfter: () => '',
    callFailed: () => {},
  } as Partial<AppLoadContext> as AppLoadContext;
  const request = new Request('http://site/vi', { method, signal: gone.signal });
  const calls = [
    apiFor({ language: 'vi', request, context }).GET('/region'),
    apiFor({ language: 'vi', request, context, withCookies: true }).GET('/region'),
    sendToApi({ request, context }, '/region'),
  ];
  const outcomes = () =>
    Promise.all(
      calls.map((call) => {
        const failed = call.then(
          () => 'answered',
          () => 'given up',
        );
        return Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))]);
      }),
    );
  return { outcomes, end: () => late.abort(new DOMException('late', 'TimeoutError')) };
};

it('gives up all calls of a page at once, whoever asks', async () => {
  hang();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { outcomes, end } = visit('GET');
  expect(await outcomes()).toEqual(['waiting', 'waiting', 'waiting']);
  end();
  expect(await outcomes()).toEqual(['given up', 'given up', 'given up']);
});

it('does not give up what a form has begun', async () => {
  hang();
  const { outcomes, end } = visit('POST');
  end();
  expect(await outcomes()).toEqual(['waiting', 'waiting', 'waiting']);
});
