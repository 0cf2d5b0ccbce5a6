import type { Answer, Problem } from './types';

const silent: Problem = { message: '', code: 'unavailable' };

/** Reads an answer of the API; one without a body that can be read becomes a problem without a message. */
export async function readAnswer<Body>(response: Response): Promise<Answer<Body>> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return { ok: true, status: response.status, body: body as Body };
  const problem = body && typeof body === 'object' && 'code' in body ? (body as Problem) : silent;
  return { ok: false, status: response.status, problem };
}
