import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { Notice } from '~/site/account/account-page';
import { accountSeo } from '~/site/account/account-seo.server';
import type { Refused } from '~/site/account/outcome';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { visitorForm, visitorPage } from '~/site/account/visitor.server';
import { sitePaths } from '~/site/paths';
import { Stars } from '~/site/reviews/stars';
import { Button, ButtonLink } from '~/ui/button';

export const handle = { i18n: ['site', 'account', 'reviews'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

interface Confirmed {
  confirmed: string;
  isNewAccount: boolean;
}

/** What waits behind the link of a letter, to be looked at once more. */
export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  const { api, language, t } = page;
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  const seo = await accountSeo(page, t('reviews:confirm.title'), sitePaths.confirmReview);
  if (!token) return { seo, token, review: null, problem: t('reviews:confirm.no_token') };
  const answer = await calling(
    api.GET('/reviews/waiting', { params: { query: { token, lang_id: language } } }),
  );
  if ('data' in answer && answer.data) return { seo, token, review: answer.data.data, problem: '' };
  const { message = t('account:failed') } = (answer.error ?? {}) as { message?: string };
  return { seo, token, review: null, problem: message };
}

/** Done by a press of the reader's: programs that look into letters follow links, and would use it up. */
export async function action(args: ActionFunctionArgs) {
  const { api, language, form, t } = await visitorForm(args);
  const body = { token: textOf(form, 'token'), lang_id: language };
  const answer = await calling(api.POST('/reviews/confirm', { body }));
  if (!('data' in answer) || !answer.data) return refuse(form, answer, t('account:failed'));
  const { message, data } = answer.data;
  return Response.json({ confirmed: message, isNewAccount: data.is_new_account } satisfies Confirmed);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

function Done({ confirmed, isNewAccount }: Confirmed) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  return (
    <>
      <Notice tone="good">{confirmed}</Notice>
      {isNewAccount && (
        <p className="max-w-measure">
          {t('confirm.done_account')}{' '}
          <Link to={sitePaths.forgotPassword(language)} className="link font-semibold">
            {t('confirm.password')}
          </Link>
        </p>
      )}
      <ButtonLink to={sitePaths.rating(language)} tone="secondary" className="mt-6">
        {t('confirm.more')}
      </ButtonLink>
    </>
  );
}

export default function ConfirmReview() {
  const { token, review, problem } = useLoaderData<typeof loader>();
  const outcome = useActionData() as Confirmed | Refused | undefined;
  const { t } = useTranslation('reviews');
  const busy = useNavigation().state === 'submitting';
  const confirmed = outcome && 'confirmed' in outcome ? outcome : null;
  const refused = outcome && !('confirmed' in outcome) ? outcome.message : problem;
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-4xl">{t('confirm.title')}</h1>
      <div className="mt-6 max-w-2xl">
        {confirmed && <Done {...confirmed} />}
        {!confirmed && refused && <Notice tone="bad">{refused}</Notice>}
        {!confirmed && !refused && review && (
          <>
            <p className="text-lg text-muted">{t('confirm.lead')}</p>
            <blockquote className="mt-6 border-l-3 border-jade py-1 pl-5">
              <Stars score={review.score} />
              <p className="display mt-2 text-xl">{review.title}</p>
              <p className="mt-2 whitespace-pre-line">{review.content}</p>
              <p className="mt-2 text-sm text-muted">{t('confirm.by', { name: review.full_name })}</p>
            </blockquote>
            <Form method="post" className="mt-8">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" pending={busy}>
                {t('confirm.submit')}
              </Button>
            </Form>
          </>
        )}
      </div>
    </div>
  );
}
