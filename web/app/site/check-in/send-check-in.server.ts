import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { apiFor } from '~/api/client.server';
import { visitorContext } from '~/api/page-context.server';
import { calling, textOf } from '~/site/account/refuse.server';
import { cookiesOf } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { namedPlace } from './check-in-data.server';

/** A check-in by a form, from a browser without scripts: handed to the API as its visitor, and back to the page. */
export async function sendCheckIn(args: ActionFunctionArgs): Promise<Response> {
  const { request, context, params } = args;
  const { language, t } = await visitorContext(args);
  const { slug, id } = namedPlace(params);
  const form = await request.formData();
  const api = apiFor({ language, request, context, withCookies: true });
  const [tag, signature] = [textOf(form, 'tag'), textOf(form, 'signature')];
  const answer = await calling(
    api.POST('/maps/{slug}/{id}/check-in', {
      params: { path: { slug, id } },
      body: {
        client_id: textOf(form, 'client_id'),
        lang_id: language,
        ...(tag && signature ? { tag, signature } : {}),
      },
    }),
  );
  if ('data' in answer && answer.data) {
    const { first_today } = answer.data.data;
    const query = new URLSearchParams({ checked_in: first_today ? 'first' : 'again' });
    if (tag && signature) {
      query.set('tag', tag);
      query.set('signature', signature);
    }
    throw redirect(`${sitePaths.checkIn(slug, id)}?${query}`, {
      status: 303,
      headers: cookiesOf(answer.response),
    });
  }
  if (answer.response.status === 404) throw new Response(null, { status: 404 });
  const { message } = (answer.error ?? {}) as { message?: string };
  return Response.json({ refused: message ?? t('maps:check_in.failed') }, { status: answer.response.status });
}
