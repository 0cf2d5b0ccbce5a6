import { type AppLoadContext, redirect } from '@remix-run/node';
import type { Answer } from '~/api/answer';
import { readAnswer } from '~/api/answer';
import { patienceFor } from '~/api/deadline.server';
import { apiLanguage } from '~/i18n/languages';
import type { Call } from '../entities/calls';
import { interfaceLanguage } from '../interface-language';

/** What a loader or action was called with. */
export interface Asked {
  request: Request;
  context: AppLoadContext;
}

/** Told on by name, so that the API sees the same browser, address and origin as this process does. */
const passedOn = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'];

function headersFor({ request, context }: Asked): Headers {
  const headers = new Headers({
    'accept-language': apiLanguage(interfaceLanguage(request.headers)),
    'x-request-id': context.requestId,
    'x-forwarded-for': context.clientAddress,
  });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const host = request.headers.get('host');
  if (host) headers.set('x-forwarded-host', host);
  return headers;
}

/** Sends one request of this visitor to the API. Throws 503 when it gives no answer. */
export async function sendToApi(
  asked: Asked,
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<Response> {
  const headers = headersFor(asked);
  if (body !== undefined) headers.set('content-type', 'application/json');
  try {
    return await fetch(`${asked.context.apiUrl}${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: patienceFor(asked),
    });
  } catch (error) {
    if (!asked.request.signal.aborted)
      console.error(`[${asked.context.requestId}] the API gave no answer`, error);
    throw Response.json({ request_id: asked.context.requestId }, { status: 503 });
  }
}

/** Sends one request and reads its answer, whatever it is. */
export async function callApi<Body>(
  asked: Asked,
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<Answer<Body>> {
  return readAnswer<Body>(await sendToApi(asked, path, method, body));
}

/** Where to sign in and come back from. */
export function loginPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  // A request for data carries a suffix that the page doesn't have.
  const page = `${pathname.replace(/\.data$/, '')}${search}`;
  return page === '/admin' ? '/admin/login' : `/admin/login?next=${encodeURIComponent(page)}`;
}

/**
 * The body of a read that the page can't do without. Otherwise throws the way to the sign-in page, or the Response
 * that the page becomes: 403, 404, or 503 for what is not the editor's doing.
 */
export async function readFromApi<Body>(asked: Asked, read: string | Call): Promise<Body> {
  const { path, method, body } = typeof read === 'string' ? { path: read, method: 'GET' } : read;
  const answer = await callApi<Body>(asked, path, method, body);
  if (answer.ok) return answer.body;
  if (answer.status === 401) throw redirect(loginPath(asked.request));
  const status = [403, 404, 422].includes(answer.status) ? answer.status : 503;
  const said = status === 403 ? { message: answer.problem.message } : {};
  throw Response.json(
    { request_id: asked.context.requestId, ...said },
    { status: status === 422 ? 404 : status },
  );
}
