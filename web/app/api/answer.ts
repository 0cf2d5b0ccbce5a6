/** What the API answers when it refuses. */
export interface Problem<Stored = unknown> {
  message: string;
  code: string;
  request_id?: string;
  /** The right that was missing, such as `blog.publish`; the message names it in words. */
  permission?: string;
  /** First messages per field. */
  errors?: Record<string, string[]>;
  /** How things stand instead of as the call wanted them, in the shape of a good answer's `data`. */
  data?: Stored;
}

type DataOf<Body> = Body extends { data: infer Data } ? Data : unknown;

export type Answer<Body> =
  | { ok: true; status: number; body: Body }
  | { ok: false; status: number; problem: Problem<DataOf<Body>> };

const silent: Problem<never> = { message: '', code: 'unavailable' };

/** Stands for no answer at all, and has no status therefore. */
export const unreachable: Answer<never> = {
  ok: false,
  status: 0,
  problem: { message: '', code: 'unreachable' },
};

/**
 * Reads an answer of the API; one without a body that can be read becomes a problem without a message. That the body is
 * what the document says of it is taken on trust, here and nowhere else.
 */
export async function readAnswer<Body>(response: Response): Promise<Answer<Body>> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return { ok: true, status: response.status, body: body as Body };
  const isProblem = typeof body === 'object' && body !== null && 'code' in body;
  return {
    ok: false,
    status: response.status,
    problem: isProblem ? (body as Problem<DataOf<Body>>) : silent,
  };
}
