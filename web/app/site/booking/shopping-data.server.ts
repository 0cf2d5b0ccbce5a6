import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { required } from '~/api/answers.server';
import { accountSeo } from '~/site/account/account-seo.server';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { cookiesOf, visitorForm, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';

/** The cart of the cookie with today's prices. */
export async function shoppingData(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  const { api, language, context, t } = page;
  const [cart, seo] = await Promise.all([
    required(api.GET('/tour/cart', { params: { query: { lang_id: language } } }), context),
    accountSeo(page, t('booking:cart.title'), sitePaths.shopping),
  ]);
  return { ...cart, seo };
}

const numberOf = (form: FormData, name: string): number => Number(textOf(form, name));

/** What of a form has to do with a choice; what was left empty is the API's to complain about. */
function choiceOf(form: FormData) {
  const [departure, date, nights] = ['departure_id', 'date', 'nights'].map((name) => textOf(form, name));
  return {
    ...(departure ? { departure_id: Number(departure) } : {}),
    ...(date ? { date } : {}),
    ...(nights ? { nights: Number(nights) } : {}),
    adults: numberOf(form, 'adults'),
    children: numberOf(form, 'children'),
  };
}

/** Adds to the cart, changes it or takes something out; the forms are on the pages of what can be booked, too. */
export async function changeCart(args: ActionFunctionArgs): Promise<Response> {
  const { api, language, form, t } = await visitorForm(args);
  const intent = textOf(form, 'intent');
  const path = { key: textOf(form, 'key') };
  const call =
    intent === 'remove'
      ? api.DELETE('/cart/items/{key}', { params: { path, query: { lang_id: language } } })
      : intent === 'change'
        ? api.PUT('/cart/items/{key}', { params: { path }, body: { ...choiceOf(form), lang_id: language } })
        : intent === 'again'
          ? api.POST('/cart/orders', { body: { order: textOf(form, 'order'), lang_id: language } })
          : api.POST('/cart/items', {
              body: {
                type: textOf(form, 'type') === '2' ? 2 : 1,
                id: numberOf(form, 'id'),
                ...choiceOf(form),
                lang_id: language,
              },
            });
  const answer = await calling(call);
  if (!answer.response.ok) return refuse(form, answer, t('booking:cart.failed'));
  return redirect(sitePaths.shopping(language), { headers: cookiesOf(answer.response) });
}
