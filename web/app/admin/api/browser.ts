import type { Answer } from '~/api/answer';
import { readAnswer, unreachable } from '~/api/answer';
import { fetchApi, pageLanguage } from '~/api/browser-fetch';
import { type BodyOf, type Giving, type Method, type PathOf, requestApi } from '~/api/call-api';
import { apiLanguage } from '~/i18n/languages';
import type { Call } from '../entities/calls';
import { askToSignIn } from './session-prompt';

/** The language in which the API is to speak: that of the page. */
export function spokenLanguage(): string {
  return apiLanguage(pageLanguage());
}

/** When the session has ended, asks to sign in on the spot and sends once more, so that nothing typed is lost. */
async function signedIn<Body>(send: () => Promise<Response>): Promise<Answer<Body>> {
  try {
    const response = await send();
    if (response.status !== 401 || !(await askToSignIn())) return await readAnswer<Body>(response);
    return await readAnswer<Body>(await send());
  } catch {
    return unreachable;
  }
}

/** One call of the API from the browser, held to its document. Status 0 stands for no answer at all. */
export const callFromBrowser = <M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...giving: Giving<M, Path>
): Promise<Answer<BodyOf<M, Path>>> => signedIn(() => requestApi(method, path, ...giving));

/** What a form holds so far: of what is missing in it the API says that it is. */
export const asFarAsGiven = <Body extends object>(given: Partial<Body>): Body => given as Body;

/** What a file or a draft of named fields holds: whether it is what is wanted the API says. */
export const asTheApiFinds = <Body>(given: unknown): Body => given as Body;

/**
 * The same for calls that descriptors make, whose paths are data: the document can't be asked what they answer, so that
 * the caller says it.
 */
export const callByDescriptor = <Body>({ path, method, body }: Call): Promise<Answer<Body>> =>
  signedIn(() => fetchApi(`/${path.replace(/^\//, '')}`, { method, json: body }));
