import type { Done, Refused } from './outcome';

type Problem = Partial<Pick<Refused, 'message' | 'code' | 'errors'>>;

interface Answered {
  error?: unknown;
  response: Response;
}

const isSecret = (name: string) => /password|token/.test(name);

/** What was written, to be shown again; passwords stay out. */
function valuesOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !isSecret(name) ? [[name, value]] : [],
    ),
  );
}

/** A text of a form, without the spaces around it. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A password of a form, to the last space. */
export function secretOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Gives a form back with what is wrong with it, in the API's words. */
export function refuse(form: FormData, { error, response }: Answered, fallback: string): Response {
  const { message = fallback, code = '', errors = {} } = (error ?? {}) as Problem;
  const refused: Refused = {
    intent: textOf(form, 'intent'),
    values: valuesOf(form),
    message,
    code,
    errors,
  };
  return Response.json(refused, { status: response.status });
}

/** Says that a form was taken, on the page that it is on. */
export const done = (form: FormData, text: string): Response =>
  Response.json({ intent: textOf(form, 'intent'), done: text } satisfies Done);

/** Calls the API for a form; no answer at all becomes one that says so. */
export async function calling<Answer extends Answered>(call: Promise<Answer>): Promise<Answer | Answered> {
  return call.catch((cause: unknown) => {
    console.error('a form could not be handed to the API', cause);
    return { response: new Response(null, { status: 503 }) };
  });
}
