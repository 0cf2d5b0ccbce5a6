import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { Notice } from '~/site/account/account-page';
import { nextPage } from '~/site/account/next-page';
import { isRefused, type Refused } from '~/site/account/outcome';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { signInPath, visitorForm, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import type { Acted } from '~/site/reviews/acted';
import { ButtonLink } from '~/ui/button';

export const handle = { i18n: ['site', 'account', 'reviews'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

/** There is nothing here but what a form without scripts is answered with. */
export function loader(args: LoaderFunctionArgs) {
  return redirect(sitePaths.home(visitorPage(args).language));
}

type Sent = Awaited<ReturnType<typeof visitorForm>>;

function act({ api, language, form }: Sent, id: number, name: string | undefined) {
  const params = { path: { id }, query: { lang_id: language } };
  if (name === 'report') {
    const reason = textOf(form, 'reason') as 'spam';
    const body = { reason, note: textOf(form, 'note'), lang_id: language };
    return calling(api.POST('/reviews/{id}/report', { params: { path: { id } }, body }));
  }
  return form.has('take_back')
    ? calling(api.DELETE('/reviews/{id}/helpful', { params }))
    : calling(api.POST('/reviews/{id}/helpful', { params }));
}

export async function action(args: ActionFunctionArgs) {
  const sent = await visitorForm(args);
  const { form, language, t, request } = sent;
  const id = Number(args.params.id);
  if (!Number.isInteger(id) || !['helpful', 'report'].includes(args.params.act ?? '')) {
    throw new Response(null, { status: 404 });
  }
  const back = nextPage(form.get('back')) ?? sitePaths.home(language);
  const answer = await act(sent, id, args.params.act);
  if (answer.response.status === 401) throw redirect(signInPath(language, request, 'rate', back));
  if (!answer.response.ok) return refuse(form, answer, t('account:failed'));
  const { message = '', data = {} } = (answer as { data?: { message?: string; data?: object } }).data ?? {};
  return Response.json({ intent: '', done: message, back, ...data } satisfies Acted);
}

export default function ReviewAct() {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const outcome = useActionData() as Acted | Refused | undefined;
  const back = outcome && (isRefused(outcome) ? outcome.values.back : outcome.back);
  return (
    <div className="page max-w-measure py-16">
      <h1 className="mb-6 text-4xl">{t('title')}</h1>
      {outcome && (
        <Notice tone={isRefused(outcome) ? 'bad' : 'good'}>
          {isRefused(outcome) ? outcome.message : outcome.done}
        </Notice>
      )}
      <ButtonLink to={nextPage(back) ?? sitePaths.home(language)} tone="secondary">
        {t('rate.back')}
      </ButtonLink>
    </div>
  );
}
