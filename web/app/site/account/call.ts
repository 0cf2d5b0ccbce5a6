import { fetchApi } from '~/api/browser-fetch';
import { forgetSession, hasSession } from './user-store';

let onExpired: () => void = () => {};

/** What is done when the API says that the session has ended. */
export function whenExpired(run: () => void): void {
  onExpired = run;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the API answered; 0 where there was no answer at all. */
export interface ApiAnswer<Body> {
  status: number;
  /** The body of a good answer. */
  data: Body | null;
  /** The body of any other one that has one. */
  problem: { message?: string; data?: unknown } | null;
}

const problemOf = async (answer: Response): Promise<ApiAnswer<never>['problem']> =>
  answer.json().catch(() => null);

/** One call of the API from the browser, as whoever is signed in, in the language of the page. */
export async function askApi<Body>(
  path: `/${string}`,
  method: Method = 'GET',
  body?: unknown,
): Promise<ApiAnswer<Body>> {
  try {
    const answer = await fetchApi(path, { method, json: body });
    const { status, ok } = answer;
    if (status === 401 && hasSession()) {
      forgetSession();
      onExpired();
    }
    return ok
      ? { status, data: (await answer.json()) as Body, problem: null }
      : { status, data: null, problem: await problemOf(answer) };
  } catch {
    return { status: 0, data: null, problem: null };
  }
}

/** The same for those who only want a good answer. Null for every other one. */
export const callAsCustomer = async <Body>(
  path: `/${string}`,
  method?: Method,
  body?: unknown,
): Promise<Body | null> => (await askApi<Body>(path, method, body)).data;
