import type { AppLoadContext } from '@remix-run/node';

interface Answered<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** What a form in the address gets: an answer, or what is wrong with its fields; neither when the API is silent. */
export interface FormAnswer<Body> {
  answer: Body | null;
  /** First message of each field that was refused. */
  errors: Readonly<Record<string, string>>;
}

const messagesIn = (error: unknown): Record<string, string> => {
  const { errors = {} } = (error ?? {}) as { errors?: Record<string, string[]> };
  return Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first]));
};

/** The answer to a question that a visitor put together: a refusal is told at the fields, anything else is logged. */
export async function formAnswer<Body>(
  call: Promise<Answered<Body>>,
  context: AppLoadContext,
): Promise<FormAnswer<Body>> {
  try {
    const { data, error, response } = await call;
    if (data !== undefined && response.ok) return { answer: data, errors: {} };
    if (response.status === 422) return { answer: null, errors: messagesIn(error) };
    console.warn(`[${context.requestId}] ${response.url} answered ${response.status}`);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') console.warn(`[${context.requestId}] API call failed`, error);
  }
  return { answer: null, errors: {} };
}
