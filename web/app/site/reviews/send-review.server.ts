import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { nextPage } from '~/site/account/next-page';
import { calling, done, refuse, textOf } from '~/site/account/refuse.server';
import { isSignedIn, signInPath, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';

const fields = ['entity_type', 'entity_id', 'score', 'title', 'content', 'agreement'] as const;

/** Hands a review to the API. Refused, it comes back with what was written and why; pictures have to be chosen again. */
export async function sendReview(args: ActionFunctionArgs): Promise<Response> {
  const { request } = args;
  const { api, language, t } = visitorPage(args);
  const signIn = (back: string) => redirect(signInPath(language, request, 'review', back));
  // Pictures are read for those alone who may hand them in.
  if (!(await isSignedIn(request, api))) throw signIn(sitePaths.home(language));
  const form = await request.formData();
  const back = nextPage(form.get('back')) ?? sitePaths.home(language);
  const body = new FormData();
  for (const name of fields) if (textOf(form, name) !== '') body.set(name, textOf(form, name));
  for (const picture of form.getAll('images[]')) {
    if (picture instanceof File && picture.size > 0) body.append('images[]', picture);
  }
  body.set('lang_id', language);
  // A form goes out as it is; the client's types know files only by their JSON.
  const answer = await calling(
    api.POST('/reviews', { body: body as never, bodySerializer: (given) => given }),
  );
  if (answer.response.status === 401) throw signIn(back);
  if (!('data' in answer) || !answer.data) {
    const { error, response } = answer;
    const { message = '' } = (error ?? {}) as { message?: string };
    // A picture that is too large is a fault of that field.
    const known = response.status === 413 ? { ...(error as object), errors: { images: [message] } } : error;
    return refuse(form, { error: known, response }, t('reviews:form.failed'));
  }
  return done(form, answer.data.message);
}
