import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { Form, Link, useActionData, useNavigation, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { pageMeta } from '~/seo/meta';
import { AccountPage, Notice } from '~/site/account/account-page';
import { accountSeo } from '~/site/account/account-seo.server';
import type { Refused } from '~/site/account/outcome';
import { calling, refuse, textOf } from '~/site/account/refuse.server';
import { SignInReason } from '~/site/account/sign-in-reason';
import { leaveWhenSignedIn, visitorForm, visitorPage } from '~/site/account/visitor.server';
import { withQuery } from '~/site/account/with-query';
import { sitePaths } from '~/site/paths';
import { Button } from '~/ui/button';
import { Input } from '~/ui/controls';
import { Field } from '~/ui/field';

export const handle = { i18n: ['site', 'account'], keep: false };

export { privatePage as headers } from '~/site/account/private-page';

export async function loader(args: LoaderFunctionArgs) {
  const page = visitorPage(args);
  await leaveWhenSignedIn(page);
  return { seo: await accountSeo(page, page.t('account:signin.title'), sitePaths.signIn) };
}

/** With the e-mail known, on to the password; otherwise on to a new account. */
export async function action(args: ActionFunctionArgs) {
  const { api, language, form, t } = await visitorForm(args);
  const email = textOf(form, 'email');
  const answer = await calling(
    api.GET('/customers/check-user-exists', { params: { query: { email, lang_id: language } } }),
  );
  if (!('data' in answer) || !answer.data) return refuse(form, answer, t('account:failed'));
  const path = answer.data.exists ? sitePaths.signInPassword(language) : sitePaths.signUp(language);
  const next = textOf(form, 'next');
  return redirect(withQuery(path, { email, next, new: answer.data.exists ? '' : '1' }));
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.seo);

export default function SignIn() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const refused = useActionData() as Refused | undefined;
  const [query] = useSearchParams();
  const busy = useNavigation().state === 'submitting';
  return (
    <AccountPage
      title={t('signin.title')}
      lead={t('signin.lead')}
      after={
        <p>
          {t('signin.no_account')}{' '}
          <Link to={sitePaths.signUp(language)} className="link font-semibold">
            {t('signin.make_account')}
          </Link>
        </p>
      }
    >
      <Form method="post" noValidate className="grid gap-5">
        {refused ? <Notice tone="bad">{refused.message}</Notice> : <SignInReason />}
        <input type="hidden" name="next" value={query.get('next') ?? ''} />
        <Field label={t('email')} error={refused?.errors.email?.[0]} required>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              maxLength={254}
              defaultValue={refused?.values.email ?? query.get('email') ?? ''}
            />
          )}
        </Field>
        <Button type="submit" pending={busy} className="justify-self-start">
          {t('signin.next')}
        </Button>
      </Form>
    </AccountPage>
  );
}
