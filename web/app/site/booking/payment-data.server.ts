import { randomUUID } from 'node:crypto';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { optional, required } from '~/api/answers.server';
import { isSecureAddress, takenCookie } from '~/api/own-cookie';
import type { PageContext } from '~/api/page-context.server';
import { formatVnd } from '~/i18n/money';
import { accountSeo } from '~/site/account/account-seo.server';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { cookiesOf, visitorForm, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { findOrder } from './order-data.server';

/** Where an empty cart leads: to the order that was just made of it, if it still waits, or back to the cart. */
async function afterCart({ api, language }: PageContext): Promise<string> {
  const query = { per_page: 1, lang_id: language };
  const own = await api.GET('/orders', { params: { query } }).catch(() => null);
  const newest = own?.data?.data[0];
  return newest?.status === 'pending'
    ? sitePaths.payment(language, newest.code)
    : sitePaths.shopping(language);
}

/** The cart on its way to becoming an order, or an order that waits for its payment. */
export async function paymentData(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  const { api, language, context, request, t } = page;
  const query = new URL(request.url).searchParams;
  const code = query.get('order');
  const seo = await accountSeo(page, t('booking:payment.title'), sitePaths.payment);
  if (code) {
    const [found, providers, profile] = await Promise.all([
      findOrder(page, code),
      optional(api.GET('/payments/providers', { params: { query: {} } }), context),
      optional(api.POST('/setting/profile/information', { body: { lang_id: language } }), context),
    ]);
    if (!found) throw redirect(sitePaths.ticket(language, code));
    const { order } = found;
    if (order.status === 'paid' || order.status === 'refunded')
      throw redirect(sitePaths.ticket(language, order.code));
    // No real money moves for what is made up.
    const isSample = order.lines.some(({ is_sample }) => is_sample);
    const ways = providers?.data.map((one) => one.code).filter((way) => !isSample || way === 'test') ?? [];
    const seller = profile?.data.name ?? '';
    return { step: 'pay' as const, order, providers: ways, seller, seo };
  }
  const [cart, me] = await Promise.all([
    required(api.GET('/tour/cart', { params: { query: { lang_id: language } } }), context),
    api.GET('/me').catch(() => null),
  ]);
  if (cart.cart.length === 0) throw redirect(await afterCart(page));
  if (cart.cart.some(({ available }) => !available)) throw redirect(sitePaths.shopping(language));
  const { full_name = '', email = '', phone = '' } = me?.data?.data ?? {};
  // One for each time the form is made: sent twice, it still makes one order.
  return { step: 'contact' as const, cart, known: { full_name, email, phone }, key: randomUUID(), seo };
}

type Form = Awaited<ReturnType<typeof visitorForm>>;

/** Makes the order, empties the cart and goes on to paying. */
async function placeOrder(given: Form): Promise<Response> {
  const { api, language, form, t, context } = given;
  const { cart } = await required(
    api.GET('/tour/cart', { params: { query: { lang_id: language } } }),
    context,
  );
  // Sent twice, the first one has emptied it.
  if (cart.length === 0) return redirect(await afterCart(given));
  const answer = await calling(
    api.POST('/orders', {
      params: { header: { 'idempotency-key': textOf(form, 'key') } },
      body: {
        cart: cart.map(({ type, id, departure_id, date, nights, adults, children }) => ({
          type: type === 2 ? (2 as const) : (1 as const),
          id,
          ...(departure_id === null ? { ...(date ? { date } : {}) } : { departure_id }),
          ...(nights === null ? {} : { nights }),
          adults,
          children,
        })),
        contact: {
          full_name: textOf(form, 'full_name'),
          email: textOf(form, 'email'),
          phone: textOf(form, 'phone'),
        },
        note: textOf(form, 'note'),
        total: Number(textOf(form, 'total')),
        lang_id: language,
      },
    }),
  );
  if ('data' in answer && answer.data) {
    const headers = cookiesOf(answer.response);
    // Under either name: over HTTPS a browser may still have one from before there was a prefix.
    for (const isSecure of new Set([isSecureAddress(context.publicUrl), false]))
      headers.append('set-cookie', takenCookie('cart', isSecure));
    return redirect(sitePaths.payment(language, answer.data.data.code), { headers });
  }
  const { code, data } =
    (('error' in answer ? answer.error : undefined) as {
      code?: string;
      data?: { total?: number };
    } & object) ?? {};
  if (code === 'not_bookable') return redirect(sitePaths.shopping(language));
  if (code === 'price_changed') {
    const message = t('booking:payment.price_changed', { total: formatVnd(data?.total ?? 0, language) });
    return refuse(form, { response: answer.response, error: { message, code } }, message);
  }
  return refuse(form, answer, t('booking:payment.failed'));
}

/** Begins to pay; the visitor goes on to the provider's own page. */
async function pay({ api, language, form, t }: Form, code: string): Promise<Response> {
  const provider = textOf(form, 'provider') === 'vnpay' ? 'vnpay' : 'test';
  const version = Number(textOf(form, 'terms_version'));
  if (version > 0 && textOf(form, 'agreed') !== '1') {
    const message = t('booking:agree.required');
    const error = { message, code: 'terms_required' };
    return refuse(form, { response: new Response(null, { status: 422 }), error }, message);
  }
  const answer = await calling(
    api.POST('/orders/{code}/pay', {
      params: { path: { code } },
      body: { provider, lang_id: language, ...(version > 0 ? { terms_version: version } : {}) },
    }),
  );
  if ('data' in answer && answer.data) return redirectDocument(answer.data.data.redirect_url);
  return refuse(form, answer, t('booking:payment.failed'));
}

/** The forms of the payment page. */
export async function actOnPayment(args: ActionFunctionArgs): Promise<Response> {
  const given = await visitorForm(args);
  const { api, language, form, t } = given;
  const code = textOf(form, 'order');
  const intent = textOf(form, 'intent');
  if (intent === 'order') return placeOrder(given);
  if (intent === 'pay') return pay(given, code);
  const answer = await calling(
    api.POST('/orders/{code}/cancel', { params: { path: { code } }, body: { lang_id: language } }),
  );
  if (!answer.response.ok) return refuse(form, answer, t('booking:payment.failed'));
  return redirect(sitePaths.payment(language, code));
}
