import { apiLanguage, type Language } from '~/i18n/languages';
import { forgetSession, hasSession } from './user-store';

const TIMEOUT_MS = 60_000;

let onExpired: () => void = () => {};

/** What is done when the API says that the session has ended. */
export function whenExpired(run: () => void): void {
  onExpired = run;
}

/** One call of the API from the browser as the signed-in customer. Null for every answer but a good one. */
export async function callAsCustomer<Body>(
  path: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<Body | null> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': apiLanguage(document.documentElement.lang as Language),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 401 && hasSession()) {
      forgetSession();
      onExpired();
    }
    return answer.ok ? ((await answer.json()) as Body) : null;
  } catch {
    return null;
  }
}
