import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { Notice } from '~/site/account/account-page';
import { accountSeo } from '~/site/account/account-seo.server';
import { nextPage } from '~/site/account/next-page';
import { isRefused, type Refused } from '~/site/account/outcome';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { signInPath, visitorForm, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { isRatedKind, ratedKinds } from '~/site/reviews/kinds';
import type { Rated } from '~/site/reviews/rated';
import { ButtonLink } from '~/ui/button';

export const handle = { i18n: ['site', 'account', 'reviews'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

/** Where a form without scripts arrives; to be seen by who comes from one. */
export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  return { seo: await accountSeo(page, page.t('reviews:rate.page_title'), sitePaths.rate) };
}

export async function action(args: ActionFunctionArgs) {
  const { api, language, form, t, request } = await visitorForm(args);
  const [kind, id, score] = [textOf(form, 'kind'), Number(textOf(form, 'id')), Number(textOf(form, 'score'))];
  if (!isRatedKind(kind) || !Number.isInteger(id)) throw new Response(null, { status: 404 });
  if (!score) {
    const message = t('reviews:rate.choose');
    const error = { message, errors: { score: [message] } };
    return refuse(form, { error, response: new Response(null, { status: 422 }) }, message);
  }
  const answer = await calling(
    api.POST(ratedKinds[kind].path, { params: { path: { id } }, body: { score } }),
  );
  if (answer.response.status === 401) {
    const back = nextPage(form.get('back')) ?? sitePaths.rating(language);
    throw redirect(signInPath(language, request, 'rate', back));
  }
  if (!('data' in answer) || !answer.data) return refuse(form, answer, t('reviews:rate.failed'));
  const { message, data } = answer.data;
  const back = nextPage(form.get('back')) ?? sitePaths.rating(language);
  return Response.json({ intent: '', done: message, back, ...data } satisfies Rated);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function Rate() {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const outcome = useActionData() as Rated | Refused | undefined;
  const back = outcome && (isRefused(outcome) ? outcome.values.back : outcome.back);
  return (
    <div className="page max-w-measure py-16">
      <h1 className="mb-6 text-4xl">{t('rate.page_title')}</h1>
      {outcome && (
        <Notice tone={isRefused(outcome) ? 'bad' : 'good'}>
          {isRefused(outcome) ? outcome.message : t('rate.done', { score: outcome.score })}
        </Notice>
      )}
      <ButtonLink to={nextPage(back) ?? sitePaths.rating(language)} tone="secondary">
        {t('rate.back')}
      </ButtonLink>
    </div>
  );
}
