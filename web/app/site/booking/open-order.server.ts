import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { cookiesOf, visitorForm } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';

type Form = Awaited<ReturnType<typeof visitorForm>>;

/** Opens a booking with what was typed, and remembers that in this browser. */
export async function openTypedOrder({ api, language, form, t }: Form): Promise<Response> {
  const code = textOf(form, 'code') || '-';
  const email = textOf(form, 'email');
  const answer = await calling(
    api.GET('/orders/{code}', { params: { path: { code }, query: { email, lang_id: language } } }),
  );
  if (!('data' in answer) || !answer.data) return refuse(form, answer, t('booking:cart.failed'));
  return redirect(sitePaths.ticket(language, answer.data.data.code), { headers: cookiesOf(answer.response) });
}

/** The same for a page that has no other form. */
export const openOrder = async (args: ActionFunctionArgs): Promise<Response> =>
  openTypedOrder(await visitorForm(args));
