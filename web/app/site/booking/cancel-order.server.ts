import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { visitorForm } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { openTypedOrder } from './open-order.server';

/** The forms of an order's page: opening one, and cancelling the one that is open. */
export async function actOnOrder(args: ActionFunctionArgs): Promise<Response> {
  const given = await visitorForm(args);
  const { api, language, form, t } = given;
  if (textOf(form, 'intent') !== 'cancel') return openTypedOrder(given);
  const code = textOf(form, 'order') || '-';
  if (textOf(form, 'sure') !== '1') {
    const message = t('booking:cancelling.tick');
    return refuse(form, { response: new Response(null, { status: 422 }), error: { message } }, message);
  }
  const answer = await calling(
    api.POST('/orders/{code}/cancel', {
      params: { path: { code } },
      body: { refund: Number(textOf(form, 'refund')), lang_id: language },
    }),
  );
  if (!answer.response.ok) return refuse(form, answer, t('booking:cart.failed'));
  return redirect(sitePaths.ticket(language, code));
}
