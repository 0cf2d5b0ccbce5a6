import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { cookiesOf, visitorForm } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';

/** Opens a booking with what was typed, and remembers that in this browser. */
export async function openOrder(args: ActionFunctionArgs): Promise<Response> {
  const { api, language, form, t } = await visitorForm(args);
  const code = textOf(form, 'code') || '-';
  const email = textOf(form, 'email');
  const answer = await calling(
    api.GET('/orders/{code}', { params: { path: { code }, query: { email, lang_id: language } } }),
  );
  if (!('data' in answer) || !answer.data) return refuse(form, answer, t('booking:cart.failed'));
  return redirect(sitePaths.ticket(language, answer.data.data.code), { headers: cookiesOf(answer.response) });
}
