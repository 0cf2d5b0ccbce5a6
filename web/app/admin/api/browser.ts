import { fetchApi, pageLanguage } from '~/api/browser-fetch';
import { apiLanguage } from '~/i18n/languages';
import { readAnswer } from './answer';
import { askToSignIn } from './session-prompt';
import type { Answer } from './types';

const unreachable: Answer<never> = { ok: false, status: 0, problem: { message: '', code: 'unreachable' } };

/** The language in which the API is to speak: that of the page. */
export function spokenLanguage(): string {
  return apiLanguage(pageLanguage());
}

const send = (path: string, method: string, body: unknown): Promise<Response> =>
  fetchApi(`/${path.replace(/^\//, '')}`, { method, json: body });

/**
 * One call of the API from the browser. When the session has ended, asks to sign in on the spot and then repeats the
 * call, so that nothing typed is lost. Status 0 stands for no answer at all.
 */
export async function callFromBrowser<Body>(
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<Answer<Body>> {
  try {
    const response = await send(path, method, body);
    if (response.status !== 401 || !(await askToSignIn())) return await readAnswer<Body>(response);
    return await readAnswer<Body>(await send(path, method, body));
  } catch {
    return unreachable;
  }
}

/** Either one is in, with a cookie that came with the answer, or a code is wanted. */
export interface SignedIn {
  challenge?: string;
}

async function signIn(path: string, body: Record<string, string>): Promise<Answer<SignedIn>> {
  try {
    return await readAnswer(await send(path, 'POST', body));
  } catch {
    return unreachable;
  }
}

/** Signs in from a page that is open already. */
export const signInFromBrowser = (email: string, password: string) => signIn('/login', { email, password });

/** The second step of it. */
export const giveCodeFromBrowser = (challenge: string, code: string) =>
  signIn('/login/second-factor', { challenge, code });
