import type { Answer } from '~/api/answer';
import { type BodyOf, callApi, type Giving, type Method, type PathOf } from '~/api/call-api';
import { forgetSession, hasSession } from './user-store';

let onExpired: () => void = () => {};

/** What is done when the API says that the session has ended. */
export function whenExpired(run: () => void): void {
  onExpired = run;
}

/** One call of the API from the browser, as whoever is signed in, in the language of the page. */
export async function askApi<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...giving: Giving<M, Path>
): Promise<Answer<BodyOf<M, Path>>> {
  const answer = await callApi(method, path, ...giving);
  if (answer.status === 401 && hasSession()) {
    forgetSession();
    onExpired();
  }
  return answer;
}

/** The same for those who only want a good answer. Null for every other one. */
export async function callAsCustomer<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...giving: Giving<M, Path>
): Promise<BodyOf<M, Path> | null> {
  const answer = await askApi(method, path, ...giving);
  return answer.ok ? answer.body : null;
}
