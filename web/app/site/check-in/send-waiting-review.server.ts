import type { ActionFunctionArgs } from '@remix-run/node';
import { apiFor } from '~/api/client.server';
import { visitorContext } from '~/api/page-context.server';
import { calling, done, refuse, textOf } from '~/site/account/refuse.server';
import { namedPlace } from './check-in-data.server';

/** Hands a review of somebody who has not signed in to the API; a letter then asks for a press of its link. */
export async function sendWaitingReview(args: ActionFunctionArgs): Promise<Response> {
  const { request, context, params } = args;
  const { language, t } = await visitorContext(args);
  // The browser's own cookie tells that it has checked in here.
  const api = apiFor({ language, request, context, withCookies: true });
  const form = await request.formData();
  const path = namedPlace(params);
  const body = {
    score: textOf(form, 'score'),
    title: textOf(form, 'title'),
    content: textOf(form, 'content'),
    agreement: textOf(form, 'agreement'),
    full_name: textOf(form, 'full_name'),
    email: textOf(form, 'email'),
    lang_id: language,
  };
  // What is missing or wrong, the API says in words.
  const answer = await calling(
    api.POST('/maps/{slug}/{id}/review', { params: { path }, body: body as never }),
  );
  if (!('data' in answer) || !answer.data) return refuse(form, answer, t('reviews:form.failed'));
  return done(form, answer.data.message);
}
