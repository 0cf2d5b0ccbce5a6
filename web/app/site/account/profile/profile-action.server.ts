import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import type { Language } from '~/i18n/languages';
import { calling, done, refuse, secretOf, textOf } from '~/site/account/refuse.server';
import {
  cookiesOf,
  isSignedIn,
  signInPath,
  type visitorForm,
  visitorPage,
} from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';

type Sent = Awaited<ReturnType<typeof visitorForm>>;
type Answered = Awaited<ReturnType<typeof calling>>;

const upload = async ({ api, form, language }: Sent): Promise<Answered> => {
  const me = await calling(api.GET('/me'));
  if (!('data' in me) || !me.data) return me;
  const body = new FormData();
  const picture = form.get('avatar');
  if (picture instanceof File && picture.size > 0) body.set('avatar', picture);
  body.set('potential_id', String((me.data as { data: { id: number } }).data.id));
  body.set('lang_id', language);
  // A form goes out as it is; the client's types know files only by their JSON.
  return calling(api.POST('/user/upload_avatar', { body: body as never, bodySerializer: (given) => given }));
};

const textBody = ({ form, language }: Sent) => ({ lang_id: language, full_name: textOf(form, 'full_name') });

const tripOf = (form: FormData, language: Language) => ({
  params: { path: { id: Number(textOf(form, 'trip')) }, query: { lang_id: language } },
});

/** What each form of the page does. */
const intents: Record<string, (sent: Sent) => Promise<Answered>> = {
  personal: (sent) =>
    calling(
      sent.api.POST('/user/updateprofile', {
        body: {
          ...textBody(sent),
          phone: textOf(sent.form, 'phone'),
          country_code: textOf(sent.form, 'country_code') || null,
        },
      }),
    ),
  avatar: upload,
  avatar_remove: ({ api }) => calling(api.DELETE('/user/avatar')),
  password: ({ api, form, language }) =>
    calling(
      api.POST('/customer/update-password', {
        body: {
          old_password: secretOf(form, 'old_password'),
          new_password: secretOf(form, 'new_password'),
          confirm_password: secretOf(form, 'confirm_password'),
          lang_id: language,
        },
      }),
    ),
  end_session: ({ api, form }) =>
    calling(api.DELETE('/me/sessions/{id}', { params: { path: { id: textOf(form, 'session') } } })),
  end_others: ({ api }) => calling(api.DELETE('/me/sessions')),
  review_delete: ({ api, form, language }) =>
    calling(
      api.DELETE('/me/reviews/{id}', {
        params: { path: { id: Number(textOf(form, 'review')) }, query: { lang_id: language } },
      }),
    ),
  trip_delete: ({ api, form, language }) => calling(api.DELETE('/trips/{id}', tripOf(form, language))),
  trip_unshare: ({ api, form, language }) => calling(api.DELETE('/trips/{id}/share', tripOf(form, language))),
  delete: ({ api, form, language }) => {
    const wish = (['keep', 'cancel'] as const).find((known) => known === textOf(form, 'bookings'));
    const body = { password: secretOf(form, 'password'), lang_id: language };
    return calling(api.DELETE('/me', { body: wish ? { ...body, bookings: wish } : body }));
  },
};

const signIn = (language: Language, request: Request): Response =>
  redirect(signInPath(language, request, 'own', sitePaths.profile(language)));

/** One of the forms of the page of the account. */
export async function profileAction(args: ActionFunctionArgs): Promise<Response> {
  const { request } = args;
  const page = visitorPage(args);
  // A picture is read for those alone whose it can become.
  if (!(await isSignedIn(request, page.api))) throw signIn(page.language, request);
  const sent = { ...page, form: await request.formData() };
  const { form, language, t } = sent;
  const intent = textOf(form, 'intent');
  const run = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!run) throw new Response(null, { status: 404 });
  const answer = await run(sent);
  const { response } = answer;
  if (response.status === 401) throw signIn(language, request);
  if (!response.ok) return refuse(form, answer, t('account:failed'));
  if (intent === 'delete') {
    const reason = textOf(form, 'bookings') === '' ? 'deleted' : `deleted_${textOf(form, 'bookings')}`;
    // As a new document, which opens at its top and knows nothing of who has left.
    return redirectDocument(`${sitePaths.signIn(language)}?${new URLSearchParams({ reason })}`, {
      headers: cookiesOf(response),
    });
  }
  const { data } = answer as { data?: { message?: string } };
  return done(form, data?.message ?? t('account:profile.saved'));
}
